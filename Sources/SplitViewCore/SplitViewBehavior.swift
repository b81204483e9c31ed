// SPDX-License-Identifier: MIT

/// How side columns get their room from the secondary column.
///
/// The values are those of `UISplitViewController.SplitBehavior`.
public enum SplitViewBehavior: Int, Sendable, Hashable, CaseIterable {
  /// Whatever suits the requested mode.
  case automatic = 0

  /// The secondary column gets narrower.
  case tile = 1

  /// The secondary column keeps its width and is covered in part.
  case overlay = 2

  /// The secondary column keeps its width and moves off the screen in part.
  case displace = 3
}
