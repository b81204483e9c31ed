// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

final class StageKeysTests: XCTestCase, @unchecked Sendable {
  @MainActor func testTypesIntoTheFocusedWidget() async throws {
    let entry = Widgets.entry()
    let stage = try Stage(ViewController(widget: entry), width: 500, height: 300)
    defer { stage.close() }
    Widgets.focus(entry)
    stage.press("a")
    stage.press("<Shift>b")
    stage.press("plus")
    XCTAssertEqual(Widgets.text(of: entry), "aB+")
    stage.press("<Control>a")
    stage.press("BackSpace")
    XCTAssertEqual(Widgets.text(of: entry), "")
  }

  @MainActor func testTheStageThatIsToldGetsTheKey() async throws {
    let entries = [Widgets.entry(), Widgets.entry()]
    let stages = try entries.map {
      try Stage(ViewController(widget: $0), width: 500, height: 300)
    }
    defer { for stage in stages { stage.close() } }
    for entry in entries { Widgets.focus(entry) }
    stages[0].press("a")
    stages[1].press("b")
    stages[0].press("c")
    XCTAssertEqual(entries.map { Widgets.text(of: $0) }, ["ac", "b"])
  }
}
