// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// Columns on their way from one arrangement to another, at one moment.
struct ColumnMotion {
  /// What was to be seen at its beginning.
  let from: SplitPicture
  /// The end of the way as it was at the last layout.
  var target: SplitPicture
  /// The state that a hand leads to; nil for the one in force.
  var goal: SplitState?
  var spring = SplitSpring()
  /// The time of its first frame, in seconds.
  var begun: Double?
  /// How far it has come, from 0 to 1.
  var progress = 0.0
  /// How fast it is, in ways per second.
  var velocity = 0.0

  /// Whether a hand holds it, or a test.
  var isHeld = false

  /// Goes on to the time of a frame, in seconds.
  /// - Returns: Whether it is at its end.
  mutating func advance(to time: Double) -> Bool {
    let start = begun ?? time
    begun = start
    progress = spring.progress(at: time - start)
    velocity = spring.velocity(at: time - start)
    return spring.isAtRest(at: time - start)
  }
}
