// SPDX-License-Identifier: MIT

extension SplitViewLayoutExplanation {
  /// Which columns are on screen and how they share the width.
  public struct Layout: Sendable, Hashable {
    /// Whether there is one page at a time.
    public var isCollapsed: Bool

    /// The display mode, which is `oneBesideSecondary` and without meaning while collapsed.
    public var displayMode: SplitViewDisplayMode

    /// The side columns and the inspector that stand beside the secondary column, outermost first;
    /// none while collapsed.
    public var beside: [SplitViewColumn]

    /// The side columns and the inspector that lie over other columns; none while collapsed.
    public var over: [SplitViewColumn]

    /// The side columns that push the others aside; none while collapsed.
    public var displacing: [SplitViewColumn]
  }

  /// A width at which the layout changes.
  public struct Threshold: Sendable, Hashable {
    /// The first width that has the other layout: one pixel nearer, and it is still the present one.
    public var width: Int

    /// The layout there, if the delegate agrees to what is proposed to it.
    public var layout: Layout
  }
}
