// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class WindowTests: XCTestCase, @unchecked Sendable {
  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  // MARK: Closing

  @MainActor func testItsRootOutlivesIt() async throws {
    let fixture = try Fixture.F2c()
    let (a, b) = (Widget(fixture.a.view), Widget(fixture.b.view))
    fixture.stage.close()
    XCTAssertEqual(fixture.b.log, ["b.willDisappear", "b.didDisappear"])
    XCTAssertEqual(fixture.a.log, [])
    XCTAssertFalse(b.isMapped)
    XCTAssertEqual(fixture.stack, "a › b")
    fixture.clear()
    try fixture.mount(at: 400)
    defer { fixture.close() }
    XCTAssertEqual(fixture.b.log, ["b.willAppear", "b.didAppear"])
    XCTAssertTrue(b.isMapped)
    XCTAssertFalse(a.isMapped)
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.recorder.log, [], "it comes back as it was")
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    fixture.expectHealthy()
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
    fixture.expectHealthy()
  }

  @MainActor func testItsKeyClosesItWhereverTheFocusIs() async throws {
    for hasFocus in [true, false] {
      let entry = Widgets.entry("text")
      let fixture = Fixture(.doubleColumn, b: SpyPage("b", widget: entry))
      try fixture.mount(at: 820)
      fixture.clear()
      if hasFocus { Widgets.focus(entry) } else { Widget(entry).setRootFocus(nil) }
      fixture.stage.press("<Control>w")
      XCTAssertFalse(Widget(entry).isMapped)
      XCTAssertEqual(fixture.b.log, ["b.willDisappear", "b.didDisappear"])
      XCTAssertEqual(Widgets.text(of: entry), "text")
      fixture.stage.close()
    }
  }

  @MainActor func testAClosedWindowThatIsKeptHasNoFocusInItsFormerRoot() async throws {
    let entry = Widgets.entry("text")
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(SpyPage("a", widget: entry), for: .primary)
    split.setViewController(SpyPage("b", widget: Widgets.entry("other")), for: .secondary)
    var first: Window? = Window(rootViewController: split)
    first?.defaultSize = (width: 900, height: 300)
    first?.present()
    runLoop(until: "the first window") { Widget(entry).isMapped }
    Widgets.focus(entry)
    let closed = Widget(try XCTUnwrap(first).widget)
    XCTAssertNotNil(closed.rootFocus)
    first?.close()
    XCTAssertNil(closed.rootFocus)
    let stage = try Stage(split, width: 900)
    defer { stage.close() }
    Widgets.focus(entry)
    let focus = Widget(split.view).rootFocus
    XCTAssertNotNil(focus)
    // It would complain of the focus in the other window, which ends the tests.
    first = nil
    XCTAssertEqual(Widget(split.view).rootFocus, focus)
  }

  @MainActor func testItsRootComesBackAtAnotherWidth() async throws {
    let fixture = try Fixture.F2()
    fixture.stage.close()
    fixture.clear()
    try fixture.mount(at: 400)
    defer { fixture.close() }
    try fixture.expectTrace("COL-01")
    XCTAssertEqual(fixture.stack, "a › b")
  }

  @MainActor func testClosingEndsASlide() async throws {
    let fixture = try Fixture.F2c()
    fixture.stage.animationsEnabled = true
    fixture.split.show(.primary)
    XCTAssertTrue(fixture.split.isTransitioning)
    XCTAssertEqual(fixture.recorder.log, ["wH(D)", "wS(P)"])
    fixture.stage.close()
    XCTAssertFalse(fixture.split.isTransitioning)
    XCTAssertEqual(fixture.recorder.log, ["wH(D)", "wS(P)", "dH(D)", "dS(P)"])
    XCTAssertEqual(
      fixture.a.log, ["a.willAppear", "a.willDisappear", "a.didDisappear"])
    XCTAssertEqual(fixture.b.log, ["b.willDisappear", "b.didDisappear"])
    fixture.clear()
    try fixture.mount(at: 400)
    defer { fixture.close() }
    XCTAssertEqual(fixture.recorder.log, [])
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.a.log, ["a.willAppear", "a.didAppear"])
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testAPageWithAHeaderOfItsOwnIsShownAgain() async throws {
    let page = SpyPage("x", widget: Widgets.label("content"))
    let items = [Widgets.entry(), Widgets.label("l"), Widgets.label("r")]
    page.navigationItem.titleView = items[0]
    page.navigationItem.leftBarButtonItems = [BarButtonItem(customView: items[1])]
    page.navigationItem.rightBarButtonItems = [BarButtonItem(customView: items[2])]
    var closed: [Stage] = []
    for _ in 0..<2 {
      let stage = try Stage(page, width: 500)
      for item in items { XCTAssertTrue(Widget(item).isMapped) }
      XCTAssertTrue(Widget(page.view).isMapped)
      stage.close()
      XCTAssertEqual(stage.warnings, [])
      closed.append(stage)
    }
    XCTAssertEqual(closed.count, 2)
    XCTAssertEqual([page.appearances, page.disappearances], [2, 2])
  }

  @MainActor func testTellsThatItWasClosedOnce() async throws {
    let page = SpyPage("x")
    let window = Window(rootViewController: page)
    var closings = 0
    window.didClose = { closings += 1 }
    window.defaultSize = (400, 300)
    window.present()
    runLoop(until: "the window") { page.appearances == 1 }
    XCTAssertGreaterThan(Widget(page.view).width, 300)
    // What the window manager's close button asks for.
    gtk_window_close(window.widget.assumingMemoryBound(to: GtkWindow.self))
    runLoop(until: "the closing") { closings > 0 }
    window.close()
    XCTAssertEqual(closings, 1)
    XCTAssertEqual(page.disappearances, 1)
    XCTAssertFalse(page.isViewLoaded && Widget(page.view).isMapped)
  }

  @MainActor func testDestroyedFromOutsideItIsClosed() async throws {
    let page = SpyPage("x")
    let window = Window(rootViewController: page)
    var closings = 0
    window.didClose = { closings += 1 }
    window.present()
    runLoop(until: "the window") { page.appearances == 1 }
    gtk_window_destroy(window.widget.assumingMemoryBound(to: GtkWindow.self))
    XCTAssertEqual(closings, 1)
    XCTAssertEqual(page.disappearances, 1)
    let stage = try Stage(page, width: 400)
    XCTAssertEqual(page.appearances, 2)
    stage.close()
  }

  @MainActor func testDroppedItLeavesTheScreen() async throws {
    let page = SpyPage("x")
    var window: Window? = Window(rootViewController: page)
    window?.present()
    runLoop(until: "the window") { page.appearances == 1 }
    let widget = WeakReference(try XCTUnwrap(window).widget)
    window = nil
    XCTAssertEqual(page.disappearances, 1)
    XCTAssertFalse(Widget(page.view).isInWindow)
    runLoop(until: "the end of the window") { widget.pointer == nil }
  }

  @MainActor func testAPlainRootThatGoesElsewhereLeavesItEmpty() async throws {
    let page = SpyPage("x", widget: Widgets.label("content"))
    let window = Window(rootViewController: page)
    window.present()
    runLoop(until: "the window") { page.appearances == 1 }
    page.clearLog()
    let navigation = NavigationController(rootViewController: ViewController())
    let stage = try Stage(navigation, width: 500)
    defer { stage.close() }
    navigation.pushViewController(page, animated: false)
    XCTAssertEqual(
      page.log,
      [
        "x.willDisappear", "x.didDisappear", "x.willMove(parent)", "x.willAppear", "x.didAppear",
        "x.didMove(parent)",
      ])
    page.clearLog()
    stage.settle()
    XCTAssertTrue(Widget(page.view).isMapped)
    window.close()
    XCTAssertEqual(page.log, [], "it is on screen elsewhere")
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testAControllerInAContainerStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "x is in a container: take it out", in: self) {
      let x = SpyPage("x")
      ViewController().addChild(x)
      let container = ViewController()
      container.addChild(x)
      _ = Window(rootViewController: x)
    }
  }

  @MainActor func testIsNamedAfterItsRoot() async throws {
    let page = SpyPage("x")
    let window = Window(rootViewController: page)
    defer { window.close() }
    XCTAssertEqual(window.title, "x")
    let gtkWindow = window.widget.assumingMemoryBound(to: GtkWindow.self)
    XCTAssertEqual(gtk_window_get_title(gtkWindow).map { String(cString: $0) }, "x")
    window.title = "y"
    XCTAssertEqual(gtk_window_get_title(gtkWindow).map { String(cString: $0) }, "y")
  }

  @MainActor func testWithoutADisplayItStopsTheProgram() async throws {
    let ending = try Subprocess.run(
      "window", of: self, without: ["DISPLAY", "WAYLAND_DISPLAY"]
    ) {
      _ = Window(rootViewController: ViewController())
    }
    guard let ending else { return }
    XCTAssertTrue(ending.wasKilled)
    XCTAssertTrue(ending.errors.contains("a window needs a display"), ending.errors)
  }

  @MainActor func testASplitViewIsInOneWindowAtATime() async throws {
    try Subprocess.expectStop(saying: "close that window first", in: self) {
      let split = SplitViewController(style: .doubleColumn)
      let first = Window(rootViewController: split)
      first.present()
      _ = Window(rootViewController: split)
    }
  }
}
