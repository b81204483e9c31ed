// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// What an empty secondary column shows.
final class PlaceholderTests: XCTestCase, @unchecked Sendable {
  /// F2 with an empty secondary column and a placeholder.
  @MainActor private func fixture() throws -> Fixture {
    let fixture = Fixture(.doubleColumn)
    fixture.split.setViewController(nil, for: .secondary)
    fixture.split.placeholderViewController = fixture.spy("nothing chosen")
    try fixture.mount(at: 820)
    return fixture
  }

  @MainActor func testItFillsTheEmptyColumn() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    let placeholder = fixture.page("nothing chosen")
    XCTAssertEqual(fixture.recorder.log, ["mode(1b)", "wS(P)", "dS(P)"])
    XCTAssertEqual(placeholder.appearances, 1)
    XCTAssertTrue(placeholder.splitViewController === fixture.split)
    XCTAssertEqual(fixture.header(.secondary), "nothing chosen")
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar])
    XCTAssertEqual(fixture.titles, ["a"])
    XCTAssertFalse(fixture.split.isShowing(.secondary))
    XCTAssertNil(fixture.split.viewController(for: .secondary))
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testANavigationControllerOfTheAppsTakesItsPlace() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    let page = fixture.spy("x")
    fixture.clear()
    fixture.split.setViewController(
      NavigationController(rootViewController: page), for: .secondary)
    fixture.stage.settle()
    XCTAssertEqual(page.appearances, 1)
    fixture.expectHealthy()
    fixture.split.setViewController(nil, for: .primary)
    let other = fixture.spy("y")
    fixture.split.setViewController(
      NavigationController(rootViewController: other), for: .primary)
    fixture.stage.settle()
    XCTAssertEqual(other.appearances, 1)
    fixture.expectHealthy()
  }

  @MainActor func testContentTakesItsPlaceAndGivesItBack() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    let placeholder = fixture.page("nothing chosen")
    fixture.clear()
    fixture.split.setViewController(fixture.b, for: .secondary)
    fixture.stage.settle()
    XCTAssertEqual(
      placeholder.log,
      [
        "nothing chosen.willDisappear", "nothing chosen.didDisappear",
      ])
    XCTAssertEqual(fixture.header(.secondary), "b")
    fixture.expectHealthy()
    placeholder.clearLog()
    fixture.split.setViewController(nil, for: .secondary)
    fixture.stage.settle()
    XCTAssertEqual(placeholder.log, ["nothing chosen.willAppear", "nothing chosen.didAppear"])
    XCTAssertEqual(fixture.header(.secondary), "nothing chosen")
    XCTAssertEqual(fixture.recorder.log, [])
    XCTAssertEqual(placeholder.imbalances, [])
  }

  @MainActor func testItIsNotThereWhileFolded() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    let placeholder = fixture.page("nothing chosen")
    fixture.clear()
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(
      placeholder.log,
      [
        "nothing chosen.willDisappear", "nothing chosen.didDisappear",
      ])
    XCTAssertEqual(fixture.recorder.log.first, "top?(P→P)")
    fixture.split.setViewController(fixture.b, for: .secondary)
    fixture.split.setViewController(nil, for: .secondary)
    XCTAssertEqual(placeholder.appearances, 1)
    fixture.stage.resize(to: 820)
    XCTAssertEqual(placeholder.appearances, 2)
    XCTAssertEqual(fixture.header(.secondary), "nothing chosen")
    XCTAssertEqual(placeholder.imbalances, [])
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }

  /// A window without a header bar could neither be moved nor closed.
  @MainActor func testItIsThereWhileFoldedWithNothingElse() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    let placeholder = fixture.page("nothing chosen")
    fixture.stage.resize(to: 400)
    fixture.split.setViewController(nil, for: .primary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "")
    XCTAssertNil(fixture.split.topColumn)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.header(.secondary), "nothing chosen")
    XCTAssertEqual(placeholder.knowsItIsOnScreen, true)
    XCTAssertEqual(placeholder.appearances, 2)
    fixture.clear()
    fixture.split.setViewController(fixture.a, for: .primary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, ["wS(P)", "dS(P)"])
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(placeholder.knowsItIsOnScreen, false)
    XCTAssertEqual(placeholder.imbalances, [])
    fixture.split.setViewController(nil, for: .primary)
    fixture.stage.resize(to: 820)
    XCTAssertEqual(placeholder.knowsItIsOnScreen, true)
    XCTAssertEqual(placeholder.imbalances, [])
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testItIsReplacedInItsPlace() async throws {
    let fixture = try fixture()
    defer { fixture.close() }
    let old = fixture.page("nothing chosen")
    let navigation = NavigationController(rootViewController: fixture.spy("welcome"))
    fixture.split.placeholderViewController = navigation
    fixture.stage.settle()
    XCTAssertNil(old.parent)
    XCTAssertEqual(old.appearances, old.disappearances)
    XCTAssertEqual(fixture.header(.secondary), "welcome")
    XCTAssertEqual(fixture.page("welcome").appearances, 1)
    fixture.split.placeholderViewController = nil
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "")
    XCTAssertEqual(fixture.page("welcome").disappearances, 1)
    XCTAssertNil(navigation.parent)
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testAColumnsContentIsNoPlaceholder() async throws {
    try Subprocess.expectStop(saying: "a stands in the primary column", in: self) {
      let fixture = Fixture(.doubleColumn)
      fixture.split.placeholderViewController = fixture.a
    }
  }
}
