// SPDX-License-Identifier: MIT

/// The texts of a gettext catalogue, of which each stands on one line.
struct Catalog {
  struct Entry {
    var text = ""
    var translation = ""
    var note = ""
    var isFuzzy = false
  }

  /// What stands under the empty text, with its line ends as they are written, `\n`.
  let header: String
  let entries: [Entry]

  init(_ source: String) {
    var header = ""
    var entries: [Entry] = []
    for block in source.split(separator: "\n\n") {
      var entry = Entry()
      for line in block.split(separator: "\n") {
        if line.hasPrefix("#. ") {
          entry.note = String(line.dropFirst(3))
        } else if line.hasPrefix("#,") {
          entry.isFuzzy = entry.isFuzzy || line.contains("fuzzy")
        } else if line.hasPrefix("msgid \"") {
          entry.text = Self.quoted(line)
        } else if line.hasPrefix("msgstr \"") {
          entry.translation = Self.quoted(line)
        } else if line.hasPrefix("\"") {
          header += Self.quoted(line)
        }
      }
      if !entry.text.isEmpty { entries.append(entry) }
    }
    (self.header, self.entries) = (header, entries)
  }

  private static func quoted(_ line: Substring) -> String {
    String(line.drop { $0 != "\"" }.dropFirst().dropLast())
  }
}
