// SPDX-License-Identifier: MIT
import CSplitViewGtk

/// The toolkit's settings.
@MainActor
enum Settings {
  /// Which window buttons the desktop wants at the start and at the end, such as `close:maximize`.
  static var decorationLayout: String {
    get {
      withString { value in
        g_object_get_property(settings, "gtk-decoration-layout", value)
        return g_value_get_string(value).map { String(cString: $0) } ?? ""
      }
    }
    set {
      withString { value in
        g_value_set_string(value, newValue)
        g_object_set_property(settings, "gtk-decoration-layout", value)
      }
    }
  }

  private static var settings: UnsafeMutablePointer<GObject> {
    guard let settings = gtk_settings_get_default() else { preconditionFailure("no display") }
    return UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  }

  private static func withString<Result>(
    _ body: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    // The fundamental type of strings, whose macro is not imported.
    g_value_init(&value, GType(16 << 2))
    defer { g_value_unset(&value) }
    return body(&value)
  }
}
