// SPDX-License-Identifier: MIT

/// What decides whether a split view shows its columns side by side or as one stack of pages.
public enum CollapsePolicy: Sendable, Hashable {
  /// Collapses below the breakpoint of the metrics, scaled with the text size.
  ///
  /// It expands again a little above it (`SplitViewMetrics.hysteresis`), so that a trembling hand
  /// at the breakpoint doesn't make the layout flicker.
  case automatic

  /// Collapses below this width in application pixels, whatever the text size.
  ///
  /// It expands again from this width plus `SplitViewMetrics.hysteresis`.
  case width(Double)

  /// Stays expanded at every width.
  case never

  /// Stays collapsed at every width.
  case always
}
