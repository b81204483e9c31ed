// SPDX-License-Identifier: MIT
import UIKitNames

/// Has one list for wide windows and another one for narrow ones.
class SwapsPrimary: NSObject, UISplitViewControllerDelegate {
  let wide: UINavigationController
  let narrow: UINavigationController
  var detail: UIViewController?

  init(wide: UINavigationController, narrow: UINavigationController) {
    self.wide = wide
    self.narrow = narrow
    super.init()
  }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { narrow }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { wide }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    detail = secondaryViewController
    return primaryViewController === narrow
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { detail }
}
