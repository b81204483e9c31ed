// SPDX-License-Identifier: MIT

/// A column that appears or disappears, in the order in which a delegate hears of it.
package enum ColumnEvent: Sendable, Hashable {
  case show(SplitViewColumn)
  case hide(SplitViewColumn)

  package var column: SplitViewColumn {
    switch self {
    case .show(let column), .hide(let column): column
    }
  }

  package var isShow: Bool {
    switch self {
    case .show: true
    case .hide: false
    }
  }
}
