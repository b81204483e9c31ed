// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// The keyboard focus never stays in a column that a layout hides.
extension SplitViewController {
  /// Takes the focus out of the columns that a new state hides, before they are hidden.
  ///
  /// The toolkit forgets to release a widget where two around the focus are hidden in one frame.
  func releaseFocus() {
    let usable = usableColumns
    rememberFocus { !usable.contains($0) }
    if hiddenFocus != nil { root?.widget.setRootFocus(nil) }
    root?.allowFocus(in: usable)
  }

  /// The columns on screen that nothing covers, in the order in which they take the focus of one
  /// that goes: what lies over others first.
  var usableColumns: [Column] {
    let plan = configuration.plan(for: splitState, in: currentEnvironment)
    let usable = splitState.onScreen.subtracting(plan.covered)
    return usable.intersection(plan.over).columns + usable.subtracting(plan.over).columns.reversed()
  }

  /// Notes where the focus is, if that is about to be hidden.
  func rememberFocus(isHidden: (Column) -> Bool) {
    guard let root, let focus = root.widget.rootFocus, focus.isWithin(root.widget) else { return }
    for column in Column.allCases where isHidden(column) {
      guard let view = root.view(of: column), focus.isWithin(view.widget) else { continue }
      let place = WeakReference(focus.pointer)
      view.rememberedFocus = place
      hiddenFocus = place
      pendingFocus = true
      return
    }
    // On the paned itself the arrow keys would move a divider that is out of view.
    if splitState.isCollapsed,
      !Column.allCases.contains(where: { column in
        root.view(of: column).map { focus.isWithin($0.widget) } ?? false
      })
    {
      pendingFocus = true
    }
  }

  /// Moves the focus from a hidden column to the visible ones, before the toolkit does at random;
  /// and back again, where a width took the column away and brings it back.
  func restoreFocus() {
    guard let root else { return }
    let isCrossing = isFocusCrossing
    isFocusCrossing = false
    if restoreButtonFocus() { return }
    guard pendingFocus else { return returnFocus() }
    pendingFocus = false
    focusOnVisibleColumn(root)
    let place = isCrossing ? hiddenFocus : nil
    hiddenFocus = nil
    displacedFocus = place.map { DisplacedFocus($0, root.widget.rootFocus) }
  }

  /// Undoes what a fold did to the focus, unless the person has moved it meanwhile.
  private func returnFocus() {
    guard let root, let displaced = displacedFocus else { return }
    guard root.widget.rootFocus?.pointer == displaced.substitute?.pointer,
      let place = displaced.place.pointer.map({ Widget($0) }), place.isWithin(root.widget)
    else { return displacedFocus = nil }
    guard place.isMapped else { return }
    displacedFocus = nil
    root.widget.setRootFocus(place)
  }

  private func focusOnVisibleColumn(_ root: SplitRoot) {
    let usable = usableColumns
    if usable.contains(where: { returnFocus(to: $0, root) }) { return }
    guard let top = usable.first else { return }
    focus(on: top, root)
  }

  /// Moves the focus into a column: where it last was in it, or to the first place in its page.
  func focus(on column: Column, _ root: SplitRoot) {
    guard !returnFocus(to: column, root), let view = root.view(of: column) else { return }
    let page = slots[column]?.front
    if let page, page.isViewLoaded, page.widget.focusFirst() { return }
    if !view.widget.focusFirst() { root.widget.setRootFocus(nil) }
  }

  private func returnFocus(to column: Column, _ root: SplitRoot) -> Bool {
    guard let view = root.view(of: column), let pointer = view.rememberedFocus?.pointer else {
      return false
    }
    let remembered = Widget(pointer)
    view.rememberedFocus = nil
    guard remembered.isWithin(view.widget), remembered.isMapped else { return false }
    root.widget.setRootFocus(remembered)
    return true
  }
}
