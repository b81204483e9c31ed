// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

extension FrameJudge {
  /// Neighbours stand side by side, with just the divider or the gap between them.
  func neighbourProblem(_ columns: [MeasuredColumn]) -> String? {
    for (left, right) in zip(columns, columns.dropFirst()) {
      let distance = right.rect.x - left.rect.maxX
      if distance < 0 {
        return "\(name(left.column)) and \(name(right.column)) overlap by \(-distance)"
      }
      let divider = divider(between: left.column, right.column)
      let wanted = max(gap(between: left.column, right.column), Double(divider?.rect.width ?? 0))
      // A gap of half a pixel may be drawn as none or as one.
      guard Double(distance) >= wanted.rounded(.down), Double(distance) <= wanted.rounded(.up)
      else {
        return "\(name(left.column)) and \(name(right.column)) are \(distance) apart "
          + "instead of \(wanted)"
      }
      if let divider, let problem = dividerProblem(divider, left, right) { return problem }
    }
    return nil
  }

  /// The outermost columns reach the edges.
  func edgeProblem(_ columns: [MeasuredColumn]) -> String? {
    guard let first = columns.first, let last = columns.last else { return nil }
    if first.rect.x != 0 {
      return "\(name(first.column)) begins at \(first.rect.x) instead of 0"
    }
    if last.rect.maxX != measurement.width {
      return "\(name(last.column)) ends at \(last.rect.maxX) instead of \(measurement.width)"
    }
    return nil
  }

  /// Every pixel between the edges belongs to a column, a divider or a gap.
  func coverageProblem(_ columns: [MeasuredColumn]) -> String? {
    guard !columns.isEmpty else { return nil }
    let widestGap = max(reading.primaryGap, reading.supplementaryGap, 1).rounded(.up)
    let areas = (columns.map(\.rect) + measurement.dividers.map(\.rect))
      .filter { $0.maxX > 0 && $0.x < measurement.width }.sorted { $0.x < $1.x }
    var reached = 0
    for area in areas {
      if Double(area.x - reached) > widestGap {
        return "nothing is drawn from \(reached) to \(area.x)"
      }
      reached = max(reached, area.maxX)
    }
    return reached >= measurement.width
      ? nil : "nothing is drawn from \(reached) to \(measurement.width)"
  }

  /// A column's header is as wide as the column at most, and under no neighbour.
  var headerProblem: String? {
    for measured in measurement.columns {
      // A page on its way takes its header along; its column clips both.
      guard let header = measured.header, !measured.isPageMoving,
        !measurement.visibleParts(of: measured).isEmpty
      else { continue }
      guard header.x >= measured.rect.x, header.maxX <= measured.rect.maxX else {
        return "the header of \(name(measured.column)) reaches from \(header.x) to "
          + "\(header.maxX), the column from \(measured.rect.x) to \(measured.rect.maxX)"
      }
      for other in measurement.columns where other.order > measured.order && !isOver(other) {
        let shared = other.rect.columnsOfPixels(within: max(0, header.x)..<max(0, header.maxX))
        if !shared.isEmpty, !reading.isTransitioning {
          return "the header of \(name(measured.column)) is under \(name(other.column)) "
            + "from \(shared.lowerBound) to \(shared.upperBound)"
        }
      }
    }
    return nil
  }

  /// Whether a column is meant to lie over others.
  func isOver(_ measured: MeasuredColumn) -> Bool {
    measured.column == .inspector || reading.over.contains(measured.column)
  }

  private func dividerProblem(
    _ divider: FrameMeasurement.MeasuredDivider, _ left: MeasuredColumn, _ right: MeasuredColumn
  ) -> String? {
    guard divider.rect.x < left.rect.maxX || divider.rect.maxX > right.rect.x else { return nil }
    return "the divider after \(name(divider.after)) reaches from \(divider.rect.x) to "
      + "\(divider.rect.maxX), the space for it from \(left.rect.maxX) to \(right.rect.x)"
  }

  private func divider(between left: Column, _ right: Column) -> FrameMeasurement.MeasuredDivider? {
    let before = reading.isMirrored ? right : left
    return measurement.dividers.first { $0.after == before }
  }

  private func gap(between left: Column, _ right: Column) -> Double {
    switch reading.isMirrored ? right : left {
    case .primary: reading.primaryGap
    case .supplementary: reading.supplementaryGap
    case .secondary: min(reading.supplementaryGap, 1)
    case .compact, .inspector: 0
    }
  }
}
