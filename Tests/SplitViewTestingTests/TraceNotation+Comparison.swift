// SPDX-License-Identifier: MIT

extension TraceNotation {
  /// What is wrong with a log, or nil if it is the trace, whole and with nothing more.
  ///
  /// - Parameter isOwnOrderChecked: Whether groups must also come in this library's fixed order
  ///   (CH-3), which is one of those that UIKit's allow.
  func mismatch(with log: [String], isOwnOrderChecked: Bool = true) -> String? {
    let expected = elementsWithAdded
    var index = 0
    for element in expected {
      switch element {
      case .token(let token):
        guard index < log.count else { return "'\(token)' is missing at the end of \(log)" }
        guard log[index] == token else {
          return "'\(log[index])' instead of '\(token)' at \(index) of \(log)"
        }
        index += 1
      case .anyOrder(let tokens):
        let group = Array(log[index...].prefix(tokens.count))
        guard group.sorted() == tokens.sorted() else {
          return "\(group) instead of \(tokens), in any order, at \(index) of \(log)"
        }
        let own = Self.ownOrder(of: tokens, after: log[..<index])
        if isOwnOrderChecked, group != own {
          return "\(group) instead of \(own), in this order, at \(index) of \(log)"
        }
        index += tokens.count
      }
    }
    return index < log.count ? "\(Array(log[index...])) is too much at the end of \(log)" : nil
  }

  /// Both halves of each change, always as wH(old), wS(new), dH(old), dS(new).
  private var elementsWithAdded: [Element] {
    guard !added.isEmpty else { return elements }
    let sent = elements.flatMap { element in
      switch element {
      case .token(let token): [token]
      case .anyOrder(let tokens): tokens
      }
    }
    let phases = ["wH", "wS", "dH", "dS"]
    let all = sent + added
    let sorted = phases.flatMap { phase in all.filter { $0.hasPrefix(phase + "(") } }
    let others = all.filter { token in !phases.contains { token.hasPrefix($0 + "(") } }
    return (sorted + others).map { .token($0) }
  }

  /// First what hides, then what shows, each in the order of its last will-event, then the end.
  private static func ownOrder(of tokens: [String], after log: ArraySlice<String>) -> [String] {
    func lastWill(_ token: String) -> Int {
      log.lastIndex(of: "w" + token.dropFirst()) ?? log.endIndex
    }
    let hidden = tokens.filter { $0.hasPrefix("dH(") }
    let shown = tokens.filter { $0.hasPrefix("dS(") }
    let ends = tokens.filter { !$0.hasPrefix("dH(") && !$0.hasPrefix("dS(") }
    return hidden.sorted { lastWill($0) < lastWill($1) }
      + shown.sorted { lastWill($0) < lastWill($1) } + ends
  }
}
