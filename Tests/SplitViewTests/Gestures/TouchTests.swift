// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Fingers on a touch screen; on an X server that has one.
final class TouchTests: XCTestCase, @unchecked Sendable {
  /// A finger that goes to a point in steps, with pictures painted between.
  @MainActor private func drag(
    _ screen: TouchScreen, _ stage: Stage, from: (x: Double, y: Double), to: (x: Double, y: Double),
    begins: Bool = true, ends: Bool = true, rests: Bool = true, steps: Double = 10
  ) throws {
    if begins {
      try screen.touch(.begin, x: from.x, y: from.y)
      stage.settle()
    }
    for step in stride(from: 1.0, through: steps, by: 1) {
      let part = step / steps
      try screen.touch(
        .update, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      stage.settle()
    }
    // Longer than what a speed is measured over.
    if rests { for _ in 0..<6 { stage.settle() } }
    if ends {
      try screen.touch(.end, x: to.x, y: to.y)
      stage.settle()
    }
  }

  @MainActor private func folded(_ kind: Rig.Kind = .D2) throws -> (Rig, TouchScreen) {
    let rig = Rig(kind)
    rig.itemContent = .label
    rig.list.selectedRow = 3
    rig.open(3)
    try rig.mount(at: 500)
    let screen = try TouchScreen(for: rig.stage, under: rig.split.view)
    return (rig, screen)
  }

  @MainActor func testTheEventsAreTouches() async throws {
    let (rig, screen) = try folded()
    defer { rig.close() }
    XCTAssertEqual(rig.titles, ["List", "Item 3"])
    try drag(screen, rig.stage, from: (60, 350), to: (200, 350), ends: false)
    XCTAssertTrue(rig.split.isTransitioning)
    XCTAssertEqual(rig.visibleColumns, [.primary, .secondary])
    try drag(screen, rig.stage, from: (200, 350), to: (60, 350), begins: false)
    XCTAssertEqual(rig.titles, ["List", "Item 3"])
    XCTAssertEqual(rig.recorder.log, [])
    try drag(screen, rig.stage, from: (60, 350), to: (440, 360))
    XCTAssertEqual(rig.titles, ["List"])
    rig.expectHealthy()
  }

  @MainActor func testAFlickGoesBack() async throws {
    let (rig, screen) = try folded()
    defer { rig.close() }
    // Not half of the way, but several times as fast as has to be.
    try drag(screen, rig.stage, from: (60, 350), to: (270, 350), rests: false, steps: 3)
    XCTAssertEqual(rig.titles, ["List"])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_079_whoIsToldHearsThatItIsOnItsWay() async throws {
    let (rig, screen) = try folded()
    defer { rig.close() }
    var heard: [Bool] = []
    rig.recorder.onEvent = { _ in heard.append(rig.split.isTransitioning) }
    let token = rig.split.observe { heard.append($0.isTransitioning) }
    try drag(screen, rig.stage, from: (60, 350), to: (440, 350))
    XCTAssertEqual(heard.first, true)
    XCTAssertEqual(heard.last, false)
    heard = []
    rig.select(3)
    heard = []
    rig.stage.tap(.back, in: .secondary)
    XCTAssertEqual(rig.titles, ["List"])
    XCTAssertEqual(heard.first, true)
    XCTAssertEqual(heard.last, false)
    withExtendedLifetime(token) {}
    rig.expectHealthy()
  }

  @MainActor func test_SVB_110_aTremblingFingerStillPressesAButton() async throws {
    let rig = Rig(.D2)
    var presses = 0
    let button = Button(text: "Press", iconName: nil) { presses += 1 }
    let page = ViewController(widget: button.widget.pointer)
    rig.split.setViewController(page, for: .secondary)
    try rig.mount(at: 500)
    defer { rig.close() }
    let screen = try TouchScreen(for: rig.stage, under: rig.split.view)
    try drag(screen, rig.stage, from: (250, 350), to: (257, 350), rests: false)
    XCTAssertEqual(presses, 1)
    XCTAssertEqual(rig.split.topColumn, .secondary)
    XCTAssertEqual(rig.recorder.log, [])
    try drag(screen, rig.stage, from: (60, 350), to: (440, 350))
    XCTAssertEqual(presses, 1, "a swipe over a button presses nothing")
    XCTAssertEqual(rig.split.topColumn, .primary)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_113_aSwipeFromTheEdgeGoesOnePageBack() async throws {
    let (rig, screen) = try folded(.D3)
    defer { rig.close() }
    for titles in [["Folders", "List"], ["Folders"], ["Folders"]] {
      try drag(screen, rig.stage, from: (4, 350), to: (420, 350))
      XCTAssertEqual(rig.titles, titles)
    }
    XCTAssertFalse(rig.recorder.log.contains("GestureWillBegin"))
    rig.expectHealthy()
  }

  @MainActor func test_SVB_114_aResizeUnderTheFinger() async throws {
    let (rig, screen) = try folded()
    defer { rig.close() }
    try drag(screen, rig.stage, from: (60, 350), to: (260, 350), ends: false)
    rig.stage.resize(to: 1000)
    try screen.touch(.end, x: 260, y: 350)
    rig.stage.settle()
    XCTAssertFalse(rig.split.isCollapsed)
    XCTAssertEqual(rig.openItem, 3)
    rig.split.hide(.primary)
    rig.stage.settle()
    XCTAssertEqual(rig.visibleColumns, [.secondary])
    rig.split.show(.primary)
    rig.stage.settle()
    XCTAssertEqual(rig.visibleColumns, [.primary, .secondary])
    rig.expectHealthy()
  }

  @MainActor func testROB_11() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    let screen = try TouchScreen(for: fixture.stage, under: fixture.split.view)
    try drag(screen, fixture.stage, from: (60, 350), to: (260, 350), ends: false)
    fixture.stage.resize(to: 820)
    try screen.touch(.end, x: 260, y: 350)
    XCTAssertEqual(fixture.pages(.secondary), "b")
    try fixture.expectTrace("XPD-03")
  }

  @MainActor func testASecondFingerChangesNothing() async throws {
    let (rig, screen) = try folded()
    defer { rig.close() }
    try drag(screen, rig.stage, from: (60, 350), to: (260, 350), ends: false)
    try screen.touch(.begin, x: 300, y: 500, finger: 2)
    try screen.touch(.update, x: 100, y: 500, finger: 2)
    rig.stage.settle()
    try screen.touch(.end, x: 100, y: 500, finger: 2)
    rig.stage.settle()
    try drag(screen, rig.stage, from: (260, 350), to: (450, 350), begins: false)
    XCTAssertEqual(rig.titles, ["List"])
    rig.expectHealthy()
  }

  @MainActor func testASliderKeepsItsDrags() async throws {
    let rig = Rig(.D2)
    let scale = try XCTUnwrap(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1))
    let page = ViewController(widget: UnsafeMutableRawPointer(scale))
    rig.split.setViewController(page, for: .secondary)
    try rig.mount(at: 500)
    defer { rig.close() }
    let screen = try TouchScreen(for: rig.stage, under: rig.split.view)
    let range = UnsafeMutableRawPointer(scale).assumingMemoryBound(to: GtkRange.self)
    let middle = try XCTUnwrap(
      Widget(UnsafeMutableRawPointer(scale)).bounds(in: Widget(rig.split.view)))
    let y = Double(middle.y) + Double(middle.height) / 2
    try drag(screen, rig.stage, from: (60, y), to: (400, y))
    XCTAssertGreaterThan(gtk_range_get_value(range), 50)
    XCTAssertEqual(rig.split.topColumn, .secondary)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_108_aSwipeFromTheFarEdgeScrollsNothing() async throws {
    let rig = Rig(.D2)
    let page = ListPage("Long")
    var activated: [Int] = []
    page.onActivate = { activated.append($0) }
    rig.split.setViewController(page, for: .secondary)
    try rig.mount(at: 360)
    defer { rig.close() }
    let screen = try TouchScreen(for: rig.stage, under: rig.split.view)
    try drag(screen, rig.stage, from: (357, 350), to: (157, 385))
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(page.scroller.pointer))
    XCTAssertLessThanOrEqual(abs(gtk_adjustment_get_value(adjustment)), 8)
    XCTAssertEqual(activated, [])
    XCTAssertEqual(rig.split.topColumn, .secondary)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_214_twoRowsAtOnce() async throws {
    let rig = Rig(.D2)
    rig.itemContent = .label
    try rig.mount(at: 500)
    defer { rig.close() }
    gtk_list_view_set_single_click_activate(OpaquePointer(rig.list.list.pointer), 1)
    let screen = try TouchScreen(for: rig.stage, under: rig.split.view)
    var activated: [Int] = []
    rig.list.onActivate = {
      activated.append($0)
      rig.open($0)
    }
    let rows = try [2, 5].map { row in
      try XCTUnwrap(rig.list.widget(of: row)?.bounds(in: Widget(rig.split.view)))
    }
    for (finger, row) in rows.enumerated() {
      try screen.touch(
        .begin, x: 200, y: Double(row.y) + Double(row.height) / 2, finger: UInt32(finger + 1))
    }
    for (finger, row) in rows.enumerated() {
      try screen.touch(
        .end, x: 200, y: Double(row.y) + Double(row.height) / 2, finger: UInt32(finger + 1))
    }
    rig.stage.settle()
    XCTAssertFalse(activated.isEmpty)
    XCTAssertEqual(rig.depth, 2)
    XCTAssertEqual(rig.openItem, activated.last)
    rig.expectHealthy()
  }
}
