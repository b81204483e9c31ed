// SPDX-License-Identifier: MIT

/// What a requested mode comes to in a style and under a behavior, before the width has a say.
struct SplitAim: Sendable, Hashable {
  /// How side columns are to get their room.
  enum Sharing: Sendable, Hashable {
    /// From the secondary column, as long as they fit.
    case beside

    /// From nothing: they lie over the secondary column.
    case over

    /// By pushing the secondary column off the screen in part.
    case displacing
  }

  var sharing: Sharing

  /// How many side columns there are to be.
  var count: Int

  /// Whether the number is only the greatest possible one.
  var isAutomatic = false

  /// The mode with exactly this aim; `automatic` where the width decides.
  var mode: SplitViewDisplayMode {
    if isAutomatic { return .automatic }
    switch sharing {
    case .beside: return .tiled(sideColumns: count)
    case .over: return .over(sideColumns: count)
    case .displacing: return .twoDisplaceSecondary
    }
  }
}

extension SplitConfiguration {
  /// The request in force: what a delegate chose for an expansion, else what is stored.
  func request(in state: SplitState) -> SplitViewDisplayMode {
    state.memory.heldMode ?? preferredDisplayMode
  }

  /// What a mode aims at: it keeps the number of side columns that the style can have, and shares
  /// the room as the app's behavior says, or without one as the mode itself says.
  ///
  /// Columns are displaced only where the behavior says so.
  func aim(of mode: SplitViewDisplayMode) -> SplitAim {
    let behavior = style == .unspecified ? .automatic : preferredSplitBehavior
    guard let wanted = mode.sideColumnCount else {
      switch behavior {
      case .overlay: return SplitAim(sharing: .over, count: 0)
      case .displace: return SplitAim(sharing: .beside, count: 1, isAutomatic: true)
      case .automatic, .tile:
        return SplitAim(sharing: .beside, count: style.sideColumnLimit, isAutomatic: true)
      }
    }
    let count = min(wanted, style.sideColumnLimit)
    switch behavior {
    case .tile: return SplitAim(sharing: .beside, count: count)
    case .overlay: return SplitAim(sharing: .over, count: count)
    case .displace: return SplitAim(sharing: count > 1 ? .displacing : .beside, count: count)
    case .automatic: return SplitAim(sharing: mode.isOver ? .over : .beside, count: count)
    }
  }

  /// The behavior that goes with a requested mode, as long as the app set none; `nil` for modes
  /// that go with any.
  package static func behavior(inferredFrom mode: SplitViewDisplayMode) -> SplitViewBehavior? {
    switch mode {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// The behavior in force, never `automatic`.
  package func behavior(of state: SplitState) -> SplitViewBehavior {
    let explicit = preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    switch state.displayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .secondaryOnly: return explicit
    case .oneBesideSecondary: return explicit == .displace ? .displace : .tile
    case .automatic, .twoBesideSecondary: return .tile
    }
  }
}
