// SPDX-License-Identifier: MIT

/// A divider between two tiled columns, in application pixels.
package struct DividerPlan: Sendable, Hashable {
  /// The column that a drag makes wider or narrower: the one before the divider, or the inspector
  /// after it.
  package var column: SplitViewColumn

  /// The left edge of the space between the columns.
  package var x: Double

  /// The width of the space between the columns.
  package var width: Double

  /// The least width that a drag can give ``column``.
  package var minimum: Double

  /// The greatest width that a drag can give ``column``, never below ``minimum``.
  package var maximum: Double

  /// Whether a person can move it.
  package var isDraggable: Bool

  package init(
    column: SplitViewColumn, x: Double, width: Double, minimum: Double, maximum: Double,
    isDraggable: Bool = true
  ) {
    self.column = column
    self.x = x
    self.width = width
    self.minimum = minimum
    self.maximum = maximum
    self.isDraggable = isDraggable
  }
}
