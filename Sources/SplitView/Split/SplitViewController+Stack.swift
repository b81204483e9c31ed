// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What the columns' navigation controllers ask and tell their split view.
extension SplitViewController {
  private func column(of container: ViewController) -> Column? {
    slots.first { $0.value.container === container || $0.value.navigation === container }?.key
  }

  /// A column's stack of pages was changed.
  func stackDidChange(in navigation: NavigationController, animated: Bool) {
    guard let column = column(of: navigation) else { return }
    pagesDidChange(in: column, animated: animated)
  }

  /// A column's stack was popped to its root: what lies above in other columns goes too.
  func uncover(_ navigation: NavigationController) {
    guard style != .unspecified, let column = column(of: navigation),
      splitState.columnsOnStack.contains(column)
    else { return }
    runner.perform { [self] in
      // The columns may have been unfolded meanwhile.
      if splitState.columnsOnStack.contains(column) { show(column) }
    }
  }

  /// Gives every column's header bar the buttons and the window's ends that belong there now.
  func updateBars() {
    updateHeaderItems()
    updateEdges()
    updateHeaders()
  }

  /// Brings every column's header bars up to date.
  func updateHeaders() {
    for slot in slots.values { slot.updateHeaders() }
    updatePlaceholderHeader()
    nameColumns()
  }

  /// Hands the window's ends on to the outermost columns on screen.
  ///
  /// Columns off screen have the buttons that they would have side by side, since their least widths
  /// decide whether they can be. An empty secondary column has a header bar too.
  func updateEdges() {
    for column in Column.allCases {
      let edges = edges(of: column)
      if let slot = slots[column] {
        slot.container?.windowEdges = edges
        if slot.navigation !== slot.container { slot.navigation?.windowEdges = edges }
      } else if column == .secondary {
        placeholderController?.windowEdges = edges
      }
    }
  }

  private func edges(of column: Column) -> WindowEdges {
    if column == .compact { return windowEdges }
    let areFolded = splitState.isCollapsed && !isTryingExpansion
    let isOnScreen = column == splitState.drawnColumn || column == columnPop?.to
    if areFolded && isOnScreen { return windowEdges }
    // A sheet leaves the page's header bar to be seen.
    if areFolded && column == .inspector && isShowing(column) { return WindowEdges() }
    let filled = Column.sideToSide.filter { $0 == .secondary || slots[$0] != nil }
    let shown =
      splitState.isMounted && !splitState.isCollapsed && !isTryingExpansion
      ? filled.filter { $0 == .secondary || isShowing($0) } : filled
    var row = shown.contains(column) ? shown : filled
    if splitState.displayMode == .twoDisplaceSecondary && row == shown {
      // The end of what is displaced is off screen.
      row.removeLast()
    } else if column == .inspector || isShowing(.inspector) && !areFolded {
      row.append(.inspector)
    }
    let (first, last) = isTrailing ? (row.last, row.first) : (row.first, row.last)
    return WindowEdges(
      start: windowEdges.start && column == first, end: windowEdges.end && column == last)
  }

  var isTrailing: Bool { configuration.primaryEdge == .trailing }
}

extension SplitViewController: PageHost {
  func pageBelow(container: ViewController) -> ViewController? {
    if style == .unspecified {
      return lentStack(of: container)?.pageBelow(container)
    }
    guard splitState.isCollapsed, !isTryingExpansion, let column = column(of: container),
      let index = splitState.columnsOnStack.firstIndex(of: column), index > 0
    else { return nil }
    return slots[splitState.columnsOnStack[index - 1]]?.pages.last
  }

  /// The back button of a column's root page was pressed: the same as hiding the column.
  func goBack(from container: ViewController) {
    if style == .unspecified {
      lentStack(of: container)?.goBack()
      return
    }
    guard let column = column(of: container), column == splitState.topColumn else { return }
    hide(column)
  }

  private func lentStack(of container: ViewController) -> NavigationController? {
    slots[.secondary]?.content === container ? joinedStack : nil
  }

  func outerItems(for container: ViewController) -> [BarButtonItem] {
    if container === placeholder { return headerItems[.secondary] ?? [] }
    return column(of: container).flatMap { headerItems[$0] } ?? []
  }
}

/// A split view has header bars of its own, one in each column.
extension SplitViewController: HeaderContainer {
  var frontPage: PageView? { nil }

  var isChangingPages: Bool { !isSettled }

  var arePagesMoving: Bool { slots.values.contains { $0.headers?.arePagesMoving == true } }
}
