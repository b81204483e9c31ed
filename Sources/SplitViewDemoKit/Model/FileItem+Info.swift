// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

extension FileItem {
  /// The attributes that listing a folder asks for: none of them opens a file.
  static let attributes = [
    "standard::name", "standard::display-name", "standard::type", "standard::is-hidden",
    "standard::is-symlink", "standard::size", "standard::fast-content-type", "time::modified",
    "unix::mode",
  ].joined(separator: ",")

  /// Reads an entry from what an enumeration or a query gave.
  convenience init(info: OpaquePointer, name: FileName? = nil) {
    let name =
      name
      ?? info.byteString("standard::name").map { FileName(cString: $0) } ?? FileName("")
    let type = g_file_info_get_attribute_uint32(info, "standard::type")
    let isLink = g_file_info_get_attribute_boolean(info, "standard::is-symlink") != 0
    self.init(
      name: name,
      displayName: info.string("standard::display-name") ?? name.display,
      kind: FileKind(type: type),
      isLink: isLink,
      isHidden: g_file_info_get_attribute_boolean(info, "standard::is-hidden") != 0,
      size: Int64(g_file_info_get_attribute_uint64(info, "standard::size")),
      modified: Int64(
        bitPattern: UInt64(g_file_info_get_attribute_uint64(info, "time::modified"))),
      mode: g_file_info_get_attribute_uint32(info, "unix::mode"),
      contentType: info.string("standard::content-type")
        ?? info.string("standard::fast-content-type") ?? "application/octet-stream")
  }
}

extension FileKind {
  init(type: UInt32) {
    switch type {
    case G_FILE_TYPE_DIRECTORY.rawValue: self = .folder
    case G_FILE_TYPE_REGULAR.rawValue: self = .regular
    case G_FILE_TYPE_SYMBOLIC_LINK.rawValue: self = .brokenLink
    case G_FILE_TYPE_SPECIAL.rawValue: self = .special
    case G_FILE_TYPE_SHORTCUT.rawValue, G_FILE_TYPE_MOUNTABLE.rawValue: self = .shortcut
    default: self = .unknown
    }
  }
}

extension OpaquePointer {
  /// A text attribute of this `GFileInfo`; nil where it is missing.
  func string(_ attribute: String) -> String? {
    g_file_info_get_attribute_string(self, attribute).map { String(cString: $0) }
  }

  /// A byte string attribute of this `GFileInfo`; nil where it is missing.
  func byteString(_ attribute: String) -> UnsafePointer<CChar>? {
    g_file_info_get_attribute_byte_string(self, attribute)
  }
}
