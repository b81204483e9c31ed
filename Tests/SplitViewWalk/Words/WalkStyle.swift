// SPDX-License-Identifier: MIT

/// How many columns there can be.
package enum WalkStyle: String, Sendable, Hashable, CaseIterable {
  case double, triple, classic

  /// The columns that it has, but for the compact one and the inspector.
  package var columns: [WalkColumn] {
    switch self {
    case .double, .classic: [.primary, .secondary]
    case .triple: [.primary, .supplementary, .secondary]
    }
  }
}
