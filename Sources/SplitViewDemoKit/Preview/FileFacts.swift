// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// What can be said of a file without looking into it.
struct FileFacts: Sendable {
  /// One line of the facts.
  struct Fact: Hashable, Sendable {
    var name: String
    var value: String
  }

  let item: FileItem
  let path: String
  /// The content type's name in the person's language.
  let kind: String
  let facts: [Fact]

  init(_ item: FileItem, at location: FileLocation, linkTarget: String?) {
    self.item = item
    path = location.path.map(\.display) ?? location.parseName
    kind = Self.kind(of: item)
    var facts = [Fact(name: localized("Kind"), value: kind)]
    if item.kind == .regular {
      facts.append(Fact(name: localized("Size"), value: Self.size(item.size)))
    }
    if item.modified != 0, let time = Self.time(item.modified) {
      facts.append(Fact(name: localized("Modified"), value: time))
    }
    if item.mode != 0 {
      facts.append(Fact(name: localized("Permissions"), value: Self.permissions(item.mode)))
    }
    if let linkTarget { facts.append(Fact(name: localized("Link to"), value: linkTarget)) }
    facts.append(Fact(name: localized("Path"), value: path))
    self.facts = facts
  }

  static func kind(of item: FileItem) -> String {
    switch item.kind {
    case .folder: return localized("Folder")
    case .brokenLink: return localized("Broken link")
    case .special: return special(item.mode)
    case .shortcut: return localized("Shortcut")
    case .regular, .unknown:
      // GLib says "unknown", which is no kind.
      if item.contentType == "application/octet-stream" { return localized("Data") }
      guard let text = g_content_type_get_description(item.contentType) else {
        return item.contentType
      }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  static func size(_ bytes: Int64) -> String {
    guard let text = g_format_size(guint64(max(0, bytes))) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  static func time(_ seconds: Int64) -> String? {
    guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return nil }
    defer { g_date_time_unref(time) }
    guard let text = g_date_time_format(time, "%x %X") else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// A Unix mode as `ls` writes it, with its octal number.
  static func permissions(_ mode: UInt32) -> String {
    let letters = (0..<9).reversed().map { bit in
      mode & (1 << UInt32(bit)) != 0 ? ["x", "w", "r"][bit % 3] : "-"
    }
    let octal = String(mode & 0o7777, radix: 8)
    return letters.joined() + " (" + String(repeating: "0", count: max(0, 4 - octal.count)) + octal
      + ")"
  }

  private static func special(_ mode: UInt32) -> String {
    switch mode & 0o170000 {
    case 0o010000: localized("Pipe")
    case 0o020000: localized("Character device")
    case 0o060000: localized("Block device")
    case 0o140000: localized("Socket")
    default: localized("Special file")
    }
  }
}
