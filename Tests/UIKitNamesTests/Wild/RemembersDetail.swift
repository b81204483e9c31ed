// SPDX-License-Identifier: MIT
import Foundation
import UIKitNames

/// Drops the detail when narrow and brings the very same one back.
class RemembersDetail: NSObject, UISplitViewControllerDelegate {
  private var last: UIViewController?

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    last = secondaryViewController
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    defer { last = nil }
    return last
  }
}
