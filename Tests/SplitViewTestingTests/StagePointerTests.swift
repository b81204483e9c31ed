// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class StagePointerTests: XCTestCase, @unchecked Sendable {
  @MainActor func testTapsAButtonOfAHeader() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 400)
    defer { stage.close() }
    XCTAssertEqual(stage.header(of: .secondary)?.buttons, [.back])
    XCTAssertEqual(stage.header(of: .secondary)?.title, "b")
    XCTAssertNil(stage.header(of: .primary))
    stage.tap(.back, in: .secondary)
    XCTAssertEqual(split.topColumn, .primary)
    XCTAssertNil(stage.header(of: .secondary))
    XCTAssertEqual(stage.header(of: .primary), PresentedHeader(title: "a"))
  }

  @MainActor func testClicksTheContentOfAColumn() async throws {
    let button = Widgets.button("press me")
    var clicks = 0
    connect(button, "clicked") { _ in clicks += 1 }
    let split = Fixtures.split(.doubleColumn)
    split.setViewController(ViewController(widget: button), for: .secondary)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    stage.clickContent(of: .secondary)
    XCTAssertEqual(clicks, 1)
    stage.clickContent(of: .primary)
    XCTAssertEqual(clicks, 1)
    stage.clickContent(of: .secondary)
    XCTAssertEqual(clicks, 2)
  }

  @MainActor func testDragsADivider() async throws {
    let split = Fixtures.split(.tripleColumn)
    let stage = try Stage(split, width: 1100)
    defer { stage.close() }
    let primary = split.primaryColumnWidth
    let supplementary = split.supplementaryColumnWidth
    stage.dragDivider(after: .primary, by: 50)
    XCTAssertGreaterThan(split.primaryColumnWidth, primary + 30)
    stage.dragDivider(after: .supplementary, by: -40)
    XCTAssertLessThan(split.supplementaryColumnWidth, supplementary - 20)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testADividerMovesInReadingDirection() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 900)
    defer { stage.close() }
    stage.isRightToLeft = true
    stage.settle()
    let primary = split.primaryColumnWidth
    stage.dragDivider(after: .primary, by: 50)
    XCTAssertGreaterThan(split.primaryColumnWidth, primary + 30)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testHoldsADividerUntilItIsReleased() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 1000)
    defer { stage.close() }
    stage.dragDivider(after: .primary, by: 40, release: false)
    let held = split.primaryColumnWidth
    stage.dragDivider(after: .primary, by: 40)
    XCTAssertEqual(split.primaryColumnWidth, held + 40, accuracy: 1)
    let released = split.primaryColumnWidth
    stage.clickContent(of: .secondary)
    XCTAssertEqual(split.primaryColumnWidth, released)
  }
}
