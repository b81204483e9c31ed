// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop

/// Objects to hold and to let go of.
@MainActor
enum Objects {
  static func label(_ text: String = "") -> UnsafeMutableRawPointer { raw(gtk_label_new(text)) }

  static func button(_ text: String = "") -> UnsafeMutableRawPointer {
    raw(gtk_button_new_with_label(text))
  }

  static func entry(_ text: String = "") -> UnsafeMutableRawPointer {
    let entry = raw(gtk_entry_new())
    gtk_editable_set_text(OpaquePointer(entry), text)
    return entry
  }

  /// An object that is no widget, with one reference, which the caller owns.
  static func model() -> UnsafeMutableRawPointer {
    guard let model = gtk_string_list_new(nil) else { preconditionFailure("GTK made no list") }
    return UnsafeMutableRawPointer(model)
  }

  private static func raw(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutableRawPointer {
    guard let widget else { preconditionFailure("GTK made no widget") }
    return UnsafeMutableRawPointer(widget)
  }

  static func references(to object: UnsafeMutableRawPointer) -> Int {
    Int(object.assumingMemoryBound(to: GObject.self).pointee.ref_count)
  }

  static func isFloating(_ object: UnsafeMutableRawPointer) -> Bool {
    g_object_is_floating(object) != 0
  }
}
