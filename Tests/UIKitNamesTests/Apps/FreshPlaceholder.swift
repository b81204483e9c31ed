// SPDX-License-Identifier: MIT
import Foundation
import UIKitNames

/// Wide, there is always something on the right.
class FreshPlaceholder: NSObject, UISplitViewControllerDelegate {
  private(set) var made = 0

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    if let navigation = primaryViewController as? UINavigationController,
      navigation.topViewController is MessageViewController
    {
      return nil
    }
    made += 1
    return UINavigationController(rootViewController: MessageViewController(message: nil))
  }
}
