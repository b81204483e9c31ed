// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// One line of a file's facts: a small name over its value.
@MainActor enum FactRow {
  static func make(_ fact: FileFacts.Fact) -> UnsafeMutablePointer<GtkWidget>? {
    let row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let box = UnsafeMutableRawPointer(row)?.assumingMemoryBound(to: GtkBox.self)
    let name = gtk_label_new(fact.name)
    gtk_widget_add_css_class(name, "fact-name")
    gtk_label_set_xalign(OpaquePointer(name), 0)
    let value = gtk_label_new(fact.value)
    let label = OpaquePointer(value)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_wrap(label, 1)
    gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_width_chars(label, 24)
    gtk_label_set_max_width_chars(label, 40)
    gtk_label_set_selectable(label, 1)
    gtk_box_append(box, name)
    gtk_box_append(box, value)
    return row
  }
}
