// SPDX-License-Identifier: MIT

/// What a person does with a divider.
extension SplitConfiguration {
  /// Notes the width that a person drags a column to, between the limits of its divider.
  ///
  /// - Returns: The state with the clamped width, or the same state if the column has no divider
  ///   that can be dragged now or the width is no number.
  package func dragging(
    _ column: SplitViewColumn, to width: Double, from state: SplitState,
    in environment: SplitEnvironment
  ) -> SplitState {
    guard let divider = divider(of: column, state, environment), divider.isDraggable, !width.isNaN
    else { return state }
    var state = state
    state.userWidths[column] = min(max(width, divider.minimum), divider.maximum)
    return state
  }

  /// What letting go of a divider does that was dragged to a width: less than half of the least
  /// width hides the column, as the button would.
  ///
  /// - Parameter width: Where the pointer is, not where the divider stopped.
  /// - Returns: The step, or `nil` if the column stays. Then ``dragging(_:to:from:in:)`` has its width.
  package func releasing(
    _ column: SplitViewColumn, at width: Double, from state: SplitState,
    in environment: SplitEnvironment
  ) -> SplitStep? {
    guard let divider = divider(of: column, state, environment), divider.isDraggable,
      width < divider.minimum / 2, !lastingColumns.contains(column)
    else { return nil }
    if column == .inspector { return hidingInspector(from: state) }
    let target = target(hiding: column, from: state, SplitMeasures(self, environment))
    if hidesLastingColumn(target, from: state) { return nil }
    return step(to: target, from: state, isReported: true)
  }

  private func divider(
    of column: SplitViewColumn, _ state: SplitState, _ environment: SplitEnvironment
  ) -> DividerPlan? {
    let plan = plan(for: state, in: environment)
    return [plan.primaryDivider, plan.supplementaryDivider, plan.inspectorDivider]
      .compactMap { $0 }.first { $0.column == column }
  }
}
