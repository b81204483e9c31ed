// SPDX-License-Identifier: MIT

/// A width and a height, in application pixels.
public struct Size: Sendable, Hashable {
  /// From side to side.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// No room at all.
  public static let zero = Size(width: 0, height: 0)

  /// A size of a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
