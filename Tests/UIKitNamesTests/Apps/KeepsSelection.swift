// SPDX-License-Identifier: MIT
import Foundation
import UIKitNames

/// Keeps the detail only while a message is selected.
final class KeepsSelection: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let navigation = secondaryViewController as? UINavigationController,
      let message = navigation.viewControllers.first as? MessageViewController
    else { return false }
    return message.message == nil
  }
}
