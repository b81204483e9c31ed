// SPDX-License-Identifier: MIT
internal import SplitView

/// What a split view says of itself, to be held against what is drawn.
struct SplitReading {
  typealias Column = SplitViewController.Column

  /// Whether it shows one page at a time.
  var isCollapsed: Bool
  /// Whether a transition is on its way.
  var isTransitioning: Bool
  /// How the columns share the room while expanded.
  var displayMode: SplitViewController.DisplayMode
  /// The filled columns that belong on screen, in the order P, S, D, C, I.
  var shown: [Column]
  /// Whether the primary column is on the right.
  var isMirrored: Bool
  /// The space after a column, where the divider is thinner.
  var primaryGap: Double
  /// The space between the supplementary and the secondary column, where the divider is thinner.
  var supplementaryGap: Double

  /// The columns that belong on screen, from left to right.
  var shownFromLeft: [Column] { isMirrored ? shown.reversed() : shown }
}
