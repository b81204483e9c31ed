// SPDX-License-Identifier: MIT
import Foundation
import UIKitNames

/// Lets the button lay the list over the message.
class ModeDelegate: NSObject, UISplitViewControllerDelegate {
  private(set) var modes: [UISplitViewController.DisplayMode] = []

  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    switch svc.displayMode {
    case .oneBesideSecondary, .oneOverSecondary: return .secondaryOnly
    default: return .oneOverSecondary
    }
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    modes.append(displayMode)
  }
}
