// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What the testing module measures.
extension SplitViewController {
  /// The widget that is a column, nil where the style has none or the view isn't loaded.
  package func columnWidget(of column: Column) -> UnsafeMutableRawPointer? {
    root?.view(of: column)?.widget.pointer
  }

  /// The split view's widget, nil until the view is loaded.
  package var rootWidget: UnsafeMutableRawPointer? { root?.widget.pointer }

  /// The column that is drawn while folded, which a classic split view may not count as shown.
  package var drawnColumn: Column? { splitState.frontColumn }

  /// The columns that lie over others.
  package var overlaidColumns: [Column] {
    configuration.plan(for: splitState, in: currentEnvironment).over.columns
  }

  /// The dividers on screen.
  package var dividers:
    [(after: Column, widget: UnsafeMutableRawPointer, paned: UnsafeMutableRawPointer)]
  {
    root?.dividers.map { ($0.after, $0.handle.pointer, $0.paned.pointer) } ?? []
  }

  /// Whether pages move inside a column.
  package func arePagesMoving(in column: Column) -> Bool {
    slots[column]?.headers?.arePagesMoving ?? false
  }

  /// The header bar on screen in a column.
  package func header(of column: Column) -> UnsafeMutableRawPointer? {
    if column == .secondary, showsPlaceholder(in: splitState) {
      return (placeholderPage?.view ?? (placeholder as? any HeaderContainer)?.frontPage)?.header
        .pointer
    }
    guard isShowing(column) || column == splitState.frontColumn else { return nil }
    return slots[column]?.frontPage?.header.pointer
  }
}
