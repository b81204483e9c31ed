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

  /// What a classic split view is given; none gives it nothing.
  package var controllers: [WalkController]

  /// What a divider takes out of the sum of widths.
  package var handle: Double

  /// What the app does before the first layout.
  package var before: [WalkOperation]

  /// The width of the first layout.
  package var width: Double

  /// Without controllers, a classic split view has two navigation controllers with the pages of its
  /// columns.
  package init(
    _ style: WalkStyle, metrics: WalkMetrics = .uiKit, primary: [String] = ["a"],
    supplementary: [String] = ["s"], secondary: [String] = ["b"], compact: [String] = [],
    inspector: [String] = [], controllers: [WalkController]? = nil, handle: Double = 0,
    before: [WalkOperation] = [],
    width: Double = 820
  ) {
    self.style = style
    self.metrics = metrics
    let isClassic = style == .classic
    self.primary = isClassic ? [] : primary
    self.supplementary = style == .triple ? supplementary : []
    self.secondary = isClassic ? [] : secondary
    self.compact = isClassic ? [] : compact
    let classic: [WalkController] = [.stack("A", primary), .stack("B", secondary)]
    self.controllers = controllers ?? (isClassic ? classic : [])
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
