// SPDX-License-Identifier: MIT
import Foundation
import UIKitNames

/// Hands the questions on to closures, with the old names of the arguments.
final class SplitHandler: NSObject {
  var onCollapse: ((UISplitViewController, UIViewController, UIViewController) -> Bool)?
  var onSeparate: ((UISplitViewController, UIViewController) -> UIViewController?)?
}

extension SplitHandler: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitVC: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { onCollapse?(splitVC, secondary, primary) ?? false }

  func splitViewController(
    _ splitVC: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController? { onSeparate?(splitVC, primary) }
}
