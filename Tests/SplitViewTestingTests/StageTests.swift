// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class StageTests: XCTestCase, @unchecked Sendable {
  @MainActor func testOpensAtTheSizeThatWasAsked() async throws {
    let stage = try Stage(ViewController(), width: 500, height: 300)
    defer { stage.close() }
    XCTAssertEqual(Set(stage.presentedFrames.map(\.width)), [500])
    XCTAssertEqual(stage.presentedFrames.last?.isCollapsed, false)
    XCTAssertEqual(stage.presentedFrames.last?.visibleColumns, [])
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testForgetsFrames() async throws {
    let stage = try Stage(ViewController(), width: 500, height: 300)
    defer { stage.close() }
    stage.resetFrames()
    XCTAssertEqual(stage.presentedFrames, [])
    stage.settle()
    XCTAssertGreaterThanOrEqual(stage.presentedFrames.count, 2)
  }

  @MainActor func testTheRootOutlivesTheStage() async throws {
    let label = Widgets.label("again")
    let root = ViewController(widget: label)
    for width in [400, 500] {
      let stage = try Stage(root, width: width, height: 300)
      XCTAssertNotNil(Widgets.window(of: label))
      XCTAssertEqual(stage.presentedFrames.last?.width, width)
      stage.close()
      stage.close()
      XCTAssertNil(Widgets.window(of: label))
    }
  }

  @MainActor func testCollectsTheLibrarysWarningsOnly() async throws {
    let stage = try Stage(ViewController(), width: 500, height: 300)
    defer { stage.close() }
    XCTAssertEqual(stage.warnings, [])
    Log.warning("first")
    Log.debug("no warning")
    Log.warning("second")
    XCTAssertEqual(stage.warnings, ["first", "second"])
  }

  @MainActor func testEachStageHearsItsOwnTime() async throws {
    let first = try Stage(ViewController(), width: 500, height: 300)
    defer { first.close() }
    Log.warning("first")
    let second = try Stage(ViewController(), width: 500, height: 300)
    Log.warning("both")
    second.close()
    Log.warning("last")
    XCTAssertEqual(first.warnings, ["first", "both", "last"])
    XCTAssertEqual(second.warnings, [])
  }
}
