// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop

/// A page with one of each of GTK's usual widgets.
@MainActor
enum WidgetGallery {
  static func make() -> UnsafeMutableRawPointer {
    precondition(Toolkit.initialize(), "this test needs a display")
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    let boxPointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    for widget in controls() { gtk_box_append(boxPointer, widget) }
    let scrolled = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), box)
    gtk_scrolled_window_set_policy(
      OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    return UnsafeMutableRawPointer(scrolled)
  }

  private static func controls() -> [UnsafeMutablePointer<GtkWidget>?] {
    let wrapped = gtk_label_new("a long text that is wrapped over several lines when it has to be")
    gtk_label_set_wrap(OpaquePointer(wrapped), 1)
    let ellipsized = gtk_label_new("a long text that ends in three dots when it has to")
    gtk_label_set_ellipsize(OpaquePointer(ellipsized), PANGO_ELLIPSIZE_END)
    let spinner = gtk_spinner_new()
    gtk_spinner_start(OpaquePointer(spinner))
    let expander = gtk_expander_new("more")
    gtk_expander_set_child(OpaquePointer(expander), gtk_label_new("inside"))
    gtk_expander_set_expanded(OpaquePointer(expander), 1)
    let revealer = gtk_revealer_new()
    gtk_revealer_set_child(OpaquePointer(revealer), gtk_label_new("revealed"))
    let notebook = gtk_notebook_new()
    for name in ["one", "two"] {
      gtk_notebook_append_page(OpaquePointer(notebook), gtk_label_new(name), gtk_label_new(name))
    }
    let progress = gtk_progress_bar_new()
    gtk_progress_bar_set_fraction(OpaquePointer(progress), 0.3)
    let text = gtk_text_view_new()
    gtk_text_view_set_wrap_mode(
      UnsafeMutableRawPointer(text)?.assumingMemoryBound(to: GtkTextView.self), GTK_WRAP_WORD)
    let centered = gtk_button_new_with_label("centered")
    gtk_widget_set_halign(centered, GTK_ALIGN_CENTER)
    gtk_widget_set_margin_start(centered, 20)
    return [
      wrapped, ellipsized, spinner, expander, revealer, notebook, progress, text, centered,
      gtk_entry_new(), gtk_search_entry_new(), gtk_password_entry_new(),
      gtk_spin_button_new_with_range(0, 10, 1), gtk_switch_new(),
      gtk_check_button_new_with_label("check"), gtk_calendar_new(),
      gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1),
      gtk_level_bar_new_for_interval(0, 1),
      gtk_drop_down_new_from_strings(strings), gtk_menu_button_new(),
      gtk_separator_new(GTK_ORIENTATION_HORIZONTAL),
      list(), listView(), flow(), gtk_image_new_from_icon_name("go-previous-symbolic"),
      gtk_picture_new(), gtk_drawing_area_new(), gtk_font_button_new(), gtk_color_button_new(),
      gtk_link_button_new("https://example.org"), gtk_action_bar_new(), grid(),
    ]
  }

  private static var strings: UnsafeMutablePointer<UnsafePointer<CChar>?> {
    let texts = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 3)
    texts[0] = UnsafePointer(g_strdup("first"))
    texts[1] = UnsafePointer(g_strdup("second"))
    texts[2] = nil
    return texts
  }

  private static func list() -> UnsafeMutablePointer<GtkWidget>? {
    let list = gtk_list_box_new()
    for row in 0..<5 { gtk_list_box_append(OpaquePointer(list), gtk_label_new("row \(row)")) }
    return list
  }

  private static func listView() -> UnsafeMutablePointer<GtkWidget>? {
    let model = gtk_string_list_new(nil)
    for row in 0..<1000 { gtk_string_list_append(model, "item \(row)") }
    let factory = gtk_builder_list_item_factory_new_from_bytes(
      nil,
      g_bytes_new(rowDescription, gsize(rowDescription.utf8.count)))
    let view = gtk_list_view_new(
      gtk_single_selection_new(model), factory)
    let scrolled = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), view)
    gtk_widget_set_size_request(scrolled, -1, 150)
    return scrolled
  }

  private static let rowDescription = """
    <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
    <binding name="label"><lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem
    </lookup></lookup></binding></object></property></template></interface>
    """

  private static func flow() -> UnsafeMutablePointer<GtkWidget>? {
    let flow = gtk_flow_box_new()
    for item in 0..<6 {
      gtk_flow_box_insert(OpaquePointer(flow), gtk_label_new("item \(item)"), -1)
    }
    return flow
  }

  private static func grid() -> UnsafeMutablePointer<GtkWidget>? {
    let grid = gtk_grid_new()
    for index in 0..<4 {
      gtk_grid_attach(
        UnsafeMutableRawPointer(grid)?.assumingMemoryBound(to: GtkGrid.self),
        gtk_label_new("cell \(index)"), gint(index % 2), gint(index / 2), 1, 1)
    }
    return grid
  }
}
