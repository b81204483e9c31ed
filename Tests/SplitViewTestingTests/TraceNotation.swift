// SPDX-License-Identifier: MIT

/// A delegate trace as the conformance catalogue writes it.
///
/// `top?(D→P), wH(D), {dH(D), didCollapse}`: tokens in order, and in braces those whose order UIKit
/// leaves open. `(+ wS(P), dS(P))` names the halves that are added to UIKit's trace while collapsed
/// (CH-8), and `none` an empty log. A semicolon separates the traces of several actions and counts
/// as a comma.
struct TraceNotation: Equatable, CustomStringConvertible {
  enum Element: Equatable {
    case token(String)
    case anyOrder([String])
  }

  struct SyntaxError: Error, Equatable {
    let message: String
  }

  /// What UIKit sends, in its order.
  private(set) var elements: [Element] = []
  /// What is sent beyond that.
  private(set) var added: [String] = []
  let description: String

  init(_ text: String) throws {
    description = text
    var rest = Substring(text)
    while let next = Self.takePart(&rest) {
      if next.hasPrefix("{") {
        elements.append(.anyOrder(try Self.tokens(inside: next, closing: "}")))
      } else if next.hasPrefix("(+") {
        added += try Self.tokens(inside: next.dropFirst(), closing: ")")
      } else if next != "none" {
        elements.append(.token(try Self.token(next)))
      }
    }
    if text.contains("none"), !elements.isEmpty || !added.isEmpty {
      throw SyntaxError(message: "'none' stands alone")
    }
  }

  /// Takes the next part: a token, or a group with its braces.
  private static func takePart(_ rest: inout Substring) -> Substring? {
    rest = rest.drop { $0.isWhitespace || $0 == "," || $0 == ";" }
    guard let first = rest.first else { return nil }
    var depth = 0
    var end = rest.startIndex
    let isGroup = first == "{" || first == "("
    while end < rest.endIndex {
      let character = rest[end]
      if depth == 0, ",; ".contains(character), !isGroup { break }
      if "{(".contains(character) { depth += 1 }
      if "})".contains(character) { depth -= 1 }
      end = rest.index(after: end)
      if isGroup, depth == 0 { break }
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private static func tokens(inside group: Substring, closing: Character) throws -> [String] {
    guard group.last == closing else {
      throw SyntaxError(message: "'\(group)' has no '\(closing)'")
    }
    return try group.dropFirst().dropLast().split(separator: ",").map { try token($0) }
  }

  private static func token(_ text: Substring) throws -> String {
    let token = text.trimmed
    let depth = token.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
    guard !token.isEmpty, depth == 0, !token.contains(where: { "{};+".contains($0) }) else {
      throw SyntaxError(message: "'\(text)' is no token")
    }
    return token
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.reversed().prefix { $0.isWhitespace }.count
    return String(start.dropLast(end))
  }
}
