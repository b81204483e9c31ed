// SPDX-License-Identifier: MIT

/// What a transition asks the delegate, with the answer it would take by itself.
package enum SplitQuestion: Sendable, Hashable {
  /// Which column is on top after the collapse.
  case topColumn(SplitViewColumn)

  /// Which mode the expansion leads to.
  case displayMode(SplitViewDisplayMode)
}
