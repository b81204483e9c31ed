// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class FrameClockTests: GtkTestCase, @unchecked Sendable {
  @MainActor func testAWidgetOutsideOfAWindowHasNone() async throws {
    let label = ObjectReference(sinking: Objects.label())
    XCTAssertNil(FrameClock(of: Widget(label.pointer)))
  }

  @MainActor func testCallsInTheOrderOfAFrame() async throws {
    let label = Widget(Objects.label("text"))
    let toplevel = try show(label)
    defer { toplevel.close() }
    let clock = try XCTUnwrap(FrameClock(of: label))
    XCTAssertTrue(clock.isSame(as: try XCTUnwrap(FrameClock(of: toplevel.widget))))
    var phases: [FrameClock.Phase] = []
    var frames: Set<Int> = []
    let handlers = [FrameClock.Phase.before, .layout, .paint, .after].map { phase in
      clock.observe(phase) {
        phases.append(phase)
        frames.insert(clock.frame)
      }
    }
    let first = clock.frame
    label.queueResize()
    runLoop(until: "a frame") { phases.last == .after }
    for handler in handlers { handler.disconnect() }
    XCTAssertEqual(phases, [.before, .layout, .paint, .after])
    XCTAssertEqual(frames.count, 1)
    XCTAssertGreaterThan(try XCTUnwrap(frames.first), first)
    XCTAssertGreaterThan(clock.time, 0)
    let heard = phases.count
    try nextFrame(of: clock)
    XCTAssertEqual(phases.count, heard, "after disconnecting")
  }

  @MainActor func testLaysOutInTheSameFrameWhatAnObserverAsksFor() async throws {
    let label = Widget(Objects.label("text"))
    let toplevel = try show(label)
    defer { toplevel.close() }
    let clock = try XCTUnwrap(FrameClock(of: label))
    var (rounds, painted, frame) = (0, 0, -1)
    let layout = clock.observe(.layout) {
      rounds += 1
      frame = clock.frame
      if rounds == 1 { label.queueResize() }
    }
    let paint = clock.observe(.paint) {
      painted += 1
      XCTAssertEqual(clock.frame, frame)
    }
    label.queueResize()
    runLoop(until: "a frame") { painted > 0 }
    XCTAssertEqual(rounds, 2)
    XCTAssertEqual(painted, 1)
    layout.disconnect()
    paint.disconnect()
  }
}
