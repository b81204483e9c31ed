// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// Lays out a state at a width, whether or not the state suits that width.
  ///
  /// Total: there is a layout for every width and every preference. Widths and gaps of what is
  /// tiled sum exactly to ``SplitPlan/width``. Where the state's mode does not fit at all, which
  /// ``change(from:in:)`` would tell, columns are squeezed from the secondary one on.
  package func plan(for state: SplitState, in environment: SplitEnvironment) -> SplitPlan {
    let measures = SplitMeasures(self, environment)
    var plan =
      state.isCollapsed
      ? collapsedPlan(state, measures) : expandedPlan(state, measures)
    plan.isMirrored = environment.isRightToLeft != (primaryEdge == .trailing)
    if plan.isMirrored { plan.mirror() }
    return plan
  }

  /// One page at a time: the columns follow each other on a strip, of which one is on screen.
  private func collapsedPlan(_ state: SplitState, _ measures: SplitMeasures) -> SplitPlan {
    let width = measures.width
    let filled = state.filled
    let front = state.drawnColumn
    func place(_ column: SplitViewColumn, steps: Double) -> ColumnPlan {
      ColumnPlan(
        column: column, x: steps * width, width: width,
        isVisible: column == front && (filled.contains(column) || state.frontColumn == nil))
    }
    let supplementary = filled.contains(.supplementary) ? 1.0 : 0
    let primarySteps: Double
    switch front {
    case .supplementary: primarySteps = -1
    case .secondary: primarySteps = -1 - supplementary
    default: primarySteps = 0
    }
    let isSheetShown = state.visible.contains(.inspector)
    var plan = SplitPlan(
      isCollapsed: true, displayMode: state.displayMode, topColumn: state.topColumn,
      width: width, isMirrored: false,
      columns: ColumnValues(
        primary: place(.primary, steps: primarySteps),
        supplementary: place(.supplementary, steps: primarySteps + 1),
        secondary: place(.secondary, steps: primarySteps + 1 + supplementary),
        inspector: ColumnPlan(
          column: .inspector, x: 0, width: width, isVisible: isSheetShown)))
    if isSheetShown {
      // The inspector is a sheet over the page.
      plan.over = .inspector
      plan.covered = front.map { ColumnSet($0) } ?? []
    }
    return plan
  }

  private func expandedPlan(_ state: SplitState, _ measures: SplitMeasures) -> SplitPlan {
    let arrangement = arrangement(of: state, measures)
    let widths = widths(of: arrangement, state, measures)
    var plan = SplitPlan(
      isCollapsed: false, displayMode: state.displayMode, topColumn: nil, width: measures.width,
      isMirrored: false,
      columns: places(arrangement, widths, measures))
    plan.covered = arrangement.covered
    plan.over = arrangement.overlaid
    plan.isDisplaced = arrangement.isDisplaced
    let isActive = plan.covered.isEmpty
    func divider(_ column: SplitViewColumn, x: Double, gap: Double) -> DividerPlan {
      let minimum = measures.minimums[column]
      let maximum = max(min(widths.caps[column], maximumWidth(of: column)), minimum)
      return DividerPlan(
        column: column, x: x, width: gap, minimum: minimum, maximum: maximum,
        isDraggable: isActive && !fixedColumns.contains(column) && minimum < maximum)
    }
    let columns = plan.columns
    if arrangement.tiled.contains(.primary) || arrangement.isDisplaced {
      plan.primaryDivider = divider(
        .primary, x: columns.primary.x + columns.primary.width,
        gap: arrangement.isDisplaced ? measures.primaryGap : widths.primaryGap)
    }
    if arrangement.tiled.contains(.supplementary) {
      plan.supplementaryDivider = divider(
        .supplementary, x: columns.supplementary.x + columns.supplementary.width,
        gap: widths.supplementaryGap)
    }
    if arrangement.tiled.contains(.inspector) {
      plan.inspectorDivider = divider(
        .inspector, x: columns.inspector.x - widths.inspectorGap, gap: widths.inspectorGap)
    }
    return plan
  }

  private func places(
    _ arrangement: SplitArrangement, _ widths: SplitWidths, _ measures: SplitMeasures
  ) -> ColumnValues<ColumnPlan> {
    let total = measures.width
    let columns = widths.columns
    let (shown, over) = (arrangement.shown, arrangement.over)
    let push = arrangement.isDisplaced ? columns.primary + measures.primaryGap : 0
    let showsPrimary = shown.contains(.primary)

    var supplementaryX: Double
    if arrangement.tiled.contains(.supplementary) {
      let isBesidePrimary = arrangement.tiled.contains(.primary)
      supplementaryX = push + (isBesidePrimary ? columns.primary + widths.primaryGap : 0)
    } else if over.contains(.supplementary) {
      let wanted = over.contains(.primary) ? columns.primary + measures.primaryGap : 0
      supplementaryX = max(min(wanted, total - columns.supplementary), 0)
    } else {
      // Hidden side columns lie before the left edge, in their order and with their gaps.
      supplementaryX = -(columns.supplementary + measures.supplementaryGap)
    }
    let hiddenPrimaryEnd = style == .tripleColumn ? min(supplementaryX, 0) : 0
    let primaryX = showsPrimary ? 0 : hiddenPrimaryEnd - (columns.primary + measures.primaryGap)

    let isInspectorTiled = arrangement.tiled.contains(.inspector)
    let isInspectorShown = shown.contains(.inspector)
    let inspectorX =
      isInspectorTiled
      ? total - columns.inspector + push
      : isInspectorShown ? total - columns.inspector : total + measures.supplementaryGap
    let secondaryEnd =
      isInspectorTiled ? total - columns.inspector - widths.inspectorGap : total
    let secondaryX = secondaryEnd - widths.secondaryInPlace + push
    func place(_ column: SplitViewColumn, _ x: Double) -> ColumnPlan {
      ColumnPlan(column: column, x: x, width: columns[column], isVisible: shown.contains(column))
    }
    return ColumnValues(
      primary: place(.primary, primaryX), supplementary: place(.supplementary, supplementaryX),
      secondary: place(.secondary, secondaryX), inspector: place(.inspector, inspectorX))
  }
}

extension SplitPlan {
  /// Turns the layout round, so that the columns run from right to left.
  fileprivate mutating func mirror() {
    columns.primary.x = width - columns.primary.x - columns.primary.width
    columns.supplementary.x = width - columns.supplementary.x - columns.supplementary.width
    columns.secondary.x = width - columns.secondary.x - columns.secondary.width
    columns.inspector.x = width - columns.inspector.x - columns.inspector.width
    if let divider = primaryDivider { primaryDivider?.x = width - divider.x - divider.width }
    if let divider = supplementaryDivider {
      supplementaryDivider?.x = width - divider.x - divider.width
    }
    if let divider = inspectorDivider {
      inspectorDivider?.x = width - divider.x - divider.width
    }
  }
}
