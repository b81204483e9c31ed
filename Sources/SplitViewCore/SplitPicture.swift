// SPDX-License-Identifier: MIT

/// What is drawn of a split view at one moment, in whole application pixels: a plan at rest, or
/// something between two of them.
package struct SplitPicture: Sendable, Hashable {
  package var isCollapsed: Bool

  /// The width that is shared out.
  package var width: Int

  /// Whether the columns run from right to left.
  package var isMirrored: Bool

  /// Where the columns are; what is not on screen lies where it would come in from.
  package var columns: ColumnValues<RoundedSplitPlan.Frame>

  /// The side columns and the inspector that have a divider between them and what they stand beside.
  package var divided: ColumnSet = []

  /// The columns that lie over others, drawn above them.
  package var over: ColumnSet

  /// The columns that ``dimming`` lies on.
  package var covered: ColumnSet

  /// Whether the primary column pushes the others aside.
  package var isDisplaced: Bool

  /// How far what is covered is dimmed, from 0 to 1.
  package var dimming: Double

  /// How much is to be seen of the shadow at each column's inner edge, from 0 to 1.
  package var shadows = ColumnValues<Double>(repeating: 0)

  /// How far the inspector has come up as a sheet, from 0 to 1.
  package var sheet: Double

  /// A plan at rest.
  /// - Parameter rounded: The same plan in whole pixels.
  package init(_ plan: SplitPlan, _ rounded: RoundedSplitPlan) {
    isCollapsed = plan.isCollapsed
    width = rounded.width
    isMirrored = plan.isMirrored
    columns = rounded.columns
    if plan.primaryDivider != nil { divided.insert(.primary) }
    if plan.supplementaryDivider != nil { divided.insert(.supplementary) }
    if plan.inspectorDivider != nil { divided.insert(.inspector) }
    over = plan.over
    covered = plan.covered
    isDisplaced = plan.isDisplaced
    sheet = plan.isCollapsed && rounded.columns.inspector.isVisible ? 1 : 0
    dimming = plan.covered.isEmpty && sheet == 0 ? 0 : 1
    if !plan.isCollapsed {
      if over.contains(.inspector) { shadows.inspector = 1 }
      // Of two that lie over others side by side, the inner one's edge is that of both.
      if over.contains(.supplementary) {
        shadows.supplementary = 1
      } else if over.contains(.primary) {
        shadows.primary = 1
      }
    }
  }

  package init(_ plan: SplitPlan) { self.init(plan, plan.rounded()) }

  /// The columns that there is something to see of, or was, or will be.
  package var visible: ColumnSet {
    let all: [SplitViewColumn] = [.primary, .supplementary, .secondary, .inspector]
    return all.reduce(into: ColumnSet()) { set, column in
      if columns[column].isVisible { set.insert(ColumnSet(column)) }
    }
  }

  /// Whether a divider stands after a column.
  package func hasDivider(after column: SplitViewColumn) -> Bool {
    divided.contains(column == .secondary ? .inspector : column) && column != .inspector
  }
}
