// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Side columns that lie over the secondary one, as they are drawn and as they go.
final class OverlayConformanceTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  @MainActor private func drawn(_ column: Column, _ fixture: Fixture) throws -> PixelRect {
    let widget = Widget(try XCTUnwrap(fixture.split.columnWidget(of: column)))
    let root = Widget(try XCTUnwrap(fixture.split.rootWidget))
    return try XCTUnwrap(widget.bounds(in: root))
  }

  @MainActor func test_WID_23_bothLieOverTheSecondary() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.split.preferredDisplayMode = .twoOverSecondary
    fixture.stage.settle()
    try fixture.expectTrace("WID-23")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 280)
    XCTAssertEqual(fixture.split.supplementaryColumnWidth, 320)
    XCTAssertEqual(try drawn(.primary, fixture), PixelRect(x: 0, y: 0, width: 280, height: 700))
    XCTAssertEqual(
      try drawn(.supplementary, fixture), PixelRect(x: 290, y: 0, width: 320, height: 700))
    XCTAssertEqual(try drawn(.secondary, fixture), PixelRect(x: 0, y: 0, width: 820, height: 700))
    XCTAssertEqual(
      fixture.stage.presentedFrames.last?.visibleColumns, [.secondary, .primary, .supplementary])
    fixture.expectHealthy()
  }

  @MainActor func test_SHW_08_SHW_09_thePrimaryLiesOverTheSupplementary() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    let before = (try drawn(.supplementary, fixture), try drawn(.secondary, fixture))
    fixture.split.show(.primary)
    fixture.stage.settle()
    try fixture.expectTrace("SHW-08")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .twoBesideSecondary)
    XCTAssertEqual(try drawn(.primary, fixture).width, 280)
    XCTAssertEqual(try drawn(.supplementary, fixture), before.0)
    XCTAssertEqual(try drawn(.secondary, fixture), before.1)

    fixture.clear()
    fixture.split.hide(.primary)
    fixture.stage.settle()
    try fixture.expectTrace("SHW-09")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    fixture.expectHealthy()
  }

  @MainActor func test_MOD_36_aClickOutsideCloses() async throws {
    let fixture = try Fixture.F2().inMode(.oneOverSecondary)
    defer { fixture.close() }
    XCTAssertEqual(try drawn(.secondary, fixture).width, 820)
    fixture.stage.clickContent(of: .secondary)
    try fixture.expectTrace("MOD-36")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.b.log, [])
    fixture.expectHealthy()
  }

  @MainActor func test_MOD_37_aClickOutsideClosesBoth() async throws {
    let fixture = try Fixture.F3().inMode(.twoOverSecondary)
    defer { fixture.close() }
    fixture.stage.clickContent(of: .secondary)
    try fixture.expectTrace("MOD-37")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.expectHealthy()
  }

  @MainActor func test_MOD_38_aClickOnWhatIsDisplacedBringsItBack() async throws {
    let fixture = Fixture(.tripleColumn)
    fixture.split.preferredSplitBehavior = .displace
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    let before = try drawn(.secondary, fixture)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    fixture.split.show(.primary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, ["mode(2d)"])
    XCTAssertEqual(try drawn(.primary, fixture), PixelRect(x: 0, y: 0, width: 280, height: 700))
    XCTAssertEqual(try drawn(.supplementary, fixture).x, 290)
    XCTAssertEqual(try drawn(.secondary, fixture).x, before.x + 290)
    XCTAssertEqual(try drawn(.secondary, fixture).width, before.width)
    fixture.clear()
    fixture.stage.clickContent(of: .secondary)
    try fixture.expectTrace("MOD-38")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(try drawn(.secondary, fixture), before)
  }

  @MainActor func testAClickOnWhatLiesOverReachesIt() async throws {
    let fixture = try Fixture.F2().inMode(.oneOverSecondary)
    defer { fixture.close() }
    fixture.stage.clickContent(of: .primary)
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(fixture.recorder.log, [])
  }

  @MainActor func testWhatIsCoveredWhollyStaysOnScreen() async throws {
    let fixture = try Fixture.mounted(.tripleColumn, .overlay)
    defer { fixture.close() }
    fixture.split.collapsePolicy = .never
    fixture.split.preferredDisplayMode = .twoOverSecondary
    fixture.stage.settle()
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    let covered = try XCTUnwrap(fixture.split.columnWidget(of: .secondary))
    XCTAssertTrue(Widget(covered).isMapped)
    XCTAssertEqual(Widget(covered).width, 400)
  }

  @MainActor func testRightToLeftMirrorsWhatLiesOver() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.stage.isRightToLeft = true
    fixture.stage.settle()
    fixture.clear()
    fixture.split.preferredDisplayMode = .twoOverSecondary
    fixture.stage.settle()
    XCTAssertEqual(try drawn(.primary, fixture).x, 820 - 280)
    XCTAssertEqual(try drawn(.supplementary, fixture).x, 820 - 280 - 10 - 320)
    fixture.stage.clickContent(of: .secondary)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.expectHealthy()
  }

  @MainActor func testTheFocusGoesToWhatLiesOverAndComesBack() async throws {
    let fixture = Fixture(.doubleColumn)
    let (live, list) = (LiveContent("detail"), LiveContent("list"))
    fixture.split.setViewController(live.page, for: .secondary)
    fixture.split.setViewController(list.page, for: .primary)
    fixture.split.minimumPrimaryColumnWidth = 470
    _ = try fixture.mounted(at: 700)
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    let root = Widget(try XCTUnwrap(fixture.split.rootWidget))
    let secondary = Widget(try XCTUnwrap(fixture.split.columnWidget(of: .secondary)))
    let primary = Widget(try XCTUnwrap(fixture.split.columnWidget(of: .primary)))
    live.entry.grabFocus()
    let focus = try XCTUnwrap(root.rootFocus)
    XCTAssertTrue(focus.isWithin(secondary))

    fixture.split.show(.primary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(root.rootFocus?.isWithin(primary), true)
    XCTAssertFalse(secondary.focusFirst())

    fixture.stage.clickContent(of: .secondary)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(root.rootFocus, focus)
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }
}
