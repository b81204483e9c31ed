// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Shows a column: pushes or pops pages while collapsed, goes to the nearest mode while expanded.
  ///
  /// Expanded, side columns are tiled; one that does not fit stays hidden.
  ///
  /// - Returns: The step, or `nil` if the call is ignored, because the column is shown already, is
  ///   empty, does not fit or is not one that can be shown.
  package func showing(
    _ column: SplitViewColumn, from state: SplitState, in environment: SplitEnvironment
  ) -> SplitStep? {
    guard column != .compact, column != .inspector, style.has(column) else { return nil }
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
    if state.visible.contains(column) { return nil }
    let count = column == .primary ? style.sideColumnLimit : 1
    let measures = SplitMeasures(self, environment)
    guard measures.width >= measures.need(sideColumns: count) else { return nil }
    return step(to: .tiled(sideColumns: count), from: state)
  }

  /// Hides a column: pops its pages while collapsed, goes to the nearest mode while expanded.
  ///
  /// - Returns: The step, or `nil` if the call is ignored, because the column is hidden already or
  ///   is not one that can be hidden.
  package func hiding(
    _ column: SplitViewColumn, from state: SplitState, in environment: SplitEnvironment
  ) -> SplitStep? {
    guard column != .compact, column != .inspector, style.has(column) else { return nil }
    let count = column == .primary ? style.sideColumnLimit - 1 : 0
    guard state.isMounted else {
      return column == .secondary ? nil : storing(.tiled(sideColumns: count), in: state)
    }
    if state.isCollapsed {
      guard column == state.topColumn, let below = state.column(below: column) else { return nil }
      return step(from: state, toTop: below)
    }
    guard column != .secondary, state.visible.contains(column) else {
      return nil
    }
    return step(to: .tiled(sideColumns: count), from: state)
  }

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

  /// Goes to a mode by request, which becomes the stored one.
  private func step(to mode: SplitViewDisplayMode, from state: SplitState) -> SplitStep {
    var after = state
    after.displayMode = mode
    after.memory = SplitMemory()
    return SplitStep(
      announcedMode: mode,
      will: reportsProgrammaticColumnChanges
        ? ColumnEvent.difference(from: state, to: after) : [],
      state: after, preferredDisplayMode: mode, requests: state.memory.requests)
  }

  private func storing(_ mode: SplitViewDisplayMode, in state: SplitState) -> SplitStep {
    SplitStep(state: state, preferredDisplayMode: mode)
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
