// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// The least widths that a layout has to respect, in application pixels.
struct ContentWidths {
  /// What a divider takes out of the columns' sum.
  var divider: Int
  /// What each column's content needs.
  var columns = ColumnValues<Double>(repeating: 0)
}
