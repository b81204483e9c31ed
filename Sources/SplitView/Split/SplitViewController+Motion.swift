// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// How columns come and go in the unfolded view, and the inspector's sheet in the folded one.
///
/// The state in force is the new one from the beginning; only the picture takes its time. It is laid
/// out by allocation alone, so nothing that the window hears of changes on the way.
extension SplitViewController {
  /// Whether a person sees columns move on the way to a state.
  func moves(to state: SplitState) -> Bool {
    guard mayMove, let picture else { return false }
    return picture.moves(to: restPicture(of: state))
  }

  /// Whether the desktop wants animations, and no divider is in a hand, which has to stay there.
  private var mayMove: Bool { Toolkit.animationsEnabled && dividerDrag == nil }

  /// Lets columns move from where they are to where the state in force wants them, if the desktop
  /// wants animations; a motion on its way hands on its speed.
  func beginMotion() {
    guard mayMove, isLaidOut, let picture else { return dropMotion() }
    let target = restPicture(of: splitState)
    if let motion, motion.goal == nil, motion.target == target, !motion.isHeld { return }
    guard picture.moves(to: target) else { return dropMotion() }
    var next = ColumnMotion(from: picture, target: target)
    if let motion {
      next.spring.initialVelocity = picture.velocity(
        to: target, after: (motion.from, motion.target), velocity: motion.velocity)
    }
    interactiveChange = nil
    motion = next
    runMotion()
  }

  func restPicture(of state: SplitState) -> SplitPicture {
    SplitPicture(configuration.plan(for: state, in: currentEnvironment))
  }

  /// Lets the frame clock drive the motion.
  func runMotion() {
    queueLayout()
    guard motionTick == nil, let root else { return }
    motionTick = FrameTick(root.widget) { [weak self] time in
      guard let self else { return false }
      let goesOn = self.advanceMotion(to: time)
      if !goesOn { self.motionTick = nil }
      return goesOn
    }
  }

  private func advanceMotion(to time: Double) -> Bool {
    guard var next = motion, !next.isHeld else { return false }
    let isOver = next.advance(to: time)
    motion = isOver ? nil : next
    runner.coordinator?.progress = next.progress
    queueLayout()
    return !isOver
  }

  /// The picture to draw: the one at rest, or where a motion has got to on the way to it.
  func picture(on rest: SplitPicture, in environment: SplitEnvironment) -> SplitPicture {
    guard let moving = motion else { return rest }
    let target =
      moving.goal.map { SplitPicture(configuration.plan(for: $0, in: environment)) } ?? rest
    guard moving.from.canMove(to: target) else {
      dropMotion()
      return rest
    }
    motion?.target = target
    return moving.from.moved(to: target, progress: moving.progress)
  }

  /// Leaves a motion for its end, which the next layout shows.
  func dropMotion() {
    motionTick?.stop()
    motionTick = nil
    interactiveChange = nil
    guard motion != nil else { return }
    motion = nil
    root?.widget.queueAllocate()
  }
}
