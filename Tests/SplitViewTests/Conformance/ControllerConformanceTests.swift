// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// VCC, and what other rows say of dialogs: containment, appearance, routing.
final class ControllerConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_VCC_01_findsItsSplitView() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let child = ViewController()
    fixture.b.addChild(child)
    for width in [820, 400] {
      fixture.stage.resize(to: width)
      XCTAssertTrue(fixture.b.splitViewController === fixture.split)
      XCTAssertTrue(child.splitViewController === fixture.split)
    }
  }

  @MainActor func test_VCC_05_withoutASplitViewTheRootPresents() async throws {
    let a = SpyPage("a")
    let navigation = NavigationController(rootViewController: a)
    let stage = try Stage(navigation, width: 500)
    defer { stage.close() }
    let x = SpyPage("x")
    a.showDetailViewController(x, sender: nil)
    runLoop(until: "the dialog") { x.appearances == 1 }
    XCTAssertTrue(navigation.presentedViewController === x)
    XCTAssertTrue(x.presentingViewController === navigation)
    XCTAssertTrue(Widget(x.view).isMapped)
    XCTAssertNotEqual(Widget(x.view).toplevel, Widget(a.view).toplevel)
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["a"])
    XCTAssertEqual(stage.warnings, [])
    a.dismiss(animated: true)
    XCTAssertEqual([a.appearances, a.disappearances], [1, 0])
  }

  @MainActor func test_VCC_08_theInnerSplitViewGetsTheDetail() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let inner = SplitViewController(style: .doubleColumn)
    let (p, q, d) = (fixture.spy("p"), fixture.spy("q"), SpyPage("d"))
    inner.setViewController(p, for: .primary)
    inner.setViewController(q, for: .secondary)
    let host = ViewController(widget: inner.view)
    host.addChild(inner)
    inner.didMove(toParent: host)
    fixture.split.setViewController(host, for: .secondary)
    fixture.stage.settle()
    fixture.clear()
    XCTAssertTrue(p.targetViewController(forAction: .showDetail, sender: nil) === inner)
    p.showDetailViewController(d, sender: nil)
    fixture.stage.settle()
    XCTAssertTrue(inner.viewController(for: .secondary) === d)
    XCTAssertTrue(fixture.split.viewController(for: .secondary) === host)
    XCTAssertEqual(fixture.recorder.log, [])
    XCTAssertTrue(Widget(d.view).isMapped)
    XCTAssertEqual(fixture.stage.warnings, [])
  }

  private final class Measuring: ViewController {
    var log: [String] = []

    private func note(_ call: String) { log.append("\(call) \(Widget(view).width)") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  }

  @MainActor func test_VCC_10_hasItsSizeWhileItAppears() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    func expect(_ width: Int, _ line: UInt = #line, _ show: (ViewController) -> Void) {
      let page = Measuring()
      show(page)
      runLoop(until: "its appearance", line: line) { page.log.count > 2 }
      XCTAssertEqual(
        page.log, ["willAppear", "isAppearing \(width)", "didAppear \(width)"], line: line)
      fixture.stage.settle()
    }
    let split = fixture.split
    expect(490) { split.setViewController($0, for: .secondary) }
    expect(490) { page in
      split.setViewController(NavigationController(rootViewController: page), for: .secondary)
    }
    let navigation = try XCTUnwrap(split.viewController(for: .secondary) as? NavigationController)
    expect(490) { navigation.pushViewController($0, animated: false) }
    fixture.stage.animationsEnabled = true
    expect(490) { navigation.pushViewController($0, animated: true) }
    fixture.stage.animationsEnabled = false
    expect(320) { split.setViewController($0, for: .primary) }
    fixture.stage.resize(to: 400)
    expect(400) { split.showDetailViewController($0, sender: nil) }
    fixture.expectHealthy()
  }

  @MainActor func test_VCC_12_whoSendsWhatOfAMove() async throws {
    let container = ViewController()
    let x = SpyPage("x")
    container.addChild(x)
    XCTAssertEqual(x.log, ["x.willMove(parent)"])
    x.didMove(toParent: container)
    x.willMove(toParent: nil)
    x.clearLog()
    x.removeFromParent()
    XCTAssertEqual(x.log, ["x.didMove(nil)"])
  }

  @MainActor func test_VCC_14_aHiddenColumnNeverAppears() async throws {
    let fixture = Fixture(.tripleColumn)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    XCTAssertFalse(fixture.split.isShowing(.primary))
    XCTAssertTrue(fixture.a.isViewLoaded)
    XCTAssertEqual(fixture.a.log.filter { $0.contains("ppear") }, [])
    fixture.clear()
    fixture.stage.resize(to: 1100)
    XCTAssertEqual(fixture.a.log, ["a.willAppear", "a.didAppear"])
    fixture.expectHealthy()
  }

  @MainActor func test_VCC_15_theSplitViewItselfPresents() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let x = SpyPage("x")
    fixture.split.show(x, sender: nil)
    runLoop(until: "the dialog") { x.appearances == 1 }
    XCTAssertTrue(fixture.split.presentedViewController === x)
    XCTAssertEqual(fixture.titles, ["a", "b"])
    try fixture.expectTrace("VCC-15")
    fixture.split.dismiss(animated: true)
    XCTAssertEqual(x.disappearances, 1)
  }

  @MainActor func test_NAV_27_foldedTheSplitViewPresents() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.recorder.handlesShow = { _ in
      XCTFail("the delegate is not asked")
      return true
    }
    let x = SpyPage("x")
    fixture.split.show(x, sender: nil)
    runLoop(until: "the dialog") { x.appearances == 1 }
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertTrue(Widget(x.view).isMapped)
    try fixture.expectTrace("NAV-27")
    fixture.split.dismiss(animated: true)
  }

  private final class Attentive: ViewController {
    var heard: [Bool] = []

    override func showDetailTargetDidChange(_ splitViewController: SplitViewController) {
      heard.append(splitViewController.isCollapsed)
    }
  }

  @MainActor func test_COL_24_everyDescendantHearsOfEachFold() async throws {
    let pages = [Attentive(), Attentive(), Attentive(), Attentive()]
    let split = SplitViewController(style: .tripleColumn)
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .supplementary)
    let navigation = NavigationController(rootViewController: pages[2])
    split.setViewController(navigation, for: .secondary)
    pages[0].addChild(pages[3])
    let stage = try Stage(split, width: 1100)
    defer { stage.close() }
    XCTAssertTrue(pages.allSatisfy { $0.heard == [] })
    stage.resize(to: 400)
    XCTAssertEqual(pages.map(\.heard), Array(repeating: [true], count: 4))
    stage.resize(to: 1100)
    XCTAssertEqual(pages.map(\.heard), Array(repeating: [true, false], count: 4))
    stage.resize(to: 800)
    split.hide(.supplementary)
    stage.settle()
    XCTAssertEqual(pages.map(\.heard), Array(repeating: [true, false], count: 4))
  }

  @MainActor func test_COL_25_aDialogSurvivesAFold() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let x = SpyPage("x")
    fixture.b.presentAndWait(x)
    x.clearLog()
    let dialog = try XCTUnwrap(Widget(x.view).toplevel)
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-25")
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertTrue(dialog.isMapped)
    XCTAssertEqual(Widget(x.view).toplevel, dialog)
    XCTAssertTrue(fixture.split.presentedViewController === x)
    fixture.stage.resize(to: 820)
    XCTAssertTrue(dialog.isMapped)
    XCTAssertEqual(x.log, [])
    x.dismiss(animated: true)
    XCTAssertEqual(x.log, ["x.willDisappear", "x.didDisappear"])
    fixture.expectHealthy()
  }

  @MainActor func test_NVC_14_whatIsPresentedIsVisible() async throws {
    let a = SpyPage("a")
    let navigation = NavigationController(rootViewController: a)
    let stage = try Stage(navigation, width: 500)
    defer { stage.close() }
    XCTAssertTrue(navigation.visibleViewController === a)
    let m = SpyPage("m")
    navigation.presentAndWait(m)
    XCTAssertTrue(navigation.visibleViewController === m)
    XCTAssertTrue(navigation.topViewController === a)
    navigation.dismiss(animated: true)
    XCTAssertTrue(navigation.visibleViewController === a)
  }
}
