// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Gives a column other pages, or none, which empties it.
  ///
  /// What a column shows is its own affair: the step is silent unless the page on top of the
  /// collapsed stack goes away with its column, or is the first to come. After an emptied compact
  /// column, ``leavingCompact(from:)`` asks which column takes its place.
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
    var after = filling(column, with: pages, from: state)
    guard state.isMounted else { return SplitStep(state: after, filledColumn: column) }
    if column == .inspector { return inspectorStep(to: after, from: state) }
    if !state.isCollapsed { return SplitStep(state: after, filledColumn: column) }
    guard let top = state.topColumn else {
      guard after.isFilled(column) else { return SplitStep(state: after, filledColumn: column) }
      after.topColumn = column
      return SplitStep(will: [.show(column)], state: after, filledColumn: column)
    }
    if top == .compact || top != column || after.isFilled(top) {
      return SplitStep(state: after, filledColumn: column)
    }
    after.topColumn = after.successor(of: top)
    let successor = after.topColumn.map { [ColumnEvent.show($0)] } ?? []
    return SplitStep(
      will: [.hide(top)] + successor, state: after, filledColumn: column)
  }

  /// An inspector that is emptied goes, and one that is filled waits until it is shown.
  private func inspectorStep(to state: SplitState, from old: SplitState) -> SplitStep {
    SplitStep(
      will: old.visible.contains(.inspector) && !state.isInspectorShown
        ? [.hide(.inspector)] : [],
      state: state, filledColumn: .inspector)
  }

  /// Gives a column other pages from inside a question: what follows from it belongs to the
  /// transition that asks.
  package func filling(
    _ column: SplitViewColumn, with pages: [PageID], from state: SplitState
  ) -> SplitState {
    guard style.has(column) else { return state }
    var after = state
    if column == .compact {
      after.compactPages = pages
    } else {
      after.pages[column] = pages
    }
    if state.isMounted && !after.isFilled(.inspector) {
      after.isInspectorShown = false
      after.inspectorReturns = false
    }
    return after
  }
}
