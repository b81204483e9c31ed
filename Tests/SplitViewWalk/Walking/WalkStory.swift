// SPDX-License-Identifier: MIT

/// A split view and what is done to it.
package struct WalkStory: Sendable, Hashable {
  package var configuration: WalkConfiguration
  package var operations: [WalkOperation]

  package init(_ configuration: WalkConfiguration, _ operations: [WalkOperation]) {
    self.configuration = configuration
    self.operations = operations
  }

  /// Makes a subject of a split view that is set up so.
  package typealias Maker = (WalkConfiguration) throws -> any WalkSubject

  /// Where two subjects first differ, if they do.
  package func difference(_ first: Maker, _ second: Maker) throws -> WalkDifference? {
    let pair = try WalkPair(configuration, first, second)
    if let difference = pair.difference(after: -1) { return difference }
    for (index, operation) in operations.enumerated() {
      pair.perform(operation)
      if let difference = pair.difference(after: index) { return difference }
    }
    return nil
  }
}
