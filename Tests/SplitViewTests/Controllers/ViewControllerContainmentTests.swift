// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Containment, appearance and routing of view controllers.
final class ViewControllerContainmentTests: XCTestCase, @unchecked Sendable {
  @MainActor func testAddingAChild() async throws {
    let container = ViewController()
    let page = SpyPage("x")
    container.addChild(page)
    XCTAssertEqual(page.log, ["x.willMove(parent)"], "didMove is the container's to send")
    XCTAssertTrue(page.parent === container)
    XCTAssertTrue(container.children.contains { $0 === page })
    page.didMove(toParent: container)
    page.clearLog()
    container.addChild(page)
    XCTAssertEqual(page.log, [], "it is there already")
    XCTAssertEqual(container.children.count, 1)
  }

  @MainActor func testRemovingAChild() async throws {
    let container = ViewController()
    let page = SpyPage("x")
    container.addChild(page)
    page.clearLog()
    page.willMove(toParent: nil)
    page.removeFromParent()
    XCTAssertEqual(page.log, ["x.willMove(nil)", "x.didMove(nil)"])
    XCTAssertNil(page.parent)
    XCTAssertEqual(container.children.count, 0)
    page.removeFromParent()
    XCTAssertEqual(page.log.count, 2, "a second time does nothing")
  }

  @MainActor func testAChildOfAnotherContainerIsTakenOutOfIt() async throws {
    let (old, new) = (ViewController(), ViewController())
    let page = SpyPage("x")
    old.addChild(page)
    page.clearLog()
    new.addChild(page)
    XCTAssertEqual(page.log, ["x.willMove(nil)", "x.didMove(nil)", "x.willMove(parent)"])
    XCTAssertEqual(old.children.count, 0)
    XCTAssertTrue(page.parent === new)
  }

  @MainActor func testAPageOfAnotherStackIsTakenOutOfIt() async throws {
    let page = SpyPage("x")
    let old = NavigationController(rootViewController: SpyPage("a"))
    let new = NavigationController(rootViewController: SpyPage("b"))
    let stage = try Stage(old, width: 500)
    defer { stage.close() }
    old.pushViewController(page, animated: false)
    new.pushViewController(page, animated: false)
    XCTAssertEqual(old.viewControllers.map(\.title), ["a"])
    XCTAssertEqual(new.viewControllers.map(\.title), ["b", "x"])
    XCTAssertTrue(page.parent === new)
    XCTAssertEqual(page.appearances, page.disappearances)
    stage.settle()
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testAControllerCannotContainItself() async throws {
    try Subprocess.expectStop(saying: "can't contain itself", in: self) {
      let page = ViewController()
      page.addChild(page)
    }
  }

  @MainActor func testAControllerCannotBeInsideItsOwnContent() async throws {
    try Subprocess.expectStop(saying: "take that out first", in: self) {
      let (outer, inner) = (ViewController(), ViewController())
      outer.addChild(inner)
      inner.addChild(outer)
    }
  }

  @MainActor func testFindsItsContainers() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let child = ViewController()
    fixture.b.addChild(child)
    XCTAssertTrue(child.splitViewController === fixture.split)
    XCTAssertTrue(fixture.b.splitViewController === fixture.split)
    XCTAssertTrue(child.navigationController === fixture.b.navigationController)
    XCTAssertTrue(fixture.b.navigationController?.parent === fixture.split)
    XCTAssertNil(fixture.split.splitViewController)
    fixture.stage.resize(to: 400)
    XCTAssertTrue(child.splitViewController === fixture.split)
    XCTAssertNotNil(fixture.b.navigationController)
    XCTAssertFalse(fixture.b.navigationController === fixture.a.navigationController)
  }

  // MARK: Appearance

  final class MeasuringPage: ViewController {
    var log: [String] = []

    private func note(_ call: String) { log.append("\(call) \(Widget(view).width)") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  }

  @MainActor func testHasItsSizeWhileItAppears() async throws {
    let page = MeasuringPage()
    let split = SplitViewController(style: .doubleColumn)
    split.metrics = .uiKit
    split.setViewController(ViewController(), for: .primary)
    split.setViewController(page, for: .secondary)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    XCTAssertEqual(page.log, ["willAppear", "isAppearing 490", "didAppear 490"])
  }

  @MainActor func testHasItsSizeWhileItAppearsInAWindowOfItsOwn() async throws {
    let page = MeasuringPage()
    let stage = try Stage(page, width: 500)
    defer { stage.close() }
    XCTAssertEqual(page.log, ["willAppear", "isAppearing 500", "didAppear 500"])
  }

  @MainActor func testAppearsInAWindowOfItsOwn() async throws {
    let page = SpyPage("x")
    let first = try Stage(page, width: 500)
    XCTAssertEqual(page.log, ["x.viewDidLoad", "x.willAppear", "x.didAppear"])
    page.clearLog()
    first.close()
    XCTAssertEqual(page.log, ["x.willDisappear", "x.didDisappear"])
  }

  // MARK: Showing others

  @MainActor func testShowingInAStackPushes() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.b.show(fixture.spy("x"), sender: nil)
    fixture.stage.settle()
    XCTAssertEqual(fixture.pages(.secondary), "b x")
    fixture.expectHealthy()
  }

  @MainActor func testShowingADetailFillsTheSecondaryColumn() async throws {
    for width in [820, 400] {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.recorder.topColumnForCollapsing = { _ in .primary }
      fixture.stage.resize(to: width)
      let d = fixture.spy("d")
      fixture.a.showDetailViewController(d, sender: nil)
      fixture.stage.settle()
      XCTAssertTrue(fixture.split.viewController(for: .secondary) === d)
      XCTAssertEqual(fixture.pages(.secondary), "d")
      XCTAssertTrue(fixture.split.isShowing(.secondary), "at \(width)")
      fixture.expectHealthy()
    }
  }

  final class AttentivePage: ViewController {
    var heard = 0

    override func showDetailTargetDidChange(_ splitViewController: SplitViewController) {
      heard += 1
    }
  }

  @MainActor func testEveryDescendantHearsOfAFoldOnce() async throws {
    let pages = [AttentivePage(), AttentivePage(), AttentivePage()]
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .secondary)
    pages[1].addChild(pages[2])
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    XCTAssertEqual(pages.map(\.heard), [0, 0, 0])
    stage.resize(to: 400)
    XCTAssertEqual(pages.map(\.heard), [1, 1, 1])
    stage.resize(to: 820)
    XCTAssertEqual(pages.map(\.heard), [2, 2, 2])
    stage.resize(to: 900)
    XCTAssertEqual(pages.map(\.heard), [2, 2, 2])
  }
}
