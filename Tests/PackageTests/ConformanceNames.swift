// SPDX-License-Identifier: MIT

/// The rows and choices that a text names, and those that the documentation explains.
enum ConformanceNames {
  private static let kinds: Set<Substring> = [
    "INI", "ASG", "MNT", "MOD", "SHW", "BTN", "WID", "COL", "NAV", "XPD", "CMP", "CLS", "INS",
    "VCC", "NVC", "ROB",
  ]

  /// The rows that a text names, as `COL-01` or, in a method's name, as `COL_01`.
  static func rows(in text: String) -> Set<String> {
    Set(
      text.matches(of: /([A-Z]+)[-_]([0-9]+)/).filter { kinds.contains($0.1) && $0.2.count == 2 }
        .map { "\($0.1)-\($0.2)" })
  }

  /// The rows from bug reports that a text names, as `SVB-134` or, in a method's name, `SVB_134`.
  static func reports(in text: String) -> Set<String> {
    Set(text.matches(of: /SVB[-_]([0-9]{3})(?![0-9])/).map { "SVB-\($0.1)" })
  }

  /// The lines of a table of rows from bug reports, by row.
  static func reportTable(in page: String) -> [String: Substring] {
    page.split(separator: "\n").reduce(into: [:]) { table, line in
      if let match = line.prefixMatch(of: /\| (SVB-[0-9]{3}) \|/) {
        table[String(match.1)] = line
      }
    }
  }

  /// The choices that a text names.
  static func choices(in text: String) -> Set<String> {
    Set(
      text.matches(of: /([A-Z]+)-([0-9]+)/).filter { $0.1 == "CH" }.map { "CH-\($0.2)" })
  }

  /// The lines of a table of rows, by row.
  static func table(in page: String) -> [String: Substring] {
    page.split(separator: "\n").reduce(into: [:]) { table, line in
      if let match = line.prefixMatch(of: /\| ([A-Z]{3}-[0-9]{2}) \|/) {
        table[String(match.1)] = line
      }
    }
  }

  /// The choices that a page explains, in paragraphs that begin with their names.
  static func explained(in page: String) -> Set<String> {
    page.split(separator: "\n").reduce(into: []) { names, line in
      if let match = line.prefixMatch(of: /\*\*(.*?):/) {
        names.formUnion(choices(in: String(match.1)))
      }
    }
  }

  /// The traces that the tests' table of Swift literals holds, by row.
  static func traces(in source: String) -> [String: String] {
    let text = source.split { $0.isWhitespace }.joined(separator: " ").replacing("\\ ", with: "")
    return text.matches(of: /"([A-Z]{3}-[0-9]{2})": (?:"""\ (.*?)\ """|"(.*?)"),/).reduce(
      into: [:]
    ) { $0[String($1.1)] = String($1.2 ?? $1.3 ?? "") }
  }
}
