// SPDX-License-Identifier: MIT

/// The button that changes the display mode, as it is to be drawn.
package struct DisplayModeButton: Sendable, Hashable {
  /// What the button shows, which goes by the behavior that the app set.
  package enum Symbol: Sendable, Hashable {
    case sidebar
    case chevron
  }

  package var symbol: Symbol

  /// Whether it takes side columns away.
  package var hides: Bool
}

extension SplitConfiguration {
  /// The button that a state calls for; `nil` if there is none.
  package func displayModeButton(for state: SplitState, in environment: SplitEnvironment)
    -> DisplayModeButton?
  {
    guard
      let target = buttonTarget(for: state, SplitMeasures(self, environment))
    else { return nil }
    let isTiled = preferredSplitBehavior == .automatic || preferredSplitBehavior == .tile
    return DisplayModeButton(
      symbol: isTiled ? .sidebar : .chevron, hides: takesAway(target, from: state))
  }

  /// What a press on that button does; `nil` if there is no button.
  package func pressingDisplayModeButton(
    from state: SplitState, in environment: SplitEnvironment
  ) -> SplitStep? {
    buttonTarget(for: state, SplitMeasures(self, environment)).map {
      step(to: $0, from: state, isReported: true)
    }
  }

  /// Whether there is a button for the secondary column alone, beside the other one.
  package func hasSecondaryOnlyButton(for state: SplitState) -> Bool {
    showsSecondaryOnlyButton && style == .tripleColumn && canHaveButtons(state)
      && (state.displayMode == .secondaryOnly || lastingColumns.isDisjoint(with: state.visible))
  }

  /// What a press on that button does: the secondary column alone, or as many side columns as there
  /// were last.
  package func pressingSecondaryOnlyButton(
    from state: SplitState, in environment: SplitEnvironment
  ) -> SplitStep? {
    guard hasSecondaryOnlyButton(for: state) else { return nil }
    var target = ModeTarget.requesting(.secondaryOnly)
    if state.displayMode == .secondaryOnly {
      let count = state.lastSideColumnCount ?? 1
      switch preferredSplitBehavior {
      case .overlay: target = over(count)
      case .displace where count > 1:
        target = .requesting(.twoDisplaceSecondary)
      case .automatic, .tile, .displace:
        target = asked(count, SplitMeasures(self, environment))
      }
    }
    return step(to: target, from: state, isReported: true)
  }

  /// What a click on what is covered does, or the Escape key; `nil` if nothing is covered.
  package func uncovering(from state: SplitState, in environment: SplitEnvironment) -> SplitStep? {
    guard state.isMounted && !state.isCollapsed else { return nil }
    return uncovering(from: state, SplitMeasures(self, environment)).map {
      step(to: $0, from: state, isReported: true)
    }
  }

  /// What the key for the sidebar does: the same as the button, also where that is not shown; what
  /// no button leads away from, it uncovers.
  ///
  /// - Returns: The step, or `nil` where a person may not change what is shown.
  package func togglingSidebar(from state: SplitState, in environment: SplitEnvironment)
    -> SplitStep?
  {
    guard presentsWithGesture || displayModeButtonVisibility == .always else { return nil }
    var visible = self
    visible.displayModeButtonVisibility = .always
    return visible.pressingDisplayModeButton(from: state, in: environment)
      ?? uncovering(from: state, in: environment)
  }

  /// How many buttons there can be at most, whatever the state.
  package var buttonLimit: Int {
    guard allowsButtons else { return 0 }
    return showsSecondaryOnlyButton && style == .tripleColumn ? 2 : 1
  }

  private func canHaveButtons(_ state: SplitState) -> Bool {
    // Without content no mode has a column to show.
    allowsButtons && state.isMounted && !state.isCollapsed && !state.hasNoColumn
  }

  private var allowsButtons: Bool {
    guard style != .unspecified else { return false }
    switch displayModeButtonVisibility {
    case .automatic: return presentsWithGesture
    case .never: return false
    case .always: return true
    }
  }

  private func buttonTarget(for state: SplitState, _ measures: SplitMeasures) -> ModeTarget? {
    guard canHaveButtons(state) else { return nil }
    let target =
      style == .tripleColumn
      ? buttonTargetOfThree(state, measures) : buttonTargetOfTwo(state, measures)
    guard let target, !hidesLastingColumn(target, from: state) else { return nil }
    return target
  }

  private func buttonTargetOfTwo(_ state: SplitState, _ measures: SplitMeasures) -> ModeTarget? {
    if preferredSplitBehavior == .overlay {
      return state.displayMode == .secondaryOnly ? over(1) : nil
    }
    if state.displayMode == .secondaryOnly { return asked(1, measures) }
    return closing(target(hiding: .primary, from: state, measures), from: state, measures)
  }

  private func buttonTargetOfThree(_ state: SplitState, _ measures: SplitMeasures)
    -> ModeTarget?
  {
    let behavior = preferredSplitBehavior
    switch (state.displayMode.sideColumnCount ?? 0, behavior) {
    case (0, .overlay): return over(1)
    case (1, .overlay): return over(2)
    case (2, .overlay): return nil
    case (1, .displace):
      return .requesting(.twoDisplaceSecondary)
    case (_, .displace): return nil
    case (0, _):
      // Without it nobody could get back the lists that only a lack of room took away.
      return request(in: state) == .secondaryOnly ? nil : asked(1, measures)
    case (1, _): return asked(2, measures)
    default:
      return closing(target(hiding: .primary, from: state, measures), from: state, measures)
    }
  }

  private func columns(of mode: SplitViewDisplayMode, _ state: SplitState) -> ColumnSet {
    mode.columns(in: style).intersection(state.filled)
  }

  private func takesAway(_ target: ModeTarget, from state: SplitState) -> Bool {
    !columns(of: state.displayMode, state).isSubset(of: columns(of: target.mode, state))
  }

  func hidesLastingColumn(_ target: ModeTarget, from state: SplitState) -> Bool {
    let hidden = columns(of: state.displayMode, state).subtracting(columns(of: target.mode, state))
    return !hidden.isDisjoint(with: lastingColumns)
  }
}
