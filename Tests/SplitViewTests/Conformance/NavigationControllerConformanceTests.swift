// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// NVC: a navigation controller by itself, and as a column.
final class NavigationControllerConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_NVC_02_aPushTellsPagesAndDelegate() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    let x = scene.page("x")
    scene.navigation.pushViewController(x, animated: true)
    XCTAssertEqual(scene.titles, ["a", "x"])
    XCTAssertEqual(
      scene.journal.entries.filter { !$0.hasPrefix("x.willMove") && !$0.contains("DidLoad") },
      [
        "willShow(x)", "a.willDisappear", "x.willAppear", "a.didDisappear", "x.didAppear",
        "x.didMove(parent)", "didShow(x)",
      ])
    scene.expectHealthy()
  }

  @MainActor func test_NVC_04_toTheRoot() async throws {
    let scene = try NavigationScene("a", "x", "y")
    defer { scene.stage.close() }
    let popped = scene.navigation.popToRootViewController(animated: true)
    XCTAssertEqual(popped?.map { $0.title ?? "" }, ["x", "y"])
    XCTAssertEqual(scene.titles, ["a"])
    XCTAssertEqual(
      scene.journal.entries.filter { $0.contains("Show") }, ["willShow(a)", "didShow(a)"])
    scene.expectHealthy()
  }

  @MainActor func test_NVC_06_aSecondPushStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "x is already in this stack", in: self) {
      let x = SpyPage("x")
      let navigation = NavigationController()
      navigation.setViewControllers([SpyPage("a"), x], animated: false)
      navigation.pushViewController(x, animated: false)
    }
  }

  @MainActor func test_NVC_07_aTabBarControllerStopsTheProgram() async throws {
    try Subprocess.expectStop(
      saying: "a tab bar controller can't be on a navigation stack", in: self
    ) {
      let navigation = NavigationController(rootViewController: SpyPage("a"))
      navigation.pushViewController(TabBarController(), animated: false)
    }
  }

  @MainActor func test_NVC_08_theSameTopIsNoChangeOfPages() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    scene.stage.animationsEnabled = true
    let y = scene.page("y")
    scene.navigation.setViewControllers([scene.pages[0], y, scene.pages[1]], animated: true)
    XCTAssertEqual(scene.titles, ["a", "y", "x"])
    // Without an animation the end is at once.
    XCTAssertEqual(scene.journal.entries, ["y.willMove(parent)", "y.didMove(parent)"])
    scene.expectHealthy()
  }

  @MainActor func test_NVC_09_aShorterStackIsAPop() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    scene.stage.animationsEnabled = true
    let x = scene.pages[1]
    scene.navigation.setViewControllers([scene.pages[0]], animated: true)
    XCTAssertTrue(Widget(x.view).isMapped, "it slides away")
    runLoop(until: "the end of the slide") {
      scene.journal.entries.last == "didShow(a, animated)"
    }
    XCTAssertEqual(scene.titles, ["a"])
    XCTAssertEqual(
      scene.journal.entries.filter { $0.contains("Show") },
      ["willShow(a, animated)", "didShow(a, animated)"])
    XCTAssertNil(x.parent)
    scene.expectHealthy()
  }

  @MainActor func test_NVC_10_theBackButtonNamesThePageBelow() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.b.title = "Inbox"
    XCTAssertEqual(fixture.header(.secondary), "Inbox")
    fixture.b.navigationController?.pushViewController(fixture.spy("x"), animated: false)
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "Inbox|x")
    fixture.expectHealthy()
  }

  @MainActor func test_NVC_11_leftItemsReplaceTheBackButton() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let x = fixture.spy("x")
    var presses = 0
    x.navigationItem.leftBarButtonItem = BarButtonItem(title: "left") { presses += 1 }
    fixture.b.navigationController?.pushViewController(x, animated: false)
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "x")
    let left = try XCTUnwrap(fixture.buttons(in: .secondary).first)
    XCTAssertEqual(fixture.buttons(in: .secondary), [left])
    x.navigationItem.leftItemsSupplementBackButton = true
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "b|x")
    XCTAssertEqual(fixture.buttons(in: .secondary), [left])
    left.grabFocus()
    fixture.stage.press("Return")
    runLoop(until: "the press") { presses == 1 }
    fixture.expectHealthy()
  }

  @MainActor func test_NVC_13_aWayBackThatIsCancelled() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    let pop = try XCTUnwrap(scene.navigation.beginInteractivePop())
    pop.update(0.4)
    scene.stage.settle()
    XCTAssertEqual(
      scene.pages.map { Widget($0.view).bounds(in: Widget(scene.navigation.view))?.x },
      [-300, 200], "both pages are on screen")
    pop.cancel()
    scene.stage.settle()
    XCTAssertEqual(scene.titles, ["a", "x"])
    XCTAssertEqual(
      scene.journal.entries,
      [
        "willShow(a, animated)", "x.willDisappear", "a.viewDidLoad", "a.willAppear",
        "a.willDisappear", "x.willAppear", "a.didDisappear", "x.didAppear",
      ])
    scene.expectHealthy()
  }

  @MainActor func test_NVC_16_aColumnsOwnDelegateHearsItsPages() async throws {
    let fixture = Fixture(.doubleColumn)
    let navigation = NavigationController()
    let b = fixture.spy("b2")
    navigation.setViewControllers([b], animated: false)
    fixture.split.setViewController(navigation, for: .secondary)
    let journal = SpyPage.Journal()
    let recorder = NavigationRecorder(journal)
    navigation.delegate = recorder
    try fixture.mount(at: 820)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    journal.entries = []
    navigation.pushViewController(fixture.spy("x"), animated: false)
    XCTAssertEqual(journal.entries, ["willShow(x)", "didShow(x)"])
    XCTAssertTrue(fixture.split.viewController(for: .secondary) === navigation)
    XCTAssertEqual(fixture.stack, "a › b2 › x")
    navigation.popViewController(animated: false)
    XCTAssertEqual(
      journal.entries, ["willShow(x)", "didShow(x)", "willShow(b2)", "didShow(b2)"])
    fixture.stage.settle()
    fixture.expectHealthy()
  }

  // MARK: In a column

  @MainActor func test_NAV_35_aHiddenBackButtonLeavesNoWayBack() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.b.navigationItem.hidesBackButton = true
    fixture.stage.settle()
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [])
    for key in ["<Alt>Left", "Escape"] { fixture.stage.press(key) }
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.recorder.log, [])
    let x = fixture.spy("x")
    x.navigationItem.hidesBackButton = true
    fixture.b.navigationController?.pushViewController(x, animated: false)
    fixture.stage.press("<Alt>Left")
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "a › b › x")
    XCTAssertEqual(fixture.header(.secondary), "x")
    fixture.expectHealthy()
  }

  @MainActor func test_BTN_23_theSplitViewsItemsStayWithThePageOnTop() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar])
    let navigation = try XCTUnwrap(fixture.b.navigationController)
    navigation.pushViewController(fixture.spy("x"), animated: false)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar, .back])
    XCTAssertEqual(fixture.header(.secondary), "b|x")
    navigation.popViewController(animated: false)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar])
    fixture.expectHealthy()
  }
}
