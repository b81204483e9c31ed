// SPDX-License-Identifier: MIT

/// What a source says to whoever misuses it: the texts of its warnings, errors and preconditions.
enum SourceMessages {
  /// The fixed parts of each message in a source, in order; what is filled in is left out.
  static func all(in source: String) -> [[String]] {
    source.matches(of: /\b(?:Log\.(?:warning|error)|precondition(?:Failure)?)\(/).map { match in
      var rest = source[match.range.upperBound...]
      return parts(ofCall: &rest)
    }.filter { !$0.isEmpty }
  }

  /// Reads up to the parenthesis that closes a call, and collects what stands in quotes.
  private static func parts(ofCall text: inout Substring) -> [String] {
    var parts: [String] = []
    var depth = 1
    while depth > 0, let character = text.popFirst() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": parts += literal(&text)
      default: break
      }
    }
    return parts
  }

  /// Reads up to the quote that closes a literal, and leaves out what is filled in.
  private static func literal(_ text: inout Substring) -> [String] {
    var parts = [""]
    while let character = text.popFirst(), character != "\"" {
      guard character == "\\" else {
        parts[parts.count - 1].append(character)
        continue
      }
      guard let escaped = text.popFirst() else { break }
      if escaped == "(" {
        _ = SourceMessages.parts(ofCall: &text)
        parts.append("")
      } else {
        parts[parts.count - 1].append(escaped)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
