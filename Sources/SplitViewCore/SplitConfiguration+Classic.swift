// SPDX-License-Identifier: MIT

/// The classic style: two controllers that an app joins into one stack and separates again.
///
/// While collapsed the primary column's pages are the whole stack. The secondary controller, as long
/// as it is in that stack, is one of them and the only page of the secondary column as well.
extension SplitConfiguration {
  /// Notes that a page is a detail which was shown while collapsed, and so belongs to no column.
  package func showingDetail(_ page: PageID, from state: SplitState) -> SplitState {
    guard style == .unspecified, state.isMounted, state.isCollapsed else { return state }
    var state = state
    state.bareDetails.append(page)
    return state
  }

  /// Whether an app's own button for the display mode is to be seen.
  package func hasClassicButton(for state: SplitState) -> Bool {
    style == .unspecified && presentsWithGesture && state.isMounted && !state.isCollapsed
      && !state.hasNoColumn
  }

  /// What a press on that button does; `nil` if nothing.
  ///
  /// - Parameter answer: The mode that the delegate wants; `automatic` hides the primary column or
  ///   brings it back.
  package func pressingClassicButton(
    leadingTo answer: SplitViewDisplayMode, from state: SplitState, in environment: SplitEnvironment
  ) -> SplitStep? {
    guard hasClassicButton(for: state) else { return nil }
    let target = classicTarget(answer, from: state, SplitMeasures(self, environment))
    guard target.mode != state.displayMode, !hidesLastingColumn(target, from: state) else {
      return nil
    }
    return step(to: target, from: state, isReported: true)
  }

  private func classicTarget(
    _ answer: SplitViewDisplayMode, from state: SplitState, _ measures: SplitMeasures
  ) -> ModeTarget {
    let isHidden = state.displayMode == .secondaryOnly
    switch answer {
    case .automatic where isHidden: return asked(1, measures)
    case .automatic:
      return closing(target(hiding: .primary, from: state, measures), from: state, measures)
    case .secondaryOnly: return target(hiding: .primary, from: state, measures)
    case .oneOverSecondary, .twoOverSecondary: return over(1)
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary:
      return asked(1, measures)
    }
  }

  /// Gives a column other pages; see ``setting(pages:of:from:)``.
  func settingClassic(
    pages: [PageID], of column: SplitViewColumn, from state: SplitState
  ) -> SplitStep {
    var after = filling(column, with: pages, from: state)
    guard state.isMounted && state.isCollapsed else {
      return SplitStep(state: after, filledColumn: column)
    }
    after.settleClassicStack()
    var will: [ColumnEvent] = []
    if after.topColumn != state.topColumn {
      if let old = state.topColumn { will.append(.hide(old)) }
      if let new = after.topColumn { will.append(.show(new)) }
    }
    return SplitStep(will: will, state: after, filledColumn: column)
  }
}
