// SPDX-License-Identifier: MIT
import UIKitNames

/// Three columns: narrow, the deepest one with a selection is on top.
class TopColumnBySelection: NSObject, UISplitViewControllerDelegate {
  var selectedMailbox: String?
  var selectedMessage: IndexPath?

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    if selectedMessage != nil { return proposedTopColumn }
    return selectedMailbox == nil ? .primary : .supplementary
  }
}
