// SPDX-License-Identifier: MIT

/// What a delegate answered to a ``SplitQuestion`` of the same kind.
package enum SplitAnswer: Sendable, Hashable {
  case topColumn(SplitViewColumn)
  case displayMode(SplitViewDisplayMode)

  /// To both questions of the classic style.
  case arrangement(ClassicArrangement)
}
