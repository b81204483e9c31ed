// SPDX-License-Identifier: MIT
import Foundation
import UIKitNames

/// Gives every detail a navigation controller.
class WrappingSplitViewController: UISplitViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController || vc.parent is UINavigationController {
      super.showDetailViewController(vc, sender: sender)
    } else {
      super.showDetailViewController(
        UINavigationController(rootViewController: vc), sender: sender)
    }
  }
}
