// SPDX-License-Identifier: MIT
import UIKitNames

/// Forgets the selection when somebody has gone back to the list.
class ClearsSelection: NSObject, UISplitViewControllerDelegate, UINavigationControllerDelegate {
  weak var list: UIViewController?
  private(set) var selection: String? = "Message"

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if viewController === list { selection = nil }
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { selection == nil }
}
