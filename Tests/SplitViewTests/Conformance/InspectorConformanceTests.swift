// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// INS: the inspector, beside the content, over it, and as a sheet.
final class InspectorConformanceTests: XCTestCase, @unchecked Sendable {
  /// F2 with an inspector, shown or not.
  @MainActor private func fixture(
    _ style: SplitViewController.Style = .doubleColumn, at width: Int = 1100, isShown: Bool = false
  ) throws -> Fixture {
    let fixture = try Fixture(style).mounted(at: width).filled(.inspector, with: "i")
    return isShown ? fixture.after { fixture.split.show(.inspector) } : fixture
  }

  @MainActor private func drawn(
    _ column: SplitViewController.Column, _ fixture: Fixture
  ) throws -> PixelRect {
    let widget = Widget(try XCTUnwrap(fixture.split.columnWidget(of: column)))
    let root = Widget(try XCTUnwrap(fixture.split.rootWidget))
    return try XCTUnwrap(widget.bounds(in: root))
  }

  @MainActor func test_INS_01_hiddenAtFirst() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    try fixture.expectTrace("INS-01")
    XCTAssertFalse(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
    XCTAssertTrue(fixture.split.viewController(for: .inspector) === fixture.page("i"))
    XCTAssertEqual(fixture.page("i").appearances, 0)
  }

  @MainActor func test_INS_02_INS_03_besideTheContent() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    let mode = fixture.split.displayMode
    fixture.split.show(.inspector)
    try fixture.expectTrace("INS-02")
    XCTAssertEqual(fixture.split.displayMode, mode)
    XCTAssertTrue(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary, .inspector])
    XCTAssertEqual(try drawn(.inspector, fixture).x, 1100 - 260)
    XCTAssertEqual(try drawn(.inspector, fixture).width, 260)
    let secondary = try drawn(.secondary, fixture)
    XCTAssertLessThanOrEqual(secondary.x + secondary.width, 1100 - 260)
    XCTAssertNil(fixture.page("i").navigationController, "never wrapped")
    XCTAssertEqual(fixture.titles, ["a", "b"])

    fixture.clear()
    fixture.split.hide(.inspector)
    try fixture.expectTrace("INS-03")
    XCTAssertFalse(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.split.displayMode, mode)
  }

  @MainActor func test_INS_04_inEachStyle() async throws {
    for style in [SplitViewController.Style.doubleColumn, .tripleColumn] {
      let fixture = try fixture(style, at: 1300)
      defer { fixture.close() }
      fixture.split.show(.inspector)
      try fixture.expectTrace("INS-04")
      XCTAssertEqual(fixture.visibleColumns.last, .inspector)
    }
  }

  @MainActor func test_INS_05_noButtonOfItsOwn() async throws {
    let fixture = try fixture(isShown: true)
    defer { fixture.close() }
    let columns: [SplitViewController.Column] = [.primary, .secondary, .inspector]
    let buttons = columns.flatMap { fixture.stage.header(of: $0)?.buttons ?? [] }
    XCTAssertEqual(buttons, [.sidebar], "for the sidebar alone")
    XCTAssertEqual(columns.flatMap { fixture.buttons(in: $0) }.count, 0)
  }

  @MainActor func test_INS_06_INS_07_aSheetOverThePage() async throws {
    let fixture = try Fixture.F2c().filled(.inspector, with: "i")
    defer { fixture.close() }
    fixture.split.show(.inspector)
    try fixture.expectTrace("INS-06")
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertTrue(fixture.split.isShowing(.inspector))
    XCTAssertEqual(Set(fixture.visibleColumns), [.secondary, .inspector])
    XCTAssertEqual(fixture.page("i").log.suffix(2), ["i.willAppear", "i.didAppear"])
    XCTAssertNil(fixture.header(.inspector), "the page's header bar is to be seen above it")
    XCTAssertEqual(fixture.b.log, [])

    fixture.clear()
    fixture.stage.clickContent(of: .secondary)
    try fixture.expectTrace("INS-07")
    XCTAssertFalse(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.page("i").log, ["i.willDisappear", "i.didDisappear"])
  }

  @MainActor func test_INS_08_INS_09_awayWhileFolded() async throws {
    let fixture = try fixture(isShown: true)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("INS-08")
    XCTAssertFalse(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.stack, "a › b")

    fixture.clear()
    fixture.stage.resize(to: 1100)
    try fixture.expectTrace("INS-09")
    XCTAssertTrue(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary, .inspector])
  }

  @MainActor func testASheetBecomesTheColumn() async throws {
    let fixture = try Fixture.F2c().filled(.inspector, with: "i")
    defer { fixture.close() }
    fixture.split.show(.inspector)
    fixture.stage.settle()
    fixture.clear()
    fixture.stage.resize(to: 1100)
    try fixture.expectTrace("XPD-03")
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary, .inspector])
    XCTAssertEqual(fixture.page("i").log, [], "what stays on screen hears nothing")
  }

  @MainActor func test_INS_10_theMaximumCaps() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    fixture.split.preferredInspectorColumnWidth = 300
    fixture.split.maximumInspectorColumnWidth = 250
    fixture.split.show(.inspector)
    try fixture.expectTrace("INS-10")
    XCTAssertEqual(try drawn(.inspector, fixture).width, 250)
    fixture.split.maximumInspectorColumnWidth = SplitViewController.automaticDimension
    fixture.stage.settle()
    XCTAssertEqual(try drawn(.inspector, fixture).width, 300)
    fixture.split.preferredInspectorColumnWidth = SplitViewController.automaticDimension
    fixture.split.preferredInspectorColumnWidthFraction = 0.25
    fixture.stage.settle()
    XCTAssertEqual(try drawn(.inspector, fixture).width, 275)
    fixture.expectHealthy()
  }

  @MainActor func test_INS_11_overTheContentWhereThereIsNoRoom() async throws {
    let fixture = try fixture(at: 820)
    defer { fixture.close() }
    let (primary, secondary) = (try drawn(.primary, fixture), try drawn(.secondary, fixture))
    fixture.split.show(.inspector)
    try fixture.expectTrace("INS-11")
    XCTAssertEqual(try drawn(.inspector, fixture).x, 820 - 260)
    XCTAssertEqual(try drawn(.primary, fixture), primary)
    XCTAssertEqual(try drawn(.secondary, fixture), secondary)
    fixture.stage.clickContent(of: .secondary)
    XCTAssertTrue(fixture.split.isShowing(.inspector), "the content stays usable")
    fixture.expectHealthy()
  }

  @MainActor func testItsDividerLeavesANarrowSecondaryColumnAlone() async throws {
    let fixture = try Fixture(.doubleColumn).mounted(at: 800).filled(.inspector, with: "i")
    defer { fixture.close() }
    fixture.split.metrics = .desktop
    fixture.split.minimumSecondaryColumnWidth = 24
    // Narrower than the inspector's minimum.
    fixture.split.preferredPrimaryColumnWidth = 400
    fixture.split.preferredInspectorColumnWidth = 240
    fixture.split.show(.inspector)
    fixture.stage.settle()
    fixture.stage.resize(to: 780)
    XCTAssertLessThan(fixture.split.secondaryColumnWidth, 200)
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func test_INS_12_emptiedItGoes() async throws {
    let fixture = try fixture(isShown: true)
    defer { fixture.close() }
    fixture.split.setViewController(nil, for: .inspector)
    try fixture.expectTrace("INS-12")
    XCTAssertFalse(fixture.split.isShowing(.inspector))
    XCTAssertNil(fixture.page("i").parent)
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
    fixture.filled(.inspector, with: "i2")
    XCTAssertFalse(fixture.split.isShowing(.inspector), "it waits until it is shown")
  }

  @MainActor func test_INS_13_withoutContent() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.show(.inspector)
    try fixture.expectTrace("INS-13", warnings: 1)
    fixture.split.hide(.inspector)
    try fixture.expectTrace("INS-13", warnings: 1)
  }

  @MainActor func testTheWindowsButtonsGoToItsEnd() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    XCTAssertNil(fixture.stage.header(of: .inspector))
    fixture.split.show(.inspector)
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.inspector), "i", "the window's buttons need a place")
    let own = NavigationController(rootViewController: fixture.spy("n"))
    fixture.split.setViewController(own, for: .inspector)
    fixture.stage.settle()
    XCTAssertTrue(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.header(.inspector), "n")
    fixture.expectHealthy()
  }
}
