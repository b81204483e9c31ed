// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

extension Stage {
  /// Drags the content in reading direction, as a finger that goes back or opens a side column.
  ///
  /// Stops with a message if there is no split view on screen.
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
    let isMirrored = root.isRightToLeft
    let edge = isMirrored ? Double(bounds.maxX) - 2 : Double(bounds.x) + 2
    let middle = (x: Double(bounds.x + bounds.maxX) / 2, y: Double(bounds.y + bounds.maxY) / 2)
    let from = (x: start == .leadingEdge ? edge : middle.x, y: middle.y)
    let way = swipeLength(of: probe, width: bounds.width) * progress
    movePointer(to: from, in: action)
    pressPointer(in: action)
    glidePointer(to: (x: from.x + (isMirrored ? -way : way), y: from.y), in: action)
    if cancel { glidePointer(to: from, in: action) }
    // A finger that rests before it lets go has no speed that would carry it on.
    for _ in 0..<Stage.restingFrames { presentFrame(in: action) }
    releasePointer()
    settle()
  }

  // A quarter of a second at 60 frames a second, more than what a speed is measured over.
  private static var restingFrames: Int { 15 }

  /// The way that stands for a progress of 1.
  private func swipeLength(of probe: SplitProbe, width: Int) -> Double {
    Double(width)
  }
}
