// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// What the width or the preferences now call for; `nil` if the state stays as it is.
  ///
  /// After the transition's step is committed, the same question has no answer any more.
  package func change(from state: SplitState, in environment: SplitEnvironment)
    -> SplitTransition?
  {
    let collapses = callsForCollapse(state, environment)
    if state.isMounted && state.isCollapsed && collapses { return leavingCompact(from: state) }
    if collapses { return collapse(.collapse, from: state) }

    let measures = SplitMeasures(self, environment)
    if !state.isMounted || state.isCollapsed {
      let first = resolution(.first, state, measures)
      let question =
        style == .unspecified ? SplitQuestion.separate : .displayMode(first.mode)
      return SplitTransition(
        kind: state.isCollapsed ? .expand : .mount,
        announcedMode: first.mode == state.displayMode ? nil : first.mode,
        question: state.isCollapsed ? question : nil,
        target: first.mode, memory: first.memory, requests: state.memory.requests)
    }

    // With its first content a split view decides afresh.
    let isFirst = state.memory.wasEmpty && !state.hasNoColumn
    let occasion: SplitOccasion =
      !state.memory.requests.isEmpty ? .askedFor : isFirst ? .first : .resize
    let next = resolution(occasion, state, measures)
    if next.mode == state.displayMode {
      if next.memory == state.memory { return nil }
      return SplitTransition(
        kind: .memory, announcedMode: nil, question: nil, target: next.mode, memory: next.memory,
        requests: state.memory.requests)
    }
    return SplitTransition(
      kind: .mode, announcedMode: next.mode, question: nil, target: next.mode,
      memory: next.memory, requests: state.memory.requests)
  }

  /// What the request in force comes to; a restored mode counts as the one that was resized.
  private func resolution(
    _ occasion: SplitOccasion, _ state: SplitState, _ measures: SplitMeasures
  ) -> (mode: SplitViewDisplayMode, memory: SplitMemory) {
    let request = request(in: state)
    let isAsked = state.isMounted && !state.memory.requests.isEmpty
    guard let resumed = state.memory.resumedMode, !isAsked else {
      return resolution(of: request, occasion, state: state, measures: measures)
    }
    var old = state
    old.displayMode = resumed
    return resolution(of: request, .resize, state: old, measures: measures)
  }

  /// Notes that the app changed ``preferredDisplayMode``, which the next layout answers.
  ///
  /// Changing it back before that layout is a request as well. Mounting and expanding answer all
  /// that was asked for before; what is asked for while they are told, the layout after answers.
  package func requesting(from state: SplitState) -> SplitState {
    var state = state
    var requests = state.memory.requests
    requests.modes += 1
    state.memory = state.memory.after(requests)
    return state
  }

  /// Notes that the app changed ``preferredSplitBehavior``, which is a request as well.
  package func requestingBehavior(from state: SplitState) -> SplitState {
    var state = state
    var requests = state.memory.requests
    requests.behaviors += 1
    state.memory = state.memory.after(requests)
    return state
  }

  /// What follows once the compact column was emptied while it was up; `nil` if it was not.
  package func leavingCompact(from state: SplitState) -> SplitTransition? {
    guard state.topColumn == .compact && !state.hasCompact else { return nil }
    return collapse(.leaveCompact, from: state)
  }

  /// The column that a collapse proposes to have on top; `nil` without any content.
  func proposedTopColumn(of state: SplitState) -> SplitViewColumn? {
    if state.hasCompact { return .compact }
    if let preferred = preferredCompactColumn, state.canBeOnTop(preferred) { return preferred }
    return state.lastColumn
  }

  private func collapse(_ kind: SplitTransition.Kind, from state: SplitState) -> SplitTransition {
    let mode = SplitViewDisplayMode.oneBesideSecondary
    return SplitTransition(
      kind: kind, announcedMode: state.displayMode == mode ? nil : mode,
      question: style == .unspecified
        ? .join : proposedTopColumn(of: state).map { .topColumn($0) },
      target: mode, memory: SplitMemory(), requests: state.memory.requests)
  }
}
