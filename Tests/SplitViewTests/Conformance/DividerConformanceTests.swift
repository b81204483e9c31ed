// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What a person's drag of a divider does, by a real pointer.
final class DividerConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_WID_17_theDividerStopsAtItsLimits() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: 200)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 820 - 10 - 464)
    fixture.stage.dragDivider(after: .primary, by: -150, release: false)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 240)
    fixture.stage.dragDivider(after: .primary, by: 0)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 240)
    fixture.split.maximumPrimaryColumnWidth = 300
    fixture.stage.settle()
    fixture.stage.dragDivider(after: .primary, by: 200)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }

  @MainActor func test_WID_17_belowHalfTheMinimumItHidesOnRelease() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: -201, release: false)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 240, "until it is let go")
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.stage.dragDivider(after: .primary, by: 0)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .secondaryOnly)
    // The trace of BTN-01.
    XCTAssertEqual(fixture.recorder.log, ["mode(so)", "wH(P)", "dH(P)"])
    fixture.expectHealthy()
    fixture.clear()
    fixture.split.show(.primary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 320, "as before it was dragged")
    XCTAssertNil(fixture.split.state.primaryColumnWidth)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_17_atHalfTheMinimumItStays() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: -200)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 240)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }

  @MainActor func test_WID_17_draggingBackBeforeTheReleaseRestoresIt() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: -300, release: false)
    fixture.stage.dragDivider(after: .primary, by: 290)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 310)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }

  @MainActor func test_WID_17_keysHideNothing() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let divider = try XCTUnwrap(fixture.split.dividers.first)
    Widget(fixture.split.view).setRootFocus(Widget(divider.paned))
    for _ in 0..<5 { fixture.stage.press("Page_Up") }
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 240)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_17_threeColumnsLoseTheOuterOneFirst() async throws {
    let fixture = try Fixture.F3w()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: -270)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.recorder.log, ["mode(1b)", "wH(P)", "dH(P)"])
    fixture.clear()
    fixture.stage.dragDivider(after: .supplementary, by: -310)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.recorder.log, ["mode(so)", "wH(S)", "dH(S)"])
    fixture.expectHealthy()
  }

  @MainActor func test_WID_17_whatCannotBeHiddenStays() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setHideable(false, for: .primary)
    fixture.stage.dragDivider(after: .primary, by: -300)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 240)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }

  @MainActor func test_WID_17_theInspectorHidesByItsOwnDivider() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setViewController(fixture.spy("i"), for: .inspector)
    fixture.split.metrics = .desktop
    fixture.stage.resize(to: 1000)
    fixture.split.show(.inspector)
    fixture.stage.settle()
    fixture.clear()
    fixture.stage.dragDivider(after: .secondary, by: 150)
    fixture.stage.settle()
    XCTAssertTrue(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.split.state.inspectorColumnWidth, 200)
    fixture.stage.dragDivider(after: .secondary, by: 110)
    fixture.stage.settle()
    XCTAssertFalse(fixture.split.isShowing(.inspector))
    XCTAssertEqual(fixture.recorder.log, ["wH(I)", "dH(I)"])
    XCTAssertEqual(fixture.split.state.inspectorColumnWidth, 200, "as before it was dragged away")
    fixture.expectHealthy()
  }

  @MainActor func test_WID_17_rightToLeft() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.isRightToLeft = true
    fixture.stage.settle()
    fixture.stage.dragDivider(after: .primary, by: -260)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_22_nothingToDragBetweenEqualLimits() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.minimumPrimaryColumnWidth = 300
    fixture.split.maximumPrimaryColumnWidth = 300
    fixture.stage.settle()
    let divider = try XCTUnwrap(fixture.split.dividers.first)
    let handle = Widget(divider.widget)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    // The place of the divider takes no drag: the same one moves it where the limits allow.
    fixture.stage.dragDivider(after: .primary, by: 30)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    XCTAssertNil(fixture.split.state.primaryColumnWidth)
    XCTAssertTrue(handle.isMapped)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.split.maximumPrimaryColumnWidth = 340
    fixture.stage.settle()
    fixture.stage.dragDivider(after: .primary, by: 10)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 330)
    fixture.expectHealthy()
  }

  @MainActor func test_ROB_05_aFoldBreaksADragOff() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: -300, release: false)
    fixture.stage.dragDivider(after: .primary, by: 280, release: false)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("ROB-05")
    // The button is still held: neither its way nor its release means anything any more.
    fixture.stage.resize(to: 820)
    fixture.clear()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    fixture.stage.dragDivider(after: .primary, by: 0)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }
}
