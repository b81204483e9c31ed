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
  /// A person did something with the divider of a column; in place of the divider's positions the
  /// event has the column's widths.
  func divider(of column: SplitViewColumn, did event: PanedEvent)
  /// A divider that had the focus can't be moved any more.
  func dividerDidLoseFocus()
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
