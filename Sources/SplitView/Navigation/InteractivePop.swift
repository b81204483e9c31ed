// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// A way back that follows a person's hand: the page on top moves with it, and at the end the page
/// goes or comes back.
///
/// The stack stays as it is until ``finish()``. While it is on its way the two pages hear that the
/// one will go and the other will come; after ``cancel()`` both hear the contrary, so every call is
/// balanced. Another change of the stack ends it first.
/// Source: [UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition).
@MainActor
package final class InteractivePop {
  private enum Phase {
    case held
    case finishing(StackChange)
    case cancelling
    case over
  }

  private let navigation: NavigationController
  private let top: ViewController
  private let below: ViewController
  private var phase = Phase.held
  private var tick: FrameTick?

  /// How far the page on top has gone, from 0 to 1.
  package private(set) var progress = 0.0 {
    didSet {
      coordinator.progress = progress
      draw()
    }
  }

  /// For the app.
  let coordinator: TransitionCoordinator

  init(_ navigation: NavigationController, from top: ViewController, to below: ViewController) {
    (self.navigation, self.top, self.below) = (navigation, top, below)
    coordinator = TransitionCoordinator(
      duration: NavigationController.slideDuration, from: top, to: below, isInteractive: true)
  }

  /// Whether it runs by itself to one of its ends.
  var isSettling: Bool {
    switch phase {
    case .held, .over: false
    case .finishing, .cancelling: true
    }
  }

  func begin() {
    top.isMovingFromParent = true
    navigation.delegate?.navigationController(navigation, willShow: below, animated: true)
    if isHeld { appear(below, leaving: top, while: { self.isHeld }) }
    if isHeld { coordinator.run() }
    guard isHeld else { return }
    navigation.preparePage(of: below)
    draw()
    below.afterLayout(on: FrameClock(of: navigation.widget)) { [weak below] in
      below?.tellAppearing(animated: true)
    }
  }

  private var isHeld: Bool {
    if case .held = phase { return true }
    return false
  }

  /// Moves the page on top.
  /// - Parameter progress: How far it has gone; what is below 0 or above 1 counts as that.
  package func update(_ progress: Double) {
    guard case .held = phase, progress.isFinite else { return }
    self.progress = min(max(progress, 0), 1)
  }

  /// Lets go: the page on top is taken away.
  package func finish() { finish(over: nil) }

  private func finish(over duration: Double?) {
    guard case .held = phase else { return }
    let change = StackChange(
      navigation, to: Array(navigation.stack.dropLast()), animated: true, isBegun: true)
    phase = .finishing(change)
    change.begin()
    navigation.stackDidChange()
    coordinator.letGo(isCancelled: false)
    settle(to: 1, over: duration)
  }

  /// Lets go: the page on top comes back.
  package func cancel() { cancel(over: nil) }

  private func cancel(over duration: Double?) {
    guard case .held = phase else { return }
    phase = .cancelling
    appear(top, leaving: below, while: { true })
    coordinator.letGo(isCancelled: true)
    settle(to: 0, over: duration)
  }

  /// Jumps to the end that it runs to; what is still held is cancelled.
  func end() {
    tick?.stop()
    tick = nil
    switch phase {
    case .held:
      phase = .over
      coordinator.letGo(isCancelled: true)
      endCancelling()
    case .cancelling:
      phase = .over
      endCancelling()
    case .finishing(let change):
      phase = .over
      navigation.forget(self)
      navigation.showTop(.none)
      top.page?.uncovered = nil
      change.end()
      coordinator.end()
    case .over: break
    }
  }

  private func endCancelling() {
    navigation.forget(self)
    top.page?.uncovered = nil
    below.beginAppearanceTransition(false, animated: true)
    below.endAppearanceTransition(animated: true)
    // Off screen by now, the page on top goes with the others.
    if navigation.isAppearing { top.beginAppearanceTransition(true, animated: true) }
    if navigation.appearance == .appeared { top.endAppearanceTransition(animated: true) }
    if top.parent === navigation { top.isMovingFromParent = false }
    navigation.updateHeaders()
    coordinator.end()
  }

  /// Begins an exchange, as long as none of the callbacks has brought it to its end.
  private func appear(
    _ coming: ViewController, leaving: ViewController, while goesOn: () -> Bool
  ) {
    guard navigation.isAppearing else { return }
    leaving.beginAppearanceTransition(false, animated: true)
    guard goesOn() else { return }
    coming.loadViewIfNeeded()
    guard goesOn() else { return }
    coming.beginAppearanceTransition(true, animated: true)
  }

  private func draw() {
    guard let page = below.page else { return }
    top.page?.uncovered = (page: page, progress: progress)
  }

  private func settle(to target: Double, over time: Double?) {
    let start = progress
    let duration = time ?? abs(target - start) * NavigationController.slideDuration
    guard start != target, duration > 0, navigation.canAnimate else { return end() }
    tick = FrameTick(navigation.widget, over: duration) { [weak self] fraction in
      guard let self, self.isSettling else { return false }
      guard fraction < 1 else {
        // From inside its own callback it is ended by the answer.
        self.tick = nil
        self.end()
        return false
      }
      self.progress = start + (target - start) * ColumnSlide.eased(fraction)
      return true
    }
  }
}

extension InteractivePop: HeldSwipe {
  var length: Double { Double(navigation.widget.width) }

  func move(to progress: Double) { update(progress) }

  func letGo(_ isFinished: Bool, velocity: Double, on track: SwipeTrack) {
    let time = track.duration(
      from: progress, to: isFinished ? 1 : 0, velocity: velocity,
      usual: NavigationController.slideDuration)
    if isFinished { finish(over: time) } else { cancel(over: time) }
  }
}
