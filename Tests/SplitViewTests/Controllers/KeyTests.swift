// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Real keys, as a person presses them.
final class KeyTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  @MainActor func test_SVB_154_F6_goesRoundTheColumns() async throws {
    let rig = try Rig(.D3, at: 1300, item: 1)
    defer { rig.close() }
    var seen: [Column?] = []
    for _ in 0..<4 {
      rig.stage.press("F6")
      seen.append(rig.focusedColumn)
    }
    XCTAssertEqual(seen.count, 4)
    let order: [Column] = [.primary, .supplementary, .secondary]
    let first = try XCTUnwrap(seen[0].flatMap { order.firstIndex(of: $0) })
    XCTAssertEqual(seen, (0..<4).map { order[(first + $0) % 3] })
    var back: [Column?] = []
    for _ in 0..<4 {
      rig.stage.press("<Shift>F6")
      back.append(rig.focusedColumn)
    }
    XCTAssertEqual(back, (1...4).map { order[(first + 3 - $0 + 6) % 3] })
  }

  @MainActor func test_SVB_152_arrowsLeadFromColumnToColumn() async throws {
    for isRightToLeft in [false, true] {
      let rig = try Rig(.D3, at: 1300)
      defer { rig.close() }
      rig.stage.isRightToLeft = isRightToLeft
      rig.split.setViewController(
        SpyPage("Article", widget: Widgets.button("Reply")), for: .secondary)
      rig.stage.settle()
      rig.focus(2)
      let (forward, back) = isRightToLeft ? ("Left", "Right") : ("Right", "Left")
      var seen: [Column?] = []
      for key in [forward, back, back, forward] {
        rig.stage.press(key)
        seen.append(rig.focusedColumn)
      }
      XCTAssertEqual(
        seen, [.secondary, .supplementary, .primary, .supplementary], "\(isRightToLeft)")
      rig.expectHealthy()
    }
  }

  @MainActor func test_SVB_158_F9_hidesAndShowsThePrimaryFromAnywhere() async throws {
    let rig = try Rig(.D3, at: 1300, item: 1)
    defer { rig.close() }
    let split = rig.split
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    rig.list.isSearching = true
    rig.list.searchText = "1"
    rig.stage.settle()
    let places: [(String, @MainActor () -> Void)] = [
      ("list", { rig.focus(10) }),
      ("item", { _ = rig.itemPage?.text?.grabFocus() }),
      ("folders", { rig.focus(1, in: rig.folders) }),
      ("entry", { _ = rig.list.entry.grabFocus() }),
      ("nowhere", { rig.list.list.setRootFocus(nil) }),
    ]
    for (place, focus) in places {
      focus()
      rig.stage.press("F9")
      XCTAssertEqual(split.displayMode, .oneBesideSecondary, place)
      rig.stage.press("F9")
      XCTAssertEqual(split.displayMode, .twoBesideSecondary, place)
    }
    XCTAssertEqual(rig.list.searchText, "1")
    rig.expectHealthy()
  }

  @MainActor func testTheSidebarsKeyCanBeAnotherOrNone() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    rig.split.sidebarShortcut = nil
    rig.stage.press("F9")
    XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    rig.split.sidebarShortcut = "<Control>b"
    rig.stage.press("<Control>b")
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_SVB_134_backByKeyAfterTwoCrossings() async throws {
    for key in ["<Alt>Left", "Escape"] {
      let rig = try Rig(.D2, at: 500, item: 2)
      defer { rig.close() }
      rig.stage.resize(to: 1000)
      rig.stage.resize(to: 500)
      XCTAssertEqual(rig.split.topColumn, .secondary, key)
      rig.stage.press(key)
      XCTAssertEqual(rig.split.topColumn, .primary, key)
      XCTAssertEqual(rig.depth, 1, key)
      rig.stage.press(key)
      XCTAssertEqual(rig.split.topColumn, .primary, key)
      // What was left by going back is there to go forward to.
      rig.stage.press("<Alt>Right")
      XCTAssertEqual(rig.split.topColumn, .secondary, key)
    }
  }

  @MainActor func testRightToLeftMirrorsTheArrows() async throws {
    let rig = try Rig(.D2, at: 500, item: 2)
    defer { rig.close() }
    rig.stage.isRightToLeft = true
    rig.stage.settle()
    rig.stage.press("<Alt>Left")
    XCTAssertEqual(rig.split.topColumn, .secondary)
    rig.stage.press("<Alt>Right")
    XCTAssertEqual(rig.split.topColumn, .primary)
  }

  @MainActor func testEscapeClosesWhatLiesOverAndThenNothing() async throws {
    let rig = try Rig(.D2o, at: 700, item: 2)
    defer { rig.close() }
    rig.split.preferredDisplayMode = .oneOverSecondary
    rig.stage.settle()
    XCTAssertEqual(rig.split.displayMode, .oneOverSecondary)
    rig.focus(2)
    rig.stage.press("Escape")
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    rig.stage.press("Escape")
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
  }
}
