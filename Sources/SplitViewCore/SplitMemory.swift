// SPDX-License-Identifier: MIT

/// What a split view remembers between two layouts to settle what the width alone can't.
///
/// All of it is forgotten by a collapse.
struct SplitMemory: Sendable, Hashable {
  /// The requests that no layout has answered yet.
  var requests = SplitRequests()

  /// The side columns went for lack of room, and nobody has asked for them since.
  var isSqueezedOut = false

  /// The mode in force lays columns over others only because they don't fit beside them.
  var isStandIn = false

  /// The last layout had no content, so that with some the width decides as at a first one.
  var wasEmpty = false

  /// A delegate's own mode for an expansion, which holds like a request.
  var heldMode: SplitViewDisplayMode?

  /// The mode of a saved state, from which the next layout goes on as from a resize.
  var resumedMode: SplitViewDisplayMode?

  /// Forgets what requests settle that were made since; another behavior leaves a delegate's own
  /// mode in force, as it leaves the requested one.
  func after(_ requests: SplitRequests) -> SplitMemory {
    if requests.isEmpty { return self }
    // What stands in does so until the layout.
    return SplitMemory(
      requests: requests, isStandIn: isStandIn, heldMode: requests.modes > 0 ? nil : heldMode,
      resumedMode: requests.modes > 0 ? nil : resumedMode)
  }
}
