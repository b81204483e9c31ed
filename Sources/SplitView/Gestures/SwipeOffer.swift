// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// A sideways swipe that has just become one, as a container is asked about it.
struct SwipeQuestion {
  /// Where it touched down, from the left edge of the container, in application pixels.
  var x: Double
  /// How wide the container is.
  var width: Double
  /// Whether it goes to the right.
  var isRightwards: Bool
  /// What it is done with.
  var device: SwipeDevice
}

/// What a container would do with a swipe.
@MainActor
struct SwipeOffer {
  /// Who comes first where several containers could use a swipe; of two alike the inner one does.
  enum Rank: Int, Comparable {
    case page, edge

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  var rank: Rank
  /// Takes hold of what moves; nil where something came between.
  var begin: () -> (any HeldSwipe)?
}

/// What a hand holds, from the beginning of a swipe to its end.
@MainActor
protocol HeldSwipe: AnyObject {
  /// How far a progress of 1 is for a finger, in application pixels.
  var length: Double { get }
  /// How far it has come, from 0 to 1.
  var progress: Double { get }
  /// Goes with the hand; a little past the ends too, where the hand is.
  func move(to progress: Double)
  /// The hand let go.
  /// - Parameter velocity: How fast it was, in application pixels a millisecond towards 1.
  func letGo(_ isFinished: Bool, velocity: Double, on track: SwipeTrack)
}

/// Who can be swiped.
@MainActor
protocol SwipeContainer: AnyObject {
  /// What a swipe would do; nothing happens yet.
  func offer(for swipe: SwipeQuestion) -> SwipeOffer?
}
