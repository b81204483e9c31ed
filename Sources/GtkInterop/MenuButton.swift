// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A `GtkMenuButton` without a frame.
@MainActor
package final class MenuButton {
  private let reference: ObjectReference

  /// The `GtkMenuButton`.
  package var widget: Widget { Widget(reference.pointer) }

  /// The group in which the menu's own actions are found.
  package static let actionPrefix = "bar-item"

  /// Makes a button without a menu.
  package init() {
    guard let made = gtk_menu_button_new() else { preconditionFailure("GTK made no menu button") }
    reference = ObjectReference(sinking: UnsafeMutableRawPointer(made))
    setHasFrame(false)
  }

  /// Replaces text and icon; where both are given the icon stands first.
  package func setContent(text: String?, iconName: String?) {
    let button = widget.opaque
    if let iconName, let text, !text.isEmpty {
      IconAndText.make(iconName, text) { gtk_menu_button_set_child(button, $0.gtk) }
    } else if let iconName {
      gtk_menu_button_set_icon_name(button, iconName)
    } else {
      gtk_menu_button_set_label(button, text ?? "")
    }
  }

  /// Draws a frame around it, or none until the pointer is over it.
  package func setHasFrame(_ hasFrame: Bool) {
    gtk_menu_button_set_has_frame(widget.opaque, hasFrame ? 1 : 0)
  }

  /// Replaces what opens at a press, with the actions that it activates.
  package func setMenu(_ menu: MenuModel, _ actions: ActionGroup?) {
    gtk_menu_button_set_menu_model(
      widget.opaque, menu.pointer.assumingMemoryBound(to: GMenuModel.self))
    gtk_widget_insert_action_group(
      widget.gtk, MenuButton.actionPrefix, actions.map { OpaquePointer($0.pointer) })
  }

  /// Whether F10 opens it.
  package func setPrimary(_ isPrimary: Bool) {
    gtk_menu_button_set_primary(widget.opaque, isPrimary ? 1 : 0)
  }
}
