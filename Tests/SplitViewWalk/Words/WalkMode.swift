// SPDX-License-Identifier: MIT

/// A display mode, by the short name that traces use.
package enum WalkMode: String, Sendable, Hashable, CaseIterable {
  case automatic = "auto"
  case secondaryOnly = "so"
  case oneBesideSecondary = "1b"
  case oneOverSecondary = "1o"
  case twoBesideSecondary = "2b"
  case twoOverSecondary = "2o"
  case twoDisplaceSecondary = "2d"

  /// How many side columns it shows.
  package var sides: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}
