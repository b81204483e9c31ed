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

  /// How many handlers wait for a change of a setting.
  static func handlerCount(of name: String) -> Int {
    let identifier = g_signal_lookup("notify", gtk_settings_get_type())
    let mask = [G_SIGNAL_MATCH_ID, G_SIGNAL_MATCH_DETAIL, G_SIGNAL_MATCH_UNBLOCKED]
      .reduce(0) { $0 | $1.rawValue }
    let detail = g_quark_from_string(name)
    var blocked: [gulong] = []
    defer { for handler in blocked { g_signal_handler_unblock(settings, handler) } }
    while true {
      let handler = g_signal_handler_find(
        settings, GSignalMatchType(mask), identifier, detail, nil, nil, nil)
      guard handler != 0 else { return blocked.count }
      g_signal_handler_block(settings, handler)
      blocked.append(handler)
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
