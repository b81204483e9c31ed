// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// ASG: which controllers columns take, and what new content replaces.
final class AssignmentConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_ASG_07_aNavigationControllerIsTakenAsItIs() async throws {
    let fixture = Fixture(.tripleColumn)
    let navigation = NavigationController(rootViewController: fixture.spy("s1"))
    fixture.split.setViewController(navigation, for: .supplementary)
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    XCTAssertTrue(navigation.parent === fixture.split)
    XCTAssertTrue(fixture.split.viewController(for: .supplementary) === navigation)
    XCTAssertEqual(fixture.header(.supplementary), "s1")
    fixture.expectHealthy()
  }

  @MainActor func test_ASG_08_aContainerIsTakenInPrimaryAndSecondaryOnly() async throws {
    for column in [SplitViewController.Column.primary, .supplementary, .secondary] {
      let fixture = Fixture(.tripleColumn)
      let container = ViewController()
      container.title = "box"
      let navigation = NavigationController(rootViewController: ViewController())
      container.addChild(navigation)
      navigation.didMove(toParent: container)
      fixture.split.setViewController(container, for: column)
      try fixture.mount(at: 1100)
      defer { fixture.close() }
      XCTAssertTrue(fixture.split.viewController(for: column) === container)
      let isWrapped = column == .supplementary
      XCTAssertEqual(container.parent === fixture.split, !isWrapped, "\(column)")
      XCTAssertEqual(container.navigationController != nil, isWrapped, "\(column)")
    }
  }

  @MainActor func testAContainersStackIsTheColumns() async throws {
    let fixture = Fixture(.doubleColumn)
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.topViewController?.title = "a1"
    let container = ViewController(widget: navigation.view)
    container.addChild(navigation)
    navigation.didMove(toParent: container)
    fixture.split.setViewController(container, for: .primary)
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    XCTAssertEqual(fixture.header(.primary), "a1")
    let second = ViewController()
    second.title = "a2"
    navigation.pushViewController(second, animated: false)
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.stack, "a1 › a2 › b")
    XCTAssertEqual(fixture.header(.secondary), "a2|b")
    fixture.stage.tap(.back, in: .secondary)
    XCTAssertEqual(fixture.stack, "a1 › a2")
    navigation.popToRootViewController(animated: false)
    XCTAssertEqual(fixture.stack, "a1")
  }

  @MainActor func test_ASG_12_theCompactColumnIsNeverWrapped() async throws {
    let contents = [ViewController(), NavigationController(rootViewController: ViewController())]
    for content in contents {
      let fixture = Fixture(.doubleColumn)
      fixture.split.setViewController(content, for: .compact)
      try fixture.mount(at: 400)
      defer { fixture.close() }
      XCTAssertTrue(fixture.split.viewController(for: .compact) === content)
      XCTAssertTrue(content.parent === fixture.split)
      XCTAssertNil(content.navigationController)
    }
  }

  @MainActor func test_ASG_13_oneColumnForEachController() async throws {
    try Subprocess.expectStop(saying: "a stands in the primary column", in: self) {
      let fixture = Fixture(.doubleColumn)
      fixture.split.setViewController(fixture.a, for: .secondary)
    }
  }

  @MainActor func test_ASG_16_ASG_17_newContentInTheSameWrapper() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let wrapper = fixture.b.navigationController
    let f = fixture.spy("f")
    fixture.split.setViewController(f, for: .secondary)
    fixture.stage.settle()
    XCTAssertEqual(
      fixture.journal.entries,
      [
        "b.willMove(nil)", "b.willDisappear", "b.didDisappear", "b.didMove(nil)",
        "f.willMove(parent)", "f.viewDidLoad", "f.willAppear", "f.didAppear", "f.didMove(parent)",
      ])
    try fixture.expectTrace("ASG-16")
    XCTAssertTrue(f.navigationController === wrapper)
    XCTAssertEqual(fixture.pages(.secondary), "f")
    XCTAssertNil(fixture.b.parent)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.header(.secondary), "f")
  }

  @MainActor func test_ASG_18_newContentReplacesTheStack() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let x = fixture.spy("x")
    fixture.b.navigationController?.pushViewController(x, animated: false)
    fixture.stage.settle()
    fixture.clear()
    fixture.split.setViewController(fixture.spy("f"), for: .secondary)
    try fixture.expectTrace("ASG-18")
    XCTAssertEqual(fixture.pages(.secondary), "f")
    XCTAssertNil(fixture.b.parent)
    XCTAssertNil(x.parent)
  }

  @MainActor func test_ASG_19_ASG_20_emptiedAndFilledAgain() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setViewController(nil, for: .secondary)
    try fixture.expectTrace("ASG-19")
    XCTAssertEqual(fixture.titles, ["a"])
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertNil(fixture.b.parent)
    XCTAssertEqual(fixture.b.disappearances, 1)
    XCTAssertEqual(fixture.header(.secondary), "", "blank but for the window's buttons")

    fixture.clear()
    let g = fixture.spy("g")
    fixture.split.setViewController(g, for: .secondary)
    try fixture.expectTrace("ASG-20")
    XCTAssertNotNil(g.navigationController)
    XCTAssertEqual(fixture.header(.secondary), "g")
    XCTAssertEqual(fixture.titles, ["a", "g"])
  }

  @MainActor func test_ASG_21_anotherNavigationController() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let navigation = NavigationController(rootViewController: fixture.spy("f"))
    fixture.split.setViewController(navigation, for: .secondary)
    try fixture.expectTrace("ASG-21")
    XCTAssertTrue(navigation.parent === fixture.split)
    XCTAssertEqual(fixture.header(.secondary), "f")
    XCTAssertNil(fixture.b.parent)
  }

  @MainActor func test_ASG_22_anotherPrimary() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setViewController(fixture.spy("a2"), for: .primary)
    try fixture.expectTrace("ASG-22")
    XCTAssertEqual(fixture.titles, ["a2", "b"])
    XCTAssertEqual(fixture.header(.primary), "a2")
    XCTAssertEqual(fixture.b.log, [])
  }

  @MainActor func test_ASG_23_inTheColumnsOrder() async throws {
    let fixture = Fixture(.doubleColumn)
    let split = SplitViewController(style: .doubleColumn)
    split.delegate = fixture.recorder
    split.viewControllers = [fixture.a, fixture.b]
    XCTAssertTrue(split.viewController(for: .primary) === fixture.a)
    XCTAssertTrue(split.viewController(for: .secondary) === fixture.b)
    XCTAssertEqual(fixture.recorder.log, [])
  }

  @MainActor func test_ASG_25_theCompactColumnIsNotListed() async throws {
    let fixture = try Fixture.F3().filled(.compact, with: "c")
    defer { fixture.close() }
    XCTAssertEqual(fixture.titles, ["a", "s", "b"])
    XCTAssertTrue(fixture.split.viewController(for: .compact) === fixture.page("c"))
    fixture.expectHealthy()
  }

  @MainActor func test_ASG_26_anotherCompactColumn() async throws {
    let fixture = try Fixture.F2().filled(.compact, with: "c")
    defer { fixture.close() }
    fixture.split.setViewController(fixture.spy("c2"), for: .compact)
    try fixture.expectTrace("ASG-26")
    XCTAssertTrue(fixture.split.viewController(for: .compact) === fixture.page("c2"))
    XCTAssertNil(fixture.page("c").parent)
    XCTAssertEqual(fixture.page("c").appearances + fixture.page("c2").appearances, 0)
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
  }

  @MainActor func test_ASG_27_theSameAgain() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setViewController(fixture.b, for: .secondary)
    try fixture.expectTrace("ASG-27")
    XCTAssertEqual(fixture.b.log, [])
  }

  @MainActor func test_ASG_28_outOfAnotherContainer() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let other = ViewController()
    let f = fixture.spy("f")
    other.addChild(f)
    f.didMove(toParent: other)
    fixture.clear()
    fixture.split.setViewController(f, for: .secondary)
    try fixture.expectTrace("ASG-28")
    XCTAssertEqual(other.children.count, 0)
    XCTAssertEqual(f.log.prefix(3), ["f.willMove(nil)", "f.didMove(nil)", "f.willMove(parent)"])
    XCTAssertTrue(f.splitViewController === fixture.split)
  }
}
