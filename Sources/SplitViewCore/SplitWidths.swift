// SPDX-License-Identifier: MIT

/// What each column of an expanded split view gets of its width.
struct SplitWidths {
  /// The widths that the columns have, or would have if they were shown.
  var columns: ColumnValues<Double>

  /// The room that the secondary column has where nothing displaces it, which a narrow view may
  /// make less than the width it is drawn with while displaced.
  var secondaryInPlace: Double

  /// The greatest width that was to be had for each column.
  var caps: ColumnValues<Double>

  var primaryGap: Double
  var supplementaryGap: Double
  var inspectorGap: Double
}

extension SplitConfiguration {
  /// Shares a width out: first the gaps, then the side columns from the outermost on, then the
  /// inspector; the secondary column gets the rest.
  func widths(of arrangement: SplitArrangement, _ state: SplitState, _ measures: SplitMeasures)
    -> SplitWidths
  {
    let total = measures.width
    let tiled = arrangement.tiled
    let tilesPrimary = tiled.contains(.primary)
    let tilesSupplementary = tiled.contains(.supplementary)
    let tilesInspector = tiled.contains(.inspector)
    var room = total
    func gap(_ isThere: Bool, _ width: Double) -> Double {
      let gap = isThere ? min(width, room) : 0
      room -= gap
      return gap
    }
    let primaryGap = gap(tilesPrimary, measures.primaryGap)
    let supplementaryGap = gap(tilesSupplementary, measures.supplementaryGap)
    let inspectorGap = gap(tilesInspector, measures.supplementaryGap)

    let reserve = measures.minimums.secondary + (tilesInspector ? measures.minimums.inspector : 0)
    func share(_ column: SplitViewColumn, _ isTiled: Bool, _ reserve: Double) -> (Double, Double) {
      let cap = isTiled ? room - reserve : total
      let wanted = width(of: column, cap: cap, userWidths: state.userWidths, measures: measures)
      // What is hidden waits with the width that it would have over others.
      let width = arrangement.shown.contains(column) ? min(wanted, isTiled ? room : total) : wanted
      if isTiled { room -= width }
      return (width, cap)
    }
    let (primary, primaryCap) = share(
      .primary, tilesPrimary,
      reserve + (tilesSupplementary ? measures.minimums.supplementary : 0))
    let (supplementary, supplementaryCap) = share(.supplementary, tilesSupplementary, reserve)
    let (inspector, inspectorCap) = share(
      .inspector, tilesInspector, measures.minimums.secondary)

    var result = SplitWidths(
      columns: ColumnValues(
        primary: primary, supplementary: supplementary, secondary: room, inspector: inspector),
      secondaryInPlace: room,
      caps: ColumnValues(
        primary: primaryCap, supplementary: supplementaryCap, secondary: total,
        inspector: inspectorCap),
      primaryGap: primaryGap, supplementaryGap: supplementaryGap, inspectorGap: inspectorGap)
    if arrangement.over.contains(.primary) && arrangement.over.contains(.supplementary) {
      squeeze(&result.columns, into: total - measures.primaryGap, measures)
    }
    if arrangement.isDisplaced && !tilesInspector {
      // It slides, so it needn't be squeezed where it would not fit beside the next column.
      result.columns.secondary = max(room, min(measures.secondaryFloor, total))
    }
    return result
  }

  /// Makes room for two columns over the secondary one: first the inner, then the outer gets
  /// narrower, down to their minimums.
  private func squeeze(
    _ columns: inout ColumnValues<Double>, into room: Double, _ measures: SplitMeasures
  ) {
    func narrow(_ column: SplitViewColumn, beside other: SplitViewColumn) {
      let left = max(room - columns[other], measures.minimums[column])
      columns[column] = max(min(columns[column], left), 0)
    }
    narrow(.supplementary, beside: .primary)
    narrow(.primary, beside: .supplementary)
  }
}
