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
    setHasFrame(false)
    setContent(text: text, iconName: iconName)
    if let actionName { setActionName(actionName) }
    if let action { connect(reference.pointer, "clicked") { _ in action() } }
  }

  private var button: UnsafeMutablePointer<GtkButton> {
    reference.pointer.assumingMemoryBound(to: GtkButton.self)
  }

  /// Replaces text and icon; where both are given the icon stands first.
  package func setContent(text: String?, iconName: String?) {
    guard let iconName else { return gtk_button_set_label(button, text ?? "") }
    guard let text, !text.isEmpty else { return gtk_button_set_icon_name(button, iconName) }
    IconAndText.make(iconName, text) { gtk_button_set_child(button, $0.gtk) }
  }

  /// Draws a frame around it, or none until the pointer is over it.
  package func setHasFrame(_ hasFrame: Bool) { gtk_button_set_has_frame(button, hasFrame ? 1 : 0) }

  /// Activates a `GAction` at each press, with its target as in `win.sort::name`; nil for none.
  package func setActionName(_ name: String?) {
    guard let name else {
      gtk_actionable_set_action_name(widget.opaque, nil)
      return gtk_actionable_set_action_target_value(widget.opaque, nil)
    }
    gtk_actionable_set_detailed_action_name(widget.opaque, name)
  }

  /// The text that shows what the button does while the pointer rests on it.
  package func setTooltip(_ text: String?) { widget.tooltip = text }
}

/// What a button holds that has an icon and a text.
@MainActor
enum IconAndText {
  /// Hands it on to `take`, which has to keep it.
  static func make(_ iconName: String, _ text: String, _ take: (Widget) -> Void) {
    let box = Box(.horizontal, spacing: 6)
    if let image = Widget(gtk_image_new_from_icon_name(iconName)) { box.append(image) }
    // Not cut: a header bar would cut it before it moves its title.
    if let label = Widget(gtk_label_new(text)) { box.append(label) }
    withExtendedLifetime(box) { take(box.widget) }
  }
}
