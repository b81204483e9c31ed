// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

/// What the widgets of a split view measure right after they were painted.
///
/// All rectangles are in application pixels of the split view, from its top left corner.
struct FrameMeasurement {
  typealias Column = SplitViewController.Column

  /// One column with mapped content.
  struct MeasuredColumn {
    var column: Column
    /// Where the column lies.
    var rect: PixelRect
    /// Where the pages that are mapped in it lie.
    var pages: [PixelRect] = []
    /// Where its header bar lies, if one is mapped.
    var header: PixelRect?
    /// Its place in the order of painting; a higher one lies above.
    var order: Int
  }

  /// One divider that is on screen.
  struct MeasuredDivider {
    var after: Column
    var rect: PixelRect
  }

  /// The split view's width.
  var width: Int
  /// The split view's height.
  var height: Int
  /// The columns whose widget is mapped.
  var columns: [MeasuredColumn]
  /// The dividers that are mapped.
  var dividers: [MeasuredDivider] = []

  subscript(column: Column) -> MeasuredColumn? { columns.first { $0.column == column } }
}

extension PixelRect {
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// The left and right edge of what of it lies between two others.
  func columnsOfPixels(within range: Range<Int>) -> Range<Int> {
    let left = max(x, range.lowerBound)
    return left..<max(left, min(maxX, range.upperBound))
  }
}
