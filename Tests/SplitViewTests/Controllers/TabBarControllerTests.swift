// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class TabBarControllerTests: XCTestCase, @unchecked Sendable {
  // MARK: Selecting

  @MainActor func testTheProgramSelects() async throws {
    let scene = try TabScene("a", "b")
    defer { scene.stage.close() }
    XCTAssertEqual(scene.tabs.selectedIndex, 0)
    XCTAssertFalse(scene.pages[1].isViewLoaded, "a tab is loaded when it is first shown")
    scene.expectHealthy()
    scene.journal.entries = []
    scene.tabs.selectedIndex = 1
    XCTAssertTrue(scene.tabs.selectedViewController === scene.pages[1])
    XCTAssertEqual(
      scene.journal.entries,
      ["b.viewDidLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"])
    XCTAssertEqual(scene.bar, ["a", "[b]"])
    scene.expectHealthy()
    scene.tabs.selectedViewController = scene.pages[0]
    XCTAssertEqual(scene.tabs.selectedIndex, 0)
    XCTAssertEqual(scene.bar, ["[a]", "b"])
    scene.expectHealthy()
  }

  @MainActor func testAPersonChooses() async throws {
    let scene = try TabScene("a", "b")
    defer { scene.stage.close() }
    Widgets.click(scene.buttons[1])
    XCTAssertEqual(scene.choices, ["shouldSelect(b)", "didSelect(b)"])
    XCTAssertEqual(scene.bar, ["a", "[b]"])
    scene.expectHealthy()
    scene.mayShow = { $0.title == "b" }
    scene.journal.entries = []
    Widgets.click(scene.buttons[0])
    XCTAssertEqual(scene.choices, ["shouldSelect(a)"])
    XCTAssertEqual(scene.bar, ["a", "[b]"], "the tab shows that it isn't selected")
    scene.expectHealthy()
  }

  @MainActor func testChoosingTheTabThatIsShownGoesToItsRoot() async throws {
    let scene = try TabScene("a", "b", areNavigations: true)
    defer { scene.stage.close() }
    let navigation = try XCTUnwrap(scene.pages[0].navigationController)
    navigation.pushViewController(SpyPage("x"), animated: false)
    Widgets.click(scene.buttons[0])
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["a"])
    XCTAssertEqual(scene.choices, ["shouldSelect(a)", "didSelect(a)"])
    XCTAssertEqual(scene.bar, ["[a]", "b"])
    scene.expectHealthy()
  }

  @MainActor func testEachTabKeepsItsPages() async throws {
    let scene = try TabScene("a", "b", areNavigations: true)
    defer { scene.stage.close() }
    let x = SpyPage("x")
    scene.pages[0].navigationController?.pushViewController(x, animated: false)
    scene.tabs.selectedIndex = 1
    scene.expectHealthy()
    scene.tabs.selectedIndex = 0
    scene.stage.settle()
    XCTAssertEqual(scene.headers, ["x"])
    XCTAssertEqual(x.imbalances, [])
    XCTAssertEqual(x.knowsItIsOnScreen, true)
  }

  @MainActor func testAPageChoosesAnotherTabWhileTabsChange() async throws {
    for call in ["a.willDisappear", "b.willAppear", "b.viewDidLoad"] {
      for target in [0, 2] {
        let scene = try TabScene("a", "b", "c")
        defer { scene.stage.close() }
        for page in scene.pages {
          page.onCall = { [unowned scene] entry in
            guard entry == call else { return }
            for page in scene.pages { page.onCall = nil }
            scene.tabs.selectedIndex = target
          }
        }
        scene.tabs.selectedIndex = 1
        XCTAssertEqual(scene.tabs.selectedIndex, target, call)
        XCTAssertEqual(scene.bar.firstIndex { $0.hasPrefix("[") }, target, call)
        scene.expectHealthy()
      }
    }
  }

  // MARK: Keys

  @MainActor func testArrowKeysMoveAlongTheTabs() async throws {
    let scene = try TabScene("a", "b", "c", "d")
    defer { scene.stage.close() }
    scene.pages[2].tabBarItem.isEnabled = false
    XCTAssertEqual(scene.buttons.map(\.isFocusable), [true, false, false, false])
    scene.buttons[0].grabFocus()
    for (key, place) in [
      ("Right", 1), ("Right", 3), ("Right", 3), ("Home", 0), ("Left", 0), ("End", 3),
    ] {
      scene.stage.press(key)
      XCTAssertEqual(scene.tabs.selectedIndex, place, key)
      XCTAssertEqual(scene.focusedTab, place, key)
      XCTAssertEqual(scene.buttons.indices.filter { scene.buttons[$0].isFocusable }, [place])
    }
    scene.expectHealthy()
    scene.stage.isRightToLeft = true
    scene.stage.settle()
    scene.buttons[3].grabFocus()
    scene.stage.press("Right")
    XCTAssertEqual(scene.tabs.selectedIndex, 1, "mirrored")
    scene.expectHealthy()
  }

  @MainActor func testARefusedTabKeepsTheFocusWhereItIs() async throws {
    let scene = try TabScene("a", "b")
    defer { scene.stage.close() }
    scene.mayShow = { _ in false }
    scene.buttons[0].grabFocus()
    scene.stage.press("Right")
    XCTAssertEqual(scene.choices, ["shouldSelect(b)"])
    XCTAssertEqual(scene.tabs.selectedIndex, 0)
    XCTAssertEqual(scene.focusedTab, 0)
  }

  // MARK: Tabs

  @MainActor func testReplacingTabsKeepsWhatIsShown() async throws {
    let scene = try TabScene("a", "b", "c")
    defer { scene.stage.close() }
    scene.tabs.selectedIndex = 1
    scene.tabs.viewControllers = [scene.pages[2], scene.pages[1]]
    XCTAssertEqual(scene.bar, ["c", "[b]"])
    XCTAssertNil(scene.pages[0].parent)
    scene.expectHealthy()
    scene.tabs.viewControllers = [scene.pages[0], scene.pages[2]]
    XCTAssertEqual(scene.bar, ["a", "[c]"], "the one at the same place")
    scene.expectHealthy()
    scene.tabs.viewControllers = [scene.pages[0]]
    XCTAssertEqual(scene.bar, ["[a]"], "the first, where that place is gone")
    scene.expectHealthy()
    scene.tabs.viewControllers = []
    XCTAssertEqual(scene.bar, [])
    XCTAssertEqual(scene.tabs.selectedIndex, Int.max)
    XCTAssertNil(scene.tabs.selectedViewController)
    scene.expectHealthy()
    scene.tabs.viewControllers = [scene.pages[1]]
    scene.expectHealthy()
  }

  @MainActor func testATabMovesToAnotherController() async throws {
    let scene = try TabScene("a", "b")
    defer { scene.stage.close() }
    let other = TabBarController(viewControllers: [scene.pages[0]])
    XCTAssertTrue(scene.pages[0].tabBarController === other)
    XCTAssertEqual(scene.bar, ["[b]"])
    scene.expectHealthy()
    let stack = NavigationController()
    stack.pushViewController(scene.pages[1], animated: false)
    XCTAssertEqual(scene.bar, [])
    scene.expectHealthy()
  }

  @MainActor func testWhatGoesIsLetGo() async throws {
    let scene = try TabScene("a", areNavigations: true)
    defer { scene.stage.close() }
    var watched: [Weak] = []
    do {
      let navigation = NavigationController(rootViewController: SpyPage("gone"))
      let plain = SpyPage("plain")
      watched = [Weak(navigation), Weak(plain)]
      scene.tabs.viewControllers += [navigation, plain]
      for index in [1, 2, 0] {
        scene.tabs.selectedIndex = index
        scene.stage.settle()
      }
    }
    scene.tabs.viewControllers = [scene.tabs.viewControllers[0]]
    scene.stage.settle()
    for object in watched { XCTAssertNil(object.object) }
    scene.expectHealthy()
  }

  // MARK: Misuse

  @MainActor func testMisuse() async throws {
    let scene = try TabScene("a")
    scene.tabs.selectedIndex = 3
    XCTAssertEqual(scene.tabs.selectedIndex, 0)
    scene.expectHealthy(warnings: 1)
    scene.stage.close()
    try Subprocess.expectStop(saying: "has a tab already", in: self) {
      let page = SpyPage("a")
      _ = TabBarController(viewControllers: [page, page])
    }
    try Subprocess.expectStop(saying: "is in no tab", in: self) {
      TabBarController().selectedViewController = SpyPage("a")
    }
  }
}
