// SPDX-License-Identifier: MIT

/// Two subjects to which the same happens.
final class WalkPair {
  private let first: any WalkSubject
  private let second: any WalkSubject
  private let unobserved: Set<WalkAspect>

  /// What was last seen of the first.
  private(set) var seen = WalkObservation()

  init(
    _ configuration: WalkConfiguration, _ first: WalkStory.Maker, _ second: WalkStory.Maker
  ) throws {
    self.first = try first(configuration)
    self.second = try second(configuration)
    unobserved = self.first.unobserved.union(self.second.unobserved)
  }

  func perform(_ operation: WalkOperation) {
    first.perform(operation)
    second.perform(operation)
  }

  /// Looks at both, which was not done since the operation of that index.
  func difference(after index: Int) -> WalkDifference? {
    seen = first.observe()
    let other = second.observe()
    if seen == other { return nil }
    var aspects = WalkAspect.allCases.filter { aspect in
      !unobserved.contains(aspect) && seen[aspect] != other[aspect]
    }
    // Other tokens have other states.
    if aspects.contains(.trace) { aspects.removeAll { $0 == .traceStates } }
    if aspects.isEmpty { return nil }
    return WalkDifference(index: index, aspects: aspects, first: seen, second: other)
  }
}
