// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// A move across a column border in the folded view, somewhere between its beginning and its end.
struct ColumnSlide: Sendable, Hashable {
  /// The column that leaves.
  var from: SplitViewColumn
  /// The column that comes.
  var to: SplitViewColumn
  /// Whether the new column comes in from the trailing edge.
  var isForward: Bool
  /// How far it has come, from 0 to 1.
  var progress: Double

  /// The left edges of both columns in a view of a width, in application pixels.
  func edges(width: Int, isMirrored: Bool) -> (from: Int, to: Int) {
    let direction = isForward != isMirrored ? 1 : -1
    let travelled = Int((Double(width) * progress).rounded())
    return (from: -direction * travelled, to: direction * (width - travelled))
  }

  /// Slows down towards the end, as the toolkit's page transitions do.
  static func eased(_ fraction: Double) -> Double {
    let rest = 1 - min(max(fraction, 0), 1)
    return 1 - rest * rest * rest
  }
}
