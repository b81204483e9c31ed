// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Lays out a state at a width, whether or not the state suits that width.
  ///
  /// Total: there is a layout for every width and every preference. Widths and gaps of what is
  /// tiled sum exactly to ``SplitPlan/width``. Where the state's mode does not fit at all, which
  /// ``change(from:in:)`` would tell, columns are squeezed from the secondary one on.
  package func plan(for state: SplitState, in environment: SplitEnvironment) -> SplitPlan {
    let measures = SplitMeasures(self, environment)
    let isMirrored = environment.isRightToLeft != (primaryEdge == .trailing)
    var plan =
      state.isCollapsed
      ? collapsedPlan(state, measures) : expandedPlan(state, measures)
    plan.isMirrored = isMirrored
    if isMirrored { plan.mirror() }
    return plan
  }

  /// One page at a time: the columns follow each other on a strip, of which one is on screen.
  private func collapsedPlan(_ state: SplitState, _ measures: SplitMeasures) -> SplitPlan {
    let width = measures.width
    let filled = state.filled
    func place(_ column: SplitViewColumn, steps: Double) -> ColumnPlan {
      ColumnPlan(
        column: column, x: steps * width, width: width,
        isVisible: column == state.topColumn && filled.contains(column))
    }
    let supplementary = filled.contains(.supplementary) ? 1.0 : 0
    let primarySteps: Double
    switch state.topColumn {
    case .supplementary: primarySteps = -1
    case .secondary: primarySteps = -1 - supplementary
    default: primarySteps = 0
    }
    return SplitPlan(
      isCollapsed: true, displayMode: state.displayMode, topColumn: state.topColumn,
      width: width, isMirrored: false,
      columns: ColumnValues(
        primary: place(.primary, steps: primarySteps),
        supplementary: place(.supplementary, steps: primarySteps + 1),
        secondary: place(.secondary, steps: primarySteps + 1 + supplementary)))
  }

  private func expandedPlan(_ state: SplitState, _ measures: SplitMeasures) -> SplitPlan {
    let total = measures.width
    let shown = state.displayMode.columns(in: style).intersection(state.filled)
    let showsPrimary = shown.contains(.primary)
    let showsSupplementary = shown.contains(.supplementary)
    let primaryGap = showsPrimary ? min(measures.primaryGap, total) : 0
    let supplementaryGap =
      showsSupplementary ? min(measures.supplementaryGap, total - primaryGap) : 0
    let room = total - primaryGap - supplementaryGap

    let supplementaryMinimum = showsSupplementary ? measures.minimums.supplementary : 0
    let primaryCap =
      showsPrimary ? room - measures.minimums.secondary - supplementaryMinimum : total
    var primary = width(
      of: .primary, cap: primaryCap, userWidths: state.userWidths, measures: measures)
    if showsPrimary { primary = min(primary, room) }
    let besidePrimary = showsPrimary ? room - primary : room
    let supplementaryCap =
      showsSupplementary ? besidePrimary - measures.minimums.secondary : total
    var supplementary = width(
      of: .supplementary, cap: supplementaryCap, userWidths: state.userWidths, measures: measures)
    if showsSupplementary { supplementary = min(supplementary, besidePrimary) }
    let secondary = showsSupplementary ? besidePrimary - supplementary : besidePrimary

    // Hidden side columns lie before the left edge, in their order and with their gaps.
    let supplementaryX =
      showsSupplementary
      ? (showsPrimary ? primary + primaryGap : 0) : -(supplementary + measures.supplementaryGap)
    let hiddenPrimaryEnd = style == .tripleColumn ? min(supplementaryX, 0) : 0
    let primaryX = showsPrimary ? 0 : hiddenPrimaryEnd - (primary + measures.primaryGap)

    var plan = SplitPlan(
      isCollapsed: false, displayMode: state.displayMode, topColumn: nil, width: total,
      isMirrored: false,
      columns: ColumnValues(
        primary: ColumnPlan(
          column: .primary, x: primaryX, width: primary, isVisible: showsPrimary),
        supplementary: ColumnPlan(
          column: .supplementary, x: supplementaryX, width: supplementary,
          isVisible: showsSupplementary),
        secondary: ColumnPlan(
          column: .secondary, x: total - secondary, width: secondary, isVisible: true)))
    if showsPrimary {
      plan.primaryDivider = divider(
        after: .primary, x: primary, gap: primaryGap, cap: primaryCap, measures: measures)
    }
    if showsSupplementary {
      plan.supplementaryDivider = divider(
        after: .supplementary, x: supplementaryX + supplementary, gap: supplementaryGap,
        cap: supplementaryCap, measures: measures)
    }
    return plan
  }

  private func divider(
    after column: SplitViewColumn, x: Double, gap: Double, cap: Double, measures: SplitMeasures
  ) -> DividerPlan {
    let minimum = measures.minimums[column]
    return DividerPlan(
      column: column, x: x, width: gap, minimum: minimum,
      maximum: max(min(cap, maximumWidth(of: column)), minimum))
  }
}

extension SplitPlan {
  /// Turns the layout round, so that the columns run from right to left.
  fileprivate mutating func mirror() {
    columns.primary.x = width - columns.primary.x - columns.primary.width
    columns.supplementary.x = width - columns.supplementary.x - columns.supplementary.width
    columns.secondary.x = width - columns.secondary.x - columns.secondary.width
    if let divider = primaryDivider { primaryDivider?.x = width - divider.x - divider.width }
    if let divider = supplementaryDivider {
      supplementaryDivider?.x = width - divider.x - divider.width
    }
  }
}
