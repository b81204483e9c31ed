// SPDX-License-Identifier: MIT
import ConformanceSupport
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewTesting

/// How columns come and go while a person looks on.
final class ColumnMotionTests: XCTestCase, @unchecked Sendable {
  /// Stops a motion at several moments of its way, with a frame painted at each: so many frames
  /// come however slow the machine is.
  @MainActor
  private func stops(
    _ split: SplitViewController, on stage: Stage, _ look: (Double) -> Void = { _ in }
  ) {
    for step in 1...9 {
      split.holdMotion(at: Double(step) / 10)
      stage.presentFrame(in: "a motion")
      look(Double(step) / 10)
    }
    split.releaseMotion()
    stage.settle()
  }

  /// Runs a change with animations on, and looks at its way.
  @MainActor
  private func watch(_ fixture: Fixture, _ action: () -> Void) {
    fixture.stage.animationsEnabled = true
    fixture.stage.resetFrames()
    action()
    XCTAssertTrue(fixture.split.isTransitioning)
    XCTAssertNotNil(fixture.split.motionProgress)
    var places: Set<PixelRect> = []
    let primary = fixture.split.columnWidget(of: .primary).map { Widget($0) }
    stops(fixture.split, on: fixture.stage) { _ in
      if let bounds = primary?.bounds(in: Widget(fixture.split.view)) { places.insert(bounds) }
    }
    XCTAssertEqual(places.count, 9)
    XCTAssertFalse(fixture.split.isTransitioning)
    fixture.expectHealthy()
  }

  @MainActor func testATiledColumnSlidesOutAndIn() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    watch(fixture) { fixture.split.hide(.primary) }
    watch(fixture) { fixture.split.show(.primary) }
  }

  @MainActor func testAnOverlaySlidesInAndOut() async throws {
    let fixture = try Fixture.mounted(.doubleColumn, .overlay)
    defer { fixture.close() }
    watch(fixture) { fixture.split.show(.primary) }
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    watch(fixture) { fixture.split.hide(.primary) }
  }

  @MainActor func testTheDidPhaseWaitsForTheEnd() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.reportsProgrammaticColumnChanges = true
    fixture.stage.animationsEnabled = true
    var completed: [Bool] = []
    fixture.split.hide(.primary)
    XCTAssertEqual(fixture.recorder.log, ["mode(so)", "wH(P)"])
    XCTAssertEqual(fixture.a.log, ["a.willDisappear"])
    let coordinator = try XCTUnwrap(fixture.split.transitionCoordinator)
    XCTAssertTrue(coordinator.isAnimated)
    coordinator.animate(alongsideTransition: nil) { [split = fixture.split] context in
      completed.append(split.motionProgress == nil && context.percentComplete == 1)
    }
    stops(fixture.split, on: fixture.stage) { part in
      XCTAssertEqual(coordinator.percentComplete, part)
      XCTAssertEqual(completed, [])
      XCTAssertEqual(fixture.recorder.log, ["mode(so)", "wH(P)"])
    }
    XCTAssertEqual(fixture.recorder.log, ["mode(so)", "wH(P)", "dH(P)"])
    XCTAssertEqual(fixture.a.log, ["a.willDisappear", "a.didDisappear"])
    XCTAssertEqual(completed, [true])
    XCTAssertNil(fixture.split.transitionCoordinator)
  }

  @MainActor func testTheWindowsMinimumStaysOnTheWay() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let window = Widget(fixture.stage.window.widget)
    var minimums: [Int] = []
    fixture.stage.recorder.onFrame = { minimums.append(window.measure(.horizontal).minimum) }
    fixture.stage.animationsEnabled = true
    for hides in [true, false] {
      if hides { fixture.split.hide(.primary) } else { fixture.split.show(.primary) }
      stops(fixture.split, on: fixture.stage)
    }
    XCTAssertGreaterThan(minimums.count, 18)
    XCTAssertEqual(Set(minimums).count, 1)
  }

  @MainActor func testTheSecondaryColumnStaysBetweenItsWidths() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let column = try XCTUnwrap(fixture.split.columnWidget(of: .secondary).map { Widget($0) })
    let before = column.width
    var widths: [Int] = []
    fixture.stage.recorder.onFrame = { widths.append(column.width) }
    fixture.stage.animationsEnabled = true
    fixture.split.hide(.primary)
    stops(fixture.split, on: fixture.stage)
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertGreaterThan(widths.first ?? 0, before)
    XCTAssertEqual(widths.last, 820)
    XCTAssertGreaterThan(Set(widths).count, 8)
  }

  @MainActor func testAPersonWhoTypesGoesOnAtOnce() async throws {
    let rig = try Rig(.D2o, at: 700, item: 3)
    defer { rig.close() }
    rig.itemPage?.text?.grabFocus()
    rig.stage.animationsEnabled = true
    rig.split.show(.primary)
    rig.split.holdMotion(at: 0)
    rig.stage.presentFrame(in: "a motion")
    XCTAssertEqual(rig.focusedColumn, .primary, "with the first frame")
    rig.split.releaseMotion()
    rig.stage.settle()
    rig.split.hide(.primary)
    rig.split.holdMotion(at: 0)
    rig.stage.presentFrame(in: "a motion")
    XCTAssertEqual(rig.focus, rig.itemPage?.text)
    rig.split.releaseMotion()
    rig.stage.settle()
    rig.expectHealthy()
  }

  @MainActor func testARequestOfAModeIsMetAtOnce() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.preferredDisplayMode = .secondaryOnly
    fixture.stage.presentFrame(in: "a request")
    XCTAssertNil(fixture.split.motionProgress)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    fixture.stage.settle()
    fixture.expectHealthy()
  }

  @MainActor func testTheSamePartOfTheWayIsTheSamePicture() async throws {
    let fixture = try Fixture.mounted(.doubleColumn, .overlay)
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    func picture(at part: Double) -> PictureBytes? {
      fixture.split.holdMotion(at: part)
      fixture.stage.settle()
      return PictureBytes(of: Widget(fixture.split.view))
    }
    fixture.split.show(.primary)
    let parts = [0.2, 0.5, 0.8]
    let onward = parts.map { picture(at: $0) }
    let back = parts.reversed().map { picture(at: $0) }
    XCTAssertEqual(onward.map { $0?.bytes.count ?? 0 }, [Int](repeating: 820 * 700 * 4, count: 3))
    XCTAssertTrue(onward == back.reversed())
    XCTAssertEqual(Set(onward).count, 3)
    fixture.split.releaseMotion()
    fixture.stage.settle()
    fixture.split.hide(.primary)
    fixture.stage.settle()
    fixture.split.show(.primary)
    XCTAssertTrue(parts.map { picture(at: $0) } == onward, "another time as well")
    fixture.split.releaseMotion()
    fixture.stage.settle()
    fixture.expectHealthy()
  }

  @MainActor func testADividerInAHandStaysThere() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setViewController(SpyPage("i"), for: .inspector)
    fixture.stage.resize(to: 1200)
    fixture.stage.animationsEnabled = true
    let before = fixture.split.primaryColumnWidth
    fixture.stage.dragDivider(after: .primary, by: 20, release: false)
    fixture.split.show(.inspector)
    XCTAssertNil(fixture.split.motionProgress)
    fixture.stage.settle()
    fixture.stage.dragDivider(after: .primary, by: 20)
    XCTAssertEqual(fixture.split.primaryColumnWidth, before + 40)
    XCTAssertTrue(fixture.split.isShowing(.inspector))
    fixture.expectHealthy()
  }

  @MainActor func testADividerThatIsDraggedAwayGoesOnFromTheHand() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.minimumPrimaryColumnWidth = 200
    fixture.stage.settle()
    let column = try XCTUnwrap(fixture.split.columnWidget(of: .primary).map { Widget($0) })
    var places: [Int] = []
    fixture.stage.dragDivider(after: .primary, by: -300, release: false)
    XCTAssertEqual(column.width, 200)
    fixture.stage.recorder.onFrame = { [split = fixture.split] in
      guard column.isMapped, let bounds = column.bounds(in: Widget(split.view)) else { return }
      places.append(bounds.x)
      XCTAssertEqual(bounds.width, 200)
    }
    fixture.stage.releasePointer()
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(places, places.sorted(by: >))
    fixture.expectHealthy()
  }

  @MainActor func testNothingIsMeasuredOnTheWay() async throws {
    let split = SplitViewController(style: .doubleColumn)
    let measured = MeasuredPage()
    split.setViewController(measured.page, for: .primary)
    split.setViewController(SpyPage("b"), for: .secondary)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    stage.animationsEnabled = true
    for shows in [false, true] {
      if shows { split.show(.primary) } else { split.hide(.primary) }
      stops(split, on: stage) { part in
        if part > 0.2 { XCTAssertEqual(measured.count, 0, "at \(part)") }
        measured.count = 0
      }
    }
  }

  @MainActor func testClassicColumnsMoveToo() async throws {
    let split = SplitViewController()
    split.viewControllers = [
      NavigationController(rootViewController: SpyPage("a")),
      NavigationController(rootViewController: SpyPage("b")),
    ]
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    stage.isRightToLeft = true
    stage.animationsEnabled = true
    stage.settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    var (motions, isMoving) = (0, false)
    stage.recorder.onFrame = {
      if split.motionProgress != nil, !isMoving { motions += 1 }
      isMoving = split.motionProgress != nil
    }
    for mode in [SplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary] {
      stage.press("F9")
      XCTAssertEqual(split.displayMode, mode)
    }
    XCTAssertEqual(motions, 2, "each moves, once")
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }
}

/// A page that counts how often its content is measured.
@MainActor
private final class MeasuredPage: WidgetDelegate {
  private let widget = ForwardingWidget(.page)
  let page: ViewController
  var count = 0

  init() {
    page = ViewController(widget: widget.widget.pointer)
    page.title = "a"
    widget.delegate = self
  }

  var requestMode: RequestMode { .constant }
  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
    count += 1
    return (40, 80)
  }
  func allocate(width: Int, height: Int) {}
  func directionDidChange() {}
}
