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
}
