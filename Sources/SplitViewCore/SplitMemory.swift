// SPDX-License-Identifier: MIT

/// What a split view remembers between two layouts to settle what the width alone can't.
///
/// All of it is forgotten by a collapse.
struct SplitMemory: Sendable, Hashable {
  /// A request was made that no layout has answered yet.
  var isAskedFor = false

  /// The side columns went for lack of room and stay away until asked for.
  var isSqueezedOut = false

  /// A delegate's own mode for an expansion, which holds like a request.
  var heldMode: SplitViewDisplayMode?
}
