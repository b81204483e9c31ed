// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import UIKitNames
import XCTest

/// Ten more ways, as they are found in apps.
final class WildDelegateTests: XCTestCase, @unchecked Sendable {
  @MainActor func testASplitViewThatIsItsOwnDelegate() async throws {
    let split = RootSplitViewController(account: "me")
    let scene = MailScene(split)
    try scene.mount()
    defer { scene.close() }
    scene.expect(at: 1000, "[nav[a, a2], nav[b, b2]]", headers: ["a|a2", "b|b2"])
    XCTAssertEqual(split.primaryColumnWidth, 300)
    scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
  }

  @MainActor func testMasterDetailTemplate() async throws {
    let scene = MailScene()
    let list = RecipeListViewController()
    list.title = "Recipes"
    let (master, delegate) = (
      NavigationController(rootViewController: list), MasterDetailDelegate()
    )
    let empty = NavigationController(rootViewController: RecipeViewController())
    scene.split.viewControllers = [master, empty]
    try scene.mount(at: 400, delegate: delegate)
    defer { scene.close() }
    scene.expect(at: 400, "[nav[Recipes]]", headers: ["Recipes"])
    list.didSelectRow(at: IndexPath(row: 3, section: 0))
    scene.expect(at: 400, "[nav[Recipes, nav[Recipe 3]]]", headers: ["Recipes|Recipe 3"])
    scene.expect(at: 820, "[nav[Recipes], nav[Recipe 3]]", headers: ["Recipes", "Recipe 3"])
    XCTAssertEqual(scene.stage.header(of: .secondary)?.buttons, [.sidebar])
    scene.expect(at: 400, "[nav[Recipes, nav[Recipe 3]]]", headers: ["Recipes|Recipe 3"])
    XCTAssertEqual(scene.stage.header(of: .secondary)?.buttons, [.back])
  }

  @MainActor func testTabsAsPrimary() async throws {
    let scene = MailScene()
    let tabs = TabbedPrimary()
    let other = NavigationController(rootViewController: MailboxViewController(name: "t"))
    tabs.viewControllers = [scene.master, other]
    scene.split.viewControllers = [tabs, scene.detail]
    try scene.mount()
    defer { scene.close() }
    scene.expect(
      at: 820, "[tabs[nav[a, a2], nav[t]], nav[b, b2]]", headers: ["a|a2", "b|b2"])
    scene.expect(at: 400, "[tabs[nav[a, a2, b, b2], nav[t]]]", headers: ["b|b2"])
    scene.expect(at: 820, "[tabs[nav[a], nav[t]], nav[a2, b, b2]]", headers: ["a", "b|b2"])
  }

  @MainActor func testDetailsAreWrapped() async throws {
    let scene = MailScene(WrappingSplitViewController())
    try scene.mount()
    defer { scene.close() }
    scene.a2.showDetailViewController(MessageViewController(message: "d"), sender: nil)
    scene.expect(at: 820, "[nav[a, a2], nav[d]]", headers: ["a|a2", "d"])
    scene.expect(at: 400, "[nav[a, a2, nav[d]]]", headers: ["a2|d"])
    scene.a2.showDetailViewController(MessageViewController(message: "e"), sender: nil)
    scene.expect(at: 400, "[nav[a, a2, nav[d], nav[e]]]", headers: ["d|e"])
    scene.expect(at: 820, "[nav[a, a2, nav[d]], nav[e]]", headers: ["a2|d", "e"])
    scene.expect(at: 400, "[nav[a, a2, nav[d], nav[e]]]", headers: ["d|e"])
  }

  @MainActor func testDetailsAreUnwrapped() async throws {
    let (scene, delegate) = (MailScene(), UnwrapsDetails())
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    scene.expect(at: 400, "[nav[a, a2, b, b2]]", headers: ["b|b2"])
    let detail = NavigationController(rootViewController: MessageViewController(message: "d"))
    scene.split.showDetailViewController(detail, sender: nil)
    scene.expect(at: 400, "[nav[a, a2, b, b2, d]]", headers: ["b2|d"])
    scene.expect(at: 820, "[nav[a, a2], nav[b, b2, d]]", headers: ["a|a2", "b2|d"])
    scene.expect(at: 400, "[nav[a, a2, b, b2, d]]", headers: ["b2|d"])
    scene.master.popToViewController(scene.a2, animated: false)
    scene.expect(at: 820, "[nav[a, a2], nav[No Message]]", headers: ["a|a2", "No Message"])
  }

  @MainActor func testTheDetailIsRemembered() async throws {
    let (scene, delegate) = (MailScene(), RemembersDetail())
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    for _ in 0..<2 {
      scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
      scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["a|a2", "b|b2"])
      XCTAssertIdentical(scene.split.viewControllers.last, scene.detail)
    }
  }

  @MainActor func testTheStackPartsWithMessagesOnly() async throws {
    let scene = MailScene(master: SeparatingNavigationController())
    try scene.mount()
    defer { scene.close() }
    scene.expect(at: 400, "[nav[a, a2, nav[b, b2]]]", headers: ["b|b2"])
    scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["a|a2", "b|b2"])
    scene.expect(at: 400, "[nav[a, a2, nav[b, b2]]]", headers: ["b|b2"])
    scene.master.popViewController(animated: true)
    scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
    scene.expect(at: 820, "[nav[a, a2], nav[No Message]]", headers: ["a|a2", "No Message"])
  }

  @MainActor func testClosuresAnswer() async throws {
    let (scene, handler) = (MailScene(), SplitHandler())
    try scene.mount(delegate: handler)
    defer { scene.close() }
    handler.onCollapse = { split, _, primary in
      split.viewControllers = [primary]
      return true
    }
    handler.onSeparate = { _, primary in
      (primary as? NavigationController)?.popToRootViewController(animated: false)?.last
    }
    scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
    scene.expect(at: 820, "[nav[a], a2]", headers: ["a", "a2"])
  }

  @MainActor func testGoingBackClearsTheSelection() async throws {
    let (scene, delegate) = (MailScene(), ClearsSelection())
    delegate.list = scene.a2
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    scene.master.delegate = delegate
    scene.expect(at: 400, "[nav[a, a2, nav[b, b2]]]", headers: ["b|b2"])
    XCTAssertNotNil(delegate.selection)
    scene.stage.tap(.back, in: .secondary)
    scene.expect(at: 400, "[nav[a, a2, nav[b]]]", headers: ["a2|b"])
    XCTAssertNotNil(delegate.selection)
    scene.stage.tap(.back, in: .secondary)
    scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
    XCTAssertNil(delegate.selection)
    XCTAssertNil(scene.detail.parent)
  }

  @MainActor func testTheButtonLaysTheListOverTheMessage() async throws {
    let (scene, delegate) = (MailScene(), ModeDelegate())
    scene.b2.navigationItem.leftBarButtonItem = scene.split.displayModeButtonItem
    scene.b2.navigationItem.leftItemsSupplementBackButton = true
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    XCTAssertEqual(scene.stage.header(of: .secondary)?.buttons, [.back, .sidebar])
    scene.stage.tap(.sidebar, in: .secondary)
    scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["b|b2"])
    scene.stage.tap(.sidebar, in: .secondary)
    scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["b|b2", "a|a2"])
    XCTAssertEqual(
      delegate.modes, [.oneBesideSecondary, .secondaryOnly, .oneOverSecondary])
    scene.stage.clickContent(of: .secondary)
    scene.stage.settle()
    XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
  }
}
