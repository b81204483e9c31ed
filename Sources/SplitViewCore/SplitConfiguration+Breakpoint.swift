// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Whether a width calls for pages; between the two thresholds a split view stays as it is.
  ///
  /// Neither the columns' minimums nor their contents have a say in it, so that no collapse can
  /// change what caused it.
  func callsForCollapse(_ state: SplitState, _ environment: SplitEnvironment) -> Bool {
    switch collapsePolicy {
    case .never: return false
    case .always: return true
    case .automatic, .width:
      let width = PixelGrid.snapped(environment.width)
      let thresholds = collapseThresholds(in: environment)
      return width < (state.isCollapsed ? thresholds.expand : thresholds.collapse)
    }
  }

  /// Below which width a split view collapses and from which one it expands.
  ///
  /// Both are infinite or zero where the policy leaves nothing to the width.
  package func collapseThresholds(in environment: SplitEnvironment) -> (
    collapse: Double, expand: Double
  ) {
    let hysteresis = PixelGrid.snapped(metrics.hysteresis)
    switch collapsePolicy {
    case .never: return (0, 0)
    case .always: return (.infinity, .infinity)
    case .width(let width):
      let breakpoint = PixelGrid.snapped(width)
      return (breakpoint, breakpoint + hysteresis)
    case .automatic:
      let isUsable = environment.textScale > 0 && environment.textScale.isFinite
      let scale = isUsable ? environment.textScale : 1
      let breakpoint = PixelGrid.snapped(metrics.breakpoint * scale)
      return (breakpoint, breakpoint + PixelGrid.snapped(hysteresis * scale))
    }
  }
}
