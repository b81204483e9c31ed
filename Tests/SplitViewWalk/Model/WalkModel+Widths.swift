// SPDX-License-Identifier: MIT

extension WalkModel {
  var preset: WalkPreset { WalkPreset(metrics: metrics, style: isClassic ? .classic : style) }

  /// The gap between the primary column and its neighbour.
  var primaryGap: Double { max(preset.primaryGap, handle) }

  /// The gap on either side of the secondary column.
  var secondaryGap: Double { max(preset.secondaryGap, handle) }

  private func minimum(_ column: WalkColumn) -> Double {
    minimums[column] ?? preset.minimum(column)
  }

  /// The width of a column that has so much room.
  private func width(_ column: WalkColumn, cap: Double) -> Double {
    var want = preset.width(column)
    if let fraction = fractions[column] { want = fraction * width }
    if let preferred = preferredWidths[column] { want = preferred }
    if let dragged = draggedWidths[column] { want = dragged }
    return max(min(min(want, cap), maximums[column] ?? preset.maximum(column)), minimum(column))
  }

  /// The side columns that take room from the secondary one.
  var columnsBeside: [WalkColumn] {
    let columns: [WalkColumn]
    switch mode {
    case .oneBesideSecondary: columns = style == .double ? [.primary] : [.supplementary]
    case .twoBesideSecondary: columns = [.primary, .supplementary]
    case .twoDisplaceSecondary: columns = [.supplementary]
    // Standing for two beside, only the primary lies over; with no room for one, both have to.
    case .twoOverSecondary: columns = standsFor != nil && fitsOne() ? [.supplementary] : []
    case .automatic, .secondaryOnly, .oneOverSecondary: columns = []
    }
    return columns.filter { isFilled($0) }
  }

  private func gap(_ column: WalkColumn) -> Double {
    column == .primary ? primaryGap : secondaryGap
  }

  /// Whether the inspector stands beside the secondary column, or lies over its trailing part.
  var inspectorIsBeside: Bool {
    guard inspectorIsShown else { return false }
    let sides = columnsBeside.reduce(0.0) { $0 + minimum($1) + gap($1) }
    return sides + minimum(.secondary) + secondaryGap + minimum(.inspector) <= width
  }

  /// The widths of the columns of the present mode.
  var widths: [WalkColumn: Double] {
    guard isMounted, !isCollapsed else { return [:] }
    let beside = columnsBeside
    let inspectorNeed = inspectorIsBeside ? secondaryGap + minimum(.inspector) : 0
    var result: [WalkColumn: Double] = [:]
    // What is left for the side columns, each of which leaves the next its minimum.
    var room = width - minimum(.secondary) - inspectorNeed
    var left = width
    for column in beside {
      room -= gap(column)
      left -= gap(column)
    }
    for (index, column) in beside.enumerated() {
      let others = beside.dropFirst(index + 1).reduce(0.0) { $0 + minimum($1) }
      result[column] = min(width(column, cap: room - others), left)
      room -= result[column]!
      left -= result[column]!
    }
    let used = beside.reduce(0.0) { $0 + result[$1]! + gap($1) }
    if inspectorIsBeside {
      let cap = width - used - minimum(.secondary) - secondaryGap
      result[.inspector] = width(.inspector, cap: cap)
      result[.secondary] = width - used - secondaryGap - result[.inspector]!
    } else {
      result[.inspector] = min(width(.inspector, cap: width), width)
      result[.secondary] = width - used
    }
    for column in [WalkColumn.primary, .supplementary] where !beside.contains(column) {
      result[column] = min(width(column, cap: width), width)
    }
    if mode == .twoDisplaceSecondary && isFilled(.primary) {
      // What slides needn't be squeezed.
      result[.secondary] = max(result[.secondary]!, min(secondaryFloor, width))
    }
    if mode == .twoOverSecondary && !beside.contains(.supplementary) { squeeze(&result) }
    return result
  }

  /// Two columns that lie over the secondary one share the width, of which the inner one gives up
  /// first.
  private func squeeze(_ widths: inout [WalkColumn: Double]) {
    if !isFilled(.primary) || !isFilled(.supplementary) { return }
    let room = width - primaryGap
    for (column, other) in [
      (WalkColumn.supplementary, WalkColumn.primary), (.primary, .supplementary),
    ] {
      let left = max(room - widths[other]!, minimum(column))
      widths[column] = min(widths[column]!, left)
    }
  }

  /// The person drags the divider after a column that stands beside others.
  func drag(_ column: WalkColumn, to width: Double) {
    guard isMounted, !isCollapsed, columnsBeside.contains(column) else { return }
    // What is covered can't be used, and a divider without room to move can't be dragged.
    if mode.sides == 2 && mode != .twoBesideSecondary && isFilled(.primary) { return }
    let before = draggedWidths[column]
    draggedWidths[column] = .infinity
    let widest = widths[column]!
    draggedWidths[column] = before
    if widest <= minimum(column) { return }
    if width < minimum(column) / 2 {
      // Exactly as by the button: the primary alone goes, or all that stands before the secondary.
      let one = style == .triple && column == .primary
      go(
        to: one ? resolvedAsked(.oneBesideSecondary) : WalkArrangement(.secondaryOnly),
        reports: true)
      return
    }
    draggedWidths[column] = max(min(width, widest), minimum(column))
  }
}
