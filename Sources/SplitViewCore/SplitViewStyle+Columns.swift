// SPDX-License-Identifier: MIT

extension SplitViewStyle {
  /// The greatest number of side columns.
  var sideColumnLimit: Int { self == .tripleColumn ? 2 : 1 }

  /// The columns side by side, from the outermost to the content.
  package var columns: [SplitViewColumn] { SplitViewColumn.sideToSide.filter { has($0) } }

  /// Whether the style has such a column; every style has an inspector.
  package func has(_ column: SplitViewColumn) -> Bool {
    switch column {
    case .supplementary: self == .tripleColumn
    case .compact: self != .unspecified
    case .primary, .secondary, .inspector: true
    }
  }
}

extension SplitViewColumn {
  /// The columns that a style may have side by side, from the outermost to the content.
  package static let sideToSide: [SplitViewColumn] = [.primary, .supplementary, .secondary]
}
