// SPDX-License-Identifier: MIT

/// What an app asked for one column's width, in application pixels; `nil` is automatic.
package struct ColumnWidthPreferences: Sendable, Hashable {
  /// The wanted width, which wins over ``fraction``.
  package var preferred: Double?

  /// The wanted share of the split view's width, from 0 to 1.
  package var fraction: Double?

  /// The least width while tiled, which wins over ``maximum``.
  package var minimum: Double?

  /// The greatest width.
  package var maximum: Double?

  package init(
    preferred: Double? = nil, fraction: Double? = nil,
    minimum: Double? = nil, maximum: Double? = nil
  ) {
    self.preferred = preferred
    self.fraction = fraction
    self.minimum = minimum
    self.maximum = maximum
  }
}
