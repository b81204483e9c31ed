// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// The questions of a classic split view, and what follows from what the app has done in them.
extension SplitViewController {
  /// Lets the app, or else the primary controller, make one controller of two.
  func join() -> ClassicArrangement {
    let change = ClassicChange(isJoining: true, in: self)
    classicChange = change
    defer { change.hold.end() }
    let answer = delegate?.primaryViewController(forCollapsing: self)
    change.primary = answer ?? slots[.primary]?.content
    (change.primary as? NavigationController)?.columnHost = self
    if let primary = change.primary, let secondary = slots[.secondary]?.content,
      secondary !== primary
    {
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      // Who has shown another detail meanwhile means that one.
      if !isDone, let present = slots[.secondary]?.content, present !== primary {
        primary.collapseSecondaryViewController(present, for: self)
      }
    }
    // The app may have set other controllers meanwhile.
    if answer == nil { change.primary = slots[.primary]?.content }
    if let answer, answer.parent !== self { takeOut(answer) }
    return arrangement(of: change)
  }

  /// Lets the app, or else the primary controller, make two controllers of one.
  func separate() -> ClassicArrangement {
    let change = ClassicChange(isJoining: false, in: self)
    classicChange = change
    defer { change.hold.end() }
    let answer = delegate?.primaryViewController(forExpanding: self)
    change.primary = answer ?? slots[.primary]?.content
    (change.primary as? NavigationController)?.columnHost = self
    if let primary = change.primary {
      change.secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
    }
    if answer == nil { change.primary = slots[.primary]?.content }
    if let secondary = change.secondary {
      precondition(
        secondary !== change.primary,
        "\(secondary.logName) can't be primary and secondary at once: separate another one")
      takeOut(secondary)
    }
    if let answer, answer.parent !== self { takeOut(answer) }
    return arrangement(of: change)
  }

  /// Takes a controller out of the stack that it is still in.
  private func takeOut(_ controller: ViewController) {
    guard let stack = controller.parent as? NavigationController else { return }
    stack.viewControllers.removeAll { $0 === controller }
  }

  private func arrangement(of change: ClassicChange) -> ClassicArrangement {
    let primary = change.primary
    let pages = (primary as? NavigationController)?.stack ?? (primary.map { [$0] } ?? [])
    let secondary =
      change.isJoining
      ? slots[.secondary]?.content.isDirectly(in: pages) : change.secondary
    return ClassicArrangement(
      primary: pages.map { PageID(rawValue: $0.pageNumber) },
      secondary: secondary.map { [PageID(rawValue: $0.pageNumber)] } ?? [])
  }

  /// The controllers on screen once a change is in force.
  func controllersOnScreen(after change: ClassicChange, in state: SplitState) -> [ViewController] {
    var shown: [ViewController] = []
    if let primary = change.primary, state.isCollapsed || state.visible.contains(.primary) {
      shown.append(primary)
    }
    if !state.isCollapsed {
      shown += (change.secondary ?? placeholder).map { [$0] } ?? []
    }
    if state.visible.contains(.inspector) {
      shown += slots[.inspector]?.container.map { [$0] } ?? []
    }
    return shown
  }

  /// Makes the controllers children before they hear that they appear.
  func adopt(_ change: ClassicChange) {
    for controller in [change.primary, change.secondary] {
      guard let controller, controller.parent !== self else { continue }
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Puts what the app left into the columns.
  func carryOut(_ change: ClassicChange) {
    if change.isJoining {
      if change.primary === slots[.secondary]?.content { vacate(.secondary) }
      place(change.primary, in: .primary)
      let stack = (change.primary as? NavigationController)?.stack ?? []
      if slots[.secondary]?.content.isDirectly(in: stack) == nil { vacate(.secondary) }
    } else {
      if change.secondary !== slots[.secondary]?.content { vacate(.secondary) }
      place(change.primary, in: .primary)
      place(change.secondary, in: .secondary)
    }
    classicChange = nil
    updatePlaceholder()
  }
}

extension ViewController {
  fileprivate func isDirectly(in stack: [ViewController]) -> ViewController? {
    stack.contains { $0 === self } ? self : nil
  }
}
