// SPDX-License-Identifier: MIT

// Names in saved states, which outlive the names in the source.

extension SplitViewDisplayMode {
  var savedName: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    }
  }

  init?(savedName: String) {
    guard let mode = Self.allCases.first(where: { $0.savedName == savedName }) else { return nil }
    self = mode
  }
}

extension SplitViewColumn {
  var savedName: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    case .inspector: "inspector"
    }
  }

  init?(savedName: String) {
    guard let column = Self.allCases.first(where: { $0.savedName == savedName }) else {
      return nil
    }
    self = column
  }
}
