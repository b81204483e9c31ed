// SPDX-License-Identifier: MIT

/// When the button that changes the display mode is to be seen.
///
/// The values are those of `UISplitViewController.DisplayModeButtonVisibility`.
public enum SplitViewDisplayModeButtonVisibility: Int, Sendable, Hashable, CaseIterable {
  /// Wherever side columns can be shown by a gesture.
  case automatic = 0

  /// Never.
  case never = 1

  /// Also where gestures are off; still only in the modes that lead to another one.
  case always = 2
}
