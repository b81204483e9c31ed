// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Shows a column: pushes or pops pages while collapsed, goes to the nearest mode while expanded.
  ///
  /// - Returns: The step, or `nil` if the call is ignored, because the column is shown already, is
  ///   empty or is not one that can be shown.
  package func showing(
    _ column: SplitViewColumn, from state: SplitState, in environment: SplitEnvironment
  ) -> SplitStep? {
    if column == .inspector { return showingInspector(from: state) }
    guard hasColumnCalls, column != .compact, style.has(column) else { return nil }
    guard state.isMounted else {
      switch column {
      case .primary:
        return storing(.tiled(sideColumns: style.sideColumnLimit), in: state)
      case .supplementary: return storing(.oneBesideSecondary, in: state)
      default: return nil
      }
    }
    guard state.isFilled(column) else { return nil }
    if state.isCollapsed { return collapsedStep(showing: column, from: state) }
    guard let target = target(showing: column, from: state, SplitMeasures(self, environment))
    else { return nil }
    return step(to: target, from: state, isReported: reportsProgrammaticColumnChanges)
  }

  /// Hides a column: pops its pages while collapsed, goes to the nearest mode while expanded.
  ///
  /// - Returns: The step, or `nil` if the call is ignored, because the column is hidden already or
  ///   is not one that can be hidden.
  package func hiding(
    _ column: SplitViewColumn, from state: SplitState, in environment: SplitEnvironment
  ) -> SplitStep? {
    if column == .inspector { return hidingInspector(from: state) }
    guard hasColumnCalls, column != .compact, style.has(column) else { return nil }
    guard state.isMounted else {
      let count = column == .primary ? style.sideColumnLimit - 1 : 0
      return column == .secondary ? nil : storing(.tiled(sideColumns: count), in: state)
    }
    if state.isCollapsed {
      guard column == state.topColumn, let below = state.column(below: column) else { return nil }
      return step(from: state, toTop: below)
    }
    guard column != .secondary, state.visible.contains(column) else { return nil }
    return step(
      to: target(hiding: column, from: state, SplitMeasures(self, environment)), from: state,
      isReported: reportsProgrammaticColumnChanges)
  }

  /// Whether columns are shown and hidden by name, as in every style but the classic one.
  private var hasColumnCalls: Bool { style != .unspecified }

  private func collapsedStep(showing column: SplitViewColumn, from state: SplitState)
    -> SplitStep?
  {
    guard let top = state.topColumn, top != .compact, top != column else { return nil }
    // A push over two borders stops at the page between them, and tells it so.
    if top == .primary, column == .secondary, state.isFilled(.supplementary) {
      return step(
        from: state, toTop: column,
        will: [.show(.supplementary), .hide(top), .hide(.supplementary), .show(column)])
    }
    return step(from: state, toTop: column)
  }

  /// Puts another column's pages on top of the collapsed stack.
  private func step(
    from state: SplitState, toTop column: SplitViewColumn, will: [ColumnEvent]? = nil
  ) -> SplitStep {
    var after = state
    after.topColumn = column
    let pair = (state.topColumn.map { [.hide($0)] } ?? []) + [ColumnEvent.show(column)]
    return SplitStep(will: will ?? pair, state: after)
  }

  private func storing(_ mode: SplitViewDisplayMode, in state: SplitState) -> SplitStep {
    SplitStep(state: requesting(from: state), preferredDisplayMode: mode)
  }
}

extension SplitConfiguration {
  /// Goes one page back while collapsed: within the column on top, or over its border.
  ///
  /// - Returns: The step, or `nil` at the first page. Within a column the step is silent.
  package func goingBack(from state: SplitState, in environment: SplitEnvironment) -> SplitStep? {
    guard state.isCollapsed, let top = state.topColumn else { return nil }
    let pages = top == .compact ? state.compactPages : state.pages[top]
    if pages.count > 1 { return setting(pages: pages.dropLast(), of: top, from: state) }
    return hiding(top, from: state, in: environment)
  }
}
