// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Whether a column that only a lack of room hid comes back with the room.
  package var restores: Bool { restoresColumnsWhenWidened ?? metrics.restoresColumnsWhenWidened }

  /// The mode that a request comes to, and what is to be remembered of it.
  ///
  /// Side columns are tiled as long as they fit. Where they don't, they lie over the secondary
  /// column if somebody asked for them, and are hidden if only the width changed.
  func resolution(
    of request: SplitViewDisplayMode, _ occasion: SplitOccasion, state: SplitState,
    measures: SplitMeasures
  ) -> (mode: SplitViewDisplayMode, memory: SplitMemory) {
    var memory = state.memory
    memory.requests = SplitRequests()
    memory.isStandIn = false
    memory.resumedMode = nil
    memory.wasEmpty = state.hasNoColumn
    if occasion != .resize { memory.isSqueezedOut = false }
    let aim = aim(of: request)
    if state.hasNoColumn || aim.count == 0 {
      memory.isSqueezedOut = false
      return (.secondaryOnly, memory)
    }
    switch aim.sharing {
    case .over:
      // Nothing is laid over content at a first layout, and nothing that is there goes.
      switch occasion {
      case .first: return (.secondaryOnly, memory)
      case .askedFor: return (.over(sideColumns: aim.count), memory)
      case .resize: return (state.displayMode.isOver ? state.displayMode : .secondaryOnly, memory)
      }
    case .displacing:
      switch occasion {
      case .first where measures.fits(sideColumns: aim.count), .askedFor:
        return (.twoDisplaceSecondary, memory)
      case .resize where state.displayMode == .twoDisplaceSecondary:
        return (.twoDisplaceSecondary, memory)
      case .first, .resize:
        return tiled(
          SplitAim(sharing: .beside, count: 1), occasion, state, memory, measures)
      }
    case .beside:
      return tiled(aim, occasion, state, memory, measures)
    }
  }

  private func tiled(
    _ aim: SplitAim, _ occasion: SplitOccasion, _ state: SplitState, _ memory: SplitMemory,
    _ measures: SplitMeasures
  ) -> (mode: SplitViewDisplayMode, memory: SplitMemory) {
    var memory = memory
    let sticks = aim.isAutomatic && !restores
    // What a lack of room took away needs some room to spare to come back, or it would flicker.
    let spare = restores ? PixelGrid.snapped(metrics.hysteresis) : 0
    if occasion == .resize && sticks && memory.isSqueezedOut { return (.secondaryOnly, memory) }
    if occasion == .resize && state.memory.isStandIn && state.displayMode.isOver {
      let comesBack = restores || aim.count > 1
      if comesBack && measures.width >= measures.need(sideColumns: aim.count) + spare {
        return (.tiled(sideColumns: aim.count), memory)
      }
      memory.isStandIn = true
      return (state.displayMode, memory)
    }
    if occasion == .askedFor && !aim.isAutomatic && !measures.fits(sideColumns: aim.count) {
      memory.isStandIn = true
      return (.over(sideColumns: aim.count), memory)
    }

    let current = state.displayMode.sideColumnCount ?? 0
    var count = aim.count
    while count > 0 {
      let isReturning = occasion == .resize && count > current
      if measures.width >= measures.need(sideColumns: count) + (isReturning ? spare : 0) { break }
      count -= 1
    }
    if count > 0 { memory.isSqueezedOut = false }
    if occasion == .resize && count == 0 && current > 0 { memory.isSqueezedOut = true }
    return (.tiled(sideColumns: count), memory)
  }
}
