// SPDX-License-Identifier: MIT
import UIKitNames

/// Narrow, the list is what counts.
class AlwaysPrimary: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    return true
  }
}
