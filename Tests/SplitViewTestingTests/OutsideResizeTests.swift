// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class OutsideResizeTests: XCTestCase, @unchecked Sendable {
  @MainActor func testFramesAreRightWhileAWindowManagerDragsTheEdge() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 700, height: 400)
    defer { stage.close() }
    stage.resetFrames()
    // Faster than frames come, as from a hand.
    for width in Array(stride(from: 700, through: 500, by: -3)) + Array(500...720) {
      stage.resizeFromOutside(to: width, height: 400)
      while MainLoop.iterate(mayBlock: false) {}
    }
    // A window manager may still be behind.
    stage.resize(to: 730)
    XCTAssertEqual(stage.presentedFrames.last?.width, 730)
    XCTAssertGreaterThan(Set(stage.presentedFrames.map(\.width)).count, 2)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testTheStageTakesItsOwnSizeBack() async throws {
    let stage = try Stage(Fixtures.split(.doubleColumn), width: 700, height: 400)
    defer { stage.close() }
    stage.resizeFromOutside(to: 500, height: 400)
    while stage.presentedFrames.last?.width != 500 { MainLoop.iterate(mayBlock: true) }
    stage.resize(to: 700)
    XCTAssertEqual(stage.presentedFrames.last?.width, 700)
  }

  @MainActor func testAPictureWaitsForWhatWasAskedFor() async throws {
    let stage = try Stage(Fixtures.split(.doubleColumn), width: 700, height: 400)
    defer { stage.close() }
    stage.textScale = 1.5
    let path = NSTemporaryDirectory() + "split-view-picture-\(getpid()).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try stage.savePicture(to: path)
    XCTAssertTrue(FileManager.default.fileExists(atPath: path))
  }
}
