// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Hides a column whose divider is let go far beyond where it stops, as the button would.
  ///
  /// - Parameters:
  ///   - column: The column that the divider belongs to.
  ///   - width: The width that the pointer gives the column, which may be less than its minimum.
  ///   - state: The state in force.
  ///   - environment: The environment of the last layout.
  /// - Returns: The step, or `nil` if the column stays: the width is half its minimum or more, the
  ///   divider can't be dragged, or a column that a person can't hide would go.
  package func releasing(
    _ column: SplitViewColumn, at width: Double, from state: SplitState,
    in environment: SplitEnvironment
  ) -> SplitStep? {
    let plan = plan(for: state, in: environment)
    let dividers = [plan.primaryDivider, plan.supplementaryDivider, plan.inspectorDivider]
    guard let divider = dividers.compactMap({ $0 }).first(where: { $0.column == column }),
      divider.isDraggable, width < divider.minimum / 2, state.visible.contains(column)
    else { return nil }
    if column == .inspector {
      return lastingColumns.contains(.inspector) ? nil : hidingInspector(from: state)
    }
    let target = target(hiding: column, from: state, SplitMeasures(self, environment))
    if hidesLastingColumn(target, from: state) { return nil }
    return step(to: target, from: state, isReported: true)
  }
}
