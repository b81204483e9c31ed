// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop

/// Widgets to fill controllers with, and what tests do with them.
@MainActor
enum Widgets {
  static func label(_ text: String) -> UnsafeMutableRawPointer {
    raw(gtk_label_new(text))
  }

  static func entry(_ text: String = "") -> UnsafeMutableRawPointer {
    let entry = raw(gtk_entry_new())
    gtk_editable_set_text(OpaquePointer(entry), text)
    return entry
  }

  private static func raw(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutableRawPointer {
    guard let widget else { preconditionFailure("GTK made no widget") }
    return UnsafeMutableRawPointer(widget)
  }

  static func text(of entry: UnsafeMutableRawPointer) -> String {
    String(cString: gtk_editable_get_text(OpaquePointer(entry)))
  }

  static func focus(_ widget: UnsafeMutableRawPointer) {
    gtk_widget_grab_focus(widget.assumingMemoryBound(to: GtkWidget.self))
  }

  static func select(from start: Int, to end: Int, in entry: UnsafeMutableRawPointer) {
    gtk_editable_select_region(OpaquePointer(entry), Int32(start), Int32(end))
  }

  static func selection(in entry: UnsafeMutableRawPointer) -> (start: Int, end: Int)? {
    var (start, end): (Int32, Int32) = (0, 0)
    guard gtk_editable_get_selection_bounds(OpaquePointer(entry), &start, &end) != 0 else {
      return nil
    }
    return (Int(start), Int(end))
  }

  /// The widgets on screen under one, itself included, parents before their children.
  static func mapped(under widget: Widget) -> [Widget] {
    guard widget.isMapped else { return [] }
    return [widget] + widget.children.flatMap { mapped(under: $0) }
  }

  static func isFloating(_ object: UnsafeMutableRawPointer) -> Bool {
    g_object_is_floating(object) != 0
  }

  static func referenceCount(of object: UnsafeMutableRawPointer) -> Int {
    Int(object.assumingMemoryBound(to: GObject.self).pointee.ref_count)
  }
}
