// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// What holds from one width to the next, over all widths in steps of one pixel.
@Suite struct SweepTests {
  /// Sweeps many configurations down and up again; each step may say what is wrong.
  private func sweep(
    sourceLocation: SourceLocation = #_sourceLocation,
    prepare: (inout ArbitrarySplit) -> Void = { _ in },
    _ check: (_ before: ArbitrarySplit, _ after: ArbitrarySplit, SplitTransition?) -> String?
  ) {
    Property.check(cases: Property.sweeps, sourceLocation: sourceLocation) { random in
      var split = ArbitrarySplit(using: &random)
      prepare(&split)
      split.resize(to: 1500)
      for width in [Array((250..<1500).reversed()), Array(251...1500)].joined() {
        let before = split
        let change = split.resize(to: Double(width))
        if let problem = check(before, split, change) { return "\(problem): \(split)" }
      }
      return nil
    }
  }

  /// The narrower and the wider of two neighbours.
  private func ordered(_ before: ArbitrarySplit, _ after: ArbitrarySplit) -> (
    narrow: SplitPlan, wide: SplitPlan
  ) {
    let plans = (before.plan, after.plan)
    return plans.0.width < plans.1.width ? plans : (plans.1, plans.0)
  }

  @Test func narrowingNeverWidensAColumnWithinAMode() {
    sweep { before, after, _ in
      let (narrow, wide) = ordered(before, after)
      guard narrow.isArranged(as: wide) else { return nil }
      for (less, more) in zip(narrow.visible, wide.visible) where less.width > more.width {
        return "\(less) but \(more)"
      }
      return nil
    }
  }

  @Test func narrowingNeverWidensAColumnByAnyStep() {
    Property.check { random in
      var split = ArbitrarySplit(using: &random)
      let width = Double.random(in: 400...1600, using: &random)
      split.resize(to: width)
      let wide = split.plan
      let step = random.once(in: 2) ? 1e-6 : 300
      split.resize(to: width - Double.random(in: 0...step, using: &random))
      let narrow = split.plan
      guard narrow.isArranged(as: wide) else { return nil }
      let grows = zip(narrow.visible, wide.visible).contains { less, more in
        // Three widths that are rounded one by one may differ by one step of the grid.
        less.width > more.width + 0x1p-20
      }
      return grows ? "\(narrow) but \(wide)" : nil
    }
  }

  @Test func narrowingNeverShowsMoreColumns() {
    sweep { before, after, _ in
      guard after.environment.width < before.environment.width else { return nil }
      let counts = (before.plan.visible.count, after.plan.visible.count)
      return counts.1 > counts.0 ? "from \(counts.0) to \(counts.1)" : nil
    }
  }

  @Test func columnsAndGapsFillTheWidth() {
    sweep { _, after, _ in
      let plan = after.plan
      guard !plan.visible.isEmpty else { return nil }
      let rounded = plan.rounded()
      guard !plan.isDisplaced, !plan.tiled.isEmpty else { return nil }
      let drawn = rounded.tiledFrames(of: plan).reduce(0) { $0 + $1.width }
      return plan.occupied == after.environment.width && Double(drawn) == plan.width
        ? nil : "\(plan.occupied), drawn \(drawn)"
    }
  }

  @Test func noTiledColumnIsBelowItsMinimum() {
    sweep {
      $0.configuration.metrics = .desktop
    } _: { _, after, _ in
      let plan = after.plan
      guard !plan.isCollapsed, !plan.isDisplaced, plan.tiled.count > 1 else { return nil }
      let presets = ColumnValues(primary: 180.0, supplementary: 200, secondary: 360, inspector: 200)
      for column in plan.tiled {
        let declared =
          after.configuration.widths[column.column].minimum ?? presets[column.column]
        let least = max(declared, after.environment.contentMinimums[column.column])
        if column.width < least - 0x1p-20 { return "\(column) below \(least)" }
      }
      return nil
    }
  }

  @Test func aSweepCollapsesOnceAndExpandsOnce() {
    var log: [SplitTransition.Kind] = []
    sweep {
      _ = $0
      log = []
    } _: { before, after, change in
      if let kind = change?.kind, kind == .collapse || kind == .expand { log.append(kind) }
      guard after.environment.width == 1500 else { return nil }
      return log == [.collapse, .expand] ? nil : "\(log)"
    }
  }

  @Test func whatTheSweepTookAwayComesBack() {
    sweep {
      $0.configuration.metrics = .desktop; $0.configuration.restoresColumnsWhenWidened = true
      // Two columns that displace others are shown at once only by a first layout.
      if $0.configuration.preferredSplitBehavior == .displace {
        $0.configuration.preferredSplitBehavior = .tile
      }
    } _: { before, after, _ in
      guard after.environment.width == 1500 else { return nil }
      var fresh = after
      fresh.state = SplitState(style: after.state.style)
      fresh.state.userWidths = after.state.userWidths
      for column in [SplitViewColumn.primary, .supplementary, .secondary, .inspector] {
        fresh.state =
          fresh.configuration.setting(
            pages: after.state.pages[column], of: column, from: fresh.state
          ).state
      }
      if after.state.isInspectorShown { fresh.show(.inspector) }
      fresh.resize(to: 1500)
      return fresh.plan == after.plan ? nil : "\(fresh.plan)"
    }
  }
}

extension SplitPlan {
  /// Whether the same columns share the width, and the same ones lie over others.
  fileprivate func isArranged(as other: SplitPlan) -> Bool {
    isCollapsed == other.isCollapsed && displayMode == other.displayMode && over == other.over
  }
}
