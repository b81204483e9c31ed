// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// Shows a page of settings.
final class SettingsPageViewController: ViewController {
  let page: SettingsPage
  /// Called when a row leads to a deeper page.
  var onOpen: (@MainActor (SettingsPage) -> Void)?

  init(_ page: SettingsPage) {
    self.page = page
    super.init()
    title = page.title
  }

  override func loadView() {
    let scroller = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(
      OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_vexpand(scroller, 1)
    let list = gtk_list_box_new()!
    gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
    gtk_widget_add_css_class(list, "settings")
    gtk_widget_set_valign(list, GTK_ALIGN_START)
    Widget(UnsafeMutableRawPointer(list)).setAccessibleLabel(page.title)
    for row in page.rows { gtk_list_box_append(OpaquePointer(list), Self.makeRow(row)) }
    connect(UnsafeMutableRawPointer(list), "row-activated") { [weak self] arguments in
      guard let self, let row = arguments.object(0) else { return }
      let index = gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))
      activate(Int(index), row)
    }
    gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
    view = UnsafeMutableRawPointer(scroller)
  }

  private func activate(_ index: Int, _ row: UnsafeMutableRawPointer) {
    switch page.rows[index].control {
    case .page(let page): onOpen?(page)
    // The whole row is the switch's.
    case .toggle:
      let content = gtk_list_box_row_get_child(row.assumingMemoryBound(to: GtkListBoxRow.self))
      gtk_widget_get_last_child(content).map { _ = gtk_widget_activate($0) }
    case .number: break
    }
  }

  private static func makeRow(_ row: SettingsPage.Row) -> UnsafeMutablePointer<GtkWidget>? {
    let content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    let box = UnsafeMutableRawPointer(content)?.assumingMemoryBound(to: GtkBox.self)
    let label = gtk_label_new(row.title)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
    gtk_widget_set_hexpand(label, 1)
    gtk_box_append(box, label)
    guard let control = makeControl(row.control) else { return content }
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    Widget(UnsafeMutableRawPointer(control)).setAccessibleLabel(row.title)
    gtk_box_append(box, control)
    return content
  }

  private static func makeControl(
    _ control: SettingsPage.Control
  ) -> UnsafeMutablePointer<GtkWidget>? {
    switch control {
    case .page: return gtk_image_new_from_icon_name("go-next-symbolic")
    case .toggle(let property):
      guard let made = gtk_switch_new() else { return nil }
      let toggle = OpaquePointer(made)
      gtk_switch_set_active(toggle, Preferences.isOn(property) ? 1 : 0)
      connect(UnsafeMutableRawPointer(made), "notify::active") { _ in
        Preferences.set(property, gtk_switch_get_active(toggle) != 0)
      }
      return made
    case .number(let property, let least, let largest, let step):
      guard
        let made = gtk_spin_button_new_with_range(Double(least), Double(largest), Double(step))
      else { return nil }
      let spin = OpaquePointer(made)
      let isScale = property == SettingsPage.textScale
      let value = isScale ? Preferences.textScale : Preferences.number(property)
      gtk_spin_button_set_value(spin, Double(value))
      connect(UnsafeMutableRawPointer(made), "value-changed") { _ in
        let value = Int(gtk_spin_button_get_value_as_int(spin))
        if isScale { Preferences.textScale = value } else { Preferences.set(property, value) }
      }
      return made
    }
  }
}
