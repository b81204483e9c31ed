// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A `GtkButton` without a frame, with a text, an icon, or both.
@MainActor
package final class Button {
  private let reference: ObjectReference

  /// The `GtkButton`.
  package var widget: Widget { Widget(reference.pointer) }

  /// Makes a button that runs `action` when it is pressed.
  package init(
    text: String?, iconName: String?, action: (@MainActor () -> Void)?, actionName: String? = nil
  ) {
    guard let made = gtk_button_new() else { preconditionFailure("GTK made no button") }
    reference = ObjectReference(sinking: UnsafeMutableRawPointer(made))
    gtk_button_set_has_frame(made.withMemoryRebound(to: GtkButton.self, capacity: 1) { $0 }, 0)
    setContent(text: text, iconName: iconName)
    if let actionName { gtk_actionable_set_action_name(widget.opaque, actionName) }
    if let action { connect(reference.pointer, "clicked") { _ in action() } }
  }

  /// Replaces text and icon; where both are given the icon stands first.
  package func setContent(text: String?, iconName: String?) {
    let button = widget.gtk.withMemoryRebound(to: GtkButton.self, capacity: 1) { $0 }
    guard let iconName else { return gtk_button_set_label(button, text ?? "") }
    guard let text, !text.isEmpty else { return gtk_button_set_icon_name(button, iconName) }
    let image = gtk_image_new_from_icon_name(iconName)
    let label = gtk_label_new(text)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    let box = Box(.horizontal, spacing: 6)
    if let image { box.append(Widget(UnsafeMutableRawPointer(image))) }
    if let label { box.append(Widget(UnsafeMutableRawPointer(label))) }
    gtk_button_set_child(button, box.widget.gtk)
  }

  /// The text that shows what the button does while the pointer rests on it.
  package func setTooltip(_ text: String?) { gtk_widget_set_tooltip_text(widget.gtk, text) }
}

/// A `GtkBox`.
@MainActor
package final class Box {
  private let reference: ObjectReference

  /// The `GtkBox`.
  package var widget: Widget { Widget(reference.pointer) }

  /// Makes an empty box.
  package init(_ axis: Axis, spacing: Int = 0) {
    guard let made = gtk_box_new(axis.gtk, Int32(spacing)) else {
      preconditionFailure("GTK made no box")
    }
    reference = ObjectReference(sinking: UnsafeMutableRawPointer(made))
  }

  private var box: UnsafeMutablePointer<GtkBox> {
    reference.pointer.assumingMemoryBound(to: GtkBox.self)
  }

  /// Adds a widget after those there are.
  package func append(_ child: Widget) { gtk_box_append(box, child.gtk) }

  /// Takes a widget out again.
  package func remove(_ child: Widget) { gtk_box_remove(box, child.gtk) }
}
