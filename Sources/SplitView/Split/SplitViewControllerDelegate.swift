// SPDX-License-Identifier: MIT

/// Is asked and told about a split view's columns.
///
/// Every method has a default. The will-methods see the old state, the did-methods the new one.
/// Source: [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate).
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// The display mode is about to change.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)

  /// A column is about to come on screen.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)

  /// A column is about to leave the screen.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)

  /// A column has come on screen.
  func splitViewController(
    _ svc: SplitViewController, didShow column: SplitViewController.Column)

  /// A column has left the screen.
  func splitViewController(
    _ svc: SplitViewController, didHide column: SplitViewController.Column)

  /// Which column is on top once the columns are folded; content set here is honoured.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column

  /// Which display mode follows once the columns are unfolded.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode

  /// The columns have been folded into one stack.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)

  /// The columns have been unfolded.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
}

extension SplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, didShow column: SplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, didHide column: SplitViewController.Column
  ) {}

  /// Answers the proposal.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }

  /// Answers the proposal.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
}
