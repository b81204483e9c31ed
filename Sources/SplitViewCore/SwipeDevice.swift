// SPDX-License-Identifier: MIT

/// What a person swipes with, and the figures that go with it.
///
/// The figures are those of libadwaita's swipe tracker (`src/adw-swipe-tracker.c`), so that a swipe
/// feels as in the desktop's own programs.
package enum SwipeDevice: Sendable, Hashable, CaseIterable {
  /// A finger on the screen, which holds what it moves.
  case touch
  /// Two fingers on a touchpad, which scroll.
  case touchpad

  /// How far it has to go before it counts as a swipe, in application pixels.
  package static let slop = 16.0

  /// Over how long a speed is measured, in milliseconds.
  package static let memory = 150.0

  /// How far one goes past an end, as a part of the way of the hand.
  package static let overshoot = 0.1

  /// The way on a touchpad that stands for a progress of 1, in application pixels.
  package static let touchpadLength = 400.0

  /// The speed from which on it carries what is moved further, in application pixels a millisecond.
  package var thresholdVelocity: Double {
    switch self {
    case .touch: 0.3
    case .touchpad: 0.6
    }
  }

  /// What is left of a speed after one more millisecond of rolling out.
  package var deceleration: Double {
    switch self {
    case .touch: 0.998
    case .touchpad: 0.997
    }
  }

  /// How far something rolls that is let go at a speed, in application pixels.
  ///
  /// Above 2 pixels a millisecond it rolls further than its speed tells, by a parabola.
  /// - Parameter velocity: In application pixels a millisecond.
  package func rollOut(from velocity: Double) -> Double {
    let (bend, curve) = (2.0, 350.0)
    let excess = max(0, abs(velocity) - bend)
    let way = abs(velocity) * deceleration / (1 - deceleration) + curve * excess * excess
    return velocity < 0 ? -way : way
  }
}
