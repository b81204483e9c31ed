// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// The bar of tabs, and the header bars above it.
final class TabBarTests: XCTestCase, @unchecked Sendable {
  @MainActor func testTabsShowWhatTheirItemsSay() async throws {
    let scene = try TabScene("a", "b", areNavigations: true)
    defer { scene.stage.close() }
    XCTAssertEqual(scene.bar, ["[a]", "b"], "a navigation controller is shown by its root page")
    let item = scene.pages[0].tabBarItem
    item.title = "First"
    XCTAssertEqual(scene.bar, ["[First]", "b"])
    item.badgeValue = "3"
    XCTAssertEqual(scene.bar, ["[3 First]", "b"])
    item.badgeValue = nil
    item.iconName = "folder-symbolic"
    XCTAssertTrue(
      Widgets.mapped(under: scene.buttons[0]).contains { $0.typeName == "GtkImage" })
    scene.pages[1].title = "second"
    XCTAssertEqual(scene.bar, ["[First]", "second"])
    scene.pages[1].navigationController?.tabBarItem = TabBarItem(title: "own")
    XCTAssertEqual(scene.bar, ["[First]", "own"])
    item.isEnabled = false
    XCTAssertEqual(scene.buttons.map(\.isSensitive), [false, true])
    scene.expectHealthy()
  }

  @MainActor func testIsATabListToScreenReaders() async throws {
    let scene = try TabScene("a", "b")
    defer { scene.stage.close() }
    XCTAssertEqual(
      scene.buttons.map { $0.accessibleRole }, [GTK_ACCESSIBLE_ROLE_TAB, GTK_ACCESSIBLE_ROLE_TAB])
    XCTAssertEqual(scene.buttons.first?.parent?.accessibleRole, GTK_ACCESSIBLE_ROLE_TAB_LIST)
    let panels = Widgets.mapped(under: Widget(scene.tabs.view)).filter {
      $0.accessibleRole == GTK_ACCESSIBLE_ROLE_TAB_PANEL
    }
    XCTAssertEqual(panels.count, 1)
    XCTAssertTrue(Widget(scene.pages[0].view).isWithin(try XCTUnwrap(panels.first)))
  }

  // MARK: Hiding

  @MainActor func testThePageOnTheStackHidesTheBar() async throws {
    let scene = try TabScene("a", "b", areNavigations: true)
    defer { scene.stage.close() }
    let navigation = try XCTUnwrap(scene.pages[0].navigationController)
    let x = SpyPage("x")
    x.hidesBottomBarWhenPushed = true
    navigation.pushViewController(x, animated: false)
    scene.stage.settle()
    XCTAssertEqual(scene.bar, [])
    navigation.pushViewController(SpyPage("y"), animated: false)
    XCTAssertEqual(scene.bar, [], "it is still below the top")
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    XCTAssertEqual(scene.bar, ["a", "[b]"])
    scene.tabs.selectedIndex = 0
    navigation.popToRootViewController(animated: false)
    scene.stage.settle()
    XCTAssertEqual(scene.bar, ["[a]", "b"])
    navigation.pushViewController(x, animated: false)
    x.hidesBottomBarWhenPushed = false
    scene.stage.settle()
    XCTAssertEqual(scene.bar, ["[a]", "b"], "it is live")
  }

  @MainActor func testTheProgramHidesTheBar() async throws {
    let scene = try TabScene("a", "b")
    defer { scene.stage.close() }
    scene.tabs.isTabBarHidden = true
    scene.stage.settle()
    XCTAssertEqual(scene.bar, [])
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    XCTAssertEqual(scene.bar, [])
    scene.tabs.setTabBarHidden(false, animated: true)
    scene.stage.settle()
    XCTAssertEqual(scene.bar, ["a", "[b]"])
    scene.expectHealthy()
  }

  // MARK: Header bars

  @MainActor func testTheWindowsButtonsAreInTheHeaderThatIsShown() async throws {
    let old = Settings.decorationLayout
    Settings.decorationLayout = "close:maximize"
    defer { Settings.decorationLayout = old }
    let scene = try TabScene("a", "b")
    defer { scene.stage.close() }
    scene.tabs.viewControllers.append(NavigationController(rootViewController: SpyPage("c")))
    for index in 0..<3 {
      scene.tabs.selectedIndex = index
      scene.stage.settle()
      let controls = Widgets.mapped(under: Widget(scene.tabs.view)).filter {
        $0.parent?.typeName == "GtkWindowControls"
      }
      XCTAssertEqual(controls.count, 2, "\(index)")
      XCTAssertEqual(scene.headers.count, 1)
    }
  }

  @MainActor func testPlainTabsShowTheirItems() async throws {
    let scene = try TabScene("a", "b")
    defer { scene.stage.close() }
    let shared = BarButtonItem(title: "shared", action: nil)
    for page in scene.pages { page.navigationItem.rightBarButtonItem = shared }
    for index in [1, 0] {
      scene.tabs.selectedIndex = index
      scene.stage.settle()
      let texts = Widgets.mapped(under: Widget(scene.tabs.view)).flatMap { widget in
        widget.typeName == "GtkHeaderBar" ? Widgets.texts(under: widget) : []
      }
      XCTAssertEqual(texts.sorted(), [scene.pages[index].title ?? "", "shared"].sorted())
    }
    scene.expectHealthy()
  }

  @MainActor func testASplitViewInATab() async throws {
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(SpyPage("a"), for: .primary)
    split.setViewController(SpyPage("b"), for: .secondary)
    split.title = "split"
    let tabs = TabBarController(viewControllers: [SpyPage("first"), split])
    let stage = try Stage(tabs, width: 900)
    defer { stage.close() }
    tabs.selectedIndex = 1
    stage.settle()
    func headers() -> Int {
      Widgets.mapped(under: Widget(tabs.view)).filter { $0.typeName == "GtkHeaderBar" }.count
    }
    XCTAssertEqual(headers(), 2)
    stage.resize(to: 400)
    XCTAssertEqual(headers(), 1)
    XCTAssertTrue(split.isCollapsed)
    tabs.selectedIndex = 0
    stage.resize(to: 900)
    XCTAssertEqual(headers(), 1)
    tabs.selectedIndex = 1
    stage.settle()
    XCTAssertEqual(headers(), 2)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(stage.warnings, [])
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  // MARK: Room

  @MainActor func testTellsTabsTheSizeThatTheyWillHave() async throws {
    for areNavigations in [false, true] {
      let fixture = Fixture(.doubleColumn)
      let journal = SpyPage.Journal()
      let page = SizePage("t1", journal)
      let tabs = TabBarController(
        viewControllers: [
          areNavigations ? NavigationController(rootViewController: page) : page
        ])
      try fixture.mount(at: 820)
      fixture.split.setViewController(tabs, for: .secondary)
      fixture.stage.settle()
      journal.entries = []
      fixture.stage.resize(to: 900, height: 650)
      let view = Widget(page.view)
      let sizes = journal.entries.filter { $0.hasPrefix("t1.size") }
      XCTAssertTrue(
        sizes.last?.hasPrefix("t1.size \(view.width)×\(view.height) ") == true,
        "\(view.width)×\(view.height): \(sizes)")
      fixture.close()
    }
  }

  @MainActor func testTheLeastWidthIsTheSameFoldedOrNot() async throws {
    let fixture = Fixture(.doubleColumn)
    let pages = ["t1", "t2"].map { fixture.spy($0) }
    let tabs = TabBarController(
      viewControllers: pages.map { NavigationController(rootViewController: $0) })
    pages[0].navigationItem.rightBarButtonItems = (0..<5).map { _ in
      BarButtonItem(systemItem: .add, action: nil)
    }
    fixture.split.setViewController(tabs, for: .secondary)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    let wide = Widget(fixture.split.view).measure(.horizontal).minimum
    XCTAssertGreaterThan(wide, 400, "the header decides")
    fixture.stage.resize(to: 500)
    XCTAssertEqual(fixture.header(.secondary), "a|t1")
    XCTAssertEqual(Widget(fixture.split.view).measure(.horizontal).minimum, wide)
    fixture.expectHealthy()
  }

  @MainActor func testFiveTabsFitIntoANarrowWindow() async throws {
    let scene = try TabScene("Conversations", "Calls", "Contacts", "Recordings", "Settings")
    defer { scene.stage.close() }
    for page in scene.pages {
      page.tabBarItem.iconName = "folder-symbolic"
      page.tabBarItem.badgeValue = "12"
    }
    for scale in [1.0, 1.5] {
      scene.stage.textScale = scale
      scene.stage.resize(to: 320)
      XCTAssertEqual(scene.buttons.count, 5)
      let bounds = scene.buttons.compactMap { $0.bounds(in: Widget(scene.tabs.view)) }
      XCTAssertTrue(bounds.allSatisfy { $0.x >= 0 && $0.x + $0.width <= 320 }, "\(bounds)")
      let widths = bounds.map(\.width)
      let (least, most) = (widths.min() ?? 0, widths.max() ?? 0)
      XCTAssertLessThanOrEqual(most - least, 1, "all are as wide: \(bounds)")
    }
    scene.expectHealthy()
  }
}
