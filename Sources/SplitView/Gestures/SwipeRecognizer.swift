// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// Finds swipes over a container's widget, and lets what the container offers go with the hand.
///
/// Outer containers hear of a hand first. They leave a swipe to an inner one that can use it, unless
/// it is one of their edge.
@MainActor
final class SwipeRecognizer: HandTrackerDelegate {
  private struct Weak {
    weak var recognizer: SwipeRecognizer?
  }

  // By the widget's address, which may be another widget's once the recognizer is gone.
  private static var all: [UnsafeMutableRawPointer: Weak] = [:]

  private let tracker: HandTracker
  private let widget: WeakReference
  private weak var container: (any SwipeContainer)?
  private var touchdown: HandTracker.Touchdown?
  private var swipe: Swipe?
  private var held: (any HeldSwipe)?
  private var start = 0.0
  private var direction = 1.0

  init(_ widget: Widget, for container: any SwipeContainer) {
    self.widget = WeakReference(widget.pointer)
    self.container = container
    tracker = HandTracker(widget)
    tracker.delegate = self
    SwipeRecognizer.all = SwipeRecognizer.all.filter { $0.value.recognizer != nil }
    SwipeRecognizer.all[widget.pointer] = Weak(recognizer: self)
  }

  private var isUsable: Bool { widget.pointer.map { Widget($0).isMapped } ?? false }

  // MARK: HandTrackerDelegate

  func handDidBegin(_ hand: HandTracker.Touchdown, at time: Double) {
    endHeld(false, velocity: 0)
    touchdown = hand
    swipe = Swipe(hand.isOnTouchpad ? .touchpad : .touch, at: time)
  }

  func handDidMove(toX x: Double, y: Double, at time: Double) -> Bool {
    guard var swipe, swipe.phase != .rejected else { return false }
    let wasClaimed = swipe.phase == .claimed
    swipe.move(toX: x, y: y, at: time)
    if swipe.phase == .claimed, !wasClaimed, !take(swipe), !swallows(swipe) { swipe.reject() }
    self.swipe = swipe
    guard swipe.phase == .claimed else { return false }
    held?.move(to: track(for: swipe).progress(from: start, by: direction * swipe.distance))
    return true
  }

  func handDidEnd(at time: Double) {
    guard let swipe else { return }
    self.swipe = nil
    guard swipe.phase == .claimed, let held else { return }
    let track = track(for: swipe)
    let velocity = direction * swipe.velocity(at: time)
    let reached = track.progress(from: start, by: direction * swipe.distance)
    let stop = track.stop(from: reached, velocity: velocity, with: swipe.device)
    self.held = nil
    held.letGo(stop == 1, velocity: velocity, on: track)
  }

  func handWasCancelled() {
    swipe = nil
    endHeld(false, velocity: 0)
  }

  // MARK: What is held

  private func track(for swipe: Swipe) -> SwipeTrack {
    SwipeTrack(
      length: swipe.device == .touchpad ? SwipeDevice.touchpadLength : held?.length ?? 1)
  }

  private func endHeld(_ isFinished: Bool, velocity: Double) {
    guard let held else { return }
    self.held = nil
    held.letGo(isFinished, velocity: velocity, on: SwipeTrack(length: held.length))
  }

  /// Takes hold of what the swipe moves; false where it is somebody else's.
  private func take(_ swipe: Swipe) -> Bool {
    guard let touchdown, let own = widget.pointer.map({ Widget($0) }), isUsable,
      !touchdown.target.keepsSwipes(below: own),
      !touchdown.target.canScroll(rightwards: swipe.isRightwards, below: own),
      isOnScrollBar || !tracker.isHeld(inside: touchdown.target),
      let offer = offer(for: swipe)
    else { return false }
    if let other = innerRank(for: swipe), other >= offer.rank { return false }
    guard let held = offer.begin() else { return false }
    self.held = held
    start = held.progress
    direction = swipe.isRightwards ? 1 : -1
    return true
  }

  /// The first rank of what containers inside offer.
  private func innerRank(for swipe: Swipe) -> SwipeOffer.Rank? {
    guard let touchdown, let own = widget.pointer.map({ Widget($0) }) else { return nil }
    var ranks: [SwipeOffer.Rank] = []
    var next: Widget? = touchdown.target
    while let widget = next, widget != own {
      let inner = SwipeRecognizer.all[widget.pointer]?.recognizer
      if let offer = inner?.offer(for: swipe) { ranks.append(offer.rank) }
      next = widget.parent
    }
    return ranks.max()
  }

  private var isOnScrollBar: Bool {
    guard let touchdown, let own = widget.pointer.map({ Widget($0) }) else { return false }
    return touchdown.target.isOnUprightScrollBar(below: own)
  }

  /// Whether a swipe that nobody uses is kept from a scroll bar, whose page would jump by how far the
  /// finger is off the horizontal.
  private func swallows(_ swipe: Swipe) -> Bool {
    swipe.device == .touch && isOnScrollBar && innerRank(for: swipe) == nil
  }

  private func offer(for swipe: Swipe) -> SwipeOffer? {
    guard let touchdown, isUsable, let own = widget.pointer.map({ Widget($0) }) else { return nil }
    return container?.offer(
      for: SwipeQuestion(
        x: touchdown.x, width: Double(own.width), isRightwards: swipe.isRightwards,
        device: swipe.device))
  }
}
