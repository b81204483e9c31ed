// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Why a state has its layout, and at which widths it gets another one.
  ///
  /// What the width or a preference calls for and no layout has answered yet counts as answered,
  /// with the delegate agreeing to what is proposed to it.
  package func explanation(of state: SplitState, in environment: SplitEnvironment)
    -> SplitViewLayoutExplanation
  {
    let settled = settled(state, environment)
    let measures = SplitMeasures(self, environment)
    let layout = layout(of: settled, measures)
    let plan = plan(for: settled, in: environment)
    var (rule, need) =
      settled.isCollapsed
      ? (collapsedRule(environment), nil) : expandedRule(of: settled, measures)
    if !state.isMounted { rule = .notLaidOut }
    var inspectorNeed: SplitViewLayoutExplanation.Need?
    if !settled.isCollapsed && settled.visible.contains(.inspector) {
      let tiled = arrangement(of: settled, measures).tiled
      inspectorNeed = .init(parts: measures.parts(tiling: tiled.union(.inspector)))
    }
    let thresholds = collapseThresholds(in: environment)
    let isByWidth = collapsePolicy != .always && collapsePolicy != .never
    var columnWidths: [SplitViewColumn: Double] = [:]
    let columns = plan.columns
    for column in [columns.primary, columns.supplementary, columns.secondary, columns.inspector]
    where column.isVisible { columnWidths[column.column] = column.width }
    if settled.visible.contains(.compact) { columnWidths = [.compact: plan.width] }
    return SplitViewLayoutExplanation(
      width: measures.width, layout: layout, rule: rule,
      request: request(in: settled), collapsePolicy: collapsePolicy,
      collapsesBelow: isByWidth ? thresholds.collapse : nil,
      expandsFrom: isByWidth ? thresholds.expand : nil,
      columnWidths: columnWidths, need: need, inspectorNeed: inspectorNeed,
      thresholdBelow: threshold(below: settled, layout, environment),
      thresholdAbove: threshold(above: settled, layout, environment))
  }

  /// The state after all that the environment calls for.
  private func settled(_ state: SplitState, _ environment: SplitEnvironment) -> SplitState {
    var state = state
    // A change leads to no other one by itself; what it leaves behind is a memory at most.
    for _ in 0..<3 {
      guard let change = change(from: state, in: environment) else { break }
      state =
        change.answered(nil, state: state, configuration: self, environment: environment)
        .committed(over: state)
    }
    return state
  }

  private func layout(of state: SplitState, _ measures: SplitMeasures)
    -> SplitViewLayoutExplanation.Layout
  {
    guard !state.isCollapsed else {
      return .init(
        isCollapsed: true, displayMode: state.displayMode, beside: [], over: [], displacing: [])
    }
    let arrangement = arrangement(of: state, measures)
    return .init(
      isCollapsed: false, displayMode: state.displayMode, beside: arrangement.tiled.columns,
      over: arrangement.overlaid.columns, displacing: arrangement.isDisplaced ? [.primary] : [])
  }

  // MARK: Rules

  private func collapsedRule(_ environment: SplitEnvironment) -> SplitViewLayoutExplanation.Rule {
    if collapsePolicy == .always { return .alwaysCollapsed }
    let width = PixelGrid.snapped(environment.width)
    return width < collapseThresholds(in: environment).collapse
      ? .belowBreakpoint : .notYetExpanding
  }

  private func expandedRule(of state: SplitState, _ measures: SplitMeasures) -> (
    SplitViewLayoutExplanation.Rule, SplitViewLayoutExplanation.Need?
  ) {
    if state.hasNoColumn { return (.noContent, nil) }
    let memory = state.memory
    let aim = aim(of: request(in: state))
    let asked: SplitViewLayoutExplanation.Rule =
      memory.heldMode == nil ? .askedFor : .chosenByDelegate
    let count = state.displayMode.sideColumnCount ?? 0
    let spare = restores ? spare : []
    if memory.isStandIn {
      return (.standsIn, .init(parts: measures.parts(sideColumns: aim.count) + spare))
    }
    if state.displayMode.isOver || state.displayMode == .twoDisplaceSecondary {
      return (asked, nil)
    }
    if aim.count == 0 || aim.sharing == .over {
      let isWaiting = aim.sharing == .over && preferredDisplayMode != .secondaryOnly
      return (isWaiting && memory.heldMode == nil ? .waitsToBeAskedFor : asked, nil)
    }
    let fitting = SplitViewLayoutExplanation.Need(parts: measures.parts(sideColumns: count))
    if staysSqueezedOut(state) {
      return (.squeezedOut, .init(parts: measures.parts(sideColumns: 1)))
    }
    if aim.sharing == .displacing && count > 0 { return (.waitsToBeAskedFor, fitting) }
    let wanted = aim.sharing == .displacing ? 1 : aim.count
    if count >= wanted { return (aim.isAutomatic ? .fits : asked, fitting) }
    let next =
      (count + 1...wanted).min { measures.need(sideColumns: $0) < measures.need(sideColumns: $1) }
      ?? wanted
    return (.tooNarrow, .init(parts: measures.parts(sideColumns: next) + spare))
  }

  private var spare: [SplitViewLayoutExplanation.Need.Part] {
    let width = PixelGrid.snapped(metrics.hysteresis)
    return width > 0 ? [.init(kind: .spare, width: width)] : []
  }

  // MARK: Thresholds

  /// All widths at which anything may be decided differently, from below and from above.
  private func boundaries(_ environment: SplitEnvironment) -> [Double] {
    let measures = SplitMeasures(self, environment)
    let thresholds = collapseThresholds(in: environment)
    var result = [thresholds.collapse, thresholds.expand]
    for count in 1...style.sideColumnLimit {
      let need = measures.need(sideColumns: count)
      result += [need, need + PixelGrid.snapped(metrics.hysteresis)]
    }
    for tiled: ColumnSet in [[], .primary, .supplementary, [.primary, .supplementary]] {
      result.append(measures.need(tiling: tiled.union(.inspector)))
    }
    return result.filter { $0 > 0 && $0 <= PixelGrid.limit }
  }

  private func threshold(
    below state: SplitState, _ present: SplitViewLayoutExplanation.Layout,
    _ environment: SplitEnvironment
  ) -> SplitViewLayoutExplanation.Threshold? {
    let width = PixelGrid.snapped(environment.width)
    let widths = boundaries(environment).map { PixelGrid.pixels(covering: $0) - 1 }
    return threshold(
      widths.filter { Double($0) < width }.sorted(by: >), state, present, environment)
  }

  private func threshold(
    above state: SplitState, _ present: SplitViewLayoutExplanation.Layout,
    _ environment: SplitEnvironment
  ) -> SplitViewLayoutExplanation.Threshold? {
    let width = PixelGrid.snapped(environment.width)
    let widths = boundaries(environment).map { PixelGrid.pixels(covering: $0) }
    return threshold(
      widths.filter { Double($0) > width }.sorted(by: <), state, present, environment)
  }

  /// The first of these widths with another layout; between two of them nothing changes.
  private func threshold(
    _ widths: [Int], _ state: SplitState, _ present: SplitViewLayoutExplanation.Layout,
    _ environment: SplitEnvironment
  ) -> SplitViewLayoutExplanation.Threshold? {
    var there = environment
    for width in widths {
      there.width = Double(width)
      let layout = layout(of: settled(state, there), SplitMeasures(self, there))
      if layout != present { return .init(width: width, layout: layout) }
    }
    return nil
  }
}
