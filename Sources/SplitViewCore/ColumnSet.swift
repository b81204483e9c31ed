// SPDX-License-Identifier: MIT

/// A set of columns in one byte, so that a layout needs no memory of its own.
package struct ColumnSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package init(_ column: SplitViewColumn) {
    self.init(rawValue: 1 << UInt8(column.rawValue))
  }

  package static let primary = ColumnSet(.primary)
  package static let supplementary = ColumnSet(.supplementary)
  package static let secondary = ColumnSet(.secondary)
  package static let compact = ColumnSet(.compact)
  package static let inspector = ColumnSet(.inspector)

  package func contains(_ column: SplitViewColumn) -> Bool { contains(ColumnSet(column)) }

  /// The set with or without a column.
  package func setting(_ column: SplitViewColumn, to isMember: Bool) -> ColumnSet {
    isMember ? union(ColumnSet(column)) : subtracting(ColumnSet(column))
  }

  /// The members in the order of their raw values.
  package var columns: [SplitViewColumn] { SplitViewColumn.allCases.filter(contains) }
}
