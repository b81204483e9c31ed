// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop

/// Widgets to fill controllers with, and what tests do with them.
@MainActor
enum Widgets {
  static func label(_ text: String) -> UnsafeMutableRawPointer {
    raw { gtk_label_new(text) }
  }

  static func entry(_ text: String = "") -> UnsafeMutableRawPointer {
    let entry = raw { gtk_entry_new() }
    gtk_editable_set_text(OpaquePointer(entry), text)
    return entry
  }

  static func button(_ text: String) -> UnsafeMutableRawPointer {
    raw { gtk_button_new_with_label(text) }
  }

  private static func raw(
    _ widget: () -> UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutableRawPointer {
    precondition(Toolkit.initialize(), "this test needs a display")
    guard let made = widget() else { preconditionFailure("GTK made no widget") }
    return UnsafeMutableRawPointer(made)
  }

  static func text(of entry: UnsafeMutableRawPointer) -> String {
    String(cString: gtk_editable_get_text(OpaquePointer(entry)))
  }

  static func focus(_ widget: UnsafeMutableRawPointer) {
    gtk_widget_grab_focus(widget.assumingMemoryBound(to: GtkWidget.self))
  }

  /// Presses a button, without the pause of a real key.
  static func click(_ button: Widget) {
    var instance = GValue()
    g_value_init(&instance, gtk_widget_get_type())
    g_value_set_object(&instance, button.pointer)
    defer { g_value_unset(&instance) }
    g_signal_emitv(&instance, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
  }

  static func activate(_ widget: Widget) {
    gtk_widget_activate(widget.pointer.assumingMemoryBound(to: GtkWidget.self))
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

  /// The buttons on screen in a header bar that an item made.
  static func buttons(in header: Widget) -> [Widget] {
    mapped(under: header).filter {
      ["GtkButton", "GtkMenuButton"].contains($0.typeName) && !$0.name.hasPrefix("split-view")
        && $0.parent?.typeName != "GtkWindowControls"
    }
  }

  /// The texts of the labels on screen under a widget.
  static func texts(under widget: Widget) -> [String] {
    mapped(under: widget).filter { $0.typeName == "GtkLabel" }.map {
      String(cString: gtk_label_get_text(OpaquePointer($0.pointer)))
    }
  }

  static func isFloating(_ object: UnsafeMutableRawPointer) -> Bool {
    g_object_is_floating(object) != 0
  }

  static func referenceCount(of object: UnsafeMutableRawPointer) -> Int {
    Int(object.assumingMemoryBound(to: GObject.self).pointee.ref_count)
  }
}

@MainActor
extension Widget {
  private var widget: UnsafeMutablePointer<GtkWidget> {
    pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

  var isFocusable: Bool { gtk_widget_get_focusable(widget) != 0 }

  var accessibleRole: GtkAccessibleRole {
    gtk_accessible_get_accessible_role(OpaquePointer(pointer))
  }

  var cssName: String { String(cString: gtk_widget_get_css_name(widget)) }

  /// Whether it is drawn as checked.
  var isChecked: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0
  }
}
