// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

/// Finds what is wrong with a frame: a function of what was measured and of what was due.
package struct FrameJudge {
  typealias Column = SplitViewController.Column
  typealias MeasuredColumn = FrameMeasurement.MeasuredColumn

  let measurement: FrameMeasurement
  let reading: SplitReading

  /// Holds a measurement against what was due.
  package init(measurement: FrameMeasurement, reading: SplitReading) {
    self.measurement = measurement
    self.reading = reading
  }

  /// The first problem in words, or nil.
  package var problem: String? {
    if reading.isTransitioning { return transitionProblem }
    return shownProblem ?? heightProblem ?? pageProblem ?? orderProblem ?? headerProblem
      ?? layerProblem
  }

  /// While columns move no hole may show, and folded pages pass each other edge to edge.
  private var transitionProblem: String? {
    coverageProblem(measurement.columns) ?? slideProblem ?? headerProblem ?? motionProblem
  }

  private var slideProblem: String? {
    guard reading.isCollapsed else { return nil }
    // A sheet stays where it is while the pages below it move.
    let columns = measurement.columns
      .filter { $0.column != .inspector && !measurement.visibleParts(of: $0).isEmpty }
      .sorted { $0.rect.x < $1.rect.x }
    for measured in columns where measured.rect.width != measurement.width {
      return "\(name(measured.column)) is \(measured.rect.width) wide instead of "
        + "\(measurement.width) while it moves"
    }
    for (left, right) in zip(columns, columns.dropFirst()) where left.rect.maxX != right.rect.x {
      return "\(name(left.column)) ends at \(left.rect.maxX) while it moves, "
        + "\(name(right.column)) begins at \(right.rect.x)"
    }
    return nil
  }

  // MARK: Which columns

  private var shownProblem: String? {
    let visible = measurement.visibleColumns
    for column in visible where !reading.shown.contains(column) {
      return "\(name(column)) is on screen, which \(stateText) does not show"
    }
    for column in reading.shown where measurement[column] == nil && !isAllCovered(column) {
      return "\(name(column)) is not on screen, which \(stateText) shows"
    }
    if reading.isCollapsed, visible.filter({ $0 != .inspector }).count > 1 {
      return "\(names(visible)) are on screen at once while collapsed"
    }
    return nil
  }

  /// Whether nothing could be seen of a column, which the toolkit may then leave out altogether.
  private func isAllCovered(_ column: Column) -> Bool {
    guard column == .secondary, !reading.isCollapsed else { return false }
    let over = measurement.columns.filter { reading.over.contains($0.column) }
    return !over.isEmpty && coverageProblem(over) == nil
  }

  private var heightProblem: String? {
    for measured in measurement.columns where reading.shown.contains(measured.column) {
      if measured.column == .inspector, reading.isCollapsed { continue }
      guard measured.rect.y == 0, measured.rect.height == measurement.height else {
        return "\(name(measured.column)) reaches from \(measured.rect.y) to \(measured.rect.maxY) "
          + "of \(measurement.height) in height"
      }
    }
    return nil
  }

  private var pageProblem: String? {
    for measured in measurement.columns where reading.shown.contains(measured.column) {
      if measured.isPageMoving { continue }
      if measured.pages.count > 1 {
        return "\(name(measured.column)) is mapped \(measured.pages.count) times"
      }
      guard let page = measured.pages.first else { continue }
      if page.x < measured.rect.x || page.maxX > measured.rect.maxX {
        return "\(name(measured.column)) is clipped: its content reaches from \(page.x) to "
          + "\(page.maxX), the column from \(measured.rect.x) to \(measured.rect.maxX)"
      }
      if page.maxY > measurement.height {
        return "\(name(measured.column)) is clipped: its content reaches down to \(page.maxY) "
          + "of \(measurement.height)"
      }
    }
    return nil
  }

  // MARK: Where they lie

  private var orderProblem: String? {
    let shown = reading.shownFromLeft.compactMap { measurement[$0] }
    if reading.isCollapsed {
      return shown.first.flatMap { fillProblem($0) }
    }
    switch reading.displayMode {
    case .oneOverSecondary, .twoOverSecondary: return overlayProblem(shown)
    case .twoDisplaceSecondary: return displaceProblem(shown)
    default: return tileProblem(shown)
    }
  }

  private func fillProblem(_ measured: MeasuredColumn) -> String? {
    guard measured.rect.x != 0 || measured.rect.width != measurement.width else { return nil }
    return "\(name(measured.column)) reaches from \(measured.rect.x) to \(measured.rect.maxX) "
      + "instead of from 0 to \(measurement.width)"
  }

  private func tileProblem(_ shown: [MeasuredColumn]) -> String? {
    let overlay = shown.first { $0.column == .inspector && isInspectorOver(shown) }
    let tiled = shown.filter { $0.column != overlay?.column }
    return neighbourProblem(tiled) ?? edgeProblem(tiled) ?? overlay.flatMap { coverProblem($0) }
  }

  private func isInspectorOver(_ shown: [MeasuredColumn]) -> Bool {
    guard let inspector = measurement[.inspector], let secondary = measurement[.secondary] else {
      return false
    }
    return inspector.order > secondary.order
      && (reading.isMirrored
        ? secondary.rect.x == 0 && inspector.rect.x == 0
        : secondary.rect.maxX == measurement.width && inspector.rect.maxX == measurement.width)
  }

  private func overlayProblem(_ shown: [MeasuredColumn]) -> String? {
    guard let secondary = shown.first(where: { $0.column == .secondary }) else {
      return coverageProblem(shown)
    }
    let over = shown.filter { isOver($0) && $0.column != .inspector }
    let under = shown.filter { !isOver($0) || $0.column == .inspector }
    if let problem = tileProblem(under) { return problem }
    for measured in over where measured.order < secondary.order {
      return "\(name(measured.column)) lies under \(name(.secondary))"
    }
    return overEdgeProblem(over) ?? neighbourProblem(over)
  }

  /// What lies over the secondary column begins at the edge of the split view.
  private func overEdgeProblem(_ over: [MeasuredColumn]) -> String? {
    guard let outermost = reading.isMirrored ? over.last : over.first else { return nil }
    let distance =
      reading.isMirrored ? measurement.width - outermost.rect.maxX : outermost.rect.x
    return distance == 0
      ? nil : "\(name(outermost.column)) lies \(distance) away from the edge it belongs to"
  }

  private func displaceProblem(_ shown: [MeasuredColumn]) -> String? {
    let overlay = shown.first { $0.column == .inspector && reading.over.contains(.inspector) }
    let row = shown.filter { $0.column != overlay?.column }
    return overEdgeProblem(row) ?? neighbourProblem(row) ?? coverageProblem(row)
      ?? overlay.flatMap { coverProblem($0) }
  }

  private func coverProblem(_ overlay: MeasuredColumn) -> String? {
    guard overlay.rect.x < 0 || overlay.rect.maxX > measurement.width else { return nil }
    return "\(name(overlay.column)) is clipped: it reaches from \(overlay.rect.x) to "
      + "\(overlay.rect.maxX) of \(measurement.width)"
  }

  // MARK: Names

  func name(_ column: Column) -> String { "the \(column) column" }

  func names(_ columns: [Column]) -> String { columns.map { name($0) }.joined(separator: " and ") }

  var stateText: String {
    reading.isCollapsed ? "the collapsed split view" : "the mode \(reading.displayMode)"
  }
}
