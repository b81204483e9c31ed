// SPDX-License-Identifier: MIT

extension WalkModel {
  func show(_ column: WalkColumn) {
    if column == .inspector {
      showInspector()
    } else if !style.columns.contains(column) {
      return
    } else if !isMounted {
      showUnmounted(column)
    } else if isCollapsed {
      showCollapsed(column)
    } else if isFilled(column), let target = target(showing: column) {
      go(to: target, reports: reportsProgrammaticChanges)
    }
  }

  func hide(_ column: WalkColumn) {
    if column == .inspector {
      hideInspector()
    } else if !style.columns.contains(column) {
      return
    } else if !isMounted {
      hideUnmounted(column)
    } else if isCollapsed {
      hideCollapsed(column)
    } else if isFilled(column), let target = target(hiding: column) {
      go(to: target, reports: reportsProgrammaticChanges)
    }
  }

  // MARK: Expanded

  private func target(showing column: WalkColumn) -> WalkArrangement? {
    let one: WalkArrangement
    let two: WalkArrangement
    switch governingBehavior {
    case .overlay:
      one = WalkArrangement(.oneOverSecondary)
      two = WalkArrangement(.twoOverSecondary)
    case .displace:
      one = resolvedAsked(.oneBesideSecondary)
      two = WalkArrangement(.twoDisplaceSecondary)
    case .automatic, .tile:
      one = resolvedAsked(.oneBesideSecondary)
      two = resolvedAsked(.twoBesideSecondary)
    }
    switch (style, column, mode) {
    case (_, .secondary, .twoDisplaceSecondary): return uncovered
    case (_, .secondary, _): return nil
    case (.double, .primary, .secondaryOnly): return one
    case (.double, _, _): return nil
    case (.triple, .primary, .secondaryOnly), (.triple, .primary, .oneBesideSecondary): return two
    case (.triple, .primary, .oneOverSecondary):
      if explicitBehavior != .automatic { return two }
      // What lies over stays over; it stands for two beside only where those have no room.
      let stands = standsFor != nil && !fitsTwo()
      return WalkArrangement(.twoOverSecondary, standsFor: stands ? .twoBesideSecondary : nil)
    case (.triple, .supplementary, .secondaryOnly): return one
    case (.triple, _, _), (.classic, _, _): return nil
    }
  }

  private func target(hiding column: WalkColumn) -> WalkArrangement? {
    let none = WalkArrangement(.secondaryOnly)
    switch (style, column) {
    case (_, .secondary), (.classic, _): return nil
    case (.double, _), (.triple, .supplementary): return mode == .secondaryOnly ? nil : none
    case (.triple, _):
      if mode.sides < 2 { return nil }
      if explicitBehavior == .overlay { return WalkArrangement(.oneOverSecondary) }
      return resolvedAsked(.oneBesideSecondary)
    }
  }

  /// Goes to another mode because somebody asked for it, which is what is preferred from then on.
  func go(to target: WalkArrangement, reports: Bool) {
    if target.mode == mode { return }
    preferredMode = target.standsFor ?? target.mode
    heldAnswer = nil
    requestChanged = false
    behaviorChanged = false
    isSqueezedOut = false
    wasEmpty = false
    if reports {
      _ = enter(target)
      return
    }
    tell("mode(\(target.mode.rawValue))")
    transition([]) {
      mode = target.mode
      standsFor = target.standsFor
      rememberSides()
    }
  }

  // MARK: Before the first layout

  private func showUnmounted(_ column: WalkColumn) {
    switch column {
    case .primary:
      preferredMode = style == .double ? .oneBesideSecondary : .twoBesideSecondary
    case .supplementary: preferredMode = .oneBesideSecondary
    default: break
    }
  }

  private func hideUnmounted(_ column: WalkColumn) {
    switch column {
    case .primary: preferredMode = style == .double ? .secondaryOnly : .oneBesideSecondary
    case .supplementary: preferredMode = .secondaryOnly
    default: break
    }
  }

  // MARK: Collapsed

  private func showCollapsed(_ column: WalkColumn) {
    guard let top, top != .compact, isFilled(column), column != top else { return }
    let passesSupplementary =
      top == .primary && column == .secondary && isFilled(.supplementary)
    let will: [WalkEvent] =
      passesSupplementary
      ? [.show(.supplementary), .hide(top), .hide(.supplementary), .show(column)]
      : [.hide(top), .show(column)]
    transition(will) { self.top = column }
  }

  private func hideCollapsed(_ column: WalkColumn) {
    guard column == top, let next = columnsOnStack.dropLast().last else { return }
    transition([.hide(column), .show(next)]) { top = next }
  }
}
