// SPDX-License-Identifier: MIT

/// The side of the split view that the primary column is on, following the text direction.
///
/// The values are those of `UISplitViewController.PrimaryEdge`.
public enum SplitViewPrimaryEdge: Int, Sendable, Hashable, CaseIterable {
  /// Left where text runs from left to right.
  case leading = 0

  /// Right where text runs from left to right.
  case trailing = 1
}
