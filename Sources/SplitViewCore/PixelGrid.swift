// SPDX-License-Identifier: MIT

/// The grid that all lengths of a layout lie on.
///
/// A step is 2⁻²⁰ of an application pixel, too small to see. On a grid of powers of two the widths
/// of a layout sum up exactly, and a narrower window can't make a column wider by a rounding error.
enum PixelGrid {
  static let limit = 1_073_741_824.0

  /// The nearest length on the grid, from 0 to 2³⁰; what is not a number becomes 0.
  static func snapped(_ length: Double) -> Double {
    guard length > 0 else { return 0 }
    // Between 2³² and 2³³ neighbouring numbers are one step apart, so that adding this rounds.
    let rounding = 6_442_450_944.0
    return (min(length, limit) + rounding) - rounding
  }

  /// The number of whole pixels that a length needs.
  static func pixels(covering length: Double) -> Int {
    let whole = Int(length)
    return Double(whole) < length ? whole + 1 : whole
  }
}
