// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// COL: what a collapse tells and leaves, on a real window.
final class CollapseConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_COL_01_twoColumns() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-01")
    XCTAssertTrue(fixture.split.isCollapsed)
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertEqual(fixture.titles, ["a"])
  }

  @MainActor func test_COL_02_threeColumns() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-02")
    XCTAssertEqual(fixture.stack, "a › s › b")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
  }
}
