// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// Side columns that a hand brings in or takes away, while the columns are unfolded.
@MainActor
final class SidebarSwipe: HeldSwipe {
  private let change: InteractiveColumnChange
  private weak var split: SplitViewController?
  private var didEnd: (() -> Void)?

  var length: Double { change.travel }
  var progress: Double { change.progress }

  /// - Parameter didEnd: Called once, when all is over.
  init(
    _ change: InteractiveColumnChange, in split: SplitViewController, didEnd: (() -> Void)?
  ) {
    (self.change, self.split, self.didEnd) = (change, split, didEnd)
  }

  func move(to progress: Double) { change.update(progress) }

  func letGo(_ isFinished: Bool, velocity: Double, on track: SwipeTrack) {
    // Ways a second.
    let speed = velocity * 1000 / track.length
    guard isFinished, change.isHeld else {
      change.cancel(velocity: speed)
      return end()
    }
    change.finish(velocity: speed)
    // The columns are told at the end of their way.
    if let coordinator = split?.runner.coordinator {
      _ = coordinator.animate(alongsideTransition: nil) { [self] _ in end() }
    } else {
      end()
    }
  }

  private func end() {
    didEnd?()
    didEnd = nil
  }
}

extension SplitViewController {
  /// What a swipe from the side columns' edge would bring in.
  var offerToOpen: SwipeOffer? {
    if style == .unspecified { return offerToOpenClassic }
    let step: InteractiveColumnChange.Step = { $0.swipingIn(from: $1, in: $2) }
    guard runner.isIdle, step(configuration, splitState, currentEnvironment) != nil else {
      return nil
    }
    return SwipeOffer(rank: .edge) { [weak self] in self?.beginOpening(step) }
  }

  /// Which mode a classic split view comes to, its delegate says.
  private var offerToOpenClassic: SwipeOffer? {
    guard runner.isIdle, configuration.hasClassicButton(for: splitState),
      splitState.displayMode == .secondaryOnly
    else { return nil }
    return SwipeOffer(rank: .edge) { [weak self] in
      self?.beginOpening { [weak self] configuration, state, environment in
        guard let self else { return nil }
        let answer = self.delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        let step = configuration.pressingClassicButton(
          leadingTo: answer, from: state, in: environment)
        return step.flatMap { $0.showsMore(than: state) ? $0 : nil }
      }
    }
  }

  /// What a swipe towards that edge would take away.
  var offerToClose: SwipeOffer? {
    let step: InteractiveColumnChange.Step = { $0.swipingOut(from: $1, in: $2) }
    guard runner.isIdle, step(configuration, splitState, currentEnvironment) != nil else {
      return nil
    }
    return SwipeOffer(rank: .page) { [weak self] in
      guard let self else { return nil }
      return self.beginInteractiveChange(step).map { SidebarSwipe($0, in: self, didEnd: nil) }
    }
  }

  private func beginOpening(_ step: @escaping InteractiveColumnChange.Step) -> SidebarSwipe? {
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    let tellEnd = { [weak self] in
      guard let self else { return }
      self.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
    // The delegate may have changed what there is to bring in.
    guard let change = beginInteractiveChange(step) else {
      tellEnd()
      return nil
    }
    return SidebarSwipe(change, in: self, didEnd: tellEnd)
  }

  /// How far a swipe has to go for side columns, or a page, to come to the end of their way, in
  /// application pixels.
  /// - Parameter isFromEdge: Whether it begins at the leading edge.
  package func swipeLength(isFromEdge: Bool) -> Double {
    let whole = Double(lastSize.width)
    guard isFromEdge, !splitState.isCollapsed,
      let step = configuration.swipingIn(from: splitState, in: currentEnvironment)
    else { return whole }
    let travel = restPicture(of: splitState).travel(to: restPicture(of: step.state))
    return travel > 0 ? Double(travel) : whole
  }
}
