// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class NavigationControllerTests: XCTestCase, @unchecked Sendable {
  // MARK: Stacks

  @MainActor func testPushing() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    let x = scene.page("x")
    scene.navigation.pushViewController(x, animated: false)
    XCTAssertEqual(scene.titles, ["a", "x"])
    XCTAssertTrue(scene.navigation.topViewController === x)
    XCTAssertTrue(scene.navigation.visibleViewController === x)
    XCTAssertTrue(x.navigationController === scene.navigation)
    XCTAssertEqual(
      scene.journal.entries,
      [
        "x.willMove(parent)", "willShow(x)", "a.willDisappear", "x.viewDidLoad", "x.willAppear",
        "a.didDisappear", "x.didAppear", "x.didMove(parent)", "didShow(x)",
      ])
    scene.expectHealthy()
  }

  @MainActor func testPopping() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    let x = try XCTUnwrap(scene.pages.last)
    XCTAssertTrue(scene.navigation.popViewController(animated: false) === x)
    XCTAssertEqual(scene.titles, ["a"])
    XCTAssertNil(x.parent)
    XCTAssertEqual(
      scene.journal.entries.filter { $0.hasPrefix("x.") },
      ["x.willMove(nil)", "x.willDisappear", "x.didDisappear", "x.didMove(nil)"])
    XCTAssertEqual(
      scene.journal.entries.filter { $0.contains("Show") }, ["willShow(a)", "didShow(a)"])
    XCTAssertEqual(
      scene.journal.entries.filter { $0.hasPrefix("a.") },
      ["a.viewDidLoad", "a.willAppear", "a.didAppear"])
    scene.expectHealthy()
    scene.journal.entries = []
    XCTAssertNil(scene.navigation.popViewController(animated: false), "the root stays")
    XCTAssertEqual(scene.titles, ["a"])
    XCTAssertEqual(scene.journal.entries, [])
  }

  @MainActor func testPoppingToAPage() async throws {
    let scene = try NavigationScene("a", "x", "y", "z")
    defer { scene.stage.close() }
    let popped = scene.navigation.popToViewController(scene.pages[1], animated: false)
    XCTAssertEqual(popped?.map(\.title), ["y", "z"])
    XCTAssertEqual(scene.titles, ["a", "x"])
    XCTAssertEqual(
      scene.journal.entries.filter { $0.contains("Show") }, ["willShow(x)", "didShow(x)"])
    XCTAssertEqual(scene.pages[2].appearances, 0, "what lies between never appears")
    scene.expectHealthy()
    scene.journal.entries = []
    XCTAssertEqual(
      scene.navigation.popToViewController(scene.pages[1], animated: false)?.count, 0)
    XCTAssertEqual(scene.journal.entries, [], "it is on top already")
  }

  @MainActor func testPoppingToTheRoot() async throws {
    let scene = try NavigationScene("a", "x", "y")
    defer { scene.stage.close() }
    let popped = scene.navigation.popToRootViewController(animated: false)
    XCTAssertEqual(popped?.map(\.title), ["x", "y"])
    XCTAssertEqual(scene.titles, ["a"])
    XCTAssertEqual(
      scene.journal.entries.filter { $0.contains("Show") }, ["willShow(a)", "didShow(a)"])
    scene.expectHealthy()
    XCTAssertEqual(scene.navigation.popToRootViewController(animated: false)?.count, 0)
  }

  @MainActor func testReplacingWhatLiesBelowTheTop() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    let y = scene.page("y")
    scene.navigation.setViewControllers([scene.pages[0], y, scene.pages[1]], animated: true)
    XCTAssertEqual(scene.titles, ["a", "y", "x"])
    XCTAssertEqual(scene.journal.entries, ["y.willMove(parent)", "y.didMove(parent)"])
    scene.expectHealthy()
  }

  @MainActor func testSettingAShorterStackPops() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    scene.navigation.viewControllers = [scene.pages[0]]
    XCTAssertEqual(scene.titles, ["a"])
    XCTAssertEqual(
      scene.journal.entries.filter { $0.contains("Show") }, ["willShow(a)", "didShow(a)"])
    scene.expectHealthy()
  }

  @MainActor func testReplacingEverything() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    let f = scene.page("f")
    scene.navigation.setViewControllers([f], animated: false)
    XCTAssertEqual(
      scene.journal.entries.filter { !$0.contains("Show") },
      [
        "a.willMove(nil)", "a.willDisappear", "a.didDisappear", "a.didMove(nil)",
        "f.willMove(parent)", "f.viewDidLoad", "f.willAppear", "f.didAppear", "f.didMove(parent)",
      ])
    scene.expectHealthy()
  }

  @MainActor func testAnEmptyStack() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    scene.navigation.viewControllers = []
    XCTAssertNil(scene.navigation.topViewController)
    XCTAssertNil(scene.navigation.popViewController(animated: false))
    XCTAssertNil(scene.navigation.popToRootViewController(animated: false))
    scene.expectHealthy()
    scene.navigation.pushViewController(scene.pages[1], animated: false)
    XCTAssertEqual(scene.titles, ["x"])
    scene.expectHealthy()
  }

  @MainActor func testTheSameStackChangesNothing() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    scene.navigation.setViewControllers(scene.navigation.viewControllers, animated: true)
    XCTAssertEqual(scene.journal.entries, [])
  }

  // MARK: Animations

  @MainActor func testAnAnimatedPushEndsWithTheSlide() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    scene.stage.animationsEnabled = true
    let x = scene.page("x")
    scene.navigation.pushViewController(x, animated: true)
    XCTAssertEqual(scene.titles, ["a", "x"])
    XCTAssertEqual(
      scene.journal.entries,
      [
        "x.willMove(parent)", "willShow(x, animated)", "a.willDisappear", "x.viewDidLoad",
        "x.willAppear",
      ])
    XCTAssertTrue(Widget(scene.pages[0].view).isMapped, "both are on screen while it slides")
    runLoop(until: "the end of the slide") {
      scene.journal.entries.last == "didShow(x, animated)"
    }
    XCTAssertEqual(
      scene.journal.entries.suffix(4),
      ["a.didDisappear", "x.didAppear", "x.didMove(parent)", "didShow(x, animated)"])
    scene.expectHealthy()
  }

  @MainActor func testAPushInterruptsAPush() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    scene.stage.animationsEnabled = true
    scene.navigation.pushViewController(scene.page("x"), animated: true)
    scene.navigation.pushViewController(scene.page("y"), animated: true)
    XCTAssertEqual(scene.titles, ["a", "x", "y"])
    runLoop(until: "the end of the slide") {
      scene.journal.entries.last == "didShow(y, animated)"
    }
    XCTAssertEqual(
      scene.journal.entries.filter { $0.contains("Show") },
      [
        "willShow(x, animated)", "didShow(x, animated)", "willShow(y, animated)",
        "didShow(y, animated)",
      ])
    scene.expectHealthy()
  }

  @MainActor func testAPopInterruptsAPush() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    scene.stage.animationsEnabled = true
    let x = scene.page("x")
    scene.navigation.pushViewController(x, animated: true)
    scene.navigation.popViewController(animated: true)
    XCTAssertEqual(scene.titles, ["a"])
    runLoop(until: "the end of the slide") {
      scene.journal.entries.last == "didShow(a, animated)"
    }
    XCTAssertNil(x.parent)
    scene.expectHealthy()
    scene.navigation.pushViewController(x, animated: false)
    XCTAssertEqual(scene.titles, ["a", "x"])
    scene.expectHealthy()
  }

  @MainActor func testAPageKeepsItsHeaderWhileItSlidesAway() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    scene.stage.animationsEnabled = true
    let header = try XCTUnwrap(
      Widgets.mapped(under: Widget(scene.navigation.view)).first { $0.typeName == "GtkHeaderBar" })
    func back() -> Widget? {
      Widgets.mapped(under: header).first { $0.name == "split-view-back" }
    }
    XCTAssertNotNil(back())
    scene.navigation.popViewController(animated: true)
    XCTAssertNotNil(back())
    runLoop(until: "the end of the slide") {
      scene.journal.entries.last == "didShow(a, animated)"
    }
    scene.expectHealthy()
  }

  @MainActor func testWithoutAnimationsAPushIsAtOnce() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    scene.navigation.pushViewController(scene.page("x"), animated: true)
    XCTAssertEqual(scene.journal.entries.last, "didShow(x)")
    scene.expectHealthy()
  }

  @MainActor func testAClosedWindowEndsTheSlide() async throws {
    let scene = try NavigationScene("a")
    scene.stage.animationsEnabled = true
    let x = scene.page("x")
    scene.navigation.pushViewController(x, animated: true)
    scene.stage.close()
    runLoop(until: "the end of the slide") { scene.journal.entries.contains("x.didMove(parent)") }
    XCTAssertEqual(
      scene.pages.map { page in page.log.filter { $0.contains("ppear") } },
      [
        ["a.willAppear", "a.didAppear", "a.willDisappear", "a.didDisappear"],
        ["x.willAppear", "x.willDisappear", "x.didDisappear"],
      ])
    XCTAssertEqual(scene.journal.entries.last, "x.didDisappear")
    let again = try Stage(scene.navigation, width: 500)
    defer { again.close() }
    XCTAssertEqual(x.log.suffix(2), ["x.willAppear", "x.didAppear"])
    XCTAssertTrue(Widget(x.view).isMapped)
    scene.navigation.popViewController(animated: false)
    XCTAssertEqual(x.log.suffix(2), ["x.didDisappear", "x.didMove(nil)"])
  }

  // MARK: Misuse

  @MainActor func testWhatCannotBeOnAStackStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "is already in this stack", in: self) {
      let page = ViewController()
      let navigation = NavigationController(rootViewController: page)
      navigation.pushViewController(page, animated: false)
    }
    try Subprocess.expectStop(saying: "a split view can't be on a navigation stack", in: self) {
      let navigation = NavigationController(rootViewController: ViewController())
      navigation.pushViewController(SplitViewController(style: .doubleColumn), animated: false)
    }
    try Subprocess.expectStop(saying: "is not in this stack", in: self) {
      let navigation = NavigationController(rootViewController: ViewController())
      navigation.popToViewController(ViewController(), animated: false)
    }
  }
}
