// SPDX-License-Identifier: MIT

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
    if isAppearing {
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in childrenOnScreen {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  public func endAppearanceTransition() {
    endAppearanceTransition(animated: false)
  }

  func endAppearanceTransition(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewIsAppearing(animated)
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    for child in childrenOnScreen { child.endAppearanceTransition(animated: animated) }
  }

  /// Whether all that is on its way on screen has its place, so that nothing inside waits for a
  /// layout.
  var isReadyToAppear: Bool {
    let isReady = (self as? SplitViewController)?.isWaitingForColumns != true
    return isReady && childrenOnScreen.allSatisfy(\.isReadyToAppear)
  }
}
