// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// The toolkit as a whole.
@MainActor
package enum Toolkit {
  private static var isInitialized = false

  /// Initialises GTK once, and tells whether there is a display.
  ///
  /// A widget made without it is a crash, so whatever makes the first widget has to come through
  /// here.
  package static func initialize() -> Bool {
    // After a failure GTK calls itself initialised, and would crash at the first widget.
    if !isInitialized { isInitialized = gtk_init_check() != 0 && gdk_display_get_default() != nil }
    return isInitialized
  }

  /// The running GTK version.
  package static var version: (major: Int, minor: Int, micro: Int) {
    (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
  }

  /// Puts a style sheet over the theme, and under the application's and the user's own.
  package static func addStyleSheet(_ text: String) {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else {
      return
    }
    gtk_css_provider_load_from_data(provider, text, text.utf8.count)
    // The theme itself stands at the priority of settings.
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + 1)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  /// The factor between the desktop's text size and the normal one.
  package static var textScale: Double {
    guard let settings = gtk_settings_get_default() else { return 1 }
    let resolution = csv_object_get_int(UnsafeMutableRawPointer(settings), "gtk-xft-dpi")
    // 96 dots an inch, in 1/1024, is what GTK calls a text scale of 1.
    return resolution > 0 ? Double(resolution) / (96 * 1024) : 1
  }

  /// Whether the desktop wants animations, and doesn't ask for less motion.
  package static var animationsEnabled: Bool {
    guard let settings = gtk_settings_get_default().map({ UnsafeMutableRawPointer($0) }) else {
      return false
    }
    return csv_object_get_boolean(settings, "gtk-enable-animations") != 0
      && !reducesMotion(settings)
  }

  /// Whether settings ask for less motion; those of older toolkits know no such wish.
  package static func reducesMotion(_ settings: UnsafeMutableRawPointer) -> Bool {
    // 0 stands for no preference.
    Properties.enumeration("gtk-interface-reduced-motion", of: settings) ?? 0 != 0
  }

  /// Which window buttons stand at the start and at the end of a title bar, in GTK's notation.
  package static var decorationLayout: (start: String, end: String) {
    guard let settings = gtk_settings_get_default(),
      let text = csv_object_get_string(
        UnsafeMutableRawPointer(settings), "gtk-decoration-layout")
    else { return ("", "close") }
    defer { g_free(text) }
    let layout = String(cString: text)
    let parts = layout.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
  }

  /// Calls `body` whenever one of the toolkit's settings changes, as long as a widget lives.
  package static func observeSetting(
    _ name: String, for widget: Widget, _ body: @escaping @MainActor () -> Void
  ) -> SignalHandler? {
    guard let settings = gtk_settings_get_default() else { return nil }
    return connect(UnsafeMutableRawPointer(settings), "notify::\(name)", owner: widget.pointer) {
      _ in
      body()
    }
  }
}
