// SPDX-License-Identifier: MIT

/// A hand's way from where it touched down, judged step by step; along the reading direction only.
///
/// It is nothing at first. Once it has gone further than the slop it is a swipe or, going up or down
/// more than sideways, none for the rest of its life.
package struct Swipe: Sendable, Hashable {
  /// What a way is taken for.
  package enum Phase: Sendable, Hashable {
    /// It is too short to tell.
    case undecided
    /// It is a swipe.
    case claimed
    /// It is something else: a scroll, say.
    case rejected
  }

  private struct Sample: Sendable, Hashable {
    var time: Double
    var x: Double
  }

  private var samples: [Sample]
  private var start = 0.0
  private(set) var y = 0.0

  /// What the way is taken for so far.
  package private(set) var phase = Phase.undecided

  /// What it is done with.
  package let device: SwipeDevice

  /// Begins a way.
  /// - Parameter time: When, in milliseconds on any clock that goes on.
  package init(_ device: SwipeDevice, at time: Double) {
    self.device = device
    samples = [Sample(time: time, x: 0)]
  }

  private var x: Double { samples.last?.x ?? 0 }

  /// How far it has gone sideways since it became a swipe, in application pixels; positive to the
  /// right.
  ///
  /// It begins at 0, so that nothing jumps by the slop.
  package var distance: Double { phase == .claimed ? x - start : 0 }

  /// Whether the first steps went to the right.
  package var isRightwards: Bool { x > 0 }

  /// Goes on to a point, in application pixels from the beginning.
  ///
  /// What is no number is left out.
  package mutating func move(toX x: Double, y: Double, at time: Double) {
    guard phase != .rejected, x.isFinite, y.isFinite, time.isFinite else { return }
    let now = max(time, samples.last?.time ?? time)
    samples.append(Sample(time: now, x: x))
    self.y = y
    forget(before: now)
    guard phase == .undecided, max(abs(x), abs(y)) > SwipeDevice.slop else { return }
    phase = abs(x) > abs(y) ? .claimed : .rejected
    start = x
  }

  /// Goes on by a step, in application pixels.
  package mutating func move(byX x: Double, y: Double, at time: Double) {
    move(toX: self.x + x, y: self.y + y, at: time)
  }

  /// Gives it up: it is no swipe.
  package mutating func reject() { phase = .rejected }

  // One that is older stays, as what the first one that counts is measured from.
  private mutating func forget(before now: Double) {
    while samples.count > 2, now - samples[1].time >= SwipeDevice.memory { samples.removeFirst() }
  }

  /// How fast it was over the last 150 milliseconds before a moment, in application pixels a
  /// millisecond; positive to the right.
  ///
  /// A hand that has rested so long has no speed.
  package func velocity(at time: Double) -> Double {
    guard let last = samples.last else { return 0 }
    let now = max(time, last.time)
    let recent = samples.filter { now - $0.time <= SwipeDevice.memory }
    guard let first = recent.first, now > first.time else { return 0 }
    return (last.x - first.x) / (now - first.time)
  }
}
