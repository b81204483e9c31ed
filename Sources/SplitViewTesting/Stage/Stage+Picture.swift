// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

extension Stage {
  /// Writes the window's content as a PNG picture, once it has settled.
  ///
  /// - Throws: ``StageError/pictureNotWritten(path:)``.
  public func savePicture(to path: String) throws {
    settle()
    let widget = windowWidget
    guard let texture = Self.texture(of: widget) else {
      throw StageError.pictureNotWritten(path: path)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard gdk_texture_save_to_png(texture, path) != 0 else {
      throw StageError.pictureNotWritten(path: path)
    }
  }

  private static func texture(of widget: Widget) -> OpaquePointer? {
    guard let native = gtk_widget_get_native(widget.gtkWidget),
      let renderer = gtk_native_get_renderer(native),
      let paintable = gtk_widget_paintable_new(widget.gtkWidget)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let (width, height) = (Double(widget.width), Double(widget.height))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, Float(width), Float(height))
    return gsk_renderer_render_texture(renderer, node, &area)
  }
}
