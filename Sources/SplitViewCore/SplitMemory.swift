// SPDX-License-Identifier: MIT

/// What a split view remembers between two layouts to settle what the width alone can't.
///
/// All of it is forgotten by a collapse.
struct SplitMemory: Sendable, Hashable {
  /// How many requests were made that no layout has answered yet.
  ///
  /// A number, since a delegate may make another one while the last is being answered.
  var requests = 0

  /// The side columns went for lack of room and stay away until asked for.
  var isSqueezedOut = false

  /// The mode in force lays columns over others only because they don't fit beside them.
  var isStandIn = false

  /// There is content for the first time, so that the width decides as at a first layout.
  var isAfresh = false

  /// A delegate's own mode for an expansion, which holds like a request.
  var heldMode: SplitViewDisplayMode?

  /// The mode of a saved state, from which the next layout goes on as from a resize.
  var resumedMode: SplitViewDisplayMode?

  /// Notes a new request, which settles everything older.
  mutating func request() {
    self = SplitMemory(requests: requests + 1)
  }
}
