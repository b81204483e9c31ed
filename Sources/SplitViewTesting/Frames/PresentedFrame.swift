// SPDX-License-Identifier: MIT
public import SplitView

/// One frame as it was painted, measured from the widgets and not from what was planned.
///
/// Without a split view under the stage's root there are no columns, and only widgets that got less
/// than their minimum are found.
public struct PresentedFrame: Sendable, Hashable {
  /// The width of the split view, or of the root without one, in application pixels.
  public var width: Int
  /// Whether one page at a time was shown.
  public var isCollapsed: Bool
  /// Every column with a visible pixel, by left edge; an overlay after what it covers on a tie.
  public var visibleColumns: [SplitViewController.Column]
  /// What was wrong, or nil when what was drawn is what the width calls for.
  public var problem: String?

  /// A frame as a test expects it.
  public init(
    width: Int, isCollapsed: Bool, visibleColumns: [SplitViewController.Column],
    problem: String? = nil
  ) {
    self.width = width
    self.isCollapsed = isCollapsed
    self.visibleColumns = visibleColumns
    self.problem = problem
  }
}
