// SPDX-License-Identifier: MIT

extension WalkModel {
  /// What the app set, or tiling.
  var governingBehavior: WalkBehavior { explicitBehavior == .automatic ? .tile : explicitBehavior }

  var restoresColumns: Bool { restoresColumnsIfSet ?? (metrics == .desktop) }

  /// What a column that comes back on widening needs beyond its need.
  private var margin: Double { restoresColumns ? 8 : 0 }

  /// What a request aims at: as many side columns, in the form that the behavior has for them.
  func aim(_ request: WalkMode) -> WalkMode {
    switch request {
    case .automatic, .secondaryOnly: return request
    default: break
    }
    let sides = style == .double ? 1 : request.sides
    switch explicitBehavior {
    case .tile: return sides == 1 ? .oneBesideSecondary : .twoBesideSecondary
    case .overlay: return sides == 1 ? .oneOverSecondary : .twoOverSecondary
    case .displace: return sides == 1 ? .oneBesideSecondary : .twoDisplaceSecondary
    case .automatic: break
    }
    // The request implies its own behavior, but for displacing, which has to be explicit.
    switch request {
    case .oneOverSecondary, .twoOverSecondary:
      return sides == 1 ? .oneOverSecondary : .twoOverSecondary
    default: return sides == 1 ? .oneBesideSecondary : .twoBesideSecondary
    }
  }

  /// What is asked for now.
  var currentAim: WalkMode { aim(heldAnswer ?? preferredMode) }

  /// Whether the width alone decides if there are two side columns.
  private var wantsTwo: Bool {
    switch currentAim {
    case .automatic: style == .triple && governingBehavior == .tile
    case .twoBesideSecondary: true
    default: false
    }
  }

  // MARK: Room

  private func minimum(_ column: WalkColumn) -> Double {
    minimums[column] ?? preset.minimum(column)
  }

  /// What the secondary column needs beside one side column.
  var secondaryFloor: Double { minimums[.secondary] ?? preset.secondaryFloor }

  /// Whether one side column fits beside the secondary one.
  func fitsOne(_ extra: Double = 0) -> Bool {
    let side =
      style == .double ? minimum(.primary) + primaryGap : minimum(.supplementary) + secondaryGap
    return width >= side + secondaryFloor + extra
  }

  /// Whether two side columns fit beside the secondary one.
  func fitsTwo(_ extra: Double = 0) -> Bool {
    width >= minimum(.primary) + minimum(.supplementary) + primaryGap + secondaryGap
      + minimum(.secondary) + extra
  }

  func fits(_ mode: WalkMode) -> Bool {
    switch mode {
    case .oneBesideSecondary: fitsOne()
    case .twoBesideSecondary: fitsTwo()
    default: true
    }
  }

  // MARK: The resolver

  /// Mounting or expansion: the width decides afresh.
  func resolvedFirst(_ aim: WalkMode) -> WalkMode {
    if isEmpty { return .secondaryOnly }
    let oneOrNone = fitsOne() ? WalkMode.oneBesideSecondary : .secondaryOnly
    switch aim {
    case .secondaryOnly: return .secondaryOnly
    case .automatic:
      if governingBehavior == .overlay { return .secondaryOnly }
      if governingBehavior == .displace || style == .double { return oneOrNone }
      return fitsTwo() ? .twoBesideSecondary : oneOrNone
    case .oneBesideSecondary: return oneOrNone
    case .twoBesideSecondary: return fitsTwo() ? .twoBesideSecondary : oneOrNone
    // The rule names one beside only where two don't fit, so where they do it is as asked for.
    case .twoDisplaceSecondary: return fitsTwo() ? .twoDisplaceSecondary : oneOrNone
    // Nothing is laid over content on launch.
    case .oneOverSecondary, .twoOverSecondary: return .secondaryOnly
    }
  }

  /// Asked for by the app, a person or the delegate.
  func resolvedAsked(_ aim: WalkMode) -> WalkArrangement {
    if isEmpty { return WalkArrangement(.secondaryOnly) }
    switch aim {
    case .automatic: return WalkArrangement(resolvedFirst(aim))
    case .oneBesideSecondary:
      if fitsOne() { return WalkArrangement(aim) }
      return WalkArrangement(.oneOverSecondary, standsFor: aim)
    case .twoBesideSecondary:
      if fitsTwo() { return WalkArrangement(aim) }
      return WalkArrangement(.twoOverSecondary, standsFor: aim)
    default: return WalkArrangement(aim)
    }
  }

  /// Another width, or another need of it, while expanded.
  func resolvedResize() -> WalkArrangement {
    if isEmpty { return WalkArrangement(.secondaryOnly) }
    let present = WalkArrangement(mode, standsFor: standsFor)
    switch mode {
    case .automatic: return present
    case .oneOverSecondary:
      if standsFor == nil || !restoresColumns || !fitsOne(8) { return present }
      return WalkArrangement(
        wantsTwo && fitsTwo(8) ? .twoBesideSecondary : .oneBesideSecondary)
    case .twoOverSecondary:
      if standsFor == nil || !fitsTwo(margin) { return present }
      return WalkArrangement(.twoBesideSecondary)
    case .twoDisplaceSecondary: return present
    case .twoBesideSecondary:
      if fitsTwo() { return present }
      return WalkArrangement(fitsOne() ? .oneBesideSecondary : .secondaryOnly)
    case .oneBesideSecondary:
      if !fitsOne() { return WalkArrangement(.secondaryOnly) }
      return wantsTwo && fitsTwo(margin) ? WalkArrangement(.twoBesideSecondary) : present
    case .secondaryOnly:
      if !lacksRoom { return present }
      // In automatic, what was squeezed out stays out until it is asked for.
      if isSqueezedOut && !restoresColumns && currentAim == .automatic { return present }
      if !fitsOne(margin) { return present }
      return WalkArrangement(
        wantsTwo && fitsTwo(margin) ? .twoBesideSecondary : .oneBesideSecondary)
    }
  }

  /// Whether what is asked for would show a list beside the secondary column, had it the room.
  var lacksRoom: Bool {
    switch currentAim {
    case .automatic: governingBehavior != .overlay
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: true
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: false
    }
  }

  /// The behavior in force.
  var behavior: WalkBehavior {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    case .secondaryOnly: governingBehavior
    case .oneBesideSecondary: explicitBehavior == .displace ? .displace : .tile
    case .automatic, .twoBesideSecondary: .tile
    }
  }
}
