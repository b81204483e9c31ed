// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class StageEnvironmentTests: XCTestCase, @unchecked Sendable {
  @MainActor func testAnimationsAreOffAtFirstAndPutBack() async throws {
    XCTAssertTrue(Toolkit.initialize())
    let original = Toolkit.animationsEnabled
    let stage = try Stage(ViewController(), width: 500, height: 300)
    XCTAssertFalse(stage.animationsEnabled)
    XCTAssertFalse(Toolkit.animationsEnabled)
    stage.animationsEnabled = true
    XCTAssertTrue(Toolkit.animationsEnabled)
    stage.close()
    XCTAssertEqual(Toolkit.animationsEnabled, original)
  }

  @MainActor func testTurnsTheTextDirection() async throws {
    let label = Widgets.label("text")
    let stage = try Stage(ViewController(widget: label), width: 500, height: 300)
    XCTAssertFalse(stage.isRightToLeft)
    stage.isRightToLeft = true
    stage.settle()
    XCTAssertTrue(stage.isRightToLeft)
    XCTAssertTrue(Widget(label).isRightToLeft)
    stage.close()
    XCTAssertFalse(Widget(label).isRightToLeft)
  }

  @MainActor func testScalesTexts() async throws {
    let label = Widgets.label("text")
    let stage = try Stage(ViewController(widget: label), width: 500, height: 300)
    defer { stage.close() }
    let normal = Widget(label).measure(.horizontal).natural
    let scale = stage.textScale
    stage.textScale = 2 * scale
    stage.settle()
    XCTAssertEqual(stage.textScale, 2 * scale, accuracy: 0.01)
    XCTAssertGreaterThan(Double(Widget(label).measure(.horizontal).natural), 1.7 * Double(normal))
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }
}
