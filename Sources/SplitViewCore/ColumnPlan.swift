// SPDX-License-Identifier: MIT

/// Where one column is, in application pixels.
package struct ColumnPlan: Sendable, Hashable {
  package var column: SplitViewColumn

  /// The left edge, with the split view's own left edge at zero.
  ///
  /// A column that is not on screen lies beside it, where it would slide in from.
  package var x: Double

  /// The width it has, or would have if it were shown.
  package var width: Double

  /// Whether it has room on screen.
  ///
  /// Of an expanded split view the secondary column always has, even if it is empty.
  package var isVisible: Bool
}
