// SPDX-License-Identifier: MIT

/// A mode that a call, a button or a click leads to.
struct ModeTarget: Sendable, Hashable {
  var mode: SplitViewDisplayMode

  /// Whether columns lie over others only because they don't fit beside them.
  var isStandIn = false

  /// What becomes the request; `nil` leaves the present one in force.
  var request: SplitViewDisplayMode?

  /// A mode that becomes the request as it is.
  static func requesting(_ mode: SplitViewDisplayMode) -> ModeTarget {
    ModeTarget(mode: mode, request: mode)
  }
}

extension SplitConfiguration {
  /// Goes to a mode, which becomes the stored request if it was asked for.
  ///
  /// - Parameter isReported: Whether columns are told of, not the mode alone.
  func step(to target: ModeTarget, from state: SplitState, isReported: Bool) -> SplitStep {
    var after = state
    after.displayMode = target.mode
    after.memory = SplitMemory(isStandIn: target.isStandIn)
    if target.request == nil { after.memory.heldMode = state.memory.heldMode }
    return SplitStep(
      announcedMode: target.mode == state.displayMode ? nil : target.mode,
      will: isReported ? ColumnEvent.difference(from: state, to: after) : [],
      state: after, preferredDisplayMode: target.request, requests: state.memory.requests)
  }

  /// Where showing a column leads to; `nil` if it is to be seen already.
  func target(
    showing column: SplitViewColumn, from state: SplitState, _ measures: SplitMeasures
  ) -> ModeTarget? {
    let mode = state.displayMode
    if column == .secondary {
      if mode == .twoDisplaceSecondary { return uncovering(from: state, measures) }
      return mode.isOver && uncoversSecondaryOnShow ? uncovering(from: state, measures) : nil
    }
    if state.visible.contains(column) { return nil }
    let count = column == .primary ? style.sideColumnLimit : 1
    if preferredSplitBehavior == .displace && count > 1 {
      return .requesting(.twoDisplaceSecondary)
    }
    if preferredSplitBehavior == .overlay { return over(count) }
    if mode == .oneOverSecondary && count > 1 && preferredSplitBehavior == .automatic {
      // One more column lies where the first one lies.
      let isStandIn = state.memory.isStandIn && !measures.fits(sideColumns: count)
      return isStandIn ? asked(count, measures) : over(count)
    }
    return asked(count, measures)
  }

  /// Where hiding a column that is to be seen leads to.
  func target(
    hiding column: SplitViewColumn, from state: SplitState, _ measures: SplitMeasures
  ) -> ModeTarget {
    guard column == .primary && style == .tripleColumn else {
      return .requesting(.secondaryOnly)
    }
    return preferredSplitBehavior == .overlay ? over(1) : asked(1, measures)
  }

  /// Where a click on what is covered leads to; `nil` if nothing is.
  func uncovering(from state: SplitState, _ measures: SplitMeasures) -> ModeTarget? {
    switch state.displayMode {
    case .oneOverSecondary:
      return closing(.requesting(.secondaryOnly), from: state, measures)
    case .twoOverSecondary:
      // Only the outermost column lies over anything where both merely did not fit.
      let count = state.memory.isStandIn && measures.fits(sideColumns: 1) ? 1 : 0
      return closing(.requesting(.tiled(sideColumns: count)), from: state, measures)
    case .twoDisplaceSecondary:
      let canTile = preferredSplitBehavior != .overlay && measures.fits(sideColumns: 1)
      return .requesting(.tiled(sideColumns: canTile ? 1 : 0))
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary:
      return nil
    }
  }

  /// So many side columns: beside the secondary one if they fit, else over it.
  func asked(_ count: Int, _ measures: SplitMeasures) -> ModeTarget {
    let tiled = SplitViewDisplayMode.tiled(sideColumns: count)
    if count == 0 || measures.fits(sideColumns: count) {
      return .requesting(tiled)
    }
    return ModeTarget(mode: .over(sideColumns: count), isStandIn: true, request: tiled)
  }

  func over(_ count: Int) -> ModeTarget { .requesting(.over(sideColumns: count)) }

  /// A person who closes what only stands for columns that don't fit hides nothing: they are
  /// squeezed out again, and the request for them stays.
  func closing(
    _ target: ModeTarget, from state: SplitState, _ measures: SplitMeasures
  ) -> ModeTarget {
    var target = target
    let count = state.displayMode.sideColumnCount ?? 0
    if state.memory.isStandIn && !target.mode.isOver && !measures.fits(sideColumns: count) {
      target.request = nil
    }
    return target
  }
}
