// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// Which sizes a split view and its content have been told of.
@MainActor
struct SizeAnnouncement {
  /// What the split view itself was told of last.
  var ownSize: Size?
  /// What its content was told of last; nil before the first layout.
  var contentSize: Size?
  /// Whether the size of the last layout has yet to be told.
  var isPending = false
  /// Whether the layout waits until it is told.
  var isPutOff = false
  /// What the split view is telling its content of now.
  var telling: Size?
  /// The state that the content will be laid out for.
  var state: SplitState?
  /// The change of size that waits for its layout.
  var coordinator: TransitionCoordinator?
  /// The frame that a layout was last put off in.
  var frame = -1
}
