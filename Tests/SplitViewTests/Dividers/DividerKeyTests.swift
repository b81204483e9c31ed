// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Dividers moved by real keys.
final class DividerKeyTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  /// The column whose divider has the focus.
  @MainActor private func focusedDivider(_ split: SplitViewController) -> Column? {
    guard let root = split.rootWidget, let focus = Widget(root).rootFocus else { return nil }
    return split.dividers.first { Widget($0.paned) == focus }?.after
  }

  @MainActor func testEachKeyMovesItsWay() async throws {
    for isRightToLeft in [false, true] {
      let rig = try Rig(.D2, at: 1000)
      defer { rig.close() }
      rig.stage.isRightToLeft = isRightToLeft
      rig.stage.settle()
      rig.focus(1)
      rig.stage.press("F8")
      XCTAssertEqual(focusedDivider(rig.split), .primary)
      let (wider, narrower) = isRightToLeft ? ("Left", "Right") : ("Right", "Left")
      let steps: [(String, Double)] = [
        (wider, 281), (wider, 282), (narrower, 281), ("Down", 282), ("Up", 281),
        ("<Control>\(wider)", 356), ("<Control>\(narrower)", 281), ("Page_Down", 356),
        ("Page_Up", 281), ("Home", 200), (narrower, 200), ("End", 400), (wider, 400),
      ]
      for (key, width) in steps {
        rig.stage.press(key)
        XCTAssertEqual(rig.split.primaryColumnWidth, width, "\(key), \(isRightToLeft)")
      }
      rig.stage.press("Return")
      XCTAssertEqual(rig.focusedColumn, .primary)
      XCTAssertEqual(rig.split.state.primaryColumnWidth, 400)
      XCTAssertEqual(rig.recorder.log, [])
      rig.expectHealthy()
    }
  }

  /// A state of the toolkit's that its ancestors have too when a key has moved the focus.
  @MainActor func testOnlyTheDividerWithTheFocusIsLitUp() async throws {
    let rig = try Rig(.D3, at: 1300)
    defer { rig.close() }
    func lines() -> [PixelColor] {
      let root = Widget(rig.split.view)
      return rig.split.dividers.compactMap { divider in
        Widget(divider.widget).bounds(in: root).flatMap {
          rig.stage.pixels.rows(x: $0.x, y: 400, width: 1, height: 1).first?.first
        }
      }
    }
    rig.focus(1)
    let plain = lines()
    XCTAssertEqual(plain.count, 2)
    rig.stage.press("F6")
    rig.stage.press("F6")
    XCTAssertEqual(lines(), plain)
    rig.stage.press("F8")
    let first = lines()
    XCTAssertNotEqual(first[0], plain[0])
    XCTAssertEqual(first[1], plain[1])
    rig.stage.press("F8")
    let second = lines()
    XCTAssertEqual(second[0], plain[0])
    XCTAssertNotEqual(second[1], plain[1])
  }

  @MainActor func testEscapeTakesTheMoveBack() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    rig.focus(3)
    let place = rig.focus
    rig.stage.press("F8")
    for key in ["Right", "Page_Down", "Left"] { rig.stage.press(key) }
    rig.stage.press("Escape")
    XCTAssertEqual(rig.split.primaryColumnWidth, 280)
    XCTAssertNil(rig.split.state.primaryColumnWidth, "as if nobody had touched it")
    XCTAssertEqual(rig.focus, place)
    rig.stage.dragDivider(after: .primary, by: 40)
    rig.stage.press("F8")
    rig.stage.press("Home")
    rig.stage.press("Escape")
    XCTAssertEqual(rig.split.state.primaryColumnWidth, 320)
    rig.expectHealthy()
  }

  @MainActor func testF8GoesThroughTheDividersOnScreen() async throws {
    let rig = try Rig(.D3, at: 1300)
    defer { rig.close() }
    rig.focus(1)
    let place = rig.focus
    rig.stage.press("F8")
    XCTAssertEqual(focusedDivider(rig.split), .supplementary)
    rig.stage.press("F8")
    XCTAssertEqual(focusedDivider(rig.split), .primary)
    rig.stage.press("F8")
    XCTAssertEqual(rig.focus, place)
    rig.stage.press("<Shift>F8")
    XCTAssertEqual(focusedDivider(rig.split), .primary)
    rig.stage.press("<Shift>F8")
    XCTAssertEqual(focusedDivider(rig.split), .supplementary)
    rig.stage.press("Escape")
    XCTAssertEqual(rig.focus, place)
    // One of them goes.
    rig.stage.resize(to: 900)
    rig.focus(1)
    rig.stage.press("F8")
    XCTAssertEqual(focusedDivider(rig.split), .supplementary)
    rig.stage.press("F8")
    XCTAssertEqual(rig.focusedColumn, .supplementary)
    rig.expectHealthy()
  }

  @MainActor func testTheFocusLeavesADividerThatGoes() async throws {
    for changesWidth in [true, false] {
      let rig = try Rig(.D2, at: 1000, item: 3)
      defer { rig.close() }
      rig.focus(1)
      rig.stage.press("F8")
      XCTAssertEqual(focusedDivider(rig.split), .primary)
      if changesWidth { rig.stage.resize(to: 500) } else { rig.stage.press("F9") }
      rig.stage.settle()
      XCTAssertNil(focusedDivider(rig.split))
      XCTAssertTrue(rig.isFocusVisible, "folds: \(changesWidth)")
      rig.expectHealthy()
    }
  }

  @MainActor func test_SVB_210_aNestedDividerMovesByTheSameStep() async throws {
    let outer = SplitViewController(style: .doubleColumn)
    let inner = SplitViewController(style: .doubleColumn)
    for split in [outer, inner] {
      split.setViewController(SpyPage("list", widget: Widgets.entry("list")), for: .primary)
    }
    inner.setViewController(SpyPage("item", widget: Widgets.entry("item")), for: .secondary)
    let host = ViewController(widget: inner.view)
    host.addChild(inner)
    inner.didMove(toParent: host)
    outer.setViewController(host, for: .secondary)
    let stage = try Stage(outer, width: 1600)
    defer { stage.close() }
    XCTAssertFalse(inner.isCollapsed)
    func widths() -> [Double] { [outer.primaryColumnWidth, inner.primaryColumnWidth] }
    let start = widths()
    Widget(outer.view).setRootFocus(nil)
    for index in 0..<2 {
      stage.press("F8")
      XCTAssertEqual([outer, inner].map { focusedDivider($0) != nil }, [index == 0, index == 1])
      stage.press("Right")
      var moved = start
      moved[index] += 1
      XCTAssertEqual(widths(), moved)
      stage.press("Left")
      XCTAssertEqual(widths(), start)
    }
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }
}
