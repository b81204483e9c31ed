// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// Makes and fills the rows of a folder's list.
@MainActor enum FileRow {
  /// A new `GtkListItemFactory`, with a reference for the caller.
  static func factory() -> OpaquePointer? {
    guard let factory = gtk_signal_list_item_factory_new() else { return nil }
    let pointer = UnsafeMutableRawPointer(factory)
    connect(pointer, "setup") { arguments in
      arguments.object(0).map { setUp(OpaquePointer($0)) }
    }
    connect(pointer, "bind") { arguments in
      arguments.object(0).map { bind(OpaquePointer($0)) }
    }
    return OpaquePointer(pointer)
  }

  private static func setUp(_ listItem: OpaquePointer) {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_add_css_class(row, "file-row")
    let box = UnsafeMutableRawPointer(row)?.assumingMemoryBound(to: GtkBox.self)
    let name = gtk_label_new(nil)
    let label = OpaquePointer(name)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_MIDDLE)
    gtk_label_set_single_line_mode(label, 1)
    gtk_widget_set_hexpand(name, 1)
    let detail = gtk_label_new(nil)
    gtk_widget_add_css_class(detail, "detail")
    let chevron = gtk_image_new_from_icon_name("go-next-symbolic")
    gtk_widget_add_css_class(chevron, "chevron")
    for child in [gtk_image_new(), name, detail, chevron] { gtk_box_append(box, child) }
    gtk_list_item_set_child(listItem, row)
  }

  private static func bind(_ listItem: OpaquePointer) {
    guard let object = gtk_list_item_get_item(listItem),
      let row = gtk_list_item_get_child(listItem),
      let icon = gtk_widget_get_first_child(row), let name = gtk_widget_get_next_sibling(icon),
      let detail = gtk_widget_get_next_sibling(name),
      let chevron = gtk_widget_get_next_sibling(detail)
    else { return }
    let item = FileObject.item(of: UnsafeRawPointer(object))
    Icon.show(item, in: OpaquePointer(icon))
    gtk_label_set_text(OpaquePointer(name), item.displayName)
    gtk_widget_set_tooltip_text(row, item.displayName)
    gtk_label_set_text(
      OpaquePointer(detail), item.kind == .regular ? FileFacts.size(item.size) : "")
    gtk_widget_set_visible(chevron, item.isFolder ? 1 : 0)
    if item.isHidden {
      gtk_widget_add_css_class(row, "hidden-file")
    } else {
      gtk_widget_remove_css_class(row, "hidden-file")
    }
  }
}
