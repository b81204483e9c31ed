// SPDX-License-Identifier: MIT

extension SplitState {
  /// The column that is drawn while collapsed; `nil` while expanded or without pages.
  ///
  /// It is the column on top. A classic split view's page that belongs to no column lies in the
  /// primary one, whose stack it is in.
  package var frontColumn: SplitViewColumn? {
    guard isCollapsed else { return nil }
    if let topColumn { return topColumn }
    return style == .unspecified && isFilled(.primary) ? .primary : nil
  }

  /// The column whose room is drawn while collapsed, with or without content; `nil` while expanded.
  ///
  /// Where no column has content it is the secondary one, since a window without a header bar
  /// couldn't be moved or closed.
  package var drawnColumn: SplitViewColumn? { isCollapsed ? frontColumn ?? .secondary : nil }

  /// The columns with content that are drawn, whether or not they count as shown.
  package var onScreen: ColumnSet {
    visible.union(frontColumn.map { ColumnSet($0) } ?? [])
  }

  /// Brings what a collapsed classic split view knows of its stack in line with the stack.
  ///
  /// The secondary controller counts as shown while it is on top. Pages above it, and details that
  /// were shown while collapsed with all above them, belong to no column. All others are the
  /// primary column's.
  mutating func settleClassicStack() {
    let stack = pages.primary
    bareDetails.removeAll { !stack.contains($0) }
    if let secondary = pages.secondary.first, !stack.contains(secondary) { pages.secondary = [] }
    guard let top = stack.last else {
      topColumn = nil
      return
    }
    if top == pages.secondary.first {
      topColumn = .secondary
    } else {
      let others = pages.secondary + bareDetails
      topColumn = stack.contains { others.contains($0) } ? nil : .primary
    }
  }

  /// Takes over what the app made of the two controllers of a classic split view.
  mutating func arrange(_ arrangement: ClassicArrangement) {
    pages.primary = arrangement.primary
    pages.secondary = arrangement.secondary
    bareDetails = []
    if isCollapsed { settleClassicStack() }
  }
}
