// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Real keys, as a person presses them.
final class KeyTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  /// Three columns with an entry each, as in the rows about lists and details.
  @MainActor private func rig(_ style: SplitViewController.Style, width: Int) throws -> (
    split: SplitViewController, stage: Stage, entries: [Column: UnsafeMutableRawPointer]
  ) {
    XCTAssertTrue(Toolkit.initialize(), "this test needs a display")
    let split = SplitViewController(style: style)
    split.collapsePolicy = .width(640)
    var entries: [Column: UnsafeMutableRawPointer] = [:]
    let columns: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for column in columns {
      let entry = Widgets.entry("\(column)")
      entries[column] = entry
      split.setViewController(SpyPage("\(column)", widget: entry), for: column)
    }
    return (split, try Stage(split, width: width), entries)
  }

  @MainActor private func focusedColumn(_ split: SplitViewController) -> Column? {
    guard let root = split.rootWidget.map({ Widget($0) }), let focus = root.rootFocus else {
      return nil
    }
    return Column.allCases.first { column in
      split.columnWidget(of: column).map { focus.isWithin(Widget($0)) } ?? false
    }
  }

  @MainActor func test_SVB_154_F6_goesRoundTheColumns() async throws {
    let (split, stage, _) = try rig(.tripleColumn, width: 1300)
    defer { stage.close() }
    var seen: [Column?] = []
    for _ in 0..<4 {
      stage.press("F6")
      seen.append(focusedColumn(split))
    }
    XCTAssertEqual(seen.count, 4)
    let order: [Column] = [.primary, .supplementary, .secondary]
    let first = try XCTUnwrap(seen[0].flatMap { order.firstIndex(of: $0) })
    XCTAssertEqual(seen, (0..<4).map { order[(first + $0) % 3] })
    var back: [Column?] = []
    for _ in 0..<4 {
      stage.press("<Shift>F6")
      back.append(focusedColumn(split))
    }
    XCTAssertEqual(back, (1...4).map { order[(first + 3 - $0 + 6) % 3] })
  }

  @MainActor func test_SVB_158_F9_hidesAndShowsThePrimaryFromAnywhere() async throws {
    let (split, stage, entries) = try rig(.tripleColumn, width: 1300)
    defer { stage.close() }
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    let root = Widget(try XCTUnwrap(split.rootWidget))
    for column in [Column.supplementary, .secondary, .primary, nil] {
      if let column {
        Widgets.focus(try XCTUnwrap(entries[column]))
      } else {
        root.setRootFocus(nil)
      }
      stage.press("F9")
      XCTAssertEqual(split.displayMode, .oneBesideSecondary, "\(column.map { "\($0)" } ?? "none")")
      stage.press("F9")
      XCTAssertEqual(split.displayMode, .twoBesideSecondary, "\(column.map { "\($0)" } ?? "none")")
    }
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testTheSidebarsKeyCanBeAnotherOrNone() async throws {
    let (split, stage, _) = try rig(.doubleColumn, width: 1000)
    defer { stage.close() }
    split.sidebarShortcut = nil
    stage.press("F9")
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    split.sidebarShortcut = "<Control>b"
    stage.press("<Control>b")
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  @MainActor func test_SVB_151_hidingSwitchedOff() async throws {
    let (split, stage, _) = try rig(.doubleColumn, width: 1000)
    defer { stage.close() }
    split.setHideable(false, for: .primary)
    stage.settle()
    stage.press("F9")
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_SVB_134_backByKeyAfterTwoCrossings() async throws {
    for key in ["<Alt>Left", "Escape"] {
      let (split, stage, _) = try rig(.doubleColumn, width: 500)
      defer { stage.close() }
      stage.resize(to: 1000)
      stage.resize(to: 500)
      XCTAssertEqual(split.topColumn, .secondary, key)
      stage.press(key)
      XCTAssertEqual(split.topColumn, .primary, key)
      XCTAssertEqual(split.collapsedPages.count, 1, key)
      stage.press(key)
      XCTAssertEqual(split.topColumn, .primary, key)
      // What was left by going back is there to go forward to.
      stage.press("<Alt>Right")
      XCTAssertEqual(split.topColumn, .secondary, key)
    }
  }

  @MainActor func testRightToLeftMirrorsTheArrows() async throws {
    let (split, stage, _) = try rig(.doubleColumn, width: 500)
    defer { stage.close() }
    stage.isRightToLeft = true
    stage.settle()
    stage.press("<Alt>Left")
    XCTAssertEqual(split.topColumn, .secondary)
    stage.press("<Alt>Right")
    XCTAssertEqual(split.topColumn, .primary)
  }

  @MainActor func testEscapeClosesWhatLiesOverAndThenNothing() async throws {
    let (split, stage, entries) = try rig(.doubleColumn, width: 700)
    defer { stage.close() }
    split.preferredDisplayMode = .oneOverSecondary
    stage.settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    Widgets.focus(try XCTUnwrap(entries[.primary]))
    stage.press("Escape")
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    stage.press("Escape")
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }
}
