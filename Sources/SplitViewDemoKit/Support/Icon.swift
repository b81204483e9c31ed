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
    let made = ObjectReference(
      owning: UnsafeMutableRawPointer(g_content_type_get_symbolic_icon(contentType)!))
    byType[contentType] = made
    return made
  }
}
