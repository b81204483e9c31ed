// SPDX-License-Identifier: MIT

/// How many requests were made.
///
/// Numbers, since a delegate may make another one while the last is being answered.
struct SplitRequests: Sendable, Hashable {
  /// Changes of the mode that the app asks for.
  var modes = 0

  /// Changes of the behavior that the app asks for.
  var behaviors = 0

  var isEmpty: Bool { modes == 0 && behaviors == 0 }

  static func - (all: SplitRequests, answered: SplitRequests) -> SplitRequests {
    SplitRequests(
      modes: max(all.modes - answered.modes, 0),
      behaviors: max(all.behaviors - answered.behaviors, 0))
  }
}
