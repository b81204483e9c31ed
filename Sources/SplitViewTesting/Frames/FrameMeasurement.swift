// SPDX-License-Identifier: MIT
package import GtkInterop
package import SplitView

/// What the widgets of a split view measure right after they were painted.
///
/// All rectangles are in application pixels of the split view, from its top left corner.
package struct FrameMeasurement {
  /// The columns of a split view.
  package typealias Column = SplitViewController.Column

  /// One column with mapped content.
  package struct MeasuredColumn {
    /// Which one.
    package var column: Column
    /// Where the column lies.
    package var rect: PixelRect
    /// Where the pages that are mapped in it lie.
    package var pages: [PixelRect]
    /// Whether one page is on its way to take another one's place.
    package var isPageMoving: Bool
    /// Where its header bar lies, if one is mapped.
    package var header: PixelRect?
    /// Its place in the order of painting; a higher one lies above.
    package var order: Int

    /// A column from its parts; its one page fills it unless said.
    package init(
      _ column: Column, _ rect: PixelRect, pages: [PixelRect]? = nil, isPageMoving: Bool = false,
      header: PixelRect? = nil, order: Int
    ) {
      self.column = column
      self.rect = rect
      self.pages = pages ?? [rect]
      self.isPageMoving = isPageMoving
      self.header = header
      self.order = order
    }
  }

  /// One divider that is on screen.
  package struct MeasuredDivider {
    /// The column before it, in reading order.
    package var after: Column
    /// Where it lies.
    package var rect: PixelRect

    /// A divider from its parts.
    package init(after column: Column, _ rect: PixelRect) {
      after = column
      self.rect = rect
    }
  }

  /// Something that is drawn besides columns and dividers, and is mapped.
  package struct MeasuredLayer {
    /// The column at whose edge it is a shadow; nil for what dims.
    package var column: Column?
    /// Where it lies.
    package var rect: PixelRect
    /// How much is to be seen of it, from 0 to 1.
    package var opacity: Double

    /// A layer from its parts; all of it is to be seen unless said.
    package init(shadowOf column: Column?, _ rect: PixelRect, opacity: Double = 1) {
      self.column = column
      self.rect = rect
      self.opacity = opacity
    }
  }

  /// The split view's width.
  package var width: Int
  /// The split view's height.
  package var height: Int
  /// The columns whose widget is mapped.
  package var columns: [MeasuredColumn]
  /// The dividers that are mapped.
  package var dividers: [MeasuredDivider]
  /// What dims and the shadows that are mapped.
  package var layers: [MeasuredLayer]

  /// A measurement from its parts.
  package init(
    width: Int, height: Int, columns: [MeasuredColumn], dividers: [MeasuredDivider] = [],
    layers: [MeasuredLayer] = []
  ) {
    self.width = width
    self.height = height
    self.columns = columns
    self.dividers = dividers
    self.layers = layers
  }

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
