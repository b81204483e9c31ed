// SPDX-License-Identifier: MIT
package import GtkInterop
package import SplitView

/// What a split view says of itself, to be held against what is drawn.
package struct SplitReading {
  /// The columns of a split view.
  package typealias Column = SplitViewController.Column

  /// Where a column has its place at a moment of a motion.
  package struct MovingColumn {
    /// Which one.
    package var column: Column
    /// Where it is to lie.
    package var rect: PixelRect

    /// A place from its parts.
    package init(_ column: Column, _ rect: PixelRect) { (self.column, self.rect) = (column, rect) }
  }

  /// Whether it shows one page at a time.
  package var isCollapsed: Bool
  /// Whether a transition is on its way.
  package var isTransitioning: Bool
  /// How the columns share the room while expanded.
  package var displayMode: SplitViewController.DisplayMode
  /// The filled columns that belong on screen, in the order P, S, D, C, I.
  package var shown: [Column]
  /// The columns that lie over others.
  package var over: [Column]
  /// Whether the primary column is on the right.
  package var isMirrored: Bool
  /// The space after a column, where the divider is thinner.
  package var primaryGap: Double
  /// The space between the supplementary and the secondary column, where the divider is thinner.
  package var supplementaryGap: Double
  /// Where the columns are to be at this moment, while they come and go; nil while they don't.
  package var moving: [MovingColumn]?

  /// A reading from its parts; by default of columns side by side without gaps.
  package init(
    isCollapsed: Bool = false, isTransitioning: Bool = false,
    displayMode: SplitViewController.DisplayMode = .oneBesideSecondary, shown: [Column],
    over: [Column] = [], isMirrored: Bool = false, primaryGap: Double = 0,
    supplementaryGap: Double = 0, moving: [MovingColumn]? = nil
  ) {
    self.isCollapsed = isCollapsed
    self.isTransitioning = isTransitioning
    self.displayMode = displayMode
    self.shown = shown
    self.over = over
    self.isMirrored = isMirrored
    self.primaryGap = primaryGap
    self.supplementaryGap = supplementaryGap
    self.moving = moving
  }

  /// The columns that belong on screen, from left to right.
  var shownFromLeft: [Column] { isMirrored ? shown.reversed() : shown }
}
