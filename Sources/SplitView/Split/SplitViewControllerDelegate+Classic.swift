// SPDX-License-Identifier: MIT

extension SplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: SplitViewController
  ) {}

  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController) {}

  /// Leaves it to the split view.
  public func targetDisplayModeForAction(
    in svc: SplitViewController
  ) -> SplitViewController.DisplayMode { .automatic }

  /// Keeps the present primary controller.
  public func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController? { nil }

  /// Leaves it to the primary controller.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }

  /// Keeps the present primary controller.
  public func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController? { nil }

  /// Leaves it to the primary controller.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }

  /// Leaves it to the split view.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }

  /// Leaves it to the split view.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
}
