// SPDX-License-Identifier: MIT
internal import SplitView

/// One property of a split view and its present value.
struct StateFact: Hashable, Sendable {
  var name: String
  var value: String

  /// What there is to know, by the properties' own names.
  @MainActor static func all(of split: SplitViewController) -> [StateFact] {
    var facts = [
      StateFact(name: "isCollapsed", value: "\(split.isCollapsed)"),
      StateFact(name: "displayMode", value: "\(split.displayMode)"),
      StateFact(name: "topColumn", value: split.topColumn.map { "\($0)" } ?? "nil"),
      StateFact(name: "primaryColumnWidth", value: pixels(split.primaryColumnWidth)),
    ]
    if split.style == .tripleColumn {
      facts.append(
        StateFact(name: "supplementaryColumnWidth", value: pixels(split.supplementaryColumnWidth)))
    }
    facts.append(StateFact(name: "secondaryColumnWidth", value: pixels(split.secondaryColumnWidth)))
    facts.append(
      StateFact(name: "layoutExplanation", value: split.layoutExplanation.description))
    return facts
  }

  private static func pixels(_ width: Double) -> String {
    let tenths = Int((width * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
