// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// A side column's or inspector's width: what was wanted, cut to the cap and the limits.
  ///
  /// The minimum is applied last, so that it wins over the maximum and over the cap.
  func width(
    of column: SplitViewColumn, cap: Double, userWidths: ColumnValues<Double?>,
    measures: SplitMeasures
  ) -> Double {
    let want = wantedWidth(of: column, userWidths: userWidths, width: measures.width)
    return max(min(min(want, cap), maximumWidth(of: column)), measures.minimums[column])
  }

  /// The greatest width of a column, or infinity.
  func maximumWidth(of column: SplitViewColumn) -> Double {
    if let maximum = widths[column].maximum, ColumnWidthPreferences.isUsable(maximum) {
      return PixelGrid.snapped(maximum)
    }
    if style == .unspecified, column == .primary, let maximum = metrics.classicPrimaryMaximum {
      return PixelGrid.snapped(maximum)
    }
    return .infinity
  }

  private func wantedWidth(
    of column: SplitViewColumn, userWidths: ColumnValues<Double?>, width: Double
  ) -> Double {
    let preferences = widths[column]
    if let dragged = userWidths[column], ColumnWidthPreferences.isUsable(dragged) {
      return PixelGrid.snapped(dragged)
    }
    if let preferred = preferences.preferred, ColumnWidthPreferences.isUsable(preferred) {
      return PixelGrid.snapped(preferred)
    }
    if let fraction = preferences.fraction, ColumnWidthPreferences.isUsable(fraction) {
      return PixelGrid.snapped(fraction * width)
    }
    switch column {
    case .primary where style == .tripleColumn:
      return PixelGrid.snapped(metrics.primaryWidthInThreeColumns)
    case .primary:
      return PixelGrid.snapped(metrics.primaryWidth)
    case .inspector:
      return PixelGrid.snapped(metrics.inspectorWidth)
    default:
      return PixelGrid.snapped(metrics.supplementaryWidth)
    }
  }
}
