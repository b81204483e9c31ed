// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// A way back over a column's border that follows a person's hand, while the columns are folded.
///
/// The state stays as it is until the hand lets go, and the delegate hears of nothing until then. The
/// pages hear that the one will go and the other will come, and the contrary if they don't. Whatever
/// else changes the columns or their pages ends it first.
@MainActor
final class ColumnPop: HeldSwipe {
  private let split: SplitViewController
  private let step: SplitStep
  private let from: SplitViewColumn
  /// The column below.
  let to: SplitViewColumn
  private var leaving: [ViewController] = []
  private var coming: [ViewController] = []
  private var tick: FrameTick?
  private var isOver = false

  /// Whether it goes back by itself.
  private(set) var isSettling = false

  var length: Double { Double(split.lastSize.width) }
  var progress: Double { split.slide?.progress ?? 0 }

  init(_ split: SplitViewController, _ step: SplitStep, from: SplitViewColumn, to: SplitViewColumn)
  {
    (self.split, self.step, self.from, self.to) = (split, step, from, to)
  }

  private var isHeld: Bool { !isOver && !isSettling }

  func begin() {
    // Before anybody is told: who asks hears that something is on its way.
    split.slide = ColumnSlide(from: from, to: to, isForward: false, progress: 0)
    split.updateEdges()
    split.queueLayout()
    guard split.isAppearing else { return }
    let after = split.controllersOnScreen(in: step.state)
    for controller in split.columnControllers where isHeld && controller.isAppearing {
      guard !after.contains(where: { $0 === controller }) else { continue }
      leaving.append(controller)
      controller.beginAppearanceTransition(false, animated: true)
    }
    for controller in after where isHeld && !controller.isAppearing {
      coming.append(controller)
      controller.beginAppearanceTransition(true, animated: true)
    }
  }

  func move(to progress: Double) {
    guard isHeld, progress.isFinite else { return }
    draw(min(max(progress, 0), 1))
  }

  private func draw(_ progress: Double) {
    split.slide?.progress = progress
    split.queueLayout()
  }

  func letGo(_ isFinished: Bool, velocity: Double, on track: SwipeTrack) {
    guard isHeld else { return }
    let duration = track.duration(
      from: progress, to: isFinished ? 1 : 0, velocity: velocity,
      usual: NavigationController.slideDuration)
    if isFinished { finish(over: duration) } else { goBack(over: duration) }
  }

  private func finish(over duration: Double) {
    isOver = true
    let handed = ColumnHandOver(
      progress: progress, duration: duration, leaving: leaving, coming: coming)
    split.columnPop = nil
    split.slide = nil
    split.runner.run(step, animated: true, after: handed)
  }

  private func goBack(over duration: Double) {
    guard progress > 0, duration > 0, Toolkit.animationsEnabled, let root = split.root else {
      return end()
    }
    isSettling = true
    let start = progress
    tick = FrameTick(root.widget, over: duration) { [weak self] fraction in
      guard let self, self.isSettling else { return false }
      guard fraction < 1 else {
        // From inside its own callback it is ended by the answer.
        self.tick = nil
        self.end()
        return false
      }
      self.draw(start * (1 - ColumnSlide.eased(fraction)))
      return true
    }
  }

  /// Jumps back to where it began, unless it has been finished.
  func end() {
    guard !isOver else { return }
    (isOver, isSettling) = (true, false)
    tick?.stop()
    tick = nil
    split.columnPop = nil
    split.slide = nil
    split.updateEdges()
    split.queueLayout()
    for controller in coming {
      controller.beginAppearanceTransition(false, animated: true)
      controller.endAppearanceTransition(animated: true)
    }
    for controller in leaving where split.isAppearing {
      controller.beginAppearanceTransition(true, animated: true)
      if split.appearance == .appeared { controller.endAppearanceTransition(animated: true) }
    }
  }
}

/// What a hand leaves to the change that it brought about.
struct ColumnHandOver {
  /// How far the columns have come.
  var progress: Double
  /// How long the rest takes, in seconds.
  var duration: Double
  /// Who has been told that it goes.
  var leaving: [ViewController]
  /// Who has been told that it comes.
  var coming: [ViewController]
}
