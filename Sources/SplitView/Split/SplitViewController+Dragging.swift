// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What a person does with a divider.
extension SplitViewController {
  func divider(of column: Column, did event: PanedEvent) {
    switch event {
    case .dragDidBegin, .keysDidBegin:
      dividerDrag = DividerDrag(column: column, earlierWidth: splitState.userWidths[column])
      autosave?.isHeld = true
    case .didMove(let width):
      splitState = configuration.dragging(
        column, to: Double(width), from: splitState, in: currentEnvironment)
      queueLayout()
    case .dragDidEnd(let width):
      guard let drag = endDividerDrag(of: column) else { return }
      if let width { release(drag, at: Double(width)) }
    case .keysDidEnd(let isCancelled):
      guard let drag = endDividerDrag(of: column), isCancelled else { return }
      setUserWidth(drag.earlierWidth, of: column)
    case .wasDoubleClicked:
      setUserWidth(nil, of: column)
    case .wasLeft:
      leaveDivider(of: column)
    }
  }

  private func endDividerDrag(of column: Column) -> DividerDrag? {
    guard let drag = dividerDrag, drag.column == column else { return nil }
    dividerDrag = nil
    autosave?.isHeld = false
    autosave?.noteChange()
    return drag
  }

  private func setUserWidth(_ width: Double?, of column: Column) {
    guard splitState.userWidths[column] != width else { return }
    splitState.userWidths[column] = width
    queueLayout()
  }

  private func release(_ drag: DividerDrag, at width: Double) {
    let column = drag.column
    func step() -> SplitStep? {
      configuration.releasing(column, at: width, from: splitState, in: currentEnvironment)
    }
    guard step() != nil else { return }
    // Shown again, the column has the width that it had before it was dragged away.
    splitState.userWidths[column] = drag.earlierWidth
    runner.perform { [self] in
      if let step = step() { runner.run(step, animated: true) }
    }
  }

  // MARK: Focus

  /// Moves the focus to the next divider of the window, or the one before.
  func moveDividerFocus(by step: Int) -> Bool {
    root.map { DividerFocus.move(by: step, in: $0.widget) } ?? false
  }

  /// Gives the focus back to where it was before it came to a divider.
  private func leaveDivider(of column: Column) {
    guard let root, !DividerFocus.goBack(in: root.widget) else { return }
    // The inspector's divider stands before it.
    if !focus(on: column, root) { root.widget.setRootFocus(nil) }
  }

  func dividerDidLoseFocus() { pendingFocus = true }
}
