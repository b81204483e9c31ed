// SPDX-License-Identifier: MIT

/// A delegate trace as the conformance catalogue writes it.
///
/// `top?(D→D), wH(D), {dH(P), dS(D), didCollapse}` is three groups, the last in any order;
/// `(+ wS(P), dS(P))` are tokens which complete a pair; `none` is an empty trace.
package struct TraceNotation: Sendable, Hashable {
  package struct SyntaxError: Error, CustomStringConvertible {
    package var description: String
  }

  /// Tokens that follow the group before; more than one may come in any order.
  package typealias Group = [String]

  /// What the trace says by itself.
  package private(set) var groups: [Group] = []

  /// What completes its pairs.
  package private(set) var completions: [String] = []

  package init(_ text: String) throws {
    var rest = Substring(text)
    func skipSeparators() {
      while let first = rest.first, first == " " || first == "," || first == ";" {
        rest.removeFirst()
      }
    }
    func list(until end: Character) throws -> [String] {
      guard let close = Self.index(of: end, in: rest) else {
        throw SyntaxError(description: "\(text): no \(end)")
      }
      defer { rest = rest[rest.index(after: close)...] }
      return Self.tokens(in: rest[..<close])
    }
    skipSeparators()
    while let first = rest.first {
      if first == "{" {
        rest.removeFirst()
        groups.append(try list(until: "}"))
      } else if rest.hasPrefix("(+") {
        rest.removeFirst(2)
        completions += try list(until: ")")
      } else {
        let end = Self.index(of: ",", in: rest) ?? rest.endIndex
        let piece = rest[..<end]
        let cut = piece.range(of: " (+")?.lowerBound ?? piece.endIndex
        groups += Self.tokens(in: piece[..<cut]).map { [$0] }
        rest = rest[cut...]
      }
      skipSeparators()
    }
    if groups == [["none"]] { groups = [] }
    for token in groups.joined() where !Self.isToken(token) {
      throw SyntaxError(description: "\(text): what is \(token)?")
    }
  }

  /// The first `character` outside of parentheses.
  private static func index(of character: Character, in text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if depth == 0 && text[index] == character { return index }
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
    }
    return nil
  }

  private static func tokens(in text: Substring) -> [String] {
    text.split { $0 == "," || $0 == ";" }.map { piece in
      String(piece.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  private static func isToken(_ text: String) -> Bool {
    let names = [
      "mode(", "top?(", "exp?(", "wS(", "wH(", "dS(", "dH(", "didCollapse", "didExpand", "pC",
      "pE", "cs→", "sep→", "ask-show", "ask-detail", "none", "targetDisplayModeForAction",
      "GestureWillBegin", "GestureDidEnd",
    ]
    return names.contains { text.hasPrefix($0) }
  }
}

extension Substring {
  /// The first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
