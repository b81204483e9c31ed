// SPDX-License-Identifier: MIT

/// A ``SplitPlan`` in whole application pixels, as it is drawn.
package struct RoundedSplitPlan: Sendable, Hashable {
  /// A column's or a divider's place.
  package struct Frame: Sendable, Hashable {
    package var x: Int
    package var width: Int

    /// Whether it has room on screen.
    package var isVisible: Bool

    package init(x: Int, width: Int, isVisible: Bool) {
      self.x = x
      self.width = width
      self.isVisible = isVisible
    }
  }

  package var width: Int
  package var columns: ColumnValues<Frame>
  package var primaryDivider: Frame?
  package var supplementaryDivider: Frame?
  package var inspectorDivider: Frame?
}
