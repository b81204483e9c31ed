// SPDX-License-Identifier: MIT

/// One value for each of the columns that share a split view's width: no array, no allocation.
package struct ColumnValues<Value> {
  package var primary: Value
  package var supplementary: Value
  package var secondary: Value

  package init(primary: Value, supplementary: Value, secondary: Value) {
    self.primary = primary
    self.supplementary = supplementary
    self.secondary = secondary
  }

  /// Gives every column the same value.
  package init(repeating value: Value) {
    self.init(primary: value, supplementary: value, secondary: value)
  }

  /// The value of a column; asking for the compact or inspector column is a programming error.
  package subscript(column: SplitViewColumn) -> Value {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: secondary
      case .compact, .inspector: preconditionFailure("\(column) has no part in a column layout")
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary: secondary = newValue
      case .compact, .inspector: preconditionFailure("\(column) has no part in a column layout")
      }
    }
  }
}

extension ColumnValues: Sendable where Value: Sendable {}
extension ColumnValues: Equatable where Value: Equatable {}
extension ColumnValues: Hashable where Value: Hashable {}
