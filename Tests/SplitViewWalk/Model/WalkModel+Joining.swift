// SPDX-License-Identifier: MIT

extension WalkModel {
  /// Two controllers become one.
  func collapseClassic() {
    requestChanged = false
    behaviorChanged = false
    isSqueezedOut = false
    if mode != .oneBesideSecondary { tell("mode(1b)") }
    let visible = hasAppeared ? onScreen : []
    isAsking = true
    let kept = join()
    isAsking = false
    classic.primary = kept
    classic.details = []
    if let secondary = classic.secondary, !classic.stack.contains(secondary) {
      classic.secondary = nil
    }
    mirror()
    let next = classic.top
    var will: [WalkEvent] = []
    if let next {
      if !visible.contains(.primary) { will.append(.show(.primary)) }
      if visible.contains(.secondary) { will.append(.hide(.secondary)) }
      if next != .primary { will += [.hide(.primary), .show(next)] }
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

  /// Asks the app to make one controller of two.
  ///
  /// - Returns: The one that is kept.
  private func join() -> String? {
    let answer = given(classic.answers.primaryForCollapsing, as: .primaryForCollapsing)
    tell("pC")
    guard let primary = answer ?? classic.primary, let secondary = classic.secondary else {
      return answer ?? classic.primary
    }
    let list = classic.controllers.stacks[secondary]
    switch classic.answers.joining {
    case .leaves, .drops: break
    case .pushes: add([secondary], to: primary)
    case .moves:
      if let list, classic.controllers.stacks[primary] != nil {
        classic.controllers.setStack([], of: secondary)
        add(list, to: primary)
      }
    }
    tell("cs→\(classic.answers.joining != .leaves)")
    if classic.answers.joining == .leaves { add([secondary], to: primary) }
    return primary
  }

  /// What is no navigation controller takes nothing.
  private func add(_ names: [String], to primary: String) {
    guard let stack = classic.controllers.stacks[primary] else { return }
    classic.controllers.setStack(stack + names, of: primary)
  }

  /// One controller becomes two.
  func expandClassic() {
    requestChanged = false
    behaviorChanged = false
    wasEmpty = isEmpty
    let target = WalkArrangement(resolvedFirst(aim(preferredMode)))
    if target.mode != mode { tell("mode(\(target.mode.rawValue))") }
    isAsking = true
    let (primary, secondary) = separate()
    isAsking = false
    var old: Set<WalkColumn> = inspectorIsShown ? [.inspector] : []
    if let top { old.insert(top) }
    classic.primary = primary
    classic.secondary = secondary
    classic.details = []
    classic.isExpanding = true
    mirror()
    let inspector = inspectorIsShown || inspectorReturns
    let new = shown(in: target.mode, inspector: inspector)
    transition(WalkEvent.difference(from: old, to: new), completion: "didExpand") {
      isCollapsed = false
      classic.isExpanding = false
      mode = target.mode
      standsFor = target.standsFor
      top = nil
      inspectorIsShown = inspector
      inspectorReturns = false
      rememberSides()
    }
  }

  /// Asks the app to make two controllers of one.
  private func separate() -> (primary: String?, secondary: String?) {
    let kept = given(classic.answers.primaryForExpanding, as: .primaryForExpanding)
    tell("pE")
    guard let primary = kept ?? classic.primary else { return (nil, nil) }
    let answer = separation(from: primary)
    tell("sep→\(answer ?? "nil")")
    if let answer {
      classic.controllers.takeOut(answer)
      return (primary, answer)
    }
    guard let stack = classic.controllers.stacks[primary], stack.count > 1 else {
      return (primary, nil)
    }
    classic.controllers.setStack(stack.dropLast(), of: primary)
    return (primary, stack.last)
  }

  /// What the delegate answers.
  private func separation(from primary: String) -> String? {
    let place = WalkControllers.Place(
      primary: primary, secondary: classic.secondary, isCollapsed: isCollapsed)
    switch classic.answers.separating {
    case .leaves: return nil
    case .gives(let controller):
      guard let name = given(controller, as: .secondary, in: place), name != primary,
        name != classic.primary
      else { return nil }
      return name
    case .splits(let name):
      return classic.controllers.split(primary, into: name, in: place)
    }
  }
}
