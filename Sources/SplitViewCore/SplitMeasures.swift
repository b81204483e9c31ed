// SPDX-License-Identifier: MIT

/// The lengths that a configuration comes to in an environment, all on the ``PixelGrid``.
struct SplitMeasures {
  let style: SplitViewStyle

  /// The width to share out.
  let width: Double

  /// The space between the primary column and the next one.
  let primaryGap: Double

  /// The space between the supplementary and the secondary column, and before an inspector.
  let supplementaryGap: Double

  /// Each column's effective minimum: the greater of what was declared and what its content needs.
  let minimums: ColumnValues<Double>

  /// The least width of a secondary column beside one side column.
  let secondaryFloor: Double

  init(_ configuration: SplitConfiguration, _ environment: SplitEnvironment) {
    let metrics = configuration.metrics
    let widths = configuration.widths
    let content = environment.contentMinimums
    style = configuration.style
    width = PixelGrid.snapped(environment.width)
    let handle = PixelGrid.snapped(environment.handle)
    primaryGap = max(PixelGrid.snapped(metrics.primaryGap), handle)
    supplementaryGap = max(PixelGrid.snapped(metrics.supplementaryGap), handle)
    func effective(_ declared: Double?, _ preset: Double, _ content: Double) -> Double {
      let usable = declared.flatMap { ColumnWidthPreferences.isUsable($0) ? $0 : nil }
      return max(PixelGrid.snapped(usable ?? preset), PixelGrid.snapped(content))
    }
    minimums = ColumnValues(
      primary: effective(widths.primary.minimum, metrics.primaryMinimum, content.primary),
      supplementary: effective(
        widths.supplementary.minimum, metrics.supplementaryMinimum, content.supplementary),
      secondary: effective(widths.secondary.minimum, metrics.secondaryMinimum, content.secondary),
      inspector: effective(widths.inspector.minimum, metrics.inspectorMinimum, content.inspector))
    secondaryFloor = effective(
      widths.secondary.minimum, metrics.secondaryFloor, content.secondary)
  }

  /// Whether this many side columns fit beside the secondary one.
  func fits(sideColumns count: Int) -> Bool { width >= need(sideColumns: count) }

  /// The least width that tiles this many side columns beside the secondary one.
  func need(sideColumns count: Int) -> Double {
    switch count {
    case ...0: 0
    case 1 where style == .tripleColumn:
      minimums.supplementary + supplementaryGap + secondaryFloor
    case 1:
      minimums.primary + primaryGap + secondaryFloor
    default:
      minimums.primary + minimums.supplementary + primaryGap + supplementaryGap
        + minimums.secondary
    }
  }
}
