// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A `GtkToggleButton` that is a tab: an icon with a badge, over a text.
@MainActor
package final class TabButton {
  private let reference: ObjectReference
  private let column: Box
  private let overlay: ObjectReference
  private let image: ObjectReference
  private let badge: ObjectReference
  private let label: ObjectReference
  private var isSelected = false

  /// The `GtkToggleButton`.
  package var widget: Widget { Widget(reference.pointer) }

  /// Makes a tab that runs `action` when it is pressed; the press itself selects nothing.
  package init(action: @escaping @MainActor () -> Void) {
    guard let made = gtk_toggle_button_new(), let overlay = gtk_overlay_new(),
      let image = gtk_image_new(), let badge = gtk_label_new(nil), let label = gtk_label_new(nil)
    else { preconditionFailure("GTK made no tab") }
    func own(_ widget: UnsafeMutablePointer<GtkWidget>) -> ObjectReference {
      ObjectReference(sinking: UnsafeMutableRawPointer(widget))
    }
    (reference, self.overlay, self.image) = (own(made), own(overlay), own(image))
    (self.badge, self.label) = (own(badge), own(label))
    column = Box(.vertical, spacing: 3)
    build()
    connect(reference.pointer, "clicked") { [weak self] _ in
      // The toolkit has toggled it; whether it is selected is not its own to say.
      self?.showSelection()
      action()
    }
  }

  private func build() {
    let (badge, label) = (Widget(badge.pointer), Widget(label.pointer))
    widget.setRole(.tab)
    widget.setClass("flat", true)
    widget.setClass("tab", true)
    gtk_widget_set_focus_on_click(widget.gtk, 0)
    gtk_button_set_child(
      reference.pointer.assumingMemoryBound(to: GtkButton.self), column.widget.gtk)
    badge.setClass("badge", true)
    gtk_widget_set_halign(badge.gtk, GTK_ALIGN_END)
    gtk_widget_set_valign(badge.gtk, GTK_ALIGN_START)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    let overlay = Widget(overlay.pointer)
    gtk_overlay_set_child(overlay.opaque, Widget(image.pointer).gtk)
    gtk_overlay_add_overlay(overlay.opaque, badge.gtk)
    gtk_widget_set_halign(overlay.gtk, GTK_ALIGN_CENTER)
    column.append(overlay)
    column.append(label)
    gtk_widget_set_valign(column.widget.gtk, GTK_ALIGN_CENTER)
  }

  private var toggle: UnsafeMutablePointer<GtkToggleButton> {
    reference.pointer.assumingMemoryBound(to: GtkToggleButton.self)
  }

  /// Replaces what it shows.
  package func setContent(text: String, iconName: String?, badge: String?) {
    let (badgeLabel, label) = (Widget(self.badge.pointer), Widget(self.label.pointer))
    gtk_image_set_from_icon_name(OpaquePointer(image.pointer), iconName)
    Widget(overlay.pointer).isVisible = iconName != nil || badge != nil
    gtk_label_set_text(badgeLabel.opaque, badge ?? "")
    badgeLabel.isVisible = badge != nil
    gtk_label_set_text(label.opaque, text)
    label.isVisible = !text.isEmpty
  }

  /// Draws it as the one that is selected, or not, and tells screen readers.
  package func setSelected(_ isSelected: Bool, isFocusable: Bool) {
    self.isSelected = isSelected
    gtk_widget_set_focusable(widget.gtk, isFocusable ? 1 : 0)
    showSelection()
  }

  private func showSelection() {
    gtk_toggle_button_set_active(toggle, isSelected ? 1 : 0)
    csv_accessible_set_selected(widget.gtk, isSelected ? 1 : 0)
  }
}
