// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop

/// What a widget looks like, pixel by pixel.
struct PictureBytes: Hashable {
  let width: Int
  let height: Int
  /// Four bytes a pixel, row by row.
  let bytes: [UInt8]

  /// Draws a widget as the window's renderer does; nil while it is in none.
  @MainActor
  init?(of widget: Widget) {
    let typed = widget.pointer.assumingMemoryBound(to: GtkWidget.self)
    guard let native = gtk_widget_get_native(typed),
      let renderer = gtk_native_get_renderer(native),
      let paintable = gtk_widget_paintable_new(typed)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    (width, height) = (widget.width, widget.height)
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, Float(width), Float(height))
    guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (stride, size) = (width * 4, width * height * 4)
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      gdk_texture_download(texture, buffer.baseAddress, gsize(stride))
      count = size
    }
  }

  /// The rows of pixels in which two pictures differ.
  func rows(differingFrom other: PictureBytes) -> [Int] {
    guard width == other.width, height == other.height else { return Array(0..<height) }
    return (0..<height).filter { row in
      let range = row * width * 4..<(row + 1) * width * 4
      return bytes[range] != other.bytes[range]
    }
  }
}
