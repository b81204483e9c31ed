// SPDX-License-Identifier: MIT

/// A column, by the letter that traces use.
package enum WalkColumn: String, Sendable, Hashable, CaseIterable {
  case primary = "P"
  case supplementary = "S"
  case secondary = "D"
  case compact = "C"
  case inspector = "I"

  /// Those that stand side by side.
  package static let tiled: [WalkColumn] = [.primary, .supplementary, .secondary]

  /// The order in which a plain difference is told.
  package static let told: [WalkColumn] = [
    .supplementary, .primary, .compact, .secondary, .inspector,
  ]
}
