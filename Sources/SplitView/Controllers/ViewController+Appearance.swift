// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Where a controller is between off and on screen.
enum Appearance: Sendable {
  case disappeared, appearing, appeared, disappearing
}

extension ViewController {
  /// Whether the view is on screen or on its way there.
  var isAppearing: Bool { appearance == .appearing || appearance == .appeared }

  /// Begins to come on screen or to leave it; a second call for the same way does nothing, so the
  /// calls stay balanced whatever interrupts them.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != self.isAppearing else { return }
    stopWaitingForLayout()
    if isAppearing {
      appearance = .appearing
      hasToldAppearing = false
      viewWillAppear(animated)
    } else {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnScreen {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  public func endAppearanceTransition() {
    endAppearanceTransition(animated: false)
  }

  func endAppearanceTransition(animated: Bool) {
    tellAppearing(animated: animated)
    stopWaitingForLayout()
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
      isMovingToParent = false
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in followsChildren ? children : childrenOnScreen {
      child.endAppearanceTransition(animated: animated)
    }
  }

  /// Calls `viewIsAppearing(_:)`, here and inside, where that is due.
  func tellAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    if !hasToldAppearing {
      hasToldAppearing = true
      viewIsAppearing(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnScreen { child.tellAppearing(animated: animated) }
  }

  /// Calls `body` once at the end of the next layout, unless this leaves the screen before.
  func afterLayout(on clock: FrameClock?, _ body: @escaping @MainActor () -> Void) {
    guard let clock else { return body() }
    stopWaitingForLayout()
    appearanceHook = clock.observe(.layout) { [weak self] in
      self?.stopWaitingForLayout()
      body()
    }
    clock.request(.layout)
  }

  private func stopWaitingForLayout() {
    appearanceHook?.disconnect()
    appearanceHook = nil
  }

  /// Whether all that is on its way on screen has its place, so that nothing inside waits for a
  /// layout.
  var isReadyToAppear: Bool {
    let isReady = (self as? SplitViewController)?.isWaitingForColumns != true
    return isReady && childrenOnScreen.allSatisfy(\.isReadyToAppear)
  }
}

/// Children whose widgets an app's own container puts where it likes.
extension ViewController {
  /// Whether the view is in its container's, and nothing in between hides it.
  var isShownInParent: Bool {
    guard let parent, parent.isViewLoaded, isViewLoaded else { return false }
    return widget.isShown(within: parent.widget)
  }

  /// Follows the widget on and off the screen, where the container leaves that to it.
  func followWidget() {
    for handler in mapHandlers { handler.disconnect() }
    mapHandlers = []
    guard let parent, parent.followsChildren, isViewLoaded else { return }
    mapHandlers = [
      connect(widget.pointer, "map") { [weak self] _ in self?.widgetDidMap() },
      connect(widget.pointer, "unmap") { [weak self] _ in self?.widgetDidUnmap() },
    ]
  }

  private func widgetDidMap() {
    guard let parent, parent.isAppearing, !isAppearing,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    beginAppearanceTransition(true, animated: false)
    // On its way itself, the container ends this too.
    guard parent.appearance == .appeared else { return }
    afterLayout(on: FrameClock(of: widget)) { [weak self] in self?.endAppearanceTransition() }
  }

  private func widgetDidUnmap() {
    // With its container it leaves when that says so.
    guard let parent, parent.widget.isMapped, parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    leaveScreen()
  }

  /// Leaves the screen, if it is there.
  func leaveScreen() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition(animated: false)
  }
}
