// SPDX-License-Identifier: MIT

extension TraceNotation {
  /// The one order in which this implementation sends the trace.
  ///
  /// A did-phase tells first what went and then what came, each in the order of the columns' last
  /// will-events, and then that the transition is over. A completed pair is the old column's
  /// going, the new one's coming, and both again in the did-phase.
  package var fixedOrder: [String] {
    if !completions.isEmpty {
      let all = groups.flatMap { $0 } + completions
      return ["wH(", "wS(", "dH(", "dS("].flatMap { kind in
        all.filter { $0.hasPrefix(kind) }
      }
    }
    var result: [String] = []
    var lastWill: [String: Int] = [:]
    for group in groups {
      if group.count == 1 {
        if let column = Self.column(of: group[0], kinds: ["wS(", "wH("]) {
          lastWill[column] = result.count
        }
        result += group
        continue
      }
      func order(_ token: String) -> (Int, Int) {
        let kind = ["dH(", "dS("].firstIndex { token.hasPrefix($0) } ?? 2
        let column = Self.column(of: token, kinds: ["dH(", "dS("])
        return (kind, column.flatMap { lastWill[$0] } ?? 0)
      }
      result += group.sorted { order($0) < order($1) }
    }
    return result
  }

  /// Says how a log differs from the trace as UIKit sends it, or nothing if it agrees.
  ///
  /// Groups in braces may come in any order. The tokens that complete pairs have to be there, but
  /// anywhere: without them, the trace has to be what is left.
  package func difference(from log: [String]) -> String? {
    var rest = log
    for token in completions {
      guard let index = rest.firstIndex(of: token) else { return "\(token) is missing" }
      rest.remove(at: index)
    }
    for group in groups {
      let next = rest.prefix(group.count)
      if next.sorted() != group.sorted() {
        return "\(next.joined(separator: ", ")) in place of \(group.joined(separator: ", "))"
      }
      rest.removeFirst(group.count)
    }
    return rest.isEmpty ? nil : "\(rest.joined(separator: ", ")) at the end is too much"
  }

  private static func column(of token: String, kinds: [String]) -> String? {
    kinds.contains { token.hasPrefix($0) } ? String(token.dropFirst(3).dropLast()) : nil
  }
}
