// SPDX-License-Identifier: MIT

/// Where a swipe begins.
public enum SwipeStart: Sendable, Hashable, CaseIterable {
  /// At the edge where reading begins, on the left in left-to-right text.
  case leadingEdge
  /// In the middle of what is shown.
  case content
}
