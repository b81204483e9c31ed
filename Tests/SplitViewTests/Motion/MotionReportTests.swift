// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewTesting

/// What people reported of columns and pages on their way.
final class MotionReportTests: XCTestCase, @unchecked Sendable {
  /// Turns animations on, with the pointer where it makes no scroll bar move.
  @MainActor
  private func animate(_ rig: Rig) {
    rig.stage.movePointer(to: (x: 4, y: 4), in: "out of the way")
    rig.stage.settle()
    rig.stage.animationsEnabled = true
  }

  @MainActor
  private func present(_ frames: Int, _ rig: Rig) {
    for _ in 0..<frames { rig.stage.presentFrame(in: "a motion") }
  }

  /// Clicks, and stops the motion that follows in its first frame.
  @MainActor
  private func click(_ column: SplitViewController.Column, _ rig: Rig) {
    let point = rig.stage.contentPoint(of: column, in: "a click")
    rig.stage.movePointer(to: point, in: "a click")
    rig.stage.pressPointer(in: "a click")
    rig.stage.connection(for: "a click").setButton(1, isPressed: false)
    rig.stage.pointer.isPressed = false
    runLoop(until: "the way out") { rig.split.motionProgress != nil }
    rig.split.holdMotion(at: 0.1)
  }

  @MainActor func test_SVB_115_widenedWhileItSlidesAway() async throws {
    let rig = try Rig(.D2o, at: 700, item: 3)
    defer { rig.close() }
    rig.stage.animationsEnabled = true
    rig.split.show(.primary)
    rig.stage.settle()
    click(.secondary, rig)
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    rig.split.holdMotion(at: 0.4)
    present(1, rig)
    XCTAssertNotNil(rig.split.motionProgress)
    XCTAssertEqual(Set(rig.visibleColumns), [.secondary, .primary])
    rig.stage.sweep([1000])
    rig.stage.settle()
    XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    let primary = try XCTUnwrap(rig.bounds(of: .primary))
    XCTAssertEqual(primary, PixelRect(x: 0, y: 0, width: 280, height: primary.height))
    let widget = try XCTUnwrap(rig.split.columnWidget(of: .primary).map { Widget($0) })
    XCTAssertEqual(widget.opacity, 1)
    XCTAssertTrue(widget.isTarget, "and can be used")
    XCTAssertFalse(rig.split.layers.dimming.contains { Widget($0).isMapped })
    rig.expectHealthy()
  }

  /// Checks that each column is where it belongs at a width.
  @MainActor
  private func expectPlaces(
    _ rig: Rig, width: Int, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    if width < 640 {
      let top = try XCTUnwrap(rig.split.topColumn, what, file: file, line: line)
      let bounds = try XCTUnwrap(rig.bounds(of: top), what, file: file, line: line)
      XCTAssertEqual(bounds.x, 0, what, file: file, line: line)
      XCTAssertEqual(bounds.width, width, what, file: file, line: line)
    } else {
      let primary = try XCTUnwrap(rig.bounds(of: .primary), what, file: file, line: line)
      let secondary = try XCTUnwrap(rig.bounds(of: .secondary), what, file: file, line: line)
      XCTAssertEqual(primary.x, 0, what, file: file, line: line)
      XCTAssertEqual(primary.width, 280, what, file: file, line: line)
      XCTAssertEqual(secondary.x, 281, what, file: file, line: line)
      XCTAssertEqual(secondary.width, width - 281, what, file: file, line: line)
    }
    XCTAssertNil(rig.stage.presentedFrames.last?.problem, what, file: file, line: line)
    rig.expectHealthy(file: file, line: line)
  }

  @MainActor func test_SVB_119_anotherWidthInTheMiddleOfAPage() async throws {
    for width in [1000, 480] {
      for pops in [false, true] {
        let rig = try Rig(.D2, at: 500)
        defer { rig.close() }
        if pops {
          rig.open(3)
          rig.stage.settle()
        }
        animate(rig)
        if pops { rig.split.hide(.secondary) } else { rig.open(3) }
        present(1, rig)
        XCTAssertTrue(rig.split.isTransitioning)
        rig.stage.resize(to: width)
        try expectPlaces(rig, width: width, "\(width), \(pops ? "pop" : "push")")
        XCTAssertEqual(rig.openItem, 3)
      }
    }
  }

  @MainActor func test_SVB_120_unfoldedBeforeAPopEnds() async throws {
    let rig = try Rig(.D2, at: 500, item: 3)
    defer { rig.close() }
    if rig.split.topColumn != .secondary {
      rig.split.show(.secondary)
      rig.stage.settle()
    }
    animate(rig)
    rig.split.hide(.secondary)
    present(1, rig)
    XCTAssertTrue(rig.split.isTransitioning)
    rig.stage.sweep([1000])
    rig.stage.settle()
    try expectPlaces(rig, width: 1000, "after the end")
    XCTAssertEqual(rig.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(rig.openItem, 3)
  }

  @MainActor func test_SVB_122_nothingMovesWithoutAnimations() async throws {
    let rig = try Rig(.D2o, at: 1000, item: 3)
    defer { rig.close() }
    rig.split.setViewController(ItemPage(90), for: .inspector)
    // Below the pointer scroll bars would move too.
    rig.stage.movePointer(to: (x: 4, y: 4), in: "out of the way")
    let actions: [(name: String, body: (Rig) -> Void)] = [
      ("hide", { $0.split.hide(.primary) }),
      ("show", { $0.split.show(.primary) }),
      ("inspector", { $0.split.show(.inspector) }),
      ("no inspector", { $0.split.hide(.inspector) }),
      ("narrower", { $0.stage.sweep([700]) }),
      ("over", { $0.split.show(.primary) }),
      ("away", { $0.stage.press("Escape") }),
      ("fold", { $0.stage.sweep([500]) }),
      ("pop", { $0.split.hide(.secondary) }),
      ("push", { $0.split.show(.secondary) }),
      ("sheet", { $0.split.show(.inspector) }),
      ("no sheet", { $0.split.hide(.inspector) }),
      ("unfold", { $0.stage.sweep([1000]) }),
    ]
    func run(_ check: (String) -> Void) -> [String] {
      for action in actions {
        action.body(rig)
        check(action.name)
        rig.stage.settle()
      }
      defer { rig.recorder.log = [] }
      return rig.recorder.log
    }
    rig.stage.settle()
    rig.recorder.log = []
    let atOnce = run { name in
      present(1, rig)
      XCTAssertFalse(rig.split.isTransitioning, name)
      let frame = rig.stage.presentedFrames.last
      rig.stage.settle()
      XCTAssertEqual(rig.stage.presentedFrames.last?.visibleColumns, frame?.visibleColumns, name)
    }
    XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    rig.stage.animationsEnabled = true
    var moved = 0
    let animated = run { _ in if rig.split.isTransitioning { moved += 1 } }
    XCTAssertGreaterThan(moved, 6, "with animations they do move")
    XCTAssertEqual(animated, atOnce)
    rig.expectHealthy()
  }
}
