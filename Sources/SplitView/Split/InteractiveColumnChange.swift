// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// A change of columns that follows a person's hand: columns come or go as far as the hand says.
///
/// Nothing is told and no state changes until ``finish(velocity:)``, so a change that is cancelled
/// leaves no trace. Whatever else changes the columns meanwhile, or the size, ends it.
@MainActor
final class InteractiveColumnChange {
  typealias Step = (SplitConfiguration, SplitState, SplitEnvironment) -> SplitStep?

  private weak var split: SplitViewController?
  private let step: Step

  /// How many application pixels the edge with the longest way moves between 0 and 1.
  let travel: Double

  init(_ split: SplitViewController, travel: Double, _ step: @escaping Step) {
    self.split = split
    self.travel = travel
    self.step = step
  }

  /// Whether it still drives the columns.
  var isHeld: Bool { split?.interactiveChange === self }

  /// How far the columns have come, from 0 to 1; not 0 at the beginning where they were on their way.
  var progress: Double { isHeld ? split?.motion?.progress ?? 0 : 0 }

  /// Moves the columns.
  /// - Parameter progress: How far they have come; what is below 0 or above 1 counts as that.
  func update(_ progress: Double) {
    guard isHeld, progress.isFinite, let split else { return }
    split.motion?.progress = min(max(progress, 0), 1)
    split.queueLayout()
  }

  /// Lets go: the change is told and made, and the columns go on to its end.
  /// - Parameter velocity: How fast they are, in ways per second; negative on the way back.
  func finish(velocity: Double = 0) {
    guard isHeld, let split else { return }
    split.motion?.velocity = velocity
    split.runner.perform { [self] in
      let next = step(split.configuration, split.splitState, split.currentEnvironment)
      guard let next else { return cancel() }
      split.runner.run(next, animated: true)
    }
  }

  /// Lets go: the columns go back to where they were.
  /// - Parameter velocity: How fast they are, in ways per second; negative on the way back.
  func cancel(velocity: Double = 0) {
    guard isHeld, let split else { return }
    split.motion?.velocity = velocity
    split.beginMotion()
  }
}

extension SplitViewController {
  /// Begins a change of columns that a hand drives; nil where there is nothing to change, or where
  /// the app is being told of something.
  ///
  /// - Parameter step: The change, asked again when the hand lets go. The core's functions fit:
  ///   `{ $0.uncovering(from: $1, in: $2) }`.
  func beginInteractiveChange(
    _ step: @escaping InteractiveColumnChange.Step
  ) -> InteractiveColumnChange? {
    runner.bringEndForward()
    guard runner.isIdle, isLaidOut, !isChangePending, let picture,
      let next = step(configuration, splitState, currentEnvironment)
    else { return nil }
    let (rest, goal) = (restPicture(of: splitState), restPicture(of: next.state))
    let travel = rest.travel(to: goal)
    guard travel > 0 else { return nil }
    // What was on its way the hand takes where it is.
    let part = rest.progress(of: picture, to: goal)
    var held = ColumnMotion(from: part == nil ? picture : rest, target: goal, goal: next.state)
    held.progress = part ?? 0
    held.isHeld = true
    dropMotion()
    motion = held
    let change = InteractiveColumnChange(self, travel: Double(travel), step)
    interactiveChange = change
    queueLayout()
    return change
  }
}
