// SPDX-License-Identifier: MIT

/// A text as paragraphs with a look, read from the simplest parts of Markdown.
struct MarkdownText: Hashable, Sendable {
  /// How a paragraph looks.
  enum Look: Hashable, Sendable {
    case heading(level: Int)
    case body
    case item
    case code
    /// Lines as they are.
    case plain
  }

  /// Lines that belong together.
  struct Paragraph: Hashable, Sendable {
    var look: Look
    var text: String
  }

  private(set) var paragraphs: [Paragraph] = []

  /// Reads a text; one that isn't Markdown keeps its lines.
  init(_ text: String, isMarkdown: Bool) {
    var isOpen = false
    var isFenced = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard isMarkdown else {
        let isBlank = line.allSatisfy(\.isWhitespace)
        if !isBlank { add(line, .plain, joinedBy: isOpen ? "\n" : nil) }
        isOpen = !isBlank
        continue
      }
      if line.hasPrefix("```") {
        isFenced.toggle()
        isOpen = false
      } else if isFenced || line.hasPrefix("    ") {
        add(isFenced ? line : line.dropFirst(4), .code, joinedBy: isOpen ? "\n" : nil)
        isOpen = true
      } else if let (level, title) = Self.heading(line) {
        paragraphs.append(Paragraph(look: .heading(level: level), text: String(title)))
        isOpen = false
      } else if line.hasPrefix("- ") || line.hasPrefix("* ") {
        paragraphs.append(Paragraph(look: .item, text: "•  " + line.dropFirst(2)))
        isOpen = true
      } else if line.allSatisfy(\.isWhitespace) {
        isOpen = false
      } else {
        add(line, .body, joinedBy: isOpen ? " " : nil)
        isOpen = true
      }
    }
  }

  /// The headings, each with the number of its paragraph.
  var outline: [(paragraph: Int, level: Int, title: String)] {
    paragraphs.enumerated().compactMap { index, paragraph in
      if case .heading(let level) = paragraph.look { (index, level, paragraph.text) } else { nil }
    }
  }

  private mutating func add(_ line: Substring, _ look: Look, joinedBy separator: String?) {
    let last = paragraphs.last?.look
    if let separator, last == look || (look == .body && last == .item) {
      paragraphs[paragraphs.count - 1].text += separator + line
    } else {
      paragraphs.append(Paragraph(look: look, text: String(line)))
    }
  }

  private static func heading(_ line: Substring) -> (Int, Substring)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).hasPrefix(" ") else { return nil }
    return (level, line.dropFirst(level + 1))
  }
}
