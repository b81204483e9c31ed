// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// At the threshold that an explanation names the layout changes, one pixel before it doesn't.
@Suite struct LayoutExplanationTests {
  private typealias Explanation = SplitViewLayoutExplanation

  /// A split view with any behavior, an inspector in half of all cases, and any request.
  private func arbitrary(using random: inout SplitMix64) -> ArbitrarySplit {
    var split = ArbitrarySplit(using: &random)
    split.configuration.preferredSplitBehavior = random.pick(SplitViewBehavior.allCases)
    if random.once(in: 4) { split.configuration.metrics.hysteresis = random.length(0...40) }
    if random.once(in: 4) { split.configuration.metrics.secondaryFloor = random.length(0...600) }
    if random.once(in: 6) {
      split.configuration.collapsePolicy = random.pick([
        .never, .always, .width(random.length(0...1000)),
      ])
    }
    if random.once(in: 2) {
      split.configuration.widths.inspector.minimum = random.length(0...400)
      split.state =
        split.configuration.setting(
          pages: [PageID(rawValue: 400)], of: .inspector, from: split.state
        ).state
      split.carryOut(
        split.configuration.showing(.inspector, from: split.state, in: split.environment))
    }
    return split
  }

  /// What an app or a person may do between two widths.
  private func disturb(_ split: inout ArbitrarySplit, using random: inout SplitMix64) {
    let column = random.pick([SplitViewColumn.primary, .supplementary, .secondary, .inspector])
    switch random.next() % 6 {
    case 0:
      split.configuration.preferredDisplayMode = random.pick(SplitViewDisplayMode.allCases)
      split.state = split.configuration.requesting(from: split.state)
    case 1:
      split.carryOut(
        split.configuration.showing(column, from: split.state, in: split.environment))
    case 2:
      split.carryOut(split.configuration.hiding(column, from: split.state, in: split.environment))
    case 3: split.carryOut(split.configuration.uncovering(from: split.state, in: split.environment))
    case 4:
      split.carryOut(
        split.configuration.pressingDisplayModeButton(from: split.state, in: split.environment))
    default: split.environment.contentMinimums.secondary = random.length(0...500)
    }
    split.resize(to: split.environment.width)
  }

  @Test func everyChangeIsNamedOnePixelBefore() {
    var changes = 0
    var rules: Set<Explanation.Rule> = []
    Property.check(cases: Property.sweeps) { random in
      var split = arbitrary(using: &random)
      split.resize(to: 1200)
      var before = split.explanation
      for width in [Array((320..<1200).reversed()), Array(321...1200)].joined() {
        if random.once(in: 100) {
          disturb(&split, using: &random)
          before = split.explanation
        }
        rules.insert(before.rule)
        let isNarrower = Double(width) < split.environment.width
        let named = isNarrower ? before.thresholdBelow : before.thresholdAbove
        split.resize(to: Double(width))
        let after = split.explanation
        let isNamed = named?.width == width
        if (before.layout != after.layout) != isNamed {
          return "\(before) then \(after) at \(split)"
        }
        if isNamed {
          changes += 1
          if named?.layout != after.layout { return "not \(before) but \(after) at \(split)" }
        }
        if let problem = contradiction(in: after, split) { return "\(problem): \(after) \(split)" }
        before = after
      }
      return nil
    }
    #expect(changes > Property.sweeps)
    #expect(
      rules.isSuperset(of: [
        .belowBreakpoint, .notYetExpanding, .fits, .tooNarrow, .askedFor, .standsIn,
        .waitsToBeAskedFor,
      ]))
  }

  /// What an explanation says that the plan doesn't, or that its own parts don't.
  private func contradiction(in explanation: Explanation, _ split: ArbitrarySplit) -> String? {
    let plan = split.plan
    guard explanation.layout.isCollapsed == plan.isCollapsed,
      explanation.layout.displayMode == plan.displayMode
    else { return "another layout" }
    if let below = explanation.thresholdBelow, Double(below.width) >= explanation.width {
      return "not below"
    }
    if let above = explanation.thresholdAbove, Double(above.width) <= explanation.width {
      return "not above"
    }
    let beside = explanation.layout.beside.contains(.inspector)
    if beside != (plan.inspectorDivider != nil) { return "another inspector" }
    if let need = explanation.inspectorNeed, (need.width <= explanation.width) != beside {
      return "another need of the inspector"
    }
    guard let need = explanation.need else { return nil }
    switch explanation.rule {
    case .fits, .waitsToBeAskedFor:
      return need.width <= explanation.width ? nil : "does not fit"
    case .tooNarrow, .standsIn:
      return need.width > explanation.width || !split.configuration.restores ? nil : "fits"
    default: return nil
    }
  }

  @Test func anyNumberHasAnExplanation() {
    Property.check(cases: Property.cases / 10) { random in
      var split = arbitrary(using: &random)
      split.spoil(using: &random)
      split.resize(to: random.pick([.nan, -1, 0, 0.5, 599.5, 1e9, 1e300, .infinity]))
      let explanation = split.explanation
      return explanation.description.hasSuffix(".") ? nil : explanation.description
    }
  }
}

extension ArbitrarySplit {
  var explanation: SplitViewLayoutExplanation {
    configuration.explanation(of: state, in: environment)
  }

  /// Puts a step's state in force, if there is a step.
  mutating func carryOut(_ step: SplitStep?) {
    guard let step else { return }
    state = step.committed(over: state)
    if let mode = step.preferredDisplayMode { configuration.preferredDisplayMode = mode }
  }
}
