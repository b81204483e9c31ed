// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Gives a column other pages, or none, which empties it.
  ///
  /// What a column shows is its own affair: the step is silent unless the page on top of the
  /// collapsed stack goes away with its column, or is the first to come. After an emptied compact
  /// column, ``change(from:in:)`` asks which column takes its place.
  ///
  /// - Parameters:
  ///   - pages: The column's whole stack, root first.
  ///   - column: Any column; one that the style lacks is left alone.
  ///   - state: The state before.
  package func setting(
    pages: [PageID], of column: SplitViewColumn, from state: SplitState
  ) -> SplitStep {
    guard style.has(column) else {
      return SplitStep(
        state: state, complaint: "A split view of this style has no \(column) column to fill.")
    }
    if style == .unspecified && column != .inspector {
      return settingClassic(pages: pages, of: column, from: state)
    }
    var after = state
    if column == .compact {
      after.compactPages = pages
    } else {
      after.pages[column] = pages
    }
    guard state.isMounted else { return SplitStep(state: after, filledColumn: column) }
    if column == .inspector { return inspectorStep(to: after, from: state) }
    if !state.isCollapsed {
      // With its first content a split view decides afresh.
      if state.hasNoColumn && !after.hasNoColumn { after.memory = SplitMemory(isAfresh: true) }
      return SplitStep(state: after, filledColumn: column)
    }
    guard let top = state.topColumn else {
      guard after.isFilled(column) else { return SplitStep(state: after, filledColumn: column) }
      after.topColumn = column
      return SplitStep(will: [.show(column)], state: after, filledColumn: column)
    }
    if top == .compact || top != column || after.isFilled(top) {
      return SplitStep(state: after, filledColumn: column)
    }
    after.topColumn = after.column(below: top) ?? after.rootColumn
    let successor = after.topColumn.map { [ColumnEvent.show($0)] } ?? []
    return SplitStep(
      will: [.hide(top)] + successor, state: after, filledColumn: column)
  }

  /// An inspector that is emptied goes, and one that is filled waits until it is shown.
  private func inspectorStep(to state: SplitState, from old: SplitState) -> SplitStep {
    var after = state
    if !after.isFilled(.inspector) {
      after.isInspectorShown = false
      after.inspectorReturns = false
    }
    return SplitStep(
      will: old.visible.contains(.inspector) && !after.isInspectorShown
        ? [.hide(.inspector)] : [],
      state: after, filledColumn: .inspector)
  }

  /// Notes the width that a person drags a column to, between the limits of its divider.
  ///
  /// - Returns: The state with the clamped width, or the same state if the column has no divider
  ///   now or the width is no number.
  package func dragging(
    _ column: SplitViewColumn, to width: Double, from state: SplitState,
    in environment: SplitEnvironment
  ) -> SplitState {
    let plan = plan(for: state, in: environment)
    let dividers = [plan.primaryDivider, plan.supplementaryDivider, plan.inspectorDivider]
    guard let divider = dividers.compactMap({ $0 }).first(where: { $0.column == column }),
      !width.isNaN
    else { return state }
    var state = state
    state.userWidths[column] = min(max(width, divider.minimum), divider.maximum)
    return state
  }
}
