// SPDX-License-Identifier: MIT

extension SplitViewStyle {
  /// The greatest number of side columns.
  var sideColumnLimit: Int { self == .tripleColumn ? 2 : 1 }

  /// Whether the style has such a column; every style has compact and inspector columns.
  package func has(_ column: SplitViewColumn) -> Bool {
    column != .supplementary || self == .tripleColumn
  }
}
