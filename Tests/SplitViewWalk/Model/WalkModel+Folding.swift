// SPDX-License-Identifier: MIT

extension WalkModel {
  /// The columns become one stack of pages.
  func collapse() {
    if isClassic { return collapseClassic() }
    requestChanged = false
    behaviorChanged = false
    heldAnswer = nil
    isSqueezedOut = false
    let proposed = isFilled(.compact) ? .compact : proposedColumn
    if mode != .oneBesideSecondary { tell("mode(1b)") }
    var next: WalkColumn?
    if let proposed { next = ask(proposed) }
    let visible = hasAppeared ? onScreen : []
    let root = root
    var will: [WalkEvent] = []
    if next == .compact {
      if visible.contains(.supplementary) { will.append(.hide(.supplementary)) }
      will.append(.show(.compact))
      if visible.contains(.primary) { will.append(.hide(.primary)) }
      if visible.contains(.secondary) { will.append(.hide(.secondary)) }
    } else if let next, let root {
      if visible.contains(.supplementary) && root != .supplementary {
        will.append(.hide(.supplementary))
      }
      if !visible.contains(root) { will.append(.show(root)) }
      if visible.contains(.secondary) && root != .secondary { will.append(.hide(.secondary)) }
      if next != root { will += [.hide(root), .show(next)] }
    }
    if visible.contains(.inspector) {
      will.append(.hide(.inspector))
      inspectorReturns = true
    }
    transition(will, completion: "didCollapse") {
      isCollapsed = true
      mode = .oneBesideSecondary
      standsFor = nil
      top = next
      inspectorIsShown = false
      hasAppeared = true
    }
  }

  /// The pages go back into their columns.
  func expand() {
    if isClassic { return expandClassic() }
    requestChanged = false
    behaviorChanged = false
    wasEmpty = isEmpty
    var target = WalkArrangement(resolvedFirst(aim(preferredMode)))
    if target.mode != mode { tell("mode(\(target.mode.rawValue))") }
    let answer = expandingAnswer ?? target.mode
    isAsking = true
    tell("exp?(\(target.mode.rawValue)→\(answer.rawValue))")
    isAsking = false
    if answer != target.mode {
      let other = resolvedAsked(aim(answer))
      wasEmpty = isEmpty
      if other.mode != target.mode {
        tell("mode(\(other.mode.rawValue))")
        target = other
        heldAnswer = answer
      }
    }
    var old: Set<WalkColumn> = inspectorIsShown ? [.inspector] : []
    if let top, isFilled(top) { old.insert(top) }
    let inspector = inspectorIsShown || inspectorReturns
    let new = shown(in: target.mode, inspector: inspector)
    transition(WalkEvent.difference(from: old, to: new), completion: "didExpand") {
      isCollapsed = false
      mode = target.mode
      standsFor = target.standsFor
      top = nil
      inspectorIsShown = inspector
      inspectorReturns = false
      rememberSides()
    }
  }
}
