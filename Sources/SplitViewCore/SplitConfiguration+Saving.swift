// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// What of a state comes back the next time.
  package func saved(_ state: SplitState) -> SplitViewState {
    var saved = SplitViewState()
    saved.primaryColumnWidth = state.userWidths.primary
    saved.supplementaryColumnWidth = state.userWidths.supplementary
    saved.inspectorColumnWidth = state.userWidths.inspector
    saved.preferredDisplayMode = preferredDisplayMode
    saved.chosenDisplayMode = state.memory.heldMode
    if !state.isMounted || state.isCollapsed {
      saved.displayMode = state.memory.resumedMode
    } else if !state.displayMode.isOver {
      saved.displayMode = state.displayMode
    }
    saved.hiddenColumns = Set(hiddenColumns(of: state).columns)
    saved.isInspectorShown = state.isInspectorShown || state.inspectorReturns
    return saved
  }

  /// The side columns that no width brings back.
  private func hiddenColumns(of state: SplitState) -> ColumnSet {
    let all = SplitViewDisplayMode.tiled(sideColumns: style.sideColumnLimit).columns(in: style)
    if staysSqueezedOut(state) { return all.subtracting(.secondary) }
    let request = request(in: state)
    return request == .automatic ? [] : all.subtracting(request.columns(in: style))
  }

  /// Whether side columns that had no room stay away until they are asked for.
  func staysSqueezedOut(_ state: SplitState) -> Bool {
    let request = request(in: state)
    return state.memory.isSqueezedOut && !restores && aim(of: request).isAutomatic
  }

  /// The state that goes on from a saved one, and the request that goes with it.
  ///
  /// The next layout carries it out. The inspector of a split view on screen is left to
  /// ``restoringInspector(_:from:)``, since it is told.
  package func restoring(_ saved: SplitViewState, into state: SplitState) -> (
    state: SplitState, preferredDisplayMode: SplitViewDisplayMode
  ) {
    var state = state
    state.userWidths.primary = saved.primaryColumnWidth
    state.userWidths.supplementary = saved.supplementaryColumnWidth
    state.userWidths.inspector = saved.inspectorColumnWidth
    state.memory = SplitMemory()
    state.memory.resumedMode = saved.displayMode
    // Without a mode to go on from the width decides afresh.
    state.memory.wasEmpty = saved.displayMode == nil
    state.memory.heldMode = saved.chosenDisplayMode
    var request = saved.preferredDisplayMode
    if request == .automatic, saved.chosenDisplayMode == nil {
      let sides = SplitViewDisplayMode.twoBesideSecondary.columns(in: style)
      let hidden = saved.hiddenColumns.filter { sides.contains($0) && $0 != .secondary }
      let left = style == .tripleColumn && hidden == [.primary] ? 1 : 0
      if !restores && left == 0 && !hidden.isEmpty {
        state.memory.isSqueezedOut = true
        state.memory.resumedMode = .secondaryOnly
        state.memory.wasEmpty = false
      } else if !hidden.isEmpty {
        request = .tiled(sideColumns: left)
      }
    }
    if !state.isMounted {
      state.isInspectorShown = saved.isInspectorShown
    } else if state.isCollapsed && !state.isInspectorShown {
      state.inspectorReturns = saved.isInspectorShown
    }
    return (state, request)
  }

  /// What a saved state changes at the inspector of a split view on screen; `nil` if nothing.
  package func restoringInspector(_ saved: SplitViewState, from state: SplitState) -> SplitStep? {
    guard state.isMounted else { return nil }
    if !saved.isInspectorShown { return hidingInspector(from: state) }
    return state.isCollapsed ? nil : showingInspector(from: state)
  }
}
