// SPDX-License-Identifier: MIT

/// A part of an observation.
package enum WalkAspect: String, Sendable, Hashable, CaseIterable {
  case trace, isCollapsed, displayMode, behavior, preferredMode, preferredBehavior, topColumn
  case stacks, navigation, visible, collapsedStack, viewControllers, button, secondaryOnlyButton,
    widths

  /// The trace with what could be read inside of each callback.
  case traceStates
}
