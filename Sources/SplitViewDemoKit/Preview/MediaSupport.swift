// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Whether GTK can play sound and video here.
@MainActor enum MediaSupport {
  /// What to install where it can't, by Debian's name.
  static let package = "libgtk-4-media-gstreamer"

  /// Whether a module that plays was found; GTK has to be initialised.
  static var isPresent: Bool {
    guard let point = g_io_extension_point_lookup("gtk-media-file"),
      let first = g_io_extension_point_get_extensions(point)?.pointee.data
    else { return false }
    // GTK's own stand-in, which plays nothing, is always there, at the very end.
    return g_io_extension_get_priority(OpaquePointer(first)) > Int32.min
  }
}
