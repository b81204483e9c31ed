// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A rectangle in whole application pixels.
package struct PixelRect: Sendable, Hashable {
  /// The left edge.
  package var x: Int
  /// The top edge.
  package var y: Int
  /// The width.
  package var width: Int
  /// The height.
  package var height: Int

  /// A rectangle from its edges.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The same size with another left edge.
  package func moved(toX x: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }
}

/// The two directions a widget is measured in.
package enum Axis: Sendable {
  /// Widths.
  case horizontal
  /// Heights.
  case vertical

  var gtk: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

/// How a widget's height depends on its width.
package enum RequestMode: Sendable {
  /// It doesn't.
  case constant
  /// Narrower may need higher.
  case heightForWidth

  var gtk: GtkSizeRequestMode {
    self == .constant ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  }
}

@MainActor
extension Widget {
  /// The least and the wished size in one direction, in application pixels.
  package func measure(_ axis: Axis, forSize size: Int = -1) -> (minimum: Int, natural: Int) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(gtk, axis.gtk, Int32(size), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// How its height depends on its width.
  package var requestMode: RequestMode {
    gtk_widget_get_request_mode(gtk) == GTK_SIZE_REQUEST_CONSTANT_SIZE
      ? .constant : .heightForWidth
  }

  /// Gives it a place in its parent.
  package func allocate(_ rect: PixelRect) {
    let transform: OpaquePointer?
    if rect.x == 0 && rect.y == 0 {
      transform = nil
    } else {
      var origin = graphene_point_t(x: Float(rect.x), y: Float(rect.y))
      transform = gsk_transform_translate(nil, &origin)
    }
    gtk_widget_allocate(gtk, Int32(rect.width), Int32(rect.height), -1, transform)
  }

  /// Gives it a size at once, outside of a layout, or its least one where that is larger.
  package func allocateAtLeast(width: Int, height: Int) {
    let drawnWidth = max(width, measure(.horizontal).minimum)
    let drawnHeight = max(height, measure(.vertical, forSize: drawnWidth).minimum)
    allocate(PixelRect(x: 0, y: 0, width: drawnWidth, height: drawnHeight))
  }

  /// The allocated width.
  package var width: Int { Int(gtk_widget_get_width(gtk)) }

  /// The allocated height.
  package var height: Int { Int(gtk_widget_get_height(gtk)) }

  /// Where it lies in an ancestor, or nil where the two share no window.
  package func bounds(in ancestor: Widget) -> PixelRect? {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(gtk, ancestor.gtk, &rect) != 0 else { return nil }
    return PixelRect(
      x: Int(rect.origin.x.rounded()), y: Int(rect.origin.y.rounded()),
      width: Int(rect.size.width.rounded()), height: Int(rect.size.height.rounded()))
  }

  /// Where its top left corner lies in an ancestor.
  package func origin(in ancestor: Widget) -> (x: Int, y: Int) {
    var (start, end) = (graphene_point_t(x: 0, y: 0), graphene_point_t(x: 0, y: 0))
    guard gtk_widget_compute_point(gtk, ancestor.gtk, &start, &end) != 0 else { return (0, 0) }
    return (Int(end.x.rounded()), Int(end.y.rounded()))
  }

  /// Asks for a new measurement and layout.
  package func queueResize() { gtk_widget_queue_resize(gtk) }

  /// Asks for a new layout with the measurements as they are.
  package func queueAllocate() { gtk_widget_queue_allocate(gtk) }

  /// Asks to be drawn again.
  package func queueDraw() { gtk_widget_queue_draw(gtk) }
}
