// SPDX-License-Identifier: MIT
import ConformanceSupport
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

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
}
