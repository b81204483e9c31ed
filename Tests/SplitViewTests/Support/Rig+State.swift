// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What is to be seen of a rig.
extension Rig {
  /// The pages of the folded stack, the list being the first of two columns; 0 while unfolded.
  var depth: Int { split.collapsedPages.count }

  /// The titles of the folded stack from the root on.
  var titles: [String] { split.collapsedPages.map { $0.title ?? "?" } }

  /// The titles of a column's own pages.
  func titles(in column: Column) -> [String] {
    guard let content = split.viewController(for: column) else { return [] }
    let stack = content as? NavigationController ?? content.navigationController
    return (stack?.viewControllers ?? [content]).map { $0.title ?? "?" }
  }

  /// The page of the open item, nil for none.
  var itemPage: ItemPage? {
    if kind == .K2 {
      let detail = split.viewControllers.last as? NavigationController
      return detail?.viewControllers.compactMap { $0 as? ItemPage }.last.flatMap {
        $0 === placeholder ? nil : $0
      }
    }
    let content = split.viewController(for: .secondary)
    let stack = content as? NavigationController ?? content?.navigationController
    let pages = stack?.viewControllers ?? content.map { [$0] } ?? []
    return pages.lazy.compactMap { $0 as? ItemPage }.first
  }

  var openItem: Int? { itemPage?.item }

  /// The columns on the present picture, by left edge.
  var visibleColumns: [Column] { stage.presentedFrames.last?.visibleColumns ?? [] }

  var focus: Widget? { split.rootWidget.flatMap { Widget($0).rootFocus } }

  /// The column that the focus is in; nil where it is nowhere or on a divider.
  var focusedColumn: Column? {
    guard let focus else { return nil }
    return Column.allCases.first { column in
      split.columnWidget(of: column).map { focus.isWithin(Widget($0)) } ?? false
    }
  }

  /// Whether the focus is in a column on screen that nothing covers.
  var isFocusVisible: Bool {
    guard let focus, focus.isMapped, let focusedColumn else { return false }
    return visibleColumns.contains(focusedColumn)
  }

  /// A column's place in the window.
  func bounds(of column: Column) -> PixelRect? {
    guard let root = split.rootWidget, let widget = split.columnWidget(of: column) else {
      return nil
    }
    return Widget(widget).isMapped ? Widget(widget).bounds(in: Widget(root)) : nil
  }

  /// The texts on screen in a column.
  func texts(in column: Column) -> [String] {
    split.columnWidget(of: column).map { Widgets.texts(under: Widget($0)) } ?? []
  }

  /// Whether a column's header bar has a back button on screen.
  func hasBackButton(in column: Column) -> Bool {
    stage.header(of: column)?.buttons.contains(.back) ?? false
  }

  /// Checks that no frame had a problem and that nothing was complained of.
  func expectHealthy(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(
      stage.presentedFrames.compactMap(\.problem), [], "frames", file: file, line: line)
    XCTAssertEqual(stage.warnings, [], file: file, line: line)
    XCTAssertFalse(split.isTransitioning, file: file, line: line)
  }
}
