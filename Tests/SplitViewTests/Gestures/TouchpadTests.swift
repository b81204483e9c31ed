// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Two fingers on a touchpad; in a compositor that has one.
final class TouchpadTests: XCTestCase, @unchecked Sendable {
  /// Moves two fingers in steps, rests, and lifts them.
  @MainActor private func swipe(
    _ touchpad: Touchpad, _ stage: Stage, x: Double, y: Double, steps: Int = 20
  ) {
    for _ in 0..<steps {
      touchpad.scroll(x: x / Double(steps), y: y / Double(steps))
      stage.settle()
    }
    for _ in 0..<6 { stage.settle() }
    touchpad.lift()
    stage.settle()
  }

  @MainActor func test_SVB_109_aSwipeBackOverAScrolledPage() async throws {
    let touchpad = try Touchpad()
    let rig = Rig(.D2)
    rig.itemContent = .label
    let page = ListPage("Long")
    rig.split.setViewController(page, for: .secondary)
    rig.split.preferredCompactColumn = .secondary
    try rig.mount(at: 500)
    defer { rig.close() }
    XCTAssertEqual(rig.titles, ["List", "Long"])
    touchpad.move(toX: 250, y: 400)
    rig.stage.settle()
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(page.scroller.pointer))
    // 15 % sideways.
    swipe(touchpad, rig.stage, x: 45, y: -300)
    XCTAssertEqual(rig.titles, ["List", "Long"])
    XCTAssertGreaterThan(gtk_adjustment_get_value(adjustment), 50)
    swipe(touchpad, rig.stage, x: 100, y: 5)
    XCTAssertEqual(rig.titles, ["List", "Long"], "a quarter is too little")
    swipe(touchpad, rig.stage, x: 300, y: 10)
    XCTAssertEqual(rig.titles, ["List"])
    rig.expectHealthy()
  }
}
