// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import XCTest

/// Which container does what a page asks for.
final class RoutingTests: XCTestCase, @unchecked Sendable {
  typealias Action = ViewController.Action

  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  /// A container that notes what it is asked for.
  private final class Host: ViewController {
    var shown: [String] = []
    var actions: Set<Action> = []

    override func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool {
      actions.contains(action)
    }

    override func show(_ viewController: ViewController, sender: Any?) {
      guard actions.contains(.show) else {
        return super.show(viewController, sender: sender)
      }
      shown.append("show \(viewController.title ?? "?") by \(sender as? String ?? "?")")
    }

    override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
      guard actions.contains(.showDetail) else {
        return super.showDetailViewController(viewController, sender: sender)
      }
      shown.append("detail \(viewController.title ?? "?") by \(sender as? String ?? "?")")
    }
  }

  @MainActor func testTheNearestThatCanIsTheTarget() async throws {
    let (outer, inner, page) = (Host(), Host(), ViewController())
    outer.addChild(inner)
    inner.addChild(page)
    XCTAssertNil(page.targetViewController(forAction: .show, sender: nil))
    XCTAssertFalse(page.canPerformAction(.show, withSender: nil))
    outer.actions = [.show, .showDetail]
    inner.actions = [.showDetail]
    XCTAssertTrue(page.targetViewController(forAction: .show, sender: nil) === outer)
    XCTAssertTrue(page.targetViewController(forAction: .showDetail, sender: nil) === inner)
    XCTAssertTrue(inner.targetViewController(forAction: .showDetail, sender: nil) === inner)
    page.show(SpyPage("x"), sender: "page")
    page.showDetailViewController(SpyPage("y"), sender: "page")
    XCTAssertEqual(outer.shown, ["show x by page"])
    XCTAssertEqual(inner.shown, ["detail y by page"])
  }

  @MainActor func testWhatContainersCan() async throws {
    let split = SplitViewController(style: .doubleColumn)
    let page = ViewController()
    let navigation = NavigationController(rootViewController: page)
    split.setViewController(navigation, for: .secondary)
    split.loadViewIfNeeded()
    XCTAssertTrue(page.targetViewController(forAction: .show, sender: nil) === navigation)
    XCTAssertTrue(page.targetViewController(forAction: .showDetail, sender: nil) === split)
    XCTAssertEqual(Action.allCases, [.show, .showDetail])
  }

  private final class Redirecting: ViewController {
    var target: ViewController?

    override func targetViewController(forAction action: Action, sender: Any?) -> ViewController? {
      target ?? super.targetViewController(forAction: action, sender: sender)
    }
  }

  @MainActor func testAnOverrideMayNameAnyTarget() async throws {
    let (container, elsewhere, page) = (Host(), Host(), Redirecting())
    container.addChild(page)
    for host in [container, elsewhere] { host.actions = [.show, .showDetail] }
    page.target = elsewhere
    page.show(SpyPage("x"), sender: "page")
    page.target = nil
    page.showDetailViewController(SpyPage("y"), sender: "page")
    XCTAssertEqual(elsewhere.shown, ["show x by page"])
    XCTAssertEqual(container.shown, ["detail y by page"])
  }

  private final class ShyStack: NavigationController {
    override func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool { false }
  }

  private final class ShySplit: SplitViewController {
    override func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool { false }
  }

  @MainActor func testAContainerThatDeclinesIsPassedOver() async throws {
    let page = ViewController()
    let stack = ShyStack(rootViewController: page)
    let split = ShySplit(style: .doubleColumn)
    split.setViewController(stack, for: .secondary)
    split.loadViewIfNeeded()
    let host = Host()
    host.actions = [.show, .showDetail]
    host.addChild(split)
    page.show(SpyPage("x"), sender: "page")
    page.showDetailViewController(SpyPage("y"), sender: "page")
    XCTAssertEqual(host.shown, ["show x by page", "detail y by page"])
    XCTAssertEqual(stack.viewControllers.count, 1)
  }
}
