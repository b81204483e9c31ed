// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// The columns' controllers as children of the split view and in its widget tree.
///
/// The compact column stands in for the others: either it is a child, or they are.
extension SplitViewController {
  /// The controllers that are on screen in a state.
  func controllersOnScreen(in state: SplitState) -> [ViewController] {
    if style == .unspecified && state.isCollapsed {
      let columns: [Column] =
        state.visible.contains(.inspector) ? [.primary, .inspector] : [.primary]
      return columns.compactMap { slots[$0]?.container }
    }
    var shown = state.visibleColumns.compactMap { slots[$0]?.container }
    if let placeholder, showsPlaceholder(in: state) { shown.append(placeholder) }
    return shown
  }

  /// The controllers that columns show, on screen or not.
  var columnControllers: [ViewController] {
    // A lent controller appears and disappears with the stack that lists it.
    let isLent = joinedStack != nil
    let containers = Column.allCases.compactMap {
      $0 == .secondary && isLent ? nil : slots[$0]?.container
    }
    return containers + (placeholder.map { [$0] } ?? [])
  }

  /// Whether a column's controller is a child now.
  private func isMember(_ column: Column) -> Bool {
    switch column {
    case .inspector: true
    case .secondary where style == .unspecified && splitState.isCollapsed: false
    case .compact: splitState.topColumn == .compact
    case .primary, .supplementary, .secondary: splitState.topColumn != .compact
    }
  }

  /// Whether a column waits for the first layout, which may not need it.
  private func isPutOff(_ column: Column) -> Bool {
    areColumnsPutOff && column != .compact && column != .inspector
  }

  /// Puts the columns into the widget tree; those that a compact column stands in for only once they
  /// are needed.
  func attachColumns() {
    areColumnsPutOff = slots[.compact] != nil
    for column in Column.allCases { attach(column) }
    updatePlaceholder()
  }

  /// Makes up for the columns that were put off, where a state needs them.
  func attachColumns(neededIn state: SplitState) {
    guard areColumnsPutOff, state.isMounted, state.topColumn != .compact else { return }
    areColumnsPutOff = false
    for column in Column.sideToSide { attach(column) }
  }

  /// Puts a column's container into the widget tree, and makes it where it is wanted.
  func attach(_ column: Column) {
    guard let root, !isPutOff(column), var slot = slots[column] else { return }
    if column == .secondary { hidePlaceholder() }
    let container = slot.container ?? NavigationController()
    slot.container = container
    if slot.headers == nil {
      slot.bare = BarePage(
        container, in: column, of: self, alwaysHasHeader: style == .unspecified)
    }
    slots[column] = slot
    slot.navigation?.columnHost = self
    let isMember = isMember(column)
    if container.parent !== self {
      let wasElsewhere = container.parent != nil
      if isMember || wasElsewhere { addChild(container) }
      if !isMember && wasElsewhere { leave(container) }
    }
    if slot.isWrapped, let navigation = slot.navigation, navigation.stack.isEmpty {
      navigation.setViewControllers([slot.content], animated: false)
    }
    container.loadViewIfNeeded()
    root.viewForContent(of: column)?.content = slot.bare?.view.widget ?? container.widget
    updateEdges()
    appear(column)
    if isMember { container.didMove(toParent: self) }
  }

  /// Tells a container that it is on screen, if it is and doesn't know yet.
  func appear(_ column: Column) {
    guard isAppearing, isShowing(column), let container = slots[column]?.container,
      container.parent === self, !container.isAppearing
    else { return }
    container.beginAppearanceTransition(true, animated: false)
    root?.viewForContent(of: column)?.layOutContent()
    container.endAppearanceTransition()
  }

  /// Takes a container out of the column that it filled.
  func detach(_ slot: ColumnSlot, _ column: Column) {
    guard let container = slot.container else { return }
    let isChild = container.parent === self
    if isChild { container.willLeaveParent() }
    container.beginAppearanceTransition(false, animated: false)
    container.endAppearanceTransition()
    if slot.isWrapped { slot.navigation?.setViewControllers([], animated: false) }
    slot.navigation?.columnHost = nil
    if let view = root?.view(of: column), container.isViewLoaded,
      view.content == slot.bare?.view.widget ?? container.widget
    {
      view.content = nil
    }
    slot.bare?.view.dismantle()
    container.windowEdges = WindowEdges()
    if isChild { container.removeFromParent() }
  }

  /// Lets the compact column and the others be children or not, as the state has it.
  func updateChildren() {
    for column in Column.allCases where !isMember(column) {
      guard let container = slots[column]?.container, container.parent === self else { continue }
      leave(container)
    }
    for column in Column.allCases where isMember(column) && !isPutOff(column) {
      guard let container = slots[column]?.container, container.parent !== self else { continue }
      addChild(container)
      container.didMove(toParent: self)
    }
  }

  private func leave(_ container: ViewController) {
    container.willLeaveParent()
    container.removeFromParent()
  }
}
