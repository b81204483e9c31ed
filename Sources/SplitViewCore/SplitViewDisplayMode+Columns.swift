// SPDX-License-Identifier: MIT

extension SplitViewDisplayMode {
  /// How many side columns the mode shows; `nil` for `automatic`.
  package var sideColumnCount: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The mode that tiles this many side columns.
  static func tiled(sideColumns count: Int) -> SplitViewDisplayMode {
    switch count {
    case ...0: .secondaryOnly
    case 1: .oneBesideSecondary
    default: .twoBesideSecondary
    }
  }

  /// The mode that lays this many side columns over the secondary one.
  static func over(sideColumns count: Int) -> SplitViewDisplayMode {
    switch count {
    case ...0: .secondaryOnly
    case 1: .oneOverSecondary
    default: .twoOverSecondary
    }
  }

  /// Whether side columns lie over others.
  package var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The columns that the mode has room for in a style, filled or not.
  func columns(in style: SplitViewStyle) -> ColumnSet {
    switch sideColumnCount ?? 0 {
    case 0: .secondary
    case 1 where style == .tripleColumn: [.supplementary, .secondary]
    case 1: [.primary, .secondary]
    default:
      style == .tripleColumn
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }
}
