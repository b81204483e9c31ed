// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import Glibc

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
  let foldedName: FoldedText

  // In C memory, since sorting a large folder compares keys millions of times.
  private nonisolated(unsafe) let collationKey: UnsafeMutablePointer<CChar>

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
    collationKey = g_utf8_collate_key_for_filename(displayName, -1)
    foldedName = FoldedText(displayName)
  }

  deinit {
    g_free(collationKey)
  }

  var isFolder: Bool { kind == .folder }

  /// Negative, zero or positive, as this name comes before, with or after that of `other`.
  ///
  /// The order is that of the person's language, numbers by value: `file2` before `file10`.
  func compareName(_ other: FileItem) -> Int {
    Int(strcmp(collationKey, other.collationKey))
  }

  /// Whether nothing that a row shows differs.
  func looksLike(_ other: FileItem) -> Bool {
    name == other.name && kind == other.kind && isLink == other.isLink
      && isHidden == other.isHidden && size == other.size && modified == other.modified
      && mode == other.mode && contentType == other.contentType
  }
}
