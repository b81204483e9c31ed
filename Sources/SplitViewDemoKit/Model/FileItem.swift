// SPDX-License-Identifier: MIT

/// One entry of a folder, with all that showing, sorting and filtering it needs.
final class FileItem: Sendable {
  let name: FileName
  let displayName: String
  let kind: FileKind
  let isLink: Bool
  let isHidden: Bool
  /// In bytes.
  let size: Int64
  /// Seconds since 1970; zero where unknown.
  let modified: Int64
  /// The Unix mode; zero where unknown.
  let mode: UInt32
  /// GLib's content type, guessed by name alone so that listing a folder opens no file.
  let contentType: String
  let collationKey: CollationKey
  let foldedName: FoldedText

  init(
    name: FileName, displayName: String, kind: FileKind, isLink: Bool = false,
    isHidden: Bool = false, size: Int64 = 0, modified: Int64 = 0, mode: UInt32 = 0,
    contentType: String = "application/octet-stream"
  ) {
    self.name = name
    self.displayName = displayName
    self.kind = kind
    self.isLink = isLink
    self.isHidden = isHidden
    self.size = size
    self.modified = modified
    self.mode = mode
    self.contentType = contentType
    collationKey = CollationKey(fileName: displayName)
    foldedName = FoldedText(displayName)
  }

  var isFolder: Bool { kind == .folder }

  /// Whether nothing that a row shows differs.
  func looksLike(_ other: FileItem) -> Bool {
    name == other.name && kind == other.kind && isLink == other.isLink
      && isHidden == other.isHidden && size == other.size && modified == other.modified
      && mode == other.mode && contentType == other.contentType
  }
}
