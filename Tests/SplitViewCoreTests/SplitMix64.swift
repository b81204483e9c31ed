// SPDX-License-Identifier: MIT

/// A small generator whose whole state is its seed, so that a failed case can be run again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &self)! }

  /// A whole number of points, or now and then one with a fraction.
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    let whole = Double(Int.random(in: range, using: &self))
    return once(in: 4) ? whole + Double.random(in: 0..<1, using: &self) : whole
  }
}
