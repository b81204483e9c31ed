// SPDX-License-Identifier: MIT

/// How many columns a split view has, and by which rules it lives.
///
/// The values are those of `UISplitViewController.Style`.
public enum SplitViewStyle: Int, Sendable, Hashable, CaseIterable {
  /// The classic split view, which merges its second controller into the first one's stack.
  case unspecified = 0

  /// A primary and a secondary column.
  case doubleColumn = 1

  /// A primary, a supplementary and a secondary column.
  case tripleColumn = 2
}
