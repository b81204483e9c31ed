// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What a split view's widget tree asks and tells.
@MainActor
protocol SplitRootDelegate: AnyObject {
  /// The split view was given a size, in application pixels; ends in `SplitRoot.apply`
  /// unless the layout is to stay as it is for this round.
  func layOut(width: Int, height: Int)
  /// How large the split view has to be and wants to be.
  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int)
  /// How much of the page below has to be seen above a sheet, in application pixels: its header bar.
  var heightAboveSheet: Int { get }
  /// A person took hold of the divider of a column.
  func dividerDragDidBegin(of column: SplitViewColumn)
  /// A person moved the divider of a column: the column's wished width.
  func dividerDidMove(of column: SplitViewColumn, to width: Int)
  /// A person let go of the divider of a column, where the pointer gives the column this width; nil
  /// where something broke the drag off.
  func dividerDragDidEnd(of column: SplitViewColumn, at width: Int?)
  /// A person clicked what can't be used until something that lies over it is gone.
  func coveredWasClicked()
  /// All layout of this round of the frame is done.
  func layoutRoundDidEnd()
  /// The text direction was turned.
  func directionDidChange()
  /// The split view came into a window, or left one.
  func windowDidChange()
  /// The split view has gone out of sight, where it gets no frames.
  func didLeaveScreen()
}
