// SPDX-License-Identifier: MIT

/// A split view as an app sets it up.
package struct WalkConfiguration: Sendable, Hashable {
  package var style: WalkStyle
  package var metrics: WalkMetrics
  package var primary: [String]
  package var supplementary: [String]
  package var secondary: [String]
  package var compact: [String]
  package var inspector: [String]

  /// What a divider takes out of the sum of widths.
  package var handle: Double

  /// What the app does before the first layout.
  package var before: [WalkOperation]

  /// The width of the first layout.
  package var width: Double

  package init(
    _ style: WalkStyle, metrics: WalkMetrics = .uiKit, primary: [String] = ["a"],
    supplementary: [String] = ["s"], secondary: [String] = ["b"], compact: [String] = [],
    inspector: [String] = [], handle: Double = 0, before: [WalkOperation] = [],
    width: Double = 820
  ) {
    self.style = style
    self.metrics = metrics
    self.primary = primary
    self.supplementary = style == .triple ? supplementary : []
    self.secondary = secondary
    self.compact = compact
    self.inspector = inspector
    self.handle = handle
    self.before = before
    self.width = width
  }

  /// The pages that a column has at first.
  package func pages(of column: WalkColumn) -> [String] {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary: secondary
    case .compact: compact
    case .inspector: inspector
    }
  }

  /// Gives a column other pages at first.
  package mutating func setPages(_ pages: [String], of column: WalkColumn) {
    switch column {
    case .primary: primary = pages
    case .supplementary: supplementary = pages
    case .secondary: secondary = pages
    case .compact: compact = pages
    case .inspector: inspector = pages
    }
  }
}
