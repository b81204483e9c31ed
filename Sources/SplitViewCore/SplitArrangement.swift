// SPDX-License-Identifier: MIT

/// Which columns share the width of an expanded split view, and which lie over others.
struct SplitArrangement: Sendable, Hashable {
  /// The columns with content or, for the secondary one, with room.
  var shown: ColumnSet

  /// The side columns and the inspector that take their width from the secondary column.
  var tiled: ColumnSet

  /// The side columns that lie over others.
  var over: ColumnSet

  /// Whether all but the primary column is pushed aside by it.
  var isDisplaced: Bool

  /// All that lies over others, an inspector that doesn't fit beside them too.
  var overlaid: ColumnSet { over.union(shown.intersection(.inspector).subtracting(tiled)) }

  /// What can't be used until ``over`` or the displacing columns are gone.
  var covered: ColumnSet {
    if isDisplaced { return .secondary }
    return over.isEmpty ? [] : shown.subtracting(over)
  }
}

extension SplitConfiguration {
  /// How the columns of an expanded state share a width.
  func arrangement(of state: SplitState, _ measures: SplitMeasures) -> SplitArrangement {
    let sides: ColumnSet = [.primary, .supplementary]
    var shown = state.displayMode.columns(in: style).intersection(state.filled)
    var result = SplitArrangement(shown: [], tiled: [], over: [], isDisplaced: false)
    let side = shown.intersection(sides)
    switch state.displayMode {
    case .automatic, .secondaryOnly: break
    case .oneBesideSecondary, .twoBesideSecondary: result.tiled = side
    case .oneOverSecondary: result.over = side
    case .twoOverSecondary:
      // A column that stands for a tiled one lies over the next one, which keeps its place.
      let keepsNext = state.memory.isStandIn && measures.fits(sideColumns: 1)
      result.over = keepsNext ? side.intersection(.primary) : side
      result.tiled = side.subtracting(result.over)
    case .twoDisplaceSecondary:
      result.tiled = side.intersection(.supplementary)
      result.isDisplaced = side.contains(.primary)
    }
    if state.isInspectorShown && state.isFilled(.inspector) {
      shown.insert(.inspector)
      if measures.width >= measures.need(tiling: result.tiled.union(.inspector)) {
        result.tiled.insert(.inspector)
      }
    }
    result.shown = shown.union(.secondary)
    return result
  }
}

extension SplitMeasures {
  /// The least width for these columns beside a secondary column at its minimum.
  func need(tiling columns: ColumnSet) -> Double {
    var need = minimums.secondary
    if columns.contains(.primary) { need += minimums.primary + primaryGap }
    if columns.contains(.supplementary) { need += minimums.supplementary + supplementaryGap }
    if columns.contains(.inspector) { need += minimums.inspector + supplementaryGap }
    return need
  }
}
