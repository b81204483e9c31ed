// SPDX-License-Identifier: MIT

extension WalkModel {
  func isFilled(_ column: WalkColumn) -> Bool { !(pages[column] ?? []).isEmpty }

  /// Whether there is nothing to lay out side by side.
  var isEmpty: Bool { !WalkColumn.tiled.contains { isFilled($0) } }

  /// The column whose first page is the root of the folded stack.
  var root: WalkColumn? { WalkColumn.tiled.first { isFilled($0) } }

  /// The columns whose pages are on the folded stack.
  var columnsOnStack: [WalkColumn] {
    guard let top else { return [] }
    if top == .compact { return [.compact] }
    var columns: [WalkColumn] = []
    for column in WalkColumn.tiled {
      if isFilled(column) { columns.append(column) }
      if column == top { break }
    }
    return columns
  }

  /// The columns that a mode shows, filled or not.
  func columns(of mode: WalkMode) -> [WalkColumn] {
    switch mode.sides {
    case 0: [.secondary]
    case 1: style == .double ? [.primary, .secondary] : [.supplementary, .secondary]
    default: [.primary, .supplementary, .secondary]
    }
  }

  /// The filled columns that a mode shows, and the inspector.
  func shown(in mode: WalkMode, inspector: Bool) -> Set<WalkColumn> {
    var columns = Set(columns(of: mode).filter { isFilled($0) })
    if inspector { columns.insert(.inspector) }
    return columns
  }

  var onScreen: Set<WalkColumn> {
    if !isMounted { return [] }
    if !isCollapsed { return shown(in: mode, inspector: inspectorIsShown) }
    var columns: Set<WalkColumn> = inspectorIsShown ? [.inspector] : []
    if let top { columns.insert(top) }
    return columns
  }

  var viewControllers: [String] {
    if isClassic { return classicControllers }
    if !isCollapsed {
      return WalkColumn.tiled.filter { isFilled($0) }.map { pages[$0]![0] }
    }
    if top == .compact { return [pages[.compact]![0]] }
    return root.map { [pages[$0]![0]] } ?? []
  }

  /// Fills or empties a column.
  func set(_ column: WalkColumn, _ names: [String]) {
    // A column that the style lacks is ignored.
    if column == .supplementary && style == .double { return }
    if isAsking || !isMounted {
      pages[column] = names
      if column == .inspector && names.isEmpty { forgetInspector() }
      return
    }
    if column == .inspector {
      setInspector(names)
    } else if isCollapsed {
      setCollapsed(column, names)
    } else {
      // Expanded, content comes and goes without a callback.
      pages[column] = names
    }
  }

  private func setCollapsed(_ column: WalkColumn, _ names: [String]) {
    if !names.isEmpty {
      pages[column] = names
      if top == nil {
        // With no page at all it becomes the page, the compact column too.
        transition([.show(column)]) { top = column }
      }
      return
    }
    guard column == top else {
      pages[column] = []
      return
    }
    if column == .compact {
      pages[column] = []
      leaveCompact()
      return
    }
    var next = columnsOnStack.dropLast().last
    if next == nil {
      next = (WalkColumn.tiled + [.compact]).first { $0 != column && isFilled($0) }
    }
    var will = [WalkEvent.hide(column)]
    if let next { will.append(.show(next)) }
    pages[column] = []
    transition(will) { top = next }
  }

  /// The compact column was emptied while it stood in for the others.
  private func leaveCompact() {
    var next: WalkColumn?
    if let proposed = proposedColumn { next = ask(proposed) }
    var will = [WalkEvent.hide(.compact)]
    if let next { will.append(.show(next)) }
    transition(will) { top = next }
  }

  func showDetail(_ name: String) {
    set(.secondary, [name])
    if isCollapsed && !isAsking { call { self.show(.secondary) } }
  }

  func push(_ column: WalkColumn, _ name: String) {
    if isFilled(column) { pages[column]!.append(name) }
  }

  func pop(_ column: WalkColumn) {
    if let count = pages[column]?.count, count > 1 { pages[column]!.removeLast() }
  }

  func popToRoot(_ column: WalkColumn) {
    guard isFilled(column) else { return }
    pages[column] = [pages[column]![0]]
    // Below the top, the root can only be seen once what covers it is gone.
    guard columnsOnStack.contains(column) else { return }
    call { if self.columnsOnStack.contains(column) { self.show(column) } }
  }

  /// The person goes back by one page of the folded stack.
  func back() {
    if isClassic { return goBackClassic() }
    guard isCollapsed, let top else { return }
    if pages[top]!.count > 1 {
      pop(top)
    } else {
      hide(top)
    }
  }
}
