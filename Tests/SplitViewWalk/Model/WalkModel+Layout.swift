// SPDX-License-Identifier: MIT

extension WalkModel {
  /// Lays out once and says whether anything happened.
  func layout() -> Bool {
    if !isMounted { return mount() }
    if isCollapsed {
      if !callsForExpansion { return false }
      expand()
      return true
    }
    if callsForCollapse {
      collapse()
      return true
    }
    if requestChanged || behaviorChanged {
      if requestChanged { heldAnswer = nil }
      requestChanged = false
      behaviorChanged = false
      isSqueezedOut = false
      wasEmpty = isEmpty
      return enter(resolvedAsked(currentAim))
    }
    if wasEmpty && !isEmpty {
      // Where there was nothing to decide about, the width decides afresh.
      wasEmpty = false
      isSqueezedOut = false
      return enter(WalkArrangement(resolvedFirst(currentAim)))
    }
    wasEmpty = isEmpty
    let result = resolvedResize()
    let leavesNone = result.mode == .secondaryOnly && mode != .secondaryOnly
    if leavesNone && !isEmpty { isSqueezedOut = true }
    if result.mode.sides > 0 { isSqueezedOut = false }
    return enter(result)
  }

  /// The width below which the columns fold; they unfold from 8 above it.
  private var breakpoint: Double {
    if case .width(let width) = policy { return width }
    return 600
  }

  private var callsForCollapse: Bool {
    switch policy {
    case .always: true
    case .never: false
    case .automatic, .width: width < breakpoint
    }
  }

  private var callsForExpansion: Bool {
    switch policy {
    case .always: false
    case .never: true
    case .automatic, .width: width >= breakpoint + 8
    }
  }

  private func mount() -> Bool {
    isMounted = true
    let wish = inspectorIsShown && isFilled(.inspector)
    inspectorIsShown = false
    if callsForCollapse {
      inspectorReturns = wish
      collapse()
      return true
    }
    requestChanged = false
    behaviorChanged = false
    wasEmpty = isEmpty
    let first = resolvedFirst(currentAim)
    if first != mode { tell("mode(\(first.rawValue))") }
    let will = WalkEvent.difference(from: [], to: shown(in: first, inspector: wish))
    transition(will) {
      mode = first
      inspectorIsShown = wish
      hasAppeared = true
      rememberSides()
    }
    return true
  }

  /// Goes to another mode with all callbacks.
  func enter(_ target: WalkArrangement) -> Bool {
    if target.mode == mode {
      standsFor = target.standsFor
      return false
    }
    let old = onScreen
    let new = shown(in: target.mode, inspector: inspectorIsShown)
    tell("mode(\(target.mode.rawValue))")
    transition(WalkEvent.difference(from: old, to: new)) {
      mode = target.mode
      standsFor = target.standsFor
      rememberSides()
    }
    return true
  }

  func rememberSides() {
    if mode.sides > 0 { lastSides = mode.sides }
  }
}
