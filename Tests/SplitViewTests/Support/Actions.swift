// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop

/// A group of actions on a widget, as an application has them.
@MainActor
final class Actions {
  /// The targets that the action was activated with; an empty text for none.
  private(set) var activations: [String] = []
  private let action: ObjectReference

  /// Puts the action `test.NAME` on a widget.
  init(_ name: String, takesText: Bool = false, on widget: UnsafeMutableRawPointer) {
    let type = takesText ? g_variant_type_new("s") : nil
    defer { type.map { g_variant_type_free($0) } }
    guard let made = g_simple_action_new(name, type), let group = g_simple_action_group_new() else {
      preconditionFailure("GIO made no action")
    }
    action = ObjectReference(owning: UnsafeMutableRawPointer(made))
    g_action_map_add_action(OpaquePointer(group), made)
    gtk_widget_insert_action_group(
      widget.assumingMemoryBound(to: GtkWidget.self), "test", OpaquePointer(group))
    g_object_unref(UnsafeMutableRawPointer(group))
    connect(action.pointer, "activate") { [weak self] arguments in
      let target = arguments.object(0).map { OpaquePointer($0) }
      let text = target.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) }
      self?.activations.append(text ?? "")
    }
  }

  var isEnabled: Bool {
    get { g_action_get_enabled(OpaquePointer(action.pointer)) != 0 }
    set { g_simple_action_set_enabled(OpaquePointer(action.pointer), newValue ? 1 : 0) }
  }
}
