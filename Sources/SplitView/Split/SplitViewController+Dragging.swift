// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// What a person does with a divider.
extension SplitViewController {
  func dividerDragDidBegin(of column: Column) {
    dividerDrag = DividerDrag(column: column, earlierWidth: splitState.userWidths[column])
    autosave?.isHeld = true
  }

  func dividerDidMove(of column: Column, to width: Int) {
    splitState = configuration.dragging(
      column, to: Double(width), from: splitState, in: currentEnvironment)
    queueLayout()
  }

  func dividerDragDidEnd(of column: Column, at width: Int?) {
    guard let drag = dividerDrag, drag.column == column else { return }
    dividerDrag = nil
    autosave?.isHeld = false
    autosave?.noteChange()
    guard let width,
      configuration.releasing(
        column, at: Double(width), from: splitState, in: currentEnvironment) != nil
    else { return }
    // Shown again, the column has the width that it had before it was dragged away.
    splitState.userWidths[column] = drag.earlierWidth
    runner.perform { [self] in
      let step = configuration.releasing(
        column, at: Double(width), from: splitState, in: currentEnvironment)
      if let step { runner.run(step, animated: true) }
    }
  }
}
