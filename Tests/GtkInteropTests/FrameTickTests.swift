// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class FrameTickTests: GtkTestCase, @unchecked Sendable {
  private final class Token {}

  @MainActor func testTicksOnceAFrameUntilItIsOver() async throws {
    let label = Widget(Objects.label("text"))
    let toplevel = try show(label)
    defer { toplevel.close() }
    var times: [Double] = []
    let tick = FrameTick(label) { time in
      times.append(time)
      return times.count < 4
    }
    runLoop(until: "four frames") { times.count == 4 }
    let clock = try XCTUnwrap(FrameClock(of: label))
    try nextFrame(of: clock)
    XCTAssertEqual(times.count, 4)
    XCTAssertEqual(times, times.sorted())
    XCTAssertEqual(Set(times).count, 4)
    withExtendedLifetime(tick) {}
  }

  @MainActor func testStops() async throws {
    let label = Widget(Objects.label("text"))
    let toplevel = try show(label)
    defer { toplevel.close() }
    let clock = try XCTUnwrap(FrameClock(of: label))
    var count = 0
    let tick = FrameTick(label) { _ in
      count += 1
      return true
    }
    try nextFrame(of: clock)
    XCTAssertGreaterThan(count, 0)
    tick.stop()
    tick.stop()
    let before = count
    try nextFrame(of: clock)
    XCTAssertEqual(count, before)
  }

  @MainActor func testStoppingAfterItsWidgetIsGone() async throws {
    let toplevel = try show(Widget(Objects.label("text")))
    let tick = FrameTick(toplevel.widget) { _ in true }
    toplevel.close()
    tick.stop()
  }

  @MainActor func testFreesWhatItCaptured() async throws {
    let label = Widget(Objects.label("text"))
    let toplevel = try show(label)
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      _ = FrameTick(label) { _ in withExtendedLifetime(captured) { true } }
    }
    XCTAssertNotNil(token)
    let watch = WeakReference(label.pointer)
    toplevel.setContent(nil)
    toplevel.close()
    XCTAssertNil(watch.pointer)
    XCTAssertNil(token)
  }
}
