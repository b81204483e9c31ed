// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs a property over many generated cases and tells the first that fails.
enum Property {
  /// Where the cases start; set `SPLIT_VIEW_SEED` to run those of a failure again.
  static let seed: UInt64 = {
    let text = ProcessInfo.processInfo.environment["SPLIT_VIEW_SEED"]
    let seed = text.flatMap { UInt64($0) } ?? 20_260_119
    print("SPLIT_VIEW_SEED=\(seed)")
    return seed
  }()

  /// Cases of one property; an unoptimised build takes fewer, as each takes it far longer.
  static let cases: Int = {
    #if DEBUG
      return 10_000
    #else
      return 100_000
    #endif
  }()

  /// Configurations that are swept over all widths.
  static let sweeps: Int = {
    #if DEBUG
      return 20
    #else
      return 200
    #endif
  }()

  /// Checks a property; each case has a generator of its own and says what is wrong, if anything.
  static func check(
    cases: Int = cases, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (inout SplitMix64) throws -> String?
  ) rethrows {
    for index in 0..<cases {
      var random = SplitMix64(seed: seed &+ UInt64(index) &* 0x2545_F491_4F6C_DD1D)
      if let problem = try body(&random) {
        Issue.record(
          "case \(index) of seed \(seed): \(problem)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}
