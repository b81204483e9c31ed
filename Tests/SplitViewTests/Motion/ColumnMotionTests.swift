// SPDX-License-Identifier: MIT
import ConformanceSupport
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewTesting

/// How columns come and go while a person looks on.
final class ColumnMotionTests: XCTestCase, @unchecked Sendable {
  /// Runs a change with animations on, and returns the frames of its way.
  @MainActor
  private func frames(
    of fixture: Fixture, _ action: () -> Void
  ) -> [PresentedFrame] {
    fixture.stage.animationsEnabled = true
    fixture.stage.resetFrames()
    action()
    XCTAssertTrue(fixture.split.isTransitioning)
    fixture.stage.settle()
    XCTAssertFalse(fixture.split.isTransitioning)
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
    return fixture.stage.presentedFrames
  }

  @MainActor func testATiledColumnSlidesOutAndIn() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertGreaterThan(frames(of: fixture) { fixture.split.hide(.primary) }.count, 6)
    fixture.clear()
    XCTAssertGreaterThan(frames(of: fixture) { fixture.split.show(.primary) }.count, 6)
    fixture.expectHealthy()
  }

  @MainActor func testAnOverlaySlidesInAndOut() async throws {
    let fixture = try Fixture.mounted(.doubleColumn, .overlay)
    defer { fixture.close() }
    XCTAssertGreaterThan(frames(of: fixture) { fixture.split.show(.primary) }.count, 6)
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    fixture.expectHealthy()
    XCTAssertGreaterThan(frames(of: fixture) { fixture.split.hide(.primary) }.count, 6)
    fixture.expectHealthy()
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
    fixture.stage.presentFrame(in: "a motion")
    fixture.stage.presentFrame(in: "a motion")
    fixture.stage.presentFrame(in: "a motion")
    XCTAssertGreaterThan(coordinator.percentComplete, 0)
    XCTAssertLessThan(coordinator.percentComplete, 1)
    XCTAssertEqual(completed, [])
    XCTAssertEqual(fixture.recorder.log, ["mode(so)", "wH(P)"])
    fixture.stage.settle()
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
    for _ in 0..<2 {
      fixture.split.hide(.primary)
      fixture.stage.settle()
      fixture.split.show(.primary)
      fixture.stage.settle()
    }
    XCTAssertGreaterThan(minimums.count, 40)
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
    fixture.stage.settle()
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertEqual(widths.first, before)
    XCTAssertEqual(widths.last, 820)
    XCTAssertGreaterThan(Set(widths).count, 6)
  }

  @MainActor func testAPersonWhoTypesGoesOnAtOnce() async throws {
    let rig = try Rig(.D2o, at: 700, item: 3)
    defer { rig.close() }
    rig.itemPage?.text?.grabFocus()
    rig.stage.animationsEnabled = true
    rig.split.show(.primary)
    rig.stage.presentFrame(in: "a motion")
    XCTAssertNotNil(rig.split.motionProgress)
    XCTAssertEqual(rig.focusedColumn, .primary, "with the first frame")
    rig.stage.settle()
    rig.split.hide(.primary)
    rig.stage.presentFrame(in: "a motion")
    XCTAssertNotNil(rig.split.motionProgress)
    XCTAssertEqual(rig.focus, rig.itemPage?.text)
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
    XCTAssertGreaterThan(Set(places).count, 6)
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
      for _ in 0..<3 { stage.presentFrame(in: "the beginning") }
      measured.count = 0
      while let progress = split.motionProgress, progress < 0.9 {
        stage.presentFrame(in: "the way")
        if split.motionProgress != nil { XCTAssertEqual(measured.count, 0, "at \(progress)") }
      }
      stage.settle()
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
    for mode in [SplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary] {
      stage.press("F9")
      XCTAssertEqual(split.displayMode, mode)
    }
    XCTAssertGreaterThan(stage.presentedFrames.count, 20, "with frames on the way")
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
