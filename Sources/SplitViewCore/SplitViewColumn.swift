// SPDX-License-Identifier: MIT

/// A place in a split view that holds a controller.
///
/// The values are those of `UISplitViewController.Column`.
public enum SplitViewColumn: Int, Sendable, Hashable, CaseIterable {
  /// The outermost column, usually the sidebar.
  case primary = 0

  /// The column between primary and secondary, in a triple-column split view only.
  case supplementary = 1

  /// The column with the content, which is always there while the split view is expanded.
  case secondary = 2

  /// What takes the place of all columns while the split view is collapsed.
  case compact = 3

  /// The column at the far side of the secondary one.
  case inspector = 4
}
