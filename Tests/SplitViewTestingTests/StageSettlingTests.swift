// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

final class StageSettlingTests: XCTestCase, @unchecked Sendable {
  @MainActor func testASpinnerDoesNotKeepItFromSettling() async throws {
    let stage = try Stage(ViewController(widget: Widgets.spinner()), width: 500, height: 300)
    defer { stage.close() }
    stage.animationsEnabled = true
    stage.settle()
    stage.resize(to: 520)
    XCTAssertEqual(stage.presentedFrames.last?.width, 520)
  }

  @MainActor func testIdleLetsTasksRun() async throws {
    let stage = try Stage(ViewController(), width: 500, height: 300)
    defer { stage.close() }
    var steps: [Int] = []
    Task { @MainActor in
      for step in 0..<50 {
        steps.append(step)
        await Task.yield()
      }
      Task { @MainActor in steps.append(50) }
    }
    stage.settle()
    XCTAssertEqual(steps, [], "a settling stage runs no tasks")
    await stage.idle()
    XCTAssertEqual(steps, Array(0...50))
  }
}
