// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// ROB: calls from inside callbacks, drags and content that are in the middle of something.
final class RobustnessConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_ROB_01_severalWidthsAtOnce() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    for width in [610, 590, 605, 590] { fixture.stage.resizeFromOutside(to: width, height: 700) }
    fixture.stage.resize(to: 590)
    try fixture.expectTrace("ROB-01")
    XCTAssertEqual(fixture.stack, "a › b")
  }

  @MainActor func test_ROB_03_aRequestInsideAnAnnouncement() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.onEvent = { [unowned fixture] token in
      if token == "mode(so)" { fixture.split.preferredDisplayMode = .oneBesideSecondary }
    }
    fixture.split.preferredDisplayMode = .secondaryOnly
    try fixture.expectTrace("ROB-03")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_ROB_05_aFoldEndsADrag() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: -40, release: false)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 280)
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("ROB-05")
    fixture.stage.dragDivider(after: .primary, by: 30)
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 280)
    fixture.expectHealthy()
  }

  @MainActor func test_ROB_06_theDelegateGoes() async throws {
    let fixture = try Fixture.F2().inMode(.secondaryOnly)
    defer { fixture.close() }
    fixture.onEvent = { [unowned fixture] token in
      if token == "mode(1b)" { fixture.split.delegate = nil }
    }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("ROB-06")
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.header(.secondary), "a|b")
  }

  @MainActor func test_ROB_07_outOfTheWindowInsideACallback() async throws {
    XCTAssertTrue(Toolkit.initialize(), "this test needs a display")
    let fixture = Fixture(.doubleColumn)
    let box = Box(.vertical)
    let host = ViewController(widget: box.widget.pointer)
    host.addChild(fixture.split)
    let widget = Widget(fixture.split.view)
    widget.setExpands(horizontally: true, vertically: true)
    box.append(widget)
    fixture.split.didMove(toParent: host)
    let stage = try Stage(host, width: 820)
    defer { stage.close() }
    fixture.clear()
    fixture.onEvent = { [unowned fixture] token in
      guard token == "didCollapse" else { return }
      fixture.split.willMove(toParent: nil)
      fixture.split.beginAppearanceTransition(false, animated: false)
      box.remove(Widget(fixture.split.view))
      fixture.split.endAppearanceTransition()
      fixture.split.removeFromParent()
    }
    stage.resize(to: 400)
    XCTAssertNil(fixture.split.parent)
    let trace = ["top?(D→D)", "wH(D)", "wH(P)", "wS(D)", "dH(P)", "dS(D)", "didCollapse"]
    XCTAssertEqual(fixture.recorder.log, trace)
    for page in [fixture.a, fixture.b] {
      XCTAssertEqual(page.imbalances, [])
      XCTAssertEqual(page.appearances, page.disappearances, "\(page.log)")
    }
    XCTAssertTrue(fixture.split.isSettled)
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func test_ROB_12_whatAPersonIsInTheMiddleOf() async throws {
    let fixture = Fixture(.doubleColumn)
    let live = LiveContent("detail")
    fixture.split.setViewController(live.page, for: .secondary)
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    live.begin(selecting: .text)
    fixture.stage.settle()
    let before = live.state
    for width in [400, 820] {
      fixture.stage.resize(to: width)
      XCTAssertEqual(live.state, before, "\(width)")
    }
    XCTAssertEqual(live.unrealizations, 0)
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func test_ROB_13_pagesChangedInTheLastCallback() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.a.navigationController?.pushViewController(fixture.spy("a2"), animated: false)
    fixture.stage.resize(to: 400)
    fixture.clear()
    let x = fixture.spy("x")
    fixture.onEvent = { [unowned fixture] token in
      guard token == "didExpand" else { return }
      fixture.a.navigationController?.popViewController(animated: false)
      fixture.b.navigationController?.pushViewController(x, animated: false)
    }
    fixture.stage.resetFrames()
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("ROB-13")
    XCTAssertEqual(fixture.pages(.primary), "a")
    XCTAssertEqual(fixture.pages(.secondary), "b x")
    XCTAssertEqual(fixture.header(.secondary), "b|x")
    XCTAssertTrue(fixture.stage.presentedFrames.allSatisfy { $0.visibleColumns.count == 2 })
  }

  // MARK: Calls from inside callbacks

  /// Runs an action once, at the first callback of a name, in F2's fold.
  @MainActor private func folded(
    _ token: String, _ action: @escaping @MainActor (Fixture) -> Void
  ) throws -> Fixture {
    let fixture = try Fixture.F2()
    var isDone = false
    fixture.onEvent = { [unowned fixture] event in
      guard event == token, !isDone else { return }
      isDone = true
      action(fixture)
    }
    fixture.stage.resize(to: 400)
    fixture.stage.settle()
    fixture.onEvent = nil
    return fixture
  }

  private static let fold = [
    "top?(D→D)", "wH(D)", "wH(P)", "wS(D)", "dH(P)", "dS(D)", "didCollapse",
  ]

  @MainActor func testAShowInsideAnyCallbackComesAfterTheFold() async throws {
    for token in Self.fold {
      let fixture = try folded(token) { $0.split.show(.primary) }
      defer { fixture.close() }
      XCTAssertEqual(
        fixture.recorder.log, Self.fold + ["wH(D)", "wS(P)", "dH(D)", "dS(P)"], token)
      XCTAssertEqual(fixture.stack, "a", token)
      fixture.expectHealthy()
    }
  }

  @MainActor func testContentSetInsideAnyCallbackIsThereAfterwards() async throws {
    for token in Self.fold {
      let fixture = try folded(token) {
        $0.split.setViewController($0.spy("f"), for: .secondary)
      }
      defer { fixture.close() }
      XCTAssertEqual(fixture.recorder.log, Self.fold, token)
      XCTAssertEqual(fixture.stack, "a › f", token)
      XCTAssertEqual(fixture.header(.secondary), "a|f", token)
      fixture.expectHealthy()
    }
  }

  @MainActor func testTheTopColumnEmptiedInsideAnyCallback() async throws {
    for token in Self.fold.dropFirst() {
      let fixture = try folded(token) { $0.split.setViewController(nil, for: .secondary) }
      defer { fixture.close() }
      XCTAssertEqual(
        fixture.recorder.log, Self.fold + ["wH(D)", "wS(P)", "dH(D)", "dS(P)"], token)
      XCTAssertEqual(fixture.stack, "a", token)
      fixture.expectHealthy()
    }
  }

  @MainActor func testThePagesOfTheTopColumnTakenAwayInsideAnyCallback() async throws {
    for token in Self.fold.dropFirst() {
      let fixture = try folded(token) { fixture in
        fixture.b.navigationController?.setViewControllers([], animated: false)
      }
      defer { fixture.close() }
      XCTAssertEqual(fixture.stack, "a", token)
      XCTAssertEqual(fixture.recorder.log.suffix(1), ["dS(P)"], token)
      XCTAssertTrue(fixture.split.isSettled, token)
      fixture.expectHealthy()
    }
  }

  @MainActor func testThePagesOfTheTopColumnTakenAwayDuringASlide() async throws {
    let fixture = try Fixture.F2p()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.show(.secondary)
    fixture.b.navigationController?.setViewControllers([], animated: false)
    fixture.stage.settle()
    XCTAssertEqual(
      fixture.recorder.log,
      ["wH(P)", "wS(D)", "dH(P)", "dS(D)", "wH(D)", "wS(P)", "dH(D)", "dS(P)"])
    XCTAssertEqual(fixture.stack, "a")
    fixture.expectHealthy()
  }

  @MainActor func testTheInspectorShownInsideACallback() async throws {
    let fixture = try Fixture(.doubleColumn).mounted(at: 1100).filled(.inspector, with: "i")
    defer { fixture.close() }
    fixture.onEvent = { [unowned fixture] token in
      if token == "mode(so)" { fixture.split.show(.inspector) }
      if token == "wS(I)" { fixture.split.hide(.inspector) }
    }
    fixture.split.hide(.primary)
    fixture.stage.settle()
    XCTAssertEqual(
      fixture.recorder.log, ["mode(so)", "wS(I)", "dS(I)", "wH(I)", "dH(I)"])
    fixture.onEvent = nil
    fixture.expectHealthy()
  }
}
