// SPDX-License-Identifier: MIT

/// The numbers that a split view uses where nothing else was asked for.
///
/// All lengths are in application pixels. Start from a preset and change what you need:
///
/// ```swift
/// var metrics = SplitViewMetrics.desktop
/// metrics.primaryWidth = 280
/// ```
public struct SplitViewMetrics: Sendable, Hashable {
  /// The primary column's width beside one other column.
  public var primaryWidth: Double

  /// The primary column's width in a triple-column split view.
  public var primaryWidthInThreeColumns: Double

  /// The least width of a primary column that is tiled.
  public var primaryMinimum: Double

  /// The most a classic split view's primary column gets; `nil` for no limit.
  public var classicPrimaryMaximum: Double?

  /// The supplementary column's width.
  public var supplementaryWidth: Double

  /// The least width of a supplementary column that is tiled.
  public var supplementaryMinimum: Double

  /// The width that is kept for the secondary column when side columns are given theirs.
  ///
  /// It also decides whether two side columns fit beside it.
  public var secondaryMinimum: Double

  /// The width below which the secondary column has no side column beside it at all.
  ///
  /// Less than ``secondaryMinimum``, it lets one side column at its own minimum squeeze the
  /// secondary one. An app's minimum for the secondary column replaces both.
  public var secondaryFloor: Double

  /// The inspector's width.
  public var inspectorWidth: Double

  /// The least width of an inspector that is tiled.
  public var inspectorMinimum: Double

  /// The space after the primary column; a thicker divider makes it wider.
  public var primaryGap: Double

  /// The space between the supplementary and the secondary column; a thicker divider makes it wider.
  public var supplementaryGap: Double

  /// The width below which a split view collapses, at the usual text size.
  public var breakpoint: Double

  /// How much wider than needed a window must become before what it took away comes back.
  public var hysteresis: Double

  /// Whether a side column that only a lack of room hid comes back with the room.
  public var restoresColumnsWhenWidened: Bool
}
