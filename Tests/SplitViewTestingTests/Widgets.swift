// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop

/// Widgets to fill controllers with.
@MainActor
enum Widgets {
  /// Widgets need a display, which another test of the process may have asked for or not.
  private static func make(
    _ widget: () -> UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutableRawPointer {
    precondition(Toolkit.initialize(), "this test needs a display")
    guard let made = widget() else { preconditionFailure("GTK made no widget") }
    return UnsafeMutableRawPointer(made)
  }

  static func label(_ text: String) -> UnsafeMutableRawPointer { make { gtk_label_new(text) } }

  static func entry() -> UnsafeMutableRawPointer { make { gtk_entry_new() } }

  static func button(_ text: String) -> UnsafeMutableRawPointer {
    make { gtk_button_new_with_label(text) }
  }

  static func text(of entry: UnsafeMutableRawPointer) -> String {
    String(cString: gtk_editable_get_text(OpaquePointer(entry)))
  }

  static func focus(_ widget: UnsafeMutableRawPointer) {
    gtk_widget_grab_focus(widget.assumingMemoryBound(to: GtkWidget.self))
  }

  static func spinner() -> UnsafeMutableRawPointer {
    let spinner = make { gtk_spinner_new() }
    gtk_spinner_start(OpaquePointer(spinner))
    return spinner
  }

  static func request(_ widget: UnsafeMutableRawPointer, width: Int, height: Int) {
    gtk_widget_set_size_request(
      widget.assumingMemoryBound(to: GtkWidget.self), Int32(width), Int32(height))
  }

  /// The window that a widget is in.
  static func window(of widget: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    gtk_widget_get_root(widget.assumingMemoryBound(to: GtkWidget.self))
      .map { UnsafeMutableRawPointer($0) }
  }

  /// Gives a widget a place that its parent did not give it.
  static func misplace(_ widget: UnsafeMutableRawPointer, x: Int, width: Int, height: Int) {
    var origin = graphene_point_t(x: Float(x), y: 0)
    gtk_widget_allocate(
      widget.assumingMemoryBound(to: GtkWidget.self), Int32(width), Int32(height), -1,
      gsk_transform_translate(nil, &origin))
  }
}
