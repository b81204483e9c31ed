// SPDX-License-Identifier: MIT
import UIKitNames

/// Tabs on the left, whose selected stack takes the detail in and gives it back.
class TabbedPrimary: UITabBarController {
  private var stack: UINavigationController? {
    selectedViewController as? UINavigationController
  }

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    guard let detail = secondaryViewController as? UINavigationController else { return }
    let pages = detail.popToRootViewController(animated: false) ?? []
    let all = detail.viewControllers + pages
    detail.setViewControllers([], animated: false)
    stack?.viewControllers.append(contentsOf: all)
  }

  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard let stack, let root = stack.viewControllers.first,
      let pages = stack.popToViewController(root, animated: false), !pages.isEmpty
    else { return nil }
    let detail = UINavigationController()
    detail.viewControllers = pages
    return detail
  }
}
