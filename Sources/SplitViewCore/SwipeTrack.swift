// SPDX-License-Identifier: MIT

/// The way that a swipe moves something on, from one end to the other, and where it may stop.
///
/// Progress counts along it: where something was before is one number, where it may go another.
package struct SwipeTrack: Sendable, Hashable {
  /// How far a progress of 1 is, in application pixels; above 0.
  package let length: Double
  /// Where it may stop, from least to greatest; at least one.
  package let stops: [Double]

  /// Makes a track.
  ///
  /// It stops the program without any stop.
  /// - Parameters:
  ///   - length: How far a progress of 1 is; less than one application pixel counts as one.
  ///   - stops: Where it may stop, in any order.
  package init(length: Double, stops: [Double] = [0, 1]) {
    precondition(!stops.isEmpty, "a swipe has to end somewhere: give a stop")
    self.length = length.isFinite ? max(length, 1) : 1
    self.stops = stops.sorted()
  }

  private var first: Double { stops[0] }
  private var last: Double { stops[stops.count - 1] }

  /// The progress that a hand has come to.
  ///
  /// Past the ends it goes on a tenth as fast, as if a rubber band held it.
  /// - Parameters:
  ///   - start: The progress before.
  ///   - distance: The hand's way since, in application pixels along the track.
  package func progress(from start: Double, by distance: Double) -> Double {
    let wanted = start + distance / length
    let held = min(max(wanted, first), last)
    return held + (wanted - held) * SwipeDevice.overshoot
  }

  /// Where what is let go comes to rest.
  ///
  /// A slow hand leaves it at the nearest stop. A fast one throws it: it comes to the stop nearest to
  /// where it would roll out, which is one of the two beside it.
  /// - Parameters:
  ///   - progress: Where it is let go.
  ///   - velocity: The hand's speed along the track, in application pixels a millisecond.
  ///   - device: What the hand used.
  package func stop(
    from progress: Double, velocity: Double, with device: SwipeDevice
  ) -> Double {
    guard velocity.isFinite, abs(velocity) >= device.thresholdVelocity else {
      return nearestStop(to: progress)
    }
    let rolledOut = progress + device.rollOut(from: velocity) / length
    let next =
      velocity > 0 ? stops.first { $0 > progress } ?? last : stops.last { $0 < progress } ?? first
    return nearestStop(to: velocity > 0 ? min(rolledOut, next) : max(rolledOut, next))
  }

  private func nearestStop(to progress: Double) -> Double {
    let inside = min(max(progress, first), last)
    return stops.min { abs($0 - inside) < abs($1 - inside) } ?? first
  }

  /// How long the rest of the way takes, in seconds, if it begins as fast as the hand was.
  ///
  /// It slows down by the third power to the end, so it begins three times as fast as it is on
  /// average. Against the hand, and after a slow one, it takes the usual time.
  /// - Parameters:
  ///   - start: Where it is let go.
  ///   - stop: Where it comes to rest.
  ///   - velocity: The hand's speed along the track, in application pixels a millisecond.
  ///   - usual: How long a whole way takes without a hand, in seconds.
  package func duration(
    from start: Double, to stop: Double, velocity: Double, usual: Double
  ) -> Double {
    let rest = (stop - start) * length
    let slow = abs(stop - start) * usual
    guard velocity.isFinite, rest * velocity > 0 else { return min(slow, usual) }
    return min(slow, 3 * rest / velocity / 1000, usual)
  }
}
