// SPDX-License-Identifier: MIT

extension WalkModel {
  private var buttonsAreThere: Bool {
    guard isMounted, !isCollapsed, !isEmpty else { return false }
    switch buttonVisibility {
    case .automatic: return presentsWithGesture
    case .never: return false
    case .always: return true
    }
  }

  /// Where the sidebar button leads.
  var buttonTarget: WalkArrangement? {
    guard buttonsAreThere else { return nil }
    let none = WalkArrangement(.secondaryOnly)
    let one = resolvedAsked(.oneBesideSecondary)
    switch (style, governingBehavior, mode) {
    case (.double, .overlay, .secondaryOnly): return WalkArrangement(.oneOverSecondary)
    case (.double, .overlay, _): return nil
    case (.double, _, .secondaryOnly): return one
    case (.double, _, _): return none
    // Without a button nobody could get back the lists that nobody sent away.
    case (.triple, .tile, .secondaryOnly):
      return (heldAnswer ?? preferredMode) == .secondaryOnly ? nil : one
    case (.triple, .tile, .oneBesideSecondary), (.triple, .tile, .oneOverSecondary):
      return resolvedAsked(.twoBesideSecondary)
    case (.triple, .tile, _): return one
    case (.triple, .overlay, .secondaryOnly): return WalkArrangement(.oneOverSecondary)
    case (.triple, .overlay, .oneOverSecondary): return WalkArrangement(.twoOverSecondary)
    case (.triple, .overlay, _): return nil
    case (.triple, .displace, .oneBesideSecondary), (.triple, .displace, .oneOverSecondary):
      return WalkArrangement(.twoDisplaceSecondary)
    case (.triple, _, _), (.classic, _, _): return nil
    }
  }

  func pressButton() {
    if isClassic { return pressClassicButton() }
    if let target = buttonTarget { goOrClose(target) }
  }

  var hasSecondaryOnlyButton: Bool {
    buttonsAreThere && style == .triple && showsSecondaryOnlyButton
  }

  func pressSecondaryOnlyButton() {
    guard hasSecondaryOnlyButton else { return }
    if mode != .secondaryOnly {
      go(to: WalkArrangement(.secondaryOnly), reports: true)
      return
    }
    let target: WalkArrangement
    switch governingBehavior {
    case .overlay:
      target = WalkArrangement(lastSides == 1 ? .oneOverSecondary : .twoOverSecondary)
    case .displace where lastSides == 2: target = WalkArrangement(.twoDisplaceSecondary)
    default:
      target = resolvedAsked(lastSides == 1 ? .oneBesideSecondary : .twoBesideSecondary)
    }
    go(to: target, reports: true)
  }

  func clickOutside() {
    guard isMounted, !isCollapsed else { return }
    switch mode {
    case .oneOverSecondary: goOrClose(WalkArrangement(.secondaryOnly))
    case .twoOverSecondary:
      // Standing for two beside, only the primary lies over anything, if one beside has room.
      goOrClose(standsFor == nil ? WalkArrangement(.secondaryOnly) : uncovered)
    case .twoDisplaceSecondary: goOrClose(uncovered)
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: break
    }
  }

  /// Where nothing lies over the secondary column any more.
  var uncovered: WalkArrangement {
    WalkArrangement(
      explicitBehavior != .overlay && fitsOne() ? .oneBesideSecondary : .secondaryOnly)
  }

  /// Goes where a person asked to.
  ///
  /// To close what only stands for a column without room hides nothing: the column is squeezed
  /// out again, and the request stays.
  func goOrClose(_ target: WalkArrangement) {
    guard let wanted = standsFor, !fits(wanted), target.mode.sides < mode.sides,
      target.standsFor == nil
    else {
      go(to: target, reports: true)
      return
    }
    requestChanged = false
    behaviorChanged = false
    isSqueezedOut = target.mode == .secondaryOnly
    _ = enter(target)
  }
}
