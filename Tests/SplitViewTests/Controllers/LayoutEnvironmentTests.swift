// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

final class LayoutEnvironmentTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_INI_14_whichFormASplitViewHas() async throws {
    typealias Environment = SplitViewController.LayoutEnvironment
    XCTAssertEqual(Environment.allCases.map(\.rawValue), [0, 1, 2])
    XCTAssertEqual(Environment.allCases, [.none, .expanded, .collapsed])
    XCTAssertEqual(ViewController().splitViewControllerLayoutEnvironment, .none)
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let child = ViewController()
    fixture.b.addChild(child)
    let pages = [fixture.a, fixture.b, child]
    XCTAssertEqual(
      pages.map(\.splitViewControllerLayoutEnvironment), [.expanded, .expanded, .expanded])
    XCTAssertEqual(fixture.split.splitViewControllerLayoutEnvironment, .none)
    fixture.stage.resize(to: 400)
    XCTAssertEqual(
      pages.map(\.splitViewControllerLayoutEnvironment), [.collapsed, .collapsed, .collapsed])
  }
}
