// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Tab bar controllers as columns.
final class TabBarConformanceTests: XCTestCase, @unchecked Sendable {
  /// A tab bar controller `t` with two tabs: navigation controllers around `t1` and `t2`, or these.
  @MainActor private func tabs(
    of fixture: Fixture, areNavigations: Bool
  ) -> (t: TabBarController, t1: SpyPage, t2: SpyPage) {
    let (t1, t2) = (fixture.spy("t1"), fixture.spy("t2"))
    let t = TabBarController()
    t.title = "t"
    t.viewControllers = [t1, t2].map { (page: SpyPage) -> ViewController in
      areNavigations ? NavigationController(rootViewController: page) : page
    }
    return (t, t1, t2)
  }

  @MainActor func test_ASG_05_ASG_06_refusedInSideColumns() async throws {
    for column in [SplitViewController.Column.primary, .supplementary] {
      let fixture = try Fixture.F3()
      defer { fixture.close() }
      let before = fixture.titles
      fixture.split.setViewController(tabs(of: fixture, areNavigations: true).t, for: column)
      fixture.stage.settle()
      XCTAssertEqual(fixture.titles, before)
      XCTAssertEqual(fixture.recorder.log, [])
      XCTAssertEqual(
        fixture.stage.warnings,
        [
          "a tab bar controller can't be the \(column) column: nothing was set; "
            + "give it to the secondary one"
        ])
      fixture.expectHealthy(warnings: 1)
    }
  }

  @MainActor func test_ASG_09_aSecondaryColumnAsItIs() async throws {
    let fixture = Fixture(.doubleColumn)
    let (t, t1, t2) = tabs(of: fixture, areNavigations: true)
    fixture.split.setViewController(t, for: .secondary)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    XCTAssertTrue(fixture.split.viewController(for: .secondary) === t)
    XCTAssertTrue(t.parent === fixture.split, "it is not wrapped")
    XCTAssertNil(t.navigationController)
    XCTAssertTrue(t1.tabBarController === t)
    XCTAssertTrue(t1.splitViewController === fixture.split)
    for (index, page) in [t1, t2].enumerated() {
      t.selectedIndex = index
      fixture.stage.settle()
      XCTAssertEqual(fixture.header(.secondary), page.title)
      XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar])
      XCTAssertEqual(fixture.headerCount, 2, "one in each column")
    }
    t1.navigationController?.pushViewController(fixture.spy("x"), animated: false)
    t.selectedIndex = 0
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "t1|x")
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar, .back])
    fixture.expectHealthy()
    fixture.stage.tap(.sidebar, in: .secondary)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar, .back])
  }

  @MainActor func test_ASG_10_plainTabsGetAHeader() async throws {
    let fixture = Fixture(.doubleColumn)
    let (t, t1, t2) = tabs(of: fixture, areNavigations: false)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    fixture.split.setViewController(t, for: .secondary)
    fixture.stage.settle()
    XCTAssertTrue(fixture.split.viewController(for: .secondary) === t)
    XCTAssertTrue(t.parent === fixture.split)
    XCTAssertEqual(fixture.stage.warnings.count, 1)
    for (index, page) in [t1, t2].enumerated() {
      t.selectedIndex = index
      fixture.stage.settle()
      XCTAssertEqual(fixture.header(.secondary), page.title)
      XCTAssertEqual(fixture.headerCount, 2, "one in each column")
    }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.header(.secondary), "a|t2")
    XCTAssertEqual(fixture.headerCount, 1)
    fixture.stage.tap(.back, in: .secondary)
    XCTAssertEqual(fixture.stack, "a")
    fixture.expectHealthy(warnings: 1)
  }

  @MainActor func test_ASG_12_aCompactColumnHasOneHeader() async throws {
    for areNavigations in [true, false] {
      let fixture = Fixture(.doubleColumn)
      let (t, t1, t2) = tabs(of: fixture, areNavigations: areNavigations)
      fixture.split.setViewController(t, for: .compact)
      try fixture.mount(at: 820)
      defer { fixture.close() }
      XCTAssertEqual(fixture.headerCount, 2)
      fixture.stage.resize(to: 400)
      XCTAssertEqual(fixture.stack, "t")
      for (index, page) in [t1, t2].enumerated() {
        t.selectedIndex = index
        fixture.stage.settle()
        XCTAssertEqual(fixture.header(.compact), page.title)
        XCTAssertEqual(fixture.headerCount, 1)
      }
      if areNavigations {
        t2.navigationController?.pushViewController(fixture.spy("x"), animated: false)
        fixture.stage.settle()
        XCTAssertEqual(fixture.header(.compact), "t2|x")
        fixture.stage.press("Escape")
        fixture.stage.settle()
        XCTAssertEqual(fixture.header(.compact), "t2")
      }
      fixture.stage.press("Escape")
      fixture.stage.resize(to: 820)
      XCTAssertEqual(fixture.headerCount, 2)
      XCTAssertEqual(fixture.stage.warnings, [])
    }
  }

  @MainActor func test_COL_22_oneHeaderWhileFolded() async throws {
    let fixture = Fixture(.doubleColumn)
    let (t, t1, t2) = tabs(of: fixture, areNavigations: true)
    fixture.split.setViewController(t, for: .secondary)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    fixture.clear()
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-22")
    XCTAssertEqual(fixture.stack, "a › t")
    XCTAssertEqual(fixture.headerCount, 1)
    XCTAssertEqual(fixture.header(.secondary), "a|t1")
    t1.navigationController?.pushViewController(fixture.spy("x"), animated: false)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "a › t", "a tab's pages are its own")
    XCTAssertEqual(fixture.header(.secondary), "t1|x")
    fixture.stage.press("<Alt>Left")
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "a|t1", "back in the tab's own pages")
    XCTAssertEqual(fixture.stack, "a › t")
    t1.navigationController?.pushViewController(fixture.spy("y"), animated: false)
    t.selectedIndex = 1
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "a|t2")
    XCTAssertEqual(fixture.headerCount, 1)
    fixture.expectHealthy()
    fixture.stage.tap(.back, in: .secondary)
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.headerCount, 1)
    fixture.split.show(.secondary)
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.header(.secondary), "t2")
    XCTAssertEqual(fixture.headerCount, 2)
    XCTAssertTrue(t.selectedViewController === t2.navigationController)
    fixture.expectHealthy()
  }
}
