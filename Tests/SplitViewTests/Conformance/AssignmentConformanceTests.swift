// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// ASG: what controllers hear when a column gets other content.
final class AssignmentConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_ASG_17_oldContentIsGoneBeforeNewComes() async throws {
    for width in [820, 400] {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.stage.resize(to: width)
      fixture.clear()
      let f = fixture.spy("f")
      fixture.split.setViewController(f, for: .secondary)
      fixture.stage.settle()
      XCTAssertEqual(
        fixture.journal.entries,
        [
          "b.willMove(nil)", "b.willDisappear", "b.didDisappear", "b.didMove(nil)",
          "f.willMove(parent)", "f.viewDidLoad", "f.willAppear", "f.didAppear", "f.didMove(parent)",
        ], "at \(width)")
      XCTAssertEqual(fixture.visibleColumns.last, .secondary)
      fixture.expectHealthy()
    }
  }

  @MainActor func test_ASG_28_aChildOfAnotherContainerIsTakenOutFirst() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let f = fixture.spy("f")
    let container = ViewController()
    container.addChild(f)
    f.didMove(toParent: container)
    fixture.clear()
    fixture.split.setViewController(f, for: .secondary)
    fixture.stage.settle()
    XCTAssertEqual(
      f.log,
      [
        "f.willMove(nil)", "f.didMove(nil)", "f.willMove(parent)", "f.viewDidLoad", "f.willAppear",
        "f.didAppear", "f.didMove(parent)",
      ])
    XCTAssertEqual(container.children.count, 0)
    XCTAssertTrue(f.splitViewController === fixture.split)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }
}
