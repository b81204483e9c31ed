// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// GTK's settings for this program alone.
@MainActor enum Preferences {
  /// Sets a switch, such as `gtk-application-prefer-dark-theme`.
  static func set(_ name: String, _ isOn: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// Whether a switch is on.
  static func isOn(_ name: String) -> Bool {
    var isOn = false
    withValue("gboolean", of: name) { isOn = g_value_get_boolean(&$0) != 0 }
    return isOn
  }

  /// Sets a number, such as `gtk-double-click-time`.
  static func set(_ name: String, _ number: Int) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gint"))
    g_value_set_int(&value, gint(number))
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  static func number(_ name: String) -> Int {
    var number = 0
    withValue("gint", of: name) { number = Int(g_value_get_int(&$0)) }
    return number
  }

  private static func withValue(
    _ type: String, of name: String, _ body: (inout GValue) -> Void
  ) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, g_type_from_name(type))
    g_object_get_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    body(&value)
    g_value_unset(&value)
  }

  /// The size of texts in per cent of the normal one.
  static var textScale: Int {
    get { Int((Toolkit.textScale * 100).rounded()) }
    set { set("gtk-xft-dpi", newValue * 96 * 1024 / 100) }
  }
}
