// SPDX-License-Identifier: MIT
import UIKitNames

/// Narrow, a detail's pages go straight onto the list's stack.
class UnwrapsDetails: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    guard splitViewController.isCollapsed,
      let master = splitViewController.viewControllers.first as? UINavigationController,
      let detail = vc as? UINavigationController, let page = detail.topViewController
    else { return false }
    detail.viewControllers = []
    master.pushViewController(page, animated: true)
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let master = primaryViewController as? UINavigationController,
      let detail = secondaryViewController as? UINavigationController
    else { return false }
    let pages = detail.viewControllers
    detail.setViewControllers([UIViewController()], animated: false)
    master.setViewControllers(master.viewControllers + pages, animated: false)
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    guard let master = primaryViewController as? UINavigationController,
      let index = master.viewControllers.firstIndex(where: { $0 is MessageViewController })
    else { return UINavigationController(rootViewController: MessageViewController(message: nil)) }
    let pages = Array(master.viewControllers[index...])
    master.viewControllers.removeSubrange(index...)
    let detail = UINavigationController()
    detail.viewControllers = pages
    return detail
  }
}
