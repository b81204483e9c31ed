// SPDX-License-Identifier: MIT

/// Many random stories, told to two subjects side by side until they differ.
package struct Walk: Sendable {
  /// How far it goes.
  package enum Length: Sendable {
    case operations(Int)
    case duration(Duration)
  }

  package var seed: UInt64
  package var length: Length

  /// The operations of one story; the next begins with another split view.
  package var story = 20...80

  /// What the stories are made of.
  package var vocabulary = WalkVocabulary()

  /// Told what is done before it is done, for when a subject stops the program.
  package var log: (@Sendable (String) -> Void)?

  package init(seed: UInt64, count: Int) {
    self.seed = seed
    length = .operations(count)
  }

  package init(seed: UInt64, duration: Duration) {
    self.seed = seed
    length = .duration(duration)
  }

  /// Runs until a difference is found, which is then made as short as can be.
  package func run(
    _ first: @escaping WalkStory.Maker, _ second: @escaping WalkStory.Maker
  ) throws -> WalkFailure? {
    let start = ContinuousClock.now
    var done = 0
    var index = 0
    while isWithin(done, since: start) {
      // Each story has a seed of its own, so that it doesn't depend on those before.
      var random = WalkRandom(seed: seed &+ UInt64(index) &* 0x2545_F491_4F6C_DD1D)
      var generator = WalkGenerator(using: &random, vocabulary: vocabulary)
      var operations: [WalkOperation] = []
      log?(generator.configuration.source)
      let pair = try WalkPair(generator.configuration, first, second)
      var difference = pair.difference(after: -1)
      let count = random.number(story)
      while difference == nil, operations.count < count {
        let operation = generator.operation(after: pair.seen, using: &random)
        log?(operation.source)
        operations.append(operation)
        pair.perform(operation)
        difference = pair.difference(after: operations.count - 1)
      }
      done += operations.count + 1
      if let difference {
        let found = WalkStory(generator.configuration, operations)
        let shrunk = try WalkShrinker(first, second).shrunk(found, difference)
        return WalkFailure(
          seed: seed, index: index, length: operations.count, story: shrunk.0,
          difference: shrunk.1)
      }
      index += 1
    }
    return nil
  }

  private func isWithin(_ done: Int, since start: ContinuousClock.Instant) -> Bool {
    switch length {
    case .operations(let count): done < count
    case .duration(let duration): ContinuousClock.now - start < duration
    }
  }
}
