// SPDX-License-Identifier: MIT
public import SplitView

extension DelegateRecorder {
  /// Logs `mode(…)`.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  ) {
    record("mode(\(DelegateToken.mode(displayMode)))")
  }

  /// Logs `wS(…)`.
  public func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
  ) {
    record("wS(\(DelegateToken.column(column)))")
  }

  /// Logs `wH(…)`.
  public func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
  ) {
    record("wH(\(DelegateToken.column(column)))")
  }

  /// Logs `dS(…)`.
  public func splitViewController(
    _ splitViewController: SplitViewController, didShow column: SplitViewController.Column
  ) {
    record("dS(\(DelegateToken.column(column)))")
  }

  /// Logs `dH(…)`.
  public func splitViewController(
    _ splitViewController: SplitViewController, didHide column: SplitViewController.Column
  ) {
    record("dH(\(DelegateToken.column(column)))")
  }

  /// Answers by ``topColumnForCollapsing`` and logs `top?(…→…)`.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    let answer = topColumnForCollapsing?(proposedTopColumn) ?? proposedTopColumn
    record("top?(\(DelegateToken.column(proposedTopColumn))→\(DelegateToken.column(answer)))")
    return answer
  }

  /// Answers by ``displayModeForExpanding`` and logs `exp?(…→…)`.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode {
    let answer = displayModeForExpanding?(proposedDisplayMode) ?? proposedDisplayMode
    record("exp?(\(DelegateToken.mode(proposedDisplayMode))→\(DelegateToken.mode(answer)))")
    return answer
  }

  /// Logs `didCollapse`.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {
    record("didCollapse")
  }

  /// Logs `didExpand`.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {
    record("didExpand")
  }

  /// Logs `GestureWillBegin`.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: SplitViewController
  ) {
    record("GestureWillBegin")
  }

  /// Logs `GestureDidEnd`.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController) {
    record("GestureDidEnd")
  }
}
