// SPDX-License-Identifier: MIT
import UIKitNames

/// A list's stack that parts with messages only.
class SeparatingNavigationController: UINavigationController {
  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    if topViewController is UINavigationController || topViewController is MessageViewController {
      return super.separateSecondaryViewController(for: splitViewController)
    }
    return UINavigationController(rootViewController: MessageViewController(message: nil))
  }
}
