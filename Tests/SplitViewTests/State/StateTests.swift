// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What was chosen is there again in another split view, from its first frame on.
final class StateTests: XCTestCase, @unchecked Sendable {
  /// The columns' places on screen.
  @MainActor private func places(_ fixture: Fixture) -> [PixelRect?] {
    let root = fixture.split.rootWidget.map { Widget($0) }
    return [SplitViewController.Column.primary, .supplementary, .secondary].map { column in
      guard fixture.split.isShowing(column), let root else { return nil }
      return fixture.split.columnWidget(of: column).flatMap { Widget($0).bounds(in: root) }
    }
  }

  @MainActor func test_ROB_09_theSameArrangementBeforeTheFirstFrame() async throws {
    let old = try Fixture.F2()
    old.stage.dragDivider(after: .primary, by: -37)
    let text = old.split.state.description
    let wanted = places(old)
    old.close()

    let new = Fixture(.doubleColumn)
    new.split.state = try XCTUnwrap(SplitViewState(text))
    try new.mount(at: 820)
    defer { new.close() }
    XCTAssertEqual(new.split.primaryColumnWidth, 320 - 37)
    XCTAssertEqual(places(new), wanted)
    XCTAssertEqual(
      new.stage.presentedFrames.filter { $0.visibleColumns != [.primary, .secondary] }, [])
    try new.expectTrace("ROB-09")
    XCTAssertEqual(new.split.state.description, text)
  }

  @MainActor func testHiddenColumnsComeBackHidden() async throws {
    let old = try Fixture.F3w()
    old.stage.dragDivider(after: .supplementary, by: 20)
    old.split.hide(.primary)
    old.stage.settle()
    let state = old.split.state
    XCTAssertEqual(state.hiddenColumns, [.primary])
    XCTAssertEqual(state.displayMode, .oneBesideSecondary)
    old.close()

    let new = Fixture(.tripleColumn)
    new.split.state = state
    XCTAssertEqual(new.split.state, state)
    try new.mount(at: 1100)
    defer { new.close() }
    XCTAssertEqual(new.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(new.split.supplementaryColumnWidth, 340)
    XCTAssertEqual(new.recorder.log, ["mode(1b)", "wS(S)", "wS(D)", "dS(S)", "dS(D)"])
    new.split.show(.primary)
    new.stage.settle()
    XCTAssertEqual(new.split.displayMode, .twoBesideSecondary)
    new.expectHealthy()
  }

  @MainActor func test_ROB_09_theInspectorComesBackWithItsWidth() async throws {
    func make() -> Fixture {
      let fixture = Fixture(.doubleColumn)
      fixture.split.setViewController(fixture.spy("i"), for: .inspector)
      return fixture
    }
    let old = try make().mounted(at: 1200)
    old.split.show(.inspector)
    old.stage.settle()
    old.stage.dragDivider(after: .secondary, by: -15)
    old.split.hide(.primary)
    old.stage.settle()
    let state = old.split.state
    XCTAssertEqual(state.inspectorColumnWidth, 275)
    XCTAssertTrue(state.isInspectorShown)
    let bounds = old.split.columnWidget(of: .inspector).map { Widget($0).width }
    old.close()

    let new = make()
    new.split.state = state
    try new.mount(at: 1200)
    defer { new.close() }
    XCTAssertEqual(new.recorder.log, ["wS(D)", "wS(I)", "dS(D)", "dS(I)"])
    XCTAssertEqual(new.split.columnWidget(of: .inspector).map { Widget($0).width }, bounds)
    XCTAssertEqual(new.split.state, state)
    new.clear()
    var hidden = state
    hidden.isInspectorShown = false
    new.split.state = hidden
    new.stage.settle()
    XCTAssertEqual(new.recorder.log, ["wH(I)", "dH(I)"])
    new.clear()
    new.stage.resize(to: 400)
    new.split.state = state
    new.stage.settle()
    XCTAssertFalse(new.split.isShowing(.inspector))
    new.stage.resize(to: 1200)
    XCTAssertTrue(new.split.isShowing(.inspector))
    new.expectHealthy()
  }

  @MainActor func testAStateSetLaterIsCarriedOut() async throws {
    let fixture = try Fixture.F3w()
    defer { fixture.close() }
    var state = fixture.split.state
    state.preferredDisplayMode = .oneBesideSecondary
    state.displayMode = .oneBesideSecondary
    state.supplementaryColumnWidth = 300
    fixture.split.state = state
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, ["mode(1b)", "wH(P)", "dH(P)"])
    XCTAssertEqual(fixture.split.supplementaryColumnWidth, 300)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .oneBesideSecondary)
    fixture.expectHealthy()
  }

  @MainActor func testAStateSetWhileFoldedWaits() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    var state = fixture.split.state
    state.primaryColumnWidth = 260
    fixture.split.state = state
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 260)
    fixture.expectHealthy()
  }

  @MainActor func testAStateSetInACallbackComesAfterIt() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    var state = fixture.split.state
    state.preferredDisplayMode = .secondaryOnly
    state.displayMode = .secondaryOnly
    fixture.onEvent = { [unowned fixture] token in
      if token == "wS(P)" { fixture.split.state = state }
    }
    fixture.stage.resize(to: 400)
    fixture.recorder.topColumnForCollapsing = { _ in .secondary }
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertFalse(fixture.split.isCollapsed)
    fixture.expectHealthy()
  }

  @MainActor func testOnlyAPersonsWidthsAreKept() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertNil(fixture.split.state.primaryColumnWidth)
    fixture.stage.sweep(stride(from: 810, through: 600, by: -30))
    fixture.stage.resize(to: 820)
    XCTAssertNil(fixture.split.state.primaryColumnWidth)
    fixture.stage.dragDivider(after: .primary, by: 20)
    XCTAssertEqual(fixture.split.state.primaryColumnWidth, 340)
    fixture.stage.resize(to: 620)
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.split.state.primaryColumnWidth, 340)
  }
}
