// SPDX-License-Identifier: MIT

/// What surrounds a split view and is measured, not asked for.
package struct SplitEnvironment: Sendable, Hashable {
  /// The split view's width in application pixels; any value is taken, see ``SplitPlan/width``.
  package var width: Double

  /// What a divider takes out of the sum of widths, in application pixels.
  package var handle: Double

  /// The text size as a multiple of the usual one.
  package var textScale: Double

  package var isRightToLeft: Bool

  /// What each column's content needs at least, in application pixels.
  package var contentMinimums: ColumnValues<Double>

  package init(
    width: Double, handle: Double = 0, textScale: Double = 1, isRightToLeft: Bool = false,
    contentMinimums: ColumnValues<Double> = .init(repeating: 0)
  ) {
    self.width = width
    self.handle = handle
    self.textScale = textScale
    self.isRightToLeft = isRightToLeft
    self.contentMinimums = contentMinimums
  }
}
