// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

extension FrameJudge {
  /// While columns come and go each is where the motion has got to, and nothing else is to be seen.
  var motionProblem: String? {
    guard let moving = reading.moving else { return nil }
    for place in moving {
      guard let measured = measurement[place.column] else {
        return "\(name(place.column)) is not on screen while it moves"
      }
      guard measured.rect == place.rect else {
        return "\(name(place.column)) is at \(text(measured.rect)) while it moves instead of at "
          + text(place.rect)
      }
      if let problem = squeezeProblem(measured) { return problem }
    }
    for measured in measurement.columns where !measurement.visibleParts(of: measured).isEmpty {
      guard moving.contains(where: { $0.column == measured.column }) else {
        return "\(name(measured.column)) is on screen, but has no part in the motion"
      }
    }
    for layer in measurement.layers where layer.opacity < 0 || layer.opacity > 1 {
      return "\(name(of: layer)) is drawn with a strength of \(layer.opacity)"
    }
    return nil
  }

  /// A column that moves keeps its page whole.
  private func squeezeProblem(_ measured: MeasuredColumn) -> String? {
    for page in measured.pages where !measured.isPageMoving {
      guard page.x < measured.rect.x || page.maxX > measured.rect.maxX else { continue }
      return "\(name(measured.column)) is squeezed while it moves: its content reaches from "
        + "\(page.x) to \(page.maxX), the column from \(measured.rect.x) to \(measured.rect.maxX)"
    }
    return nil
  }

  /// At rest there is a shadow beside what lies over others and nowhere else, and what is dimmed is
  /// dimmed wholly.
  var layerProblem: String? {
    let shadows = measurement.layers.filter { $0.column != nil }
    for layer in measurement.layers where layer.opacity != 1 {
      return "\(name(of: layer)) is drawn with a strength of \(layer.opacity) at rest"
    }
    for layer in measurement.layers where layer.column == nil && !hasCoveredColumns {
      return "\(name(of: layer)) is on screen in \(stateText), which covers nothing"
    }
    for layer in shadows {
      guard let column = layer.column, reading.shown.contains(column), !reading.isCollapsed,
        reading.over.contains(column)
      else { return "\(name(of: layer)) is on screen in \(stateText), where it lies over nothing" }
    }
    let over = reading.over.filter { reading.shown.contains($0) }
    guard !reading.isCollapsed, !over.isEmpty else { return nil }
    return shadows.isEmpty ? "there is no shadow beside \(names(over))" : nil
  }

  private var hasCoveredColumns: Bool {
    if reading.isCollapsed { return reading.shown.contains(.inspector) }
    switch reading.displayMode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: return true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: return false
    }
  }

  private func name(of layer: FrameMeasurement.MeasuredLayer) -> String {
    layer.column.map { "the shadow beside \(name($0))" } ?? "what dims the covered columns"
  }

  private func text(_ rect: PixelRect) -> String {
    "\(rect.x), \(rect.y) in \(rect.width) × \(rect.height)"
  }
}
