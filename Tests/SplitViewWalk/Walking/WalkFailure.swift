// SPDX-License-Identifier: MIT

/// A difference that a walk found, with a short story that leads to it.
package struct WalkFailure: Sendable, CustomStringConvertible {
  package var seed: UInt64

  /// Which of the seed's stories it was.
  package var index: Int

  /// The operations of the story as it was found.
  package var length: Int
  package var story: WalkStory
  package var difference: WalkDifference

  package var description: String {
    """
    Story \(index) of seed \(seed) tells two split views apart, and so do \
    \(story.operations.count) of its \(length) operations:

    \(test)

    \(difference)
    """
  }

  /// The story as a test that can be pasted among others.
  package var test: String {
    let list = story.operations.map { "\n        \($0.source)" }.joined(separator: ",")
    return """
        @Test func seed\(seed)Story\(index)() throws {
          try expectSame(
            \(story.configuration.source),
            [\(list)
            ])
        }
      """
  }
}
