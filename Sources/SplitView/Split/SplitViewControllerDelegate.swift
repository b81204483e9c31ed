// SPDX-License-Identifier: MIT

/// Is asked and told about a split view's columns.
///
/// Every method has a default. The will-methods see the old state, the did-methods the new one.
/// The methods of the classic style, at the end, are asked by a classic split view alone, which never
/// asks for the top column nor for the mode of an expansion: see <doc:ClassicStyle>.
/// Source: [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate).
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// The display mode is about to change.
  ///
  /// The split view still has the old one. It comes first of all that a change tells.
  /// Source: [splitViewController(_:willChangeTo:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willchangeto:)).
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)

  /// A column is about to come on screen.
  ///
  /// `show(_:)` and `hide(_:)` while unfolded tell of no column, unless
  /// ``SplitViewController/reportsProgrammaticColumnChanges`` is on.
  /// Source: [splitViewController(_:willShow:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willshow:)).
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)

  /// A column is about to leave the screen.
  ///
  /// Source: [splitViewController(_:willHide:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willhide:)).
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)

  /// A column has come on screen.
  ///
  /// Source: [splitViewController(_:didShow:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:didshow:)).
  func splitViewController(
    _ svc: SplitViewController, didShow column: SplitViewController.Column)

  /// A column has left the screen.
  ///
  /// Of one change all that left is told before all that came.
  /// Source: [splitViewController(_:didHide:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:didhide:)).
  func splitViewController(
    _ svc: SplitViewController, didHide column: SplitViewController.Column)

  /// Which column is on top once the columns are folded; content set here is honoured.
  ///
  /// An answer that names a column without content is replaced by the proposal, with a warning.
  /// Source: [splitViewController(_:topColumnForCollapsingToProposedTopColumn:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:topcolumnforcollapsingtoproposedtopcolumn:)).
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column

  /// Which display mode follows once the columns are unfolded.
  ///
  /// A mode that the style can't have is taken as near as it can be, with a warning. One that
  /// differs from the proposal holds until the next request or fold.
  /// Source: [splitViewController(_:displayModeForExpandingToProposedDisplayMode:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:displaymodeforexpandingtoproposeddisplaymode:)).
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode

  /// The columns have been folded into one stack.
  ///
  /// Source: [splitViewControllerDidCollapse(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontrollerdidcollapse(_:)).
  func splitViewControllerDidCollapse(_ svc: SplitViewController)

  /// The columns have been unfolded.
  ///
  /// Source: [splitViewControllerDidExpand(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontrollerdidexpand(_:)).
  func splitViewControllerDidExpand(_ svc: SplitViewController)

  // MARK: Sidebar gestures

  /// A swipe from the edge, which may show or hide a column, begins.
  ///
  /// Never called yet: there is no such swipe.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: SplitViewController)

  /// A swipe from the edge has ended, whether or not it changed anything.
  ///
  /// Never called yet: there is no such swipe.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController)

  // MARK: Classic style

  /// Which mode the display mode button leads to; ``SplitViewController/DisplayMode`` `automatic`
  /// leaves it to the split view.
  func targetDisplayModeForAction(in svc: SplitViewController) -> SplitViewController.DisplayMode

  /// The one controller to keep in a collapse; nil stands for the present primary one.
  func primaryViewController(forCollapsing splitViewController: SplitViewController)
    -> ViewController?

  /// Joins the secondary controller to the primary one in a collapse; false leaves it to the
  /// primary controller.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool

  /// The primary controller after an expansion; nil stands for the present one.
  func primaryViewController(forExpanding splitViewController: SplitViewController)
    -> ViewController?

  /// The secondary controller after an expansion; nil leaves it to the primary controller.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?

  /// Shows a controller in the app's own way; false leaves it to the split view.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool

  /// Shows a detail in the app's own way; false leaves it to the split view.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
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
