// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// Controllers that change columns.
final class ColumnExchangeTests: XCTestCase, @unchecked Sendable {
  @MainActor func testControllersChangePlaces() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.viewControllers = [fixture.b, fixture.a]
    fixture.stage.settle()
    XCTAssertEqual(fixture.titles, ["b", "a"])
    fixture.expectHealthy()
  }

  @MainActor func testControllersChangePlacesWhileFolded() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.split.viewControllers = [fixture.b, fixture.a]
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.titles, ["b", "a"])
    fixture.expectHealthy()
  }

  @MainActor func testAControllerChangesItsColumnInACallback() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.onEvent = { token in
      guard token == "didCollapse" else { return }
      fixture.split.setViewController(nil, for: .secondary)
      fixture.split.setViewController(fixture.b, for: .primary)
    }
    fixture.stage.resize(to: 400)
    XCTAssertIdentical(fixture.split.viewController(for: .primary), fixture.b)
    XCTAssertNil(fixture.split.viewController(for: .secondary))
    fixture.expectHealthy()
  }

  @MainActor func testAStackThatComesFilledAppears() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setViewController(nil, for: .secondary)
    fixture.stage.settle()
    let page = fixture.spy("c")
    fixture.split.setViewController(
      NavigationController(rootViewController: page), for: .secondary)
    fixture.stage.settle()
    XCTAssertEqual(page.knowsItIsOnScreen, true)
    fixture.expectHealthy()
  }
}
