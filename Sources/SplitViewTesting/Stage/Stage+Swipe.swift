// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

extension Stage {
  /// Drags the content in reading direction, as a finger that goes back or opens a side column.
  ///
  /// It is the pointer that moves, with its primary button down, which counts as a finger meanwhile:
  /// a program whose person uses a mouse has no swipes. Stops with a message if there is no split view
  /// on screen.
  /// - Parameters:
  ///   - start: Where the drag begins.
  ///   - progress: How far it goes, as a part of the way to the end, from 0 to 1.
  ///   - cancel: Whether it goes back to where it began before it lets go.
  public func swipe(from start: SwipeStart, to progress: Double, cancel: Bool = false) {
    let action = "Stage.swipe"
    precondition(
      progress >= 0 && progress <= 1, "\(action): \(progress) is no progress from 0 to 1")
    let probe = probe(for: action)
    guard let root = probe.root, root.isMapped, let bounds = root.bounds(in: windowWidget) else {
      fatalError("\(action): the split view is not on screen")
    }
    releasePointer()
    let tookPointer = HandTracker.takesPointer
    HandTracker.takesPointer = true
    defer { HandTracker.takesPointer = tookPointer }
    let isMirrored = root.isRightToLeft
    let edge = isMirrored ? Double(bounds.maxX) - 2 : Double(bounds.x) + 2
    let middle = (x: Double(bounds.x + bounds.maxX) / 2, y: Double(bounds.y + bounds.maxY) / 2)
    let length = probe.controller.swipeLength(isFromEdge: start == .leadingEdge)
    let way = length * progress
    let slop = Stage.swipeSlop
    // From the middle, unless the way is too long for that: the pointer stays on the screen.
    let room = Double(bounds.width) - Stage.awayFromEdge
    let inside = max(0, min(Double(bounds.width) / 2, room - way - slop))
    let content = max(inside, Stage.awayFromEdge)
    let from = (
      x: start == .leadingEdge
        ? edge : isMirrored ? Double(bounds.maxX) - content : Double(bounds.x) + content,
      y: middle.y
    )
    func point(_ distance: Double) -> Point {
      (x: from.x + (isMirrored ? -distance : distance), y: from.y)
    }
    movePointer(to: from, in: action)
    pressPointer(in: action)
    // Until it has gone further than the slop nothing moves.
    movePointer(to: point(slop), in: action)
    glidePointer(to: point(slop + way), in: action)
    if cancel { glidePointer(to: point(slop), in: action) }
    // A finger that rests before it lets go has no speed that would carry it on.
    for _ in 0..<Stage.restingFrames { presentFrame(in: action) }
    releasePointer()
    settle()
  }

  // One pixel more than what no hand counts as a swipe.
  private static var swipeSlop: Double { 17 }

  // Outside of the zone where a swipe begins at the edge.
  private static var awayFromEdge: Double { 40 }

  // A fifth of a second at 60 frames a second, more than what a speed is measured over.
  private static var restingFrames: Int { 12 }
}
