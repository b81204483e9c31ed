// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A hundred folds and unfolds take nothing away from what a person is in the middle of.
final class CrossingTests: XCTestCase, @unchecked Sendable {
  typealias Column = SplitViewController.Column

  /// Crosses a hundred times.
  /// - Parameters:
  ///   - style: The columns, each with a live content.
  ///   - focused: The column with the focus, in its entry.
  ///   - selection: What is selected in that column.
  ///   - top: The column that stays on top when the others are folded away.
  @MainActor private func crossAHundredTimes(
    _ style: SplitViewController.Style, focused: Column, selecting selection: LiveContent.Selection,
    top: Column
  ) throws {
    let columns: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let split = SplitViewController(style: style)
    if style == .tripleColumn { split.preferredDisplayMode = .twoBesideSecondary }
    let recorder = DelegateRecorder()
    recorder.topColumnForCollapsing = { _ in top }
    split.delegate = recorder
    var contents: [Column: LiveContent] = [:]
    for column in columns {
      let content = LiveContent("\(column)")
      contents[column] = content
      split.setViewController(content.page, for: column)
    }
    let stage = try Stage(split, width: 1000)
    defer { stage.close() }
    XCTAssertEqual(stage.presentedFrames.last?.visibleColumns, columns)
    Widgets.focus(try XCTUnwrap(contents[focused]).entry.pointer)
    for (column, content) in contents where column != focused { content.begin(selecting: .none) }
    // The window's own first focus selected the text of an entry; the X server's word on that may
    // come late and then takes this selection for the old one.
    for _ in 0..<10 where contents[focused]?.selection != selection {
      contents[focused]?.begin(selecting: selection)
      stage.settle()
    }

    let root = Widget(split.view)
    let focus = try XCTUnwrap(root.rootFocus)
    let before = contents.mapValues(\.state)
    for (column, state) in before {
      XCTAssertEqual(
        contents[column]?.selection, column == focused ? selection : LiveContent.Selection.none)
      XCTAssertNotNil(state.firstVisibleRow, "\(column)")
      XCTAssertGreaterThan(state.scrollOffset, 100_000, "\(column)")
    }
    stage.resetFrames()
    var rows = (made: 0, bound: 0)
    for crossing in 1...100 {
      let isFold = crossing % 2 == 1
      stage.resize(to: isFold ? 400 : 1000)
      XCTAssertEqual(split.isCollapsed, isFold)
      if !isFold || focused == top {
        XCTAssertEqual(root.rootFocus, focus, "the focus after crossing \(crossing)")
      } else {
        let container = try XCTUnwrap(contents[top]?.page.view)
        XCTAssertEqual(
          root.rootFocus?.isWithin(Widget(container)), true,
          "the focus after crossing \(crossing) is in the column on top")
      }
      for (column, content) in contents {
        XCTAssertEqual(
          content.state, before[column], "the \(column) column after crossing \(crossing)")
      }
      let now = (
        made: contents.values.map(\.rowsMade).reduce(0, +),
        bound: contents.values.map(\.rowsBound).reduce(0, +)
      )
      if crossing == 1 { rows = now }
      XCTAssertEqual(now.made, rows.made, "list rows made up to crossing \(crossing)")
      XCTAssertEqual(now.bound, rows.bound, "list rows bound up to crossing \(crossing)")
      if testRun?.totalFailureCount ?? 0 > 0 { break }
    }
    XCTAssertEqual(contents.values.map(\.unrealizations).reduce(0, +), 0)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(stage.warnings, [])
    print(
      "\(style), focus in \(focused), \(top) on top: \(stage.presentedFrames.count) frames, "
        + "\(rows.made) list rows made and \(rows.bound) bound in all")
  }

  @MainActor func testTwoColumnsWithTheFocusInTheColumnThatStays() async throws {
    try crossAHundredTimes(
      .doubleColumn, focused: .secondary, selecting: .entry, top: .secondary)
  }

  @MainActor func testTwoColumnsWithTheFocusInTheColumnThatIsHidden() async throws {
    try crossAHundredTimes(.doubleColumn, focused: .primary, selecting: .text, top: .secondary)
  }

  @MainActor func testTwoColumnsWithThePrimaryOnTop() async throws {
    try crossAHundredTimes(.doubleColumn, focused: .primary, selecting: .text, top: .primary)
  }

  @MainActor func testThreeColumnsWithTheFocusInTheColumnThatStays() async throws {
    try crossAHundredTimes(.tripleColumn, focused: .secondary, selecting: .text, top: .secondary)
  }

  @MainActor func testThreeColumnsWithTheFocusInTheColumnThatIsHidden() async throws {
    try crossAHundredTimes(
      .tripleColumn, focused: .supplementary, selecting: .entry, top: .primary)
  }
}
