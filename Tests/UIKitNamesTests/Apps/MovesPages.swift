// SPDX-License-Identifier: MIT
import UIKitNames

/// Carries the messages from one stack to the other by hand.
class MovesPages: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let master = primaryViewController as? UINavigationController,
      let detail = secondaryViewController as? UINavigationController
    else { return false }
    let messages = detail.viewControllers
    detail.viewControllers = []
    for message in messages {
      master.pushViewController(message, animated: false)
    }
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    guard let master = primaryViewController as? UINavigationController else { return nil }
    var messages: [UIViewController] = []
    while master.topViewController is MessageViewController {
      guard let message = master.popViewController(animated: false) else { break }
      messages.insert(message, at: 0)
    }
    let detail = UINavigationController()
    detail.setViewControllers(messages, animated: false)
    return messages.isEmpty ? nil : detail
  }
}
