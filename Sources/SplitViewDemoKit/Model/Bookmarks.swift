// SPDX-License-Identifier: MIT

/// The bookmarks that file managers and file choosers share.
enum Bookmarks {
  /// Reads a bookmarks file: a URI a line, with a name after a space where it has one of its own.
  static func parse(_ text: String) -> [Place] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard let uri = parts.first, uri.contains("://") else { return nil }
      let location = FileLocation(uri: String(uri))
      let title = parts.count > 1 ? String(parts[1]) : location.displayName
      return Place(
        section: .bookmarks, title: title, iconName: "folder-symbolic", location: location)
    }
  }
}
