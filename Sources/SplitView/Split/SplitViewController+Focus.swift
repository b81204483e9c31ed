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

  /// Lets the app move the focus, in the will-phase, into the columns that come on screen.
  func allowFocus(in state: SplitState) {
    root?.allowFocus(in: state.onScreen.subtracting(splitState.onScreen).columns)
  }

  /// Notes where the focus is in its column and its page, however it got there.
  func noteFocus() {
    // On its way out of a hidden column the toolkit may put it anywhere.
    guard !pendingFocus, let root, let focus = root.widget.rootFocus else { return }
    for column in Column.allCases {
      guard let view = root.view(of: column), focus.isWithin(view.widget) else { continue }
      view.rememberedFocus = WeakReference(focus.pointer)
      frontPage(of: column)?.noteFocus(focus)
      return
    }
  }

  /// The columns on screen that nothing covers, in the order in which they take the focus of one
  /// that goes: what lies over others first.
  var usableColumns: [Column] {
    let plan = configuration.plan(for: splitState, in: currentEnvironment)
    var onScreen = splitState.onScreen
    if showsPlaceholder(in: splitState) { onScreen.insert(.secondary) }
    let usable = onScreen.subtracting(plan.covered)
    return usable.intersection(plan.over).columns + usable.subtracting(plan.over).columns.reversed()
  }

  /// Notes where the focus is, if that is about to be hidden.
  func rememberFocus(isHidden: (Column) -> Bool) {
    guard let root, let focus = root.widget.rootFocus, focus.isWithin(root.widget) else { return }
    for column in Column.allCases where isHidden(column) {
      guard let view = root.view(of: column), focus.isWithin(view.widget) else { continue }
      let place = WeakReference(focus.pointer)
      view.rememberedFocus = place
      frontPage(of: column)?.noteFocus(focus)
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
    if let top = usable.first, focus(on: top, root) { return }
    root.widget.setRootFocus(nil)
  }

  /// Moves the focus into a column: where it last was in its page, or to the first place in that;
  /// whether there is one.
  func focus(on column: Column, _ root: SplitRoot, scrolls: Bool = false) -> Bool {
    if returnFocus(to: column, root, scrolls: scrolls) { return true }
    guard let view = root.view(of: column) else { return false }
    let page = slots[column]?.front ?? frontPage(of: column)?.controller
    if let page, page.isViewLoaded, page.widget.focusFirst() { return true }
    return view.widget.focusFirst()
  }

  /// The page on screen in a column, which may be the placeholder's.
  private func frontPage(of column: Column) -> PageView? {
    if let page = slots[column]?.frontPage { return page }
    guard column == .secondary, showsPlaceholder(in: splitState) else { return nil }
    return placeholderPage?.view ?? (placeholder as? any HeaderContainer)?.frontPage
  }

  private func returnFocus(to column: Column, _ root: SplitRoot, scrolls: Bool = false) -> Bool {
    guard let view = root.view(of: column) else { return false }
    if let page = frontPage(of: column) {
      return page.widget.isWithin(view.widget) && page.returnFocus(scrolls: scrolls)
    }
    guard let place = view.rememberedFocus?.pointer.map({ Widget($0) }),
      place.isWithin(view.widget), place.isMapped
    else { return false }
    root.widget.setRootFocus(place, scrolls: scrolls)
    return true
  }
}
