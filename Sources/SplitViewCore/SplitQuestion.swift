// SPDX-License-Identifier: MIT

/// What a transition asks the delegate, with the answer it would take by itself.
package enum SplitQuestion: Sendable, Hashable {
  /// Which column is on top after the collapse.
  case topColumn(SplitViewColumn)

  /// Which mode the expansion leads to.
  case displayMode(SplitViewDisplayMode)

  /// How the controllers of a classic split view become one.
  case join

  /// How the one controller of a collapsed classic split view becomes two.
  case separate
}
