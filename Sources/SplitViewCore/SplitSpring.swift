// SPDX-License-Identifier: MIT

/// How a motion goes from 0 to 1: a critically damped spring, as a function of the time.
///
/// It comes to rest as fast as can be without swinging, and takes on any speed that the motion
/// before it had. It is computed with the four basic operations alone, so that the same time gives
/// the same picture everywhere.
package struct SplitSpring: Sendable, Hashable {
  /// The square root of stiffness by mass, per second.
  ///
  /// Half the way takes 0.05 seconds, nine tenths of it 0.12.
  package static let rate = 32.0

  /// How long a motion from rest takes until what is left can't be seen, in seconds.
  package static let duration = 10 / rate

  /// What is left of the way when it counts as done.
  static let threshold = 0.0005

  /// The speed at the beginning, in ways per second; negative where the motion first goes on away
  /// from its end.
  package var initialVelocity: Double

  package init(initialVelocity: Double = 0) {
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// How far the motion has come after a time in seconds, from 0 to 1.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let rest = (1 + (Self.rate - initialVelocity) * time) * Self.decay(Self.rate * time)
    // Before its beginning it would leave the way, and past its end too.
    return min(max(1 - rest, 0), 1)
  }

  /// How fast it is after a time in seconds, in ways per second.
  package func velocity(at time: Double) -> Double {
    let time = max(time, 0)
    let slope = initialVelocity + Self.rate * (Self.rate - initialVelocity) * time
    return slope * Self.decay(Self.rate * time)
  }

  /// Whether nothing is left of the way after a time in seconds.
  package func isAtRest(at time: Double) -> Bool {
    guard time.isFinite else { return true }
    return progress(at: time) > 1 - Self.threshold
  }

  /// e to the power of a negative number, of which only the amount is given.
  private static func decay(_ amount: Double) -> Double {
    guard amount < 700 else { return 0 }
    // A short series near 0, then squared as often as the amount was halved.
    let small = -amount / 1024
    var (term, sum) = (1.0, 1.0)
    for step in 1...6 {
      term *= small / Double(step)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
