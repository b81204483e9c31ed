// SPDX-License-Identifier: MIT

extension SplitState {
  /// Whether the compact column has content.
  package var hasCompact: Bool { !compactPages.isEmpty }

  /// Whether a column has content and is part of the style.
  package func isFilled(_ column: SplitViewColumn) -> Bool { filled.contains(column) }

  /// The columns with content, compact and inspector included.
  package var filled: ColumnSet {
    var result: ColumnSet = []
    if !pages.primary.isEmpty { result.insert(.primary) }
    if !pages.supplementary.isEmpty, style == .tripleColumn { result.insert(.supplementary) }
    if !pages.secondary.isEmpty { result.insert(.secondary) }
    if !pages.inspector.isEmpty { result.insert(.inspector) }
    if !compactPages.isEmpty { result.insert(.compact) }
    return result
  }

  /// The columns whose pages make up the collapsed stack, root first; none while expanded.
  ///
  /// A classic split view's whole stack is the primary column's.
  package var columnsOnStack: [SplitViewColumn] {
    if style == .unspecified { return frontColumn == nil ? [] : [.primary] }
    guard let topColumn else { return [] }
    if topColumn == .compact { return hasCompact ? [.compact] : [] }
    return SplitViewColumn.allCases.filter { $0.rawValue <= topColumn.rawValue && isFilled($0) }
  }

  /// The pages of the collapsed stack, root first; none while expanded.
  package var collapsedPages: [PageID] {
    columnsOnStack.flatMap { $0 == .compact ? compactPages : pages[$0] }
  }

  /// The columns that have content and are on screen now.
  package var visibleColumns: [SplitViewColumn] { visible.columns }

  /// The columns that have content and are on screen now.
  package var visible: ColumnSet {
    guard isMounted else { return [] }
    let side: ColumnSet = isInspectorShown && !pages.inspector.isEmpty ? .inspector : []
    let shown = isCollapsed ? topColumn.map { ColumnSet($0) } : displayMode.columns(in: style)
    return filled.intersection(shown ?? []).union(side)
  }

  /// The column whose first page is the root of the collapsed stack.
  var rootColumn: SplitViewColumn? { SplitViewColumn.sideToSide.first(where: isFilled) }

  /// The filled column with the most content-like place.
  var lastColumn: SplitViewColumn? { SplitViewColumn.sideToSide.last(where: isFilled) }

  /// Whether none of the columns that share the width has content.
  var hasNoColumn: Bool { filled.subtracting([.compact, .inspector]).isEmpty }

  /// Whether a column has content and can be on top of the collapsed stack.
  func canBeOnTop(_ column: SplitViewColumn) -> Bool {
    column != .inspector && isFilled(column)
  }

  /// The filled column below this one on the stack.
  func column(below column: SplitViewColumn) -> SplitViewColumn? {
    SplitViewColumn.sideToSide.last { $0.rawValue < column.rawValue && isFilled($0) }
  }

  /// What is on top of the collapsed stack once the column there was emptied: the column below, or
  /// the first that has content at all.
  func successor(of column: SplitViewColumn) -> SplitViewColumn? {
    self.column(below: column) ?? rootColumn ?? (hasCompact ? .compact : nil)
  }
}
