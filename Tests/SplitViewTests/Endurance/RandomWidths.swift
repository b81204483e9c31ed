// SPDX-License-Identifier: MIT
import Foundation

/// Widths whose order is given by a seed alone, so that a failed run can be had again.
struct RandomWidths {
  /// Where the widths start; set `SPLIT_VIEW_SEED` to run those of a failure again.
  static let seed: UInt64 = {
    let text = ProcessInfo.processInfo.environment["SPLIT_VIEW_SEED"]
    let seed = text.flatMap { UInt64($0) } ?? 20_261_130
    print("SPLIT_VIEW_SEED=\(seed)")
    return seed
  }()

  private var state = RandomWidths.seed

  mutating func next(in range: ClosedRange<Int>) -> Int {
    // A linear congruence of full period; its high bits are the good ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}
