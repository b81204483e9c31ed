// SPDX-License-Identifier: MIT

/// What two subjects don't agree about.
package struct WalkDifference: Sendable, Hashable {
  /// The operation after which they differ, or -1 after the first layout.
  package var index: Int
  package var aspects: [WalkAspect]
  package var first: WalkObservation
  package var second: WalkObservation
}

extension WalkDifference: CustomStringConvertible {
  package var description: String {
    aspects.map { aspect in
      "\(aspect.rawValue):\n  first:  \(first[aspect])\n  second: \(second[aspect])"
    }.joined(separator: "\n")
  }
}
