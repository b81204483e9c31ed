// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Whether a column that only a lack of room hid comes back with the room.
  var restores: Bool { restoresColumnsWhenWidened ?? metrics.restoresColumnsWhenWidened }

  /// The mode that a request comes to, and what is to be remembered of it.
  ///
  /// Side columns are tiled as long as they fit; a request for columns that lie over the secondary
  /// one or displace it is taken in its tiled form, with the same number of side columns.
  func resolution(
    of request: SplitViewDisplayMode, _ occasion: SplitOccasion, state: SplitState,
    measures: SplitMeasures
  ) -> (mode: SplitViewDisplayMode, memory: SplitMemory) {
    var memory = state.memory
    memory.requests = 0
    if occasion != .resize { memory.isSqueezedOut = false }
    if state.hasNoColumn { return (.secondaryOnly, memory) }

    let current = state.displayMode.sideColumnCount ?? 0
    let sticks = request == .automatic && !restores
    if occasion == .resize && sticks && memory.isSqueezedOut { return (.secondaryOnly, memory) }

    var count = min(request.sideColumnCount ?? style.sideColumnLimit, style.sideColumnLimit)
    while count > 0 {
      // What a lack of room took away needs some room to spare to come back, or it would flicker.
      let isReturning = occasion == .resize && restores && count > current
      let spare = isReturning ? PixelGrid.snapped(metrics.hysteresis) : 0
      if measures.width >= measures.need(sideColumns: count) + spare { break }
      count -= 1
    }
    if occasion == .resize { memory.isSqueezedOut = sticks && count == 0 && current > 0 }
    return (.tiled(sideColumns: count), memory)
  }

  /// The mode that a request or an answer aims at in this style, in its tiled form.
  func tiledForm(of mode: SplitViewDisplayMode) -> SplitViewDisplayMode {
    guard let count = mode.sideColumnCount else { return .automatic }
    return .tiled(sideColumns: min(count, style.sideColumnLimit))
  }
}
