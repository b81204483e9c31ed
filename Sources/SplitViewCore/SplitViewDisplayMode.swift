// SPDX-License-Identifier: MIT

/// Which columns an expanded split view shows, and how the side columns share the room.
///
/// "One" is the primary column of a double-column split view and the supplementary column of a
/// triple-column one. The values are those of `UISplitViewController.DisplayMode`.
public enum SplitViewDisplayMode: Int, Sendable, Hashable, CaseIterable {
  /// As a request: what fits. Never the mode in force.
  case automatic = 0

  /// The secondary column alone.
  case secondaryOnly = 1

  /// One side column beside the secondary one.
  case oneBesideSecondary = 2

  /// One side column lying over the secondary one.
  case oneOverSecondary = 3

  /// Two side columns beside the secondary one.
  case twoBesideSecondary = 4

  /// Two side columns lying over the secondary one.
  case twoOverSecondary = 5

  /// Two side columns that push a part of the secondary one off the screen.
  case twoDisplaceSecondary = 6
}
