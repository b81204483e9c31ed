// SPDX-License-Identifier: MIT

/// Why a split view has the layout that it has, and at which widths it gets another one.
///
/// ``description`` says all of it in one sentence. All lengths are in application pixels.
public struct SplitViewLayoutExplanation: Sendable, Hashable {
  /// The width that was shared out.
  public var width: Double

  /// The layout that this width has.
  public var layout: Layout

  /// What decided for ``layout``.
  public var rule: Rule

  /// The mode that was asked for, by the app, by a person or by the delegate at an expansion.
  public var request: SplitViewDisplayMode

  /// What decides between columns and pages.
  public var collapsePolicy: CollapsePolicy

  /// The width below which columns collapse; `nil` where the policy leaves nothing to the width.
  public var collapsesBelow: Double?

  /// The width from which pages expand; `nil` where the policy leaves nothing to the width.
  public var expandsFrom: Double?

  /// The widths of the columns on screen.
  public var columnWidths: [SplitViewColumn: Double]

  /// The width that was weighed against ``width``, and what it is made of; `nil` where no width
  /// had a say.
  ///
  /// It is that of ``layout`` where that fits, and that of the layout which was wanted where it
  /// doesn't.
  public var need: Need?

  /// What an inspector beside the other columns needs; `nil` while it isn't shown as a column.
  public var inspectorNeed: Need?

  /// The widest whole width below ``width`` at which the layout is another; `nil` if none is.
  public var thresholdBelow: Threshold?

  /// The least whole width above ``width`` at which the layout is another; `nil` if none is.
  public var thresholdAbove: Threshold?
}
