// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// The symbolic icons of files.
@MainActor enum Icon {
  private static var byType: [String: ObjectReference] = [:]

  /// Shows an entry's icon in a `GtkImage`.
  static func show(_ item: FileItem, in image: OpaquePointer) {
    switch item.kind {
    case .folder: gtk_image_set_from_icon_name(image, "folder-symbolic")
    case .brokenLink: gtk_image_set_from_icon_name(image, "insert-link-symbolic")
    case .special: gtk_image_set_from_icon_name(image, "application-x-addon-symbolic")
    case .shortcut: gtk_image_set_from_icon_name(image, "folder-remote-symbolic")
    case .regular, .unknown:
      gtk_image_set_from_gicon(image, OpaquePointer(icon(for: item.contentType).pointer))
    }
  }

  // The same few types over and over, and GIO makes a new icon each time.
  private static func icon(for contentType: String) -> ObjectReference {
    if let icon = byType[contentType] { return icon }
    var names = [typeName(contentType), "text-x-generic"]
    if let generic = g_content_type_get_generic_icon_name(contentType) {
      names.insert(String(cString: generic), at: 1)
      g_free(generic)
    }
    // Symbolic ones only: GIO's own list ends with icons in colour.
    var strings = names.map { g_strdup($0 + "-symbolic") }
    defer { strings.forEach { g_free($0) } }
    let made = ObjectReference(
      owning: UnsafeMutableRawPointer(g_themed_icon_new_from_names(&strings, gint(strings.count))!))
    byType[contentType] = made
    return made
  }

  private static func typeName(_ contentType: String) -> String {
    String(contentType.map { $0 == "/" ? "-" : $0 })
  }
}
