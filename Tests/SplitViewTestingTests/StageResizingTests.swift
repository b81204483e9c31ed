// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class StageResizingTests: XCTestCase, @unchecked Sendable {
  @MainActor func testResizesTheRealWindow() async throws {
    let label = Widgets.label("content")
    let stage = try Stage(ViewController(widget: label), width: 500, height: 300)
    defer { stage.close() }
    stage.resetFrames()
    stage.resize(to: 640)
    XCTAssertEqual(stage.presentedFrames.last?.width, 640)
    stage.resize(to: 480, height: 360)
    let window = try XCTUnwrap(Widgets.window(of: label))
    XCTAssertEqual(Widget(window).width, 480)
    XCTAssertEqual(Widget(window).height, 360)
    stage.resize(to: 500)
    XCTAssertEqual(Widget(window).height, 360)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testSweepsThroughEveryWidth() async throws {
    let stage = try Stage(ViewController(), width: 500, height: 300)
    defer { stage.close() }
    stage.resetFrames()
    let widths = Array(stride(from: 500, through: 480, by: -1)) + Array(481...490)
    stage.sweep(widths)
    var presented: [Int] = []
    for width in stage.presentedFrames.map(\.width) where width != presented.last {
      presented.append(width)
    }
    XCTAssertEqual(presented, widths)
  }

  @MainActor func testAWidthTwiceIsPresentedTwice() async throws {
    let stage = try Stage(ViewController(), width: 500, height: 300)
    defer { stage.close() }
    stage.resetFrames()
    stage.sweep([500, 500])
    XCTAssertEqual(stage.presentedFrames.map(\.width), [500, 500])
  }

  @MainActor func testWhatIsSetBeforeAResizeIsLaidOutWithIt() async throws {
    let split = Fixtures.split(.doubleColumn)
    let recorder = DelegateRecorder()
    split.delegate = recorder
    let stage = try Stage(split, width: 700)
    defer { stage.close() }
    recorder.log = []
    stage.resetFrames()
    for _ in 0..<5 {
      split.collapsePolicy = .width(750)
      stage.resize(to: 800)
      split.collapsePolicy = .width(600)
      stage.resize(to: 700)
    }
    XCTAssertEqual(recorder.log, [])
    XCTAssertEqual(stage.presentedFrames.filter(\.isCollapsed), [])
  }
}
