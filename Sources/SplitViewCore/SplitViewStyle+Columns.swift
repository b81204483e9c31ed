// SPDX-License-Identifier: MIT

extension SplitViewStyle {
  /// The greatest number of side columns.
  var sideColumnLimit: Int { self == .tripleColumn ? 2 : 1 }

  /// Whether the style has such a column; every style has an inspector.
  package func has(_ column: SplitViewColumn) -> Bool {
    switch column {
    case .supplementary: self == .tripleColumn
    case .compact: self != .unspecified
    case .primary, .secondary, .inspector: true
    }
  }
}
