// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// What holds for every configuration, environment and state.
@Suite struct PropertyTests {
  /// Widths of any kind.
  private func anyWidth(_ random: inout SplitMix64) -> Double {
    let special = [
      Double.nan, .infinity, -.infinity, -1, 0, -0.0, .leastNonzeroMagnitude, 1e300, 599.999,
    ]
    return random.once(in: 3) ? random.pick(special) : random.length(0...2000)
  }

  @Test func everyWidthHasALayout() {
    Property.check { random in
      var split = ArbitrarySplit(using: &random)
      if random.once(in: 2) { split.spoil(using: &random) }
      for _ in 0..<3 {
        // A layout is asked for before and after the state follows the width.
        split.environment.width = anyWidth(&random)
        for plan in [
          split.plan,
          {
            split.resize(to: split.environment.width); return split.plan
          }(),
        ] {
          if let problem = problem(of: plan) { return "\(problem): \(split)" }
        }
      }
      return nil
    }
  }

  private func problem(of plan: SplitPlan) -> String? {
    guard plan.width >= 0 && plan.width.isFinite else { return "width \(plan.width)" }
    let columns = plan.columns
    for column in [
      columns.primary, columns.supplementary, columns.secondary, columns.inspector,
    ] {
      guard column.width >= 0 && column.width.isFinite && column.x.isFinite else {
        return "\(column)"
      }
      let isInside = column.x >= 0 && column.x + column.width <= plan.width
      guard !column.isVisible || isInside || plan.isDisplaced else { return "outside: \(column)" }
    }
    if plan.displayMode == .automatic { return "no mode" }
    let isFull = plan.isDisplaced ? plan.occupied >= plan.width : plan.occupied == plan.width
    if !plan.tiled.isEmpty && !isFull { return "\(plan.occupied) of \(plan.width)" }
    return problem(of: plan.rounded(), plan)
  }

  private func problem(of rounded: RoundedSplitPlan, _ plan: SplitPlan) -> String? {
    let total = Int(plan.width)
    let frames = rounded.tiledFrames(of: plan)
    guard let first = frames.first, let last = frames.last else { return nil }
    var edge = first.x
    for frame in frames {
      if frame.x != edge || frame.width < 0 { return "rounded to \(frames)" }
      edge += frame.width
    }
    let isFull =
      plan.isDisplaced
      ? first.x <= 0 && last.x + last.width >= total : first.x == 0 && edge == total
    if !isFull { return "rounded to \(frames)" }
    for column in plan.over.columns {
      let frame = rounded.columns[column]
      if frame.x < 0 || frame.x + frame.width > total { return "\(column) lies at \(frame)" }
    }
    return nil
  }

  @Test func theSameQuestionHasTheSameAnswer() {
    Property.check { random in
      var split = ArbitrarySplit(using: &random)
      split.resize(to: random.length(300...1500))
      split.environment.width = random.length(300...1500)
      var twin = split
      if split.plan != twin.plan || split.plan.hashValue != twin.plan.hashValue {
        return "\(split)"
      }
      let changes = (
        split.resize(to: split.environment.width), twin.resize(to: split.environment.width)
      )
      return changes.0 == changes.1 && split.state == twin.state ? nil : "\(split)"
    }
  }

  @Test func aCommittedChangeIsNotCalledForAgain() {
    Property.check { random in
      var split = ArbitrarySplit(using: &random)
      if random.once(in: 8) { split.spoil(using: &random) }
      for _ in 0..<4 {
        if random.once(in: 3) {
          split.configuration.preferredDisplayMode = random.pick(SplitViewDisplayMode.allCases)
          split.state = split.configuration.requesting(from: split.state)
        }
        split.resize(to: random.length(300...1500))
        if let change = split.change { return "\(change) after \(split)" }
      }
      return nil
    }
  }

  @Test func foldingAndUnfoldingKeepsEveryStack() {
    Property.check { random in
      var split = ArbitrarySplit(using: &random)
      split.environment.textScale = 1
      split.resize(to: random.length(608...1500))
      let before = split
      split.resize(to: random.length(200...599))
      guard split.state.isCollapsed else { return "not collapsed: \(split)" }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let column = random.pick([SplitViewColumn.primary, .supplementary, .secondary, .compact])
        let step =
          random.once(in: 2)
          ? split.configuration.showing(column, from: split.state, in: split.environment)
          : split.configuration.hiding(column, from: split.state, in: split.environment)
        if let step { split.state = step.committed(over: split.state) }
      }
      split.resize(to: before.environment.width)
      let isSame =
        !split.state.isCollapsed && split.state.pages == before.state.pages
        && split.state.compactPages == before.state.compactPages
        && split.state.userWidths == before.state.userWidths
        && (split.state.displayMode != before.state.displayMode || split.plan == before.plan)
      return isSame ? nil : "\(before)\nbecame\n\(split)"
    }
  }

  @Test func nothingFlickersAtTheBreakpoint() {
    Property.check { random in
      var split = ArbitrarySplit(using: &random)
      split.resize(to: random.once(in: 2) ? 200 : 4000)
      let thresholds = split.configuration.collapseThresholds(in: split.environment)
      let wasCollapsed = split.state.isCollapsed
      for _ in 0..<8 {
        split.resize(
          to: Double.random(in: thresholds.collapse..<thresholds.expand, using: &random))
        if split.state.isCollapsed != wasCollapsed { return "\(split)" }
      }
      return nil
    }
  }

  @Test func nothingFlickersWhereAColumnComesBack() {
    Property.check(cases: Property.sweeps) { random in
      var split = ArbitrarySplit(using: &random)
      split.configuration.collapsePolicy = .never
      split.configuration.restoresColumnsWhenWidened = true
      split.resize(to: 2000)
      var current = split.plan.visible.count
      var width = 2000.0
      while split.plan.visible.count == current && width > 10 {
        width -= 1
        split.resize(to: width)
      }
      // Here a column went. A trembling hand doesn't bring it back.
      current = split.plan.visible.count
      for _ in 0..<8 {
        split.resize(to: width + Double.random(in: 0...7, using: &random))
        if split.plan.visible.count != current { return "at \(width): \(split)" }
      }
      return nil
    }
  }
}
