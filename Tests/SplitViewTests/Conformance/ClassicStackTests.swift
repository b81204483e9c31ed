// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// The one stack of a collapsed classic split view, as a person and an app go about in it.
final class ClassicStackTests: XCTestCase, @unchecked Sendable {
  @MainActor func testAFoldMovesNoWidget() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    let x = fixture.spy("x")
    fixture.detail.pushViewController(x, animated: false)
    fixture.stage.settle()
    let widgets = [fixture.a.view, fixture.b.view, x.view, fixture.detail.view].compactMap { $0 }
    let parents = widgets.map { Widget($0).parent?.pointer }
    let unrealized = SignalCounter("unrealize", of: widgets)
    defer { unrealized.stop() }
    for _ in 0..<3 {
      fixture.stage.resize(to: 400)
      XCTAssertEqual(fixture.controllers, "[nav[a, nav[b, x]]]")
      XCTAssertEqual(fixture.header(.secondary), "b|x")
      fixture.expectHealthy(onScreen: [x])
      fixture.stage.resize(to: 820)
      XCTAssertEqual(fixture.controllers, "[nav[a], nav[b, x]]")
      fixture.expectHealthy(onScreen: [fixture.a, x])
    }
    XCTAssertEqual(unrealized.count, 0)
    XCTAssertEqual(widgets.map { Widget($0).parent?.pointer }, parents)
  }

  @MainActor func testEveryFrameOfASweepIsWhole() async throws {
    for animated in [false, true] {
      let fixture = try ClassicFixture.FK()
      defer { fixture.close() }
      fixture.stage.animationsEnabled = animated
      let widths = Array(stride(from: 820, through: 400, by: -7))
      fixture.stage.sweep(widths + widths.reversed())
      fixture.expectHealthy(onScreen: [fixture.a, fixture.b])
      XCTAssertEqual(
        fixture.recorder.log.filter { $0.hasPrefix("did") }, ["didCollapse", "didExpand"])
    }
  }

  @MainActor func testBackOverTheBorder() async throws {
    for animated in [false, true] {
      let fixture = try ClassicFixture.FK().collapsed(handled: false)
      defer { fixture.close() }
      fixture.stage.animationsEnabled = animated
      fixture.stage.tap(.back, in: .secondary)
      fixture.stage.settle()
      XCTAssertEqual(fixture.recorder.log, ["wH(D)", "wS(P)", "dH(D)", "dS(P)"])
      XCTAssertEqual(fixture.controllers, "[nav[a]]")
      XCTAssertEqual(fixture.visibleColumns, [.primary])
      XCTAssertNil(fixture.detail.parent)
      fixture.expectHealthy(onScreen: [fixture.a])
      // Who went back has no secondary controller any more.
      fixture.stage.resize(to: 820)
      XCTAssertEqual(fixture.controllers, "[nav[a]]")
    }
  }

  @MainActor func testAPopByTheAppSlidesToo() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.stage.resetFrames()
    let popped = fixture.master.popViewController(animated: true)
    XCTAssertIdentical(popped, fixture.detail)
    XCTAssertTrue(fixture.split.isTransitioning)
    fixture.expectHealthy(onScreen: [fixture.a])
    let both = fixture.stage.presentedFrames.filter { $0.visibleColumns.count == 2 }
    XCTAssertGreaterThan(both.count, 2, "it slides")
    XCTAssertEqual(
      fixture.journal.entries,
      [
        "b.willDisappear", "a.willAppear", "wH(D)", "wS(P)", "dH(D)", "dS(P)", "b.didDisappear",
        "a.didAppear",
      ])
  }

  @MainActor func testADetailSlidesOverTheSecondary() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    let d = fixture.spy("d")
    fixture.b.showDetailViewController(d, sender: nil)
    fixture.expectHealthy(onScreen: [d])
    XCTAssertEqual(fixture.header(.primary), "b|d")
    fixture.clear()
    fixture.stage.tap(.back, in: .primary)
    fixture.expectHealthy(onScreen: [fixture.b])
    XCTAssertEqual(fixture.recorder.log, ["wS(D)", "dS(D)"])
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    XCTAssertEqual(fixture.header(.secondary), "a|b")
  }

  @MainActor func testAChangeOfWidthOvertakesASlide() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.master.popViewController(animated: true)
    XCTAssertTrue(fixture.split.isTransitioning)
    fixture.stage.resize(to: 820)
    fixture.expectHealthy(onScreen: [fixture.a])
    XCTAssertEqual(fixture.controllers, "[nav[a]]")
    XCTAssertNil(fixture.detail.parent)
  }

  @MainActor func testKeysGoBack() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    fixture.split.showDetailViewController(fixture.spy("d"), sender: nil)
    fixture.stage.settle()
    fixture.stage.press("<Alt>Left")
    fixture.stage.settle()
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    fixture.stage.press("Escape")
    fixture.stage.settle()
    XCTAssertEqual(fixture.controllers, "[nav[a]]")
    fixture.stage.press("Escape")
    fixture.expectHealthy(onScreen: [fixture.a])
    XCTAssertEqual(fixture.controllers, "[nav[a]]")
  }

  @MainActor func testAHandMovesOnlyWhatTheStackDraws() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    let (x, d) = (fixture.spy("x"), fixture.spy("d"))
    XCTAssertNil(fixture.master.beginInteractivePop())
    fixture.detail.pushViewController(x, animated: false)
    fixture.stage.settle()
    let pop = try XCTUnwrap(fixture.detail.beginInteractivePop())
    pop.update(0.4)
    pop.finish()
    fixture.expectHealthy(onScreen: [fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    fixture.split.showDetailViewController(d, sender: nil)
    fixture.stage.settle()
    XCTAssertNil(fixture.master.beginInteractivePop())
    fixture.master.popViewController(animated: false)
    fixture.expectHealthy(onScreen: [fixture.b])
    XCTAssertEqual(fixture.header(.secondary), "a|b")
  }

  @MainActor func testAPlainSecondaryIsLentToo() async throws {
    let fixture = ClassicFixture()
    let d = fixture.spy("d")
    fixture.split.viewControllers = [fixture.master, d]
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    let place = Widget(d.view).parent?.pointer
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.controllers, "[nav[a, d]]")
    XCTAssertEqual(fixture.header(.secondary), "a|d")
    XCTAssertIdentical(d.navigationController, fixture.master)
    XCTAssertEqual(Widget(d.view).parent?.pointer, place)
    fixture.stage.tap(.back, in: .secondary)
    fixture.expectHealthy(onScreen: [fixture.a])
    XCTAssertEqual(fixture.controllers, "[nav[a]]")
  }

  @MainActor func testTabsAsSecondary() async throws {
    let fixture = ClassicFixture()
    let tabs = TabBarController()
    tabs.viewControllers = [fixture.detail]
    fixture.split.viewControllers = [fixture.master, tabs]
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    XCTAssertIdentical(fixture.master.topViewController, tabs)
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    fixture.expectHealthy(onScreen: [fixture.b])
    fixture.stage.tap(.back, in: .secondary)
    fixture.expectHealthy(onScreen: [fixture.a])
  }

  @MainActor func testOtherControllersWhileCollapsed() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    let (p, d) = (fixture.spy("p"), fixture.spy("d"))
    fixture.split.viewControllers = [NavigationController(rootViewController: p), d]
    fixture.stage.settle()
    XCTAssertEqual(fixture.controllers, "[nav[p, d]]")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertEqual(fixture.header(.secondary), "p|d")
    fixture.expectHealthy(onScreen: [d])
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.controllers, "[nav[p], d]")
    fixture.expectHealthy(onScreen: [p, d])
    fixture.split.viewControllers = []
    fixture.stage.settle()
    XCTAssertEqual(fixture.controllers, "[]")
    fixture.expectHealthy(onScreen: [])
    // It has kept what it had in its stack.
    fixture.split.viewControllers = [fixture.master]
    fixture.expectHealthy(onScreen: [fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    XCTAssertEqual(fixture.header(.primary), "a|b")
  }

  @MainActor func testControllersThatChangePlaces() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.split.viewControllers = [fixture.detail, fixture.master]
    fixture.expectHealthy(onScreen: [fixture.a, fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[b], nav[a]]")
    XCTAssertEqual(fixture.header(.primary), "b")
    // Another container takes the secondary controller of its own accord.
    fixture.detail.pushViewController(fixture.master.viewControllers[0], animated: false)
    fixture.expectHealthy(onScreen: [fixture.a])
    XCTAssertEqual(fixture.controllers, "[nav[b, a], nav[]]")
  }

  @MainActor func testShowFillsThePrimary() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    let (e, f) = (fixture.spy("e"), fixture.spy("f"))
    fixture.split.show(e, sender: nil)
    XCTAssertEqual(fixture.controllers, "[e, nav[b]]")
    fixture.expectHealthy(onScreen: [e, fixture.b])
    fixture.split.viewControllers = [fixture.master, fixture.detail]
    fixture.master.pushViewController(f, animated: false)
    fixture.split.show(f, sender: nil)
    XCTAssertEqual(fixture.controllers, "[nav[a], f]")
    fixture.expectHealthy(onScreen: [fixture.a, f])
  }

  @MainActor func testWithoutADelegate() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.split.delegate = nil
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.controllers, "[nav[a], nav[b]]")
    fixture.expectHealthy(onScreen: [fixture.a, fixture.b])
  }

  @MainActor func testColumnQuestionsAreNeverAsked() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.split.preferredCompactColumn = .primary
    fixture.stage.resize(to: 400)
    fixture.stage.resize(to: 820)
    let log = fixture.recorder.log
    XCTAssertEqual(log.filter { $0.hasPrefix("top?") || $0.hasPrefix("exp?") }, [])
    XCTAssertEqual(log.prefix(2), ["pC", "cs→false"])
  }

  @MainActor func testMisuse() async throws {
    let page = ViewController()
    page.title = "twice"
    try Subprocess.expectStop(saying: "give two at most", in: self) {
      SplitViewController().viewControllers = [ViewController(), ViewController(), page]
    }
    try Subprocess.expectStop(saying: "twice can't be primary and secondary at once", in: self) {
      SplitViewController().viewControllers = [page, page]
    }
  }
}
