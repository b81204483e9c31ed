// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import UIKitNames
import XCTest

/// Eight ways in which apps answer a split view, each folded and unfolded twice.
final class AppDelegateTests: XCTestCase, @unchecked Sendable {
  @MainActor func testAlwaysPrimary() async throws {
    let (scene, delegate) = (MailScene(), AlwaysPrimary())
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["a|a2", "b|b2"])
    scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
    // Without a method of its own the list gives the page on top away.
    scene.expect(at: 820, "[nav[a], a2]", headers: ["a", "a2"])
    scene.expect(at: 400, "[nav[a]]", headers: ["a"])
    scene.expect(at: 820, "[nav[a]]", headers: ["a", ""])
  }

  @MainActor func testKeepsSelection() async throws {
    let (scene, delegate) = (MailScene(), KeepsSelection())
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    for _ in 0..<2 {
      scene.expect(at: 400, "[nav[a, a2, nav[b, b2]]]", headers: ["b|b2"])
      scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["a|a2", "b|b2"])
    }
    scene.b.message = nil
    scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
  }

  @MainActor func testMovesPages() async throws {
    let (scene, delegate) = (MailScene(), MovesPages())
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    for _ in 0..<2 {
      scene.expect(at: 400, "[nav[a, a2, b, b2]]", headers: ["b|b2"])
      scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["a|a2", "b|b2"])
    }
    XCTAssertIdentical(scene.b.navigationController, scene.split.viewControllers.last)
  }

  @MainActor func testFreshPlaceholder() async throws {
    let (scene, delegate) = (MailScene(), FreshPlaceholder())
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    for count in 1...2 {
      scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
      scene.expect(at: 820, "[nav[a, a2], nav[No Message]]", headers: ["a|a2", "No Message"])
      XCTAssertEqual(delegate.made, count)
    }
    scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
    scene.a2.showDetailViewController(MessageViewController(message: "d"), sender: nil)
    scene.expect(at: 820, "[nav[a, a2], d]", headers: ["a|a2", "d"])
  }

  @MainActor func testSwapsPrimary() async throws {
    let scene = MailScene()
    let narrow = NavigationController(rootViewController: MailboxViewController(name: "c"))
    let delegate = SwapsPrimary(wide: scene.master, narrow: narrow)
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    for _ in 0..<2 {
      scene.expect(at: 400, "[nav[c]]", headers: ["c"])
      XCTAssertNil(scene.master.parent)
      scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["a|a2", "b|b2"])
      XCTAssertNil(narrow.parent)
    }
  }

  @MainActor func testPushesAfterwards() async throws {
    let (scene, delegate) = (MailScene(), PushesAfterwards())
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    for _ in 0..<2 {
      scene.expect(at: 400, "[nav[a, a2, Shortcuts]]", headers: ["a2|Shortcuts"])
      scene.expect(at: 820, "[nav[a, a2], nav[b, b2]]", headers: ["a|a2", "b|b2"])
    }
  }

  @MainActor func testTopColumnBySelection() async throws {
    let split = SplitViewController(style: .tripleColumn)
    let delegate = TopColumnBySelection()
    split.delegate = delegate
    split.setViewController(MailboxViewController(name: "a"), for: .primary)
    split.setViewController(MailboxViewController(name: "s"), for: .supplementary)
    split.setViewController(MessageViewController(message: "b"), for: .secondary)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    func top() -> SplitViewController.Column? {
      stage.resize(to: 400)
      defer { stage.resize(to: 820) }
      return split.topColumn
    }
    XCTAssertEqual(top(), .primary)
    delegate.selectedMailbox = "s"
    XCTAssertEqual(top(), .supplementary)
    delegate.selectedMessage = IndexPath(row: 3, section: 0)
    XCTAssertEqual(top(), .secondary)
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testOwnSecondary() async throws {
    let scene = MailScene()
    let delegate = OwnSecondary()
    delegate.title = "own"
    scene.split.viewControllers = [scene.master, delegate]
    try scene.mount(delegate: delegate)
    defer { scene.close() }
    for _ in 0..<2 {
      scene.expect(at: 820, "[nav[a, a2], own]", headers: ["a|a2", "own"])
      XCTAssertEqual(scene.stage.header(of: .secondary)?.buttons, [.sidebar])
      scene.expect(at: 400, "[nav[a, a2]]", headers: ["a|a2"])
      XCTAssertNil(delegate.parent)
    }
  }
}
