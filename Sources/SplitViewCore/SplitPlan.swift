// SPDX-License-Identifier: MIT

/// The layout of a state at a width.
package struct SplitPlan: Sendable, Hashable {
  package var isCollapsed: Bool
  package var displayMode: SplitViewDisplayMode
  package var topColumn: SplitViewColumn?

  /// The width that is shared out, in application pixels.
  ///
  /// It is the environment's one, brought into the range from 0 to 2³⁰ and onto a grid of 2⁻²⁰ on
  /// which all sums are exact; a width that is not a number counts as 0.
  package var width: Double

  /// Whether the columns run from right to left.
  package var isMirrored: Bool

  package var columns: ColumnValues<ColumnPlan>

  /// The divider after the primary column, if both its sides are tiled.
  package var primaryDivider: DividerPlan?

  /// The divider between the supplementary and the secondary column, if both are tiled.
  package var supplementaryDivider: DividerPlan?

  /// The divider before the inspector, if that is tiled.
  package var inspectorDivider: DividerPlan?

  /// The divider between a column and the next one; the inspector's stands after the secondary.
  package func divider(after column: SplitViewColumn) -> DividerPlan? {
    switch column {
    case .primary: primaryDivider
    case .supplementary: supplementaryDivider
    case .secondary: inspectorDivider
    case .compact, .inspector: nil
    }
  }

  /// The columns that lie over others, drawn above them; a displacing column is none of them.
  package var over: ColumnSet = []

  /// The columns that can't be used until what covers or displaces them is gone.
  package var covered: ColumnSet = []

  /// Whether the primary column pushes the others aside, some of them off the screen in part.
  package var isDisplaced = false
}
