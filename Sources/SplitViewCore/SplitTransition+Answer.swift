// SPDX-License-Identifier: MIT

extension SplitTransition {
  /// The step that follows the question.
  ///
  /// - Parameters:
  ///   - answer: The delegate's answer; `nil` takes the proposal.
  ///   - state: The state, read again after the question, which may have changed it.
  ///   - configuration: The configuration, read again.
  ///   - environment: The environment, read again.
  package func answered(
    _ answer: SplitAnswer?, state: SplitState, configuration: SplitConfiguration,
    environment: SplitEnvironment
  ) -> SplitStep {
    switch kind {
    case .collapse where state.style == .unspecified:
      return classicCollapseStep(answer, state: state)
    case .collapse, .leaveCompact:
      return collapseStep(answer, state: state, configuration: configuration)
    case .mount, .expand, .mode, .memory:
      return expandedStep(
        answer, state: state, configuration: configuration, environment: environment)
    }
  }

  private func collapseStep(
    _ answer: SplitAnswer?, state: SplitState, configuration: SplitConfiguration
  ) -> SplitStep {
    var proposed: SplitViewColumn?
    if case .topColumn(let column) = question, state.canBeOnTop(column) { proposed = column }
    var top = proposed ?? configuration.proposedTopColumn(of: state)
    var complaint: String?
    if case .topColumn(let column) = answer, column != top {
      if state.canBeOnTop(column) {
        top = column
      } else {
        complaint =
          "The delegate chose the \(column) column for the collapsed split view, which has no "
          + "content there. " + (top.map { "The \($0) column is used instead." } ?? "")
      }
    }

    var after = collapsedState(from: state)
    after.topColumn = top
    let isLeavingCompact = kind == .leaveCompact
    var will: [ColumnEvent] = []
    if isLeavingCompact {
      will.append(.hide(.compact))
      if let top { will.append(.show(top)) }
    } else if let top {
      will = Self.events(collapsing: state, to: top, root: state.rootColumn ?? top)
    }
    if !isLeavingCompact {
      if state.visible.contains(.inspector) { will.append(.hide(.inspector)) }
      after.putAwayInspector()
    }
    return SplitStep(
      will: will, completion: isLeavingCompact ? nil : .collapsed, state: after,
      complaint: complaint, requests: requests)
  }

  /// The state after a collapse, but for what is on top.
  private func collapsedState(from state: SplitState) -> SplitState {
    var after = state
    after.isMounted = true
    after.isCollapsed = true
    after.displayMode = target
    after.memory = memory
    return after
  }

  private func classicCollapseStep(_ answer: SplitAnswer?, state: SplitState) -> SplitStep {
    var arrangement = ClassicArrangement(primary: state.pages.primary, secondary: [])
    if case .arrangement(let made) = answer { arrangement = made }
    var after = collapsedState(from: state)
    after.arrange(arrangement)
    // The app may have given the root only now.
    var will =
      after.topColumn.map { Self.events(collapsing: state, to: $0, root: .primary) } ?? []
    if state.visible.contains(.inspector) { will.append(.hide(.inspector)) }
    after.putAwayInspector()
    return SplitStep(
      will: will, completion: .collapsed, state: after, requests: requests,
      arrangement: arrangement)
  }

  /// A collapse first shows the root alone and then pushes what is on top, and tells it so.
  private static func events(
    collapsing state: SplitState, to top: SplitViewColumn, root: SplitViewColumn
  ) -> [ColumnEvent] {
    let visible = state.visible
    var will: [ColumnEvent] = []
    if top == .compact {
      if visible.contains(.supplementary) { will.append(.hide(.supplementary)) }
      will.append(.show(.compact))
      if visible.contains(.primary) { will.append(.hide(.primary)) }
      if visible.contains(.secondary) { will.append(.hide(.secondary)) }
      return will
    }
    if visible.contains(.supplementary) && root != .supplementary {
      will.append(.hide(.supplementary))
    }
    if !visible.contains(root) { will.append(.show(root)) }
    if visible.contains(.secondary) && root != .secondary { will.append(.hide(.secondary)) }
    if top != root { will += [.hide(root), .show(top)] }
    return will
  }

  private func expandedStep(
    _ answer: SplitAnswer?, state: SplitState, configuration: SplitConfiguration,
    environment: SplitEnvironment
  ) -> SplitStep {
    var after = state
    after.isMounted = true
    after.isCollapsed = false
    after.topColumn = nil
    after.displayMode = target
    after.memory = memory
    if kind == .expand && state.inspectorReturns {
      after.isInspectorShown = true
      after.inspectorReturns = false
    }
    var announced: SplitViewDisplayMode?
    var complaint: String?
    if kind == .expand, case .displayMode(let mode) = answer, mode != target {
      let aim = configuration.aim(of: mode)
      let result = configuration.resolution(
        of: mode, .askedFor, state: state,
        measures: SplitMeasures(configuration, environment))
      if aim.mode != mode {
        complaint =
          "The delegate chose the display mode \(mode) for the expanded split view, which can't "
          + "be had here. The mode \(result.mode) is used instead."
      }
      if result.mode != target {
        announced = result.mode
        after.displayMode = result.mode
        after.memory = result.memory
        after.memory.heldMode = mode
      }
    }
    after.memory = after.memory.after(state.memory.requests - requests)
    var arrangement: ClassicArrangement?
    if kind == .expand && state.style == .unspecified {
      var made = ClassicArrangement(
        primary: state.pages.primary.filter { !state.pages.secondary.contains($0) },
        secondary: state.pages.secondary)
      if case .arrangement(let answered) = answer { made = answered }
      after.arrange(made)
      arrangement = made
    }
    return SplitStep(
      announcedMode: announced, will: ColumnEvent.difference(from: state, to: after),
      completion: kind == .expand ? .expanded : nil, state: after, complaint: complaint,
      requests: requests, arrangement: arrangement)
  }
}

extension SplitState {
  /// Hides the inspector until the next expansion.
  fileprivate mutating func putAwayInspector() {
    guard isInspectorShown else { return }
    isInspectorShown = false
    inspectorReturns = true
  }
}
