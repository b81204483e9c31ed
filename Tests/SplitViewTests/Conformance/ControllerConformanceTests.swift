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
