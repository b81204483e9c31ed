// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// The content of a row: an icon, a title and a second line.
@MainActor enum ListRow {
  static func make(_ entry: ListEntry) -> UnsafeMutablePointer<GtkWidget>? {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_add_css_class(row, "place-row")
    gtk_widget_set_tooltip_text(row, entry.title)
    let box = UnsafeMutableRawPointer(row)?.assumingMemoryBound(to: GtkBox.self)
    if let iconName = entry.iconName {
      gtk_box_append(box, gtk_image_new_from_icon_name(iconName))
    }
    let lines = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_valign(lines, GTK_ALIGN_CENTER)
    let column = UnsafeMutableRawPointer(lines)?.assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(column, label(entry.title))
    if !entry.detail.isEmpty {
      let detail = label(entry.detail)
      gtk_widget_add_css_class(detail, "detail")
      gtk_box_append(column, detail)
    }
    gtk_box_append(box, lines)
    return row
  }

  private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
    let label = gtk_label_new(text)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    return label
  }
}
