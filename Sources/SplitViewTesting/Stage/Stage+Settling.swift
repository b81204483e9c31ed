// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

extension Stage {
  /// Runs the main loop until no animation or transition of the library is on its way, its widgets
  /// ask for no layout, and two frames were painted.
  ///
  /// A spinner or a video never keeps it from settling. Main-actor tasks don't run meanwhile; see
  /// ``idle()``. After ten seconds it stops with what was still pending.
  public func settle() {
    var quietFrames = 0
    var seen = recorder.count
    clock.request(.paint)
    wait(
      "Stage.settle", for: { self.pendingText },
      until: {
        if self.recorder.count > seen {
          seen = self.recorder.count
          quietFrames = self.isQuiet ? quietFrames + 1 : 0
          if quietFrames < 2 { self.clock.request(.paint) }
        }
        return quietFrames >= 2
      })
  }

  /// Lets main-actor tasks run until none is ready, then settles.
  public func idle() async {
    // What a task does may lay out widgets, and what is laid out may start tasks.
    for _ in 0..<3 {
      for _ in 0..<Stage.yields { await Task.yield() }
      settle()
    }
  }

  // Each yield lets every task run that was ready before, so this is how long a chain of tasks,
  // each started by the one before, may be.
  private static var yields: Int { 200 }

  private var isQuiet: Bool { SplitProbe(under: root)?.controller.isSettled ?? true }

  private var pendingText: String {
    guard windowWidget.isMapped else { return "the window is not on screen" }
    guard let controller = SplitProbe(under: root)?.controller else { return "no frame came" }
    if controller.isTransitioning { return "a transition of the split view" }
    return controller.isSettled
      ? "no frame came" : "an animation or a layout of the split view"
  }

  /// Waits until one more frame has been painted.
  func presentFrame(in action: String) {
    let before = recorder.count
    clock.request(.paint)
    wait(action, for: { "no frame came" }, until: { self.recorder.count > before })
  }

  /// Waits until a frame of this size has been painted.
  func waitForFrame(width: Int, height: Int, in action: String) {
    let content = windowWidget
    var seen = -1
    clock.request(.paint)
    wait(
      action,
      for: { "a frame of \(width) × \(height); the last was \(content.width) × \(content.height)" },
      until: {
        guard self.recorder.count > seen else { return false }
        let isFirst = seen < 0
        seen = self.recorder.count
        if !isFirst, content.width == width, content.height == height { return true }
        // A size that came from outside in the meantime takes the place of the one asked for.
        if self.window.defaultSize != (width, height) { self.window.defaultSize = (width, height) }
        self.clock.request(.paint)
        return false
      })
  }

  /// Runs the main loop until a condition holds; stops after ten seconds with what was pending.
  func wait(_ action: String, for pending: () -> String, until isDone: () -> Bool) {
    let deadline = Deadline(seconds: 10)
    defer { deadline.cancel() }
    while !isDone() {
      if deadline.isOver {
        fatalError("\(action) waited 10 seconds in vain: still pending is \(pending())")
      }
      MainLoop.iterate(mayBlock: true)
    }
  }
}
