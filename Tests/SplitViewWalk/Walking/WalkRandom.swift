// SPDX-License-Identifier: MIT

/// A small generator (SplitMix64) whose whole state is its seed, so that a walk can be run again.
package struct WalkRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &self)! }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of several, as often as its weight says.
  mutating func pick<T>(weighted values: [(Int, T)]) -> T {
    var rest = Int.random(in: 0..<values.reduce(0) { $0 + $1.0 }, using: &self)
    for (weight, value) in values {
      if rest < weight { return value }
      rest -= weight
    }
    return values[0].1
  }
}
