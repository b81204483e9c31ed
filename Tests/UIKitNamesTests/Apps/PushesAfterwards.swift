// SPDX-License-Identifier: MIT
import Foundation
import UIKitNames

/// Narrow, a page with shortcuts lies over the list.
class PushesAfterwards: NSObject, UISplitViewControllerDelegate {
  private var detail: UIViewController?
  let shortcuts = MailboxViewController(name: "Shortcuts")

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    detail = secondaryViewController
    return true
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    let master = svc.viewControllers.first as? UINavigationController
    master?.pushViewController(shortcuts, animated: true)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { detail }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    let master = svc.viewControllers.first as? UINavigationController
    if master?.topViewController === shortcuts {
      master?.popViewController(animated: true)
    }
  }
}
