// SPDX-License-Identifier: MIT

/// One value for each of the columns that stand side by side: no array, no allocation.
package struct ColumnValues<Value> {
  package var primary: Value
  package var supplementary: Value
  package var secondary: Value
  package var inspector: Value

  package init(primary: Value, supplementary: Value, secondary: Value, inspector: Value) {
    self.primary = primary
    self.supplementary = supplementary
    self.secondary = secondary
    self.inspector = inspector
  }

  /// Gives every column the same value.
  package init(repeating value: Value) {
    self.init(primary: value, supplementary: value, secondary: value, inspector: value)
  }

  /// The value of a column; asking for the compact column is a programming error.
  package subscript(column: SplitViewColumn) -> Value {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: secondary
      case .inspector: inspector
      case .compact: preconditionFailure("\(column) has no part in a column layout")
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary: secondary = newValue
      case .inspector: inspector = newValue
      case .compact: preconditionFailure("\(column) has no part in a column layout")
      }
    }
  }
}

extension ColumnValues: Sendable where Value: Sendable {}
extension ColumnValues: Equatable where Value: Equatable {}
extension ColumnValues: Hashable where Value: Hashable {}
