// SPDX-License-Identifier: MIT

/// Stands for one page (a view controller) in a column's navigation stack.
package struct PageID: Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
