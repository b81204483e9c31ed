// SPDX-License-Identifier: MIT

extension SplitViewLayoutExplanation: CustomStringConvertible {
  /// The whole explanation as one English sentence.
  public var description: String {
    "At \(Self.pixels(width)) pixels \(layout.words), because \(reason)\(inspectorReason); "
      + "\(thresholds)."
  }

  private var reason: String {
    switch rule {
    case .notLaidOut:
      return "that is what this width calls for, although nothing was laid out yet"
    case .alwaysCollapsed:
      return "the collapse policy is to be folded at every width"
    case .belowBreakpoint:
      return "that is below the breakpoint of \(Self.pixels(collapsesBelow ?? 0))"
    case .notYetExpanding:
      return "columns that were folded below \(Self.pixels(collapsesBelow ?? 0)) unfold from "
        + "\(Self.pixels(expandsFrom ?? 0)) only"
    case .noContent:
      return "no column has content"
    case .fits:
      return "they fit, which takes \(needWords)"
    case .tooNarrow:
      return "more side columns would need \(needWords)"
    case .squeezedOut:
      return "side columns that had no room stay away until they are asked for"
    case .askedFor:
      return "\(request) was asked for" + (need.map { _ in " and needs \(needWords)" } ?? "")
    case .chosenByDelegate:
      return "the delegate chose \(request) when the columns unfolded"
    case .standsIn:
      return "\(request) was asked for and would need \(needWords)"
    case .waitsToBeAskedFor:
      return "side columns cover or displace others only once they are asked for"
    }
  }

  private var needWords: String { need?.words ?? "0" }

  private var inspectorReason: String {
    guard let inspectorNeed else { return "" }
    return layout.beside.contains(.inspector)
      ? ", and with the inspector that takes \(inspectorNeed.words)"
      : ", and the inspector beside it would need \(inspectorNeed.words)"
  }

  private var thresholds: String {
    let never = collapsePolicy == .never ? "columns never fold" : nil
    let below = thresholdBelow.map { "at \($0.width) \($0.layout.words)" }
    let above = thresholdAbove.map { "at \($0.width) \($0.layout.words)" }
    switch (below, above) {
    case (let below?, let above?): return "\(below), and \(above)"
    case (let below?, nil): return "\(below), and more width changes nothing"
    case (nil, let above?): return "less width changes nothing, and \(above)"
    case (nil, nil): return (never.map { "\($0), and " } ?? "") + "no width changes that"
    }
  }

  /// A length without a needless fraction.
  static func pixels(_ length: Double) -> String {
    guard length.isFinite, length.magnitude < 1e15 else { return "\(length)" }
    let hundredths = (length * 100).rounded()
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 {
      return "\(Int(hundredths / 100))"
    }
    return "\(hundredths / 100)"
  }
}

extension SplitViewLayoutExplanation.Layout {
  /// What is to be seen, as a clause.
  var words: String {
    if isCollapsed { return "the columns are folded into one stack of pages" }
    var clauses: [String] = []
    if !beside.isEmpty {
      let verb = beside.count > 1 ? "stand" : "stands"
      clauses.append("\(Self.names(beside)) \(verb) beside the secondary one")
    }
    if !over.isEmpty {
      let verb = over.count > 1 ? "lie" : "lies"
      clauses.append("\(Self.names(over)) \(verb) over other columns")
    }
    if !displacing.isEmpty {
      clauses.append("\(Self.names(displacing)) pushes the others aside")
    }
    return clauses.isEmpty
      ? "the secondary column stands alone" : clauses.joined(separator: " and ")
  }

  private static func names(_ columns: [SplitViewColumn]) -> String {
    let sides = columns.filter { $0 != .inspector }.map { "\($0)" }
    var names: [String] = []
    if !sides.isEmpty {
      names.append(
        "the \(sides.joined(separator: " and ")) \(sides.count > 1 ? "columns" : "column")")
    }
    if columns.contains(.inspector) { names.append("the inspector") }
    return names.joined(separator: " and ")
  }
}

extension SplitViewLayoutExplanation.Need {
  /// The sum and its summands, as `561 (supplementary 200, gap 1, secondary 360)`.
  var words: String {
    let total = SplitViewLayoutExplanation.pixels(width)
    guard parts.count > 1 else { return total }
    let summands = parts.map { part in
      let width = SplitViewLayoutExplanation.pixels(part.width)
      return switch part.kind {
      case .column(let column): "\(column) \(width)"
      case .gap: "gap \(width)"
      case .spare: "\(width) to spare"
      }
    }
    return "\(total) (\(summands.joined(separator: ", ")))"
  }
}
