// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Nothing outlives what it belongs to: controllers, split views, widgets.
final class LifetimeTests: XCTestCase, @unchecked Sendable {
  /// What has to be gone once a body has run.
  @MainActor
  private final class Watch {
    private var objects: [(name: String, reference: Weak)] = []
    private var widgets: [(name: String, reference: WeakReference)] = []

    func add(_ name: String, _ object: AnyObject) { objects.append((name, Weak(object))) }

    func add(_ name: String, widget: UnsafeMutableRawPointer) {
      widgets.append((name, WeakReference(widget)))
    }

    func add(_ controller: ViewController) {
      let name = controller.title ?? "\(type(of: controller))"
      add(name, controller)
      if controller.isViewLoaded { add(name, widget: controller.view) }
      for child in controller.children { add(child) }
    }

    /// Adds every widget under one.
    func add(tree: Widget) {
      // The display keeps the last tooltip, wherever the pointer happens to rest.
      if tree.typeName == "GtkTooltipWindow" { return }
      add(tree.typeName, widget: tree.pointer)
      for child in tree.children { add(tree: child) }
    }

    var count: Int { objects.count + widgets.count }

    var alive: [String] {
      objects.filter { $0.reference.object != nil }.map { "controller \($0.name)" }
        + widgets.filter { $0.reference.pointer != nil }.map { "widget \($0.name)" }
    }
  }

  /// Runs `body`, in which everything is made and dropped, and then lets the loop run dry.
  @MainActor private func expectAllGone(
    file: StaticString = #filePath, line: UInt = #line, _ body: (Watch) throws -> Void
  ) throws {
    let watch = Watch()
    try body(watch)
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertGreaterThan(watch.count, 0, file: file, line: line)
    XCTAssertEqual(watch.alive, [], file: file, line: line)
  }

  @MainActor func testAControllerThatWasNeverShown() async throws {
    try expectAllGone { watch in
      let split = SplitViewController(style: .tripleColumn)
      for column in [SplitViewController.Column.primary, .supplementary, .secondary] {
        let page = SpyPage("\(column)")
        split.setViewController(page, for: column)
        watch.add(page)
      }
      watch.add(split)
    }
  }

  @MainActor func testASplitViewAfterItsWindow() async throws {
    for width in [1100, 820, 400] {
      try expectAllGone { watch in
        let fixture = Fixture(.tripleColumn, b: SpyPage("b", widget: Widgets.entry()))
        try fixture.mount(at: width)
        for page in [fixture.a, fixture.s, fixture.b] { watch.add(page) }
        watch.add(fixture.split)
        watch.add(tree: Widget(fixture.split.view))
        watch.add("recorder", fixture.recorder)
        watch.add("stage", fixture.stage)
        fixture.close()
      }
    }
  }

  @MainActor func testASplitViewThatWasFoldedAndUnfolded() async throws {
    try expectAllGone { watch in
      let fixture = try Fixture.F3()
      fixture.stage.animationsEnabled = true
      fixture.b.navigationController?.pushViewController(fixture.spy("x"), animated: true)
      fixture.stage.resize(to: 400)
      fixture.split.show(.primary)
      fixture.stage.settle()
      fixture.split.show(.secondary)
      fixture.stage.resize(to: 820)
      watch.add(fixture.split)
      watch.add(tree: Widget(fixture.split.view))
      fixture.close()
    }
  }

  @MainActor func testASplitViewDroppedWhileItSlides() async throws {
    try expectAllGone { watch in
      let fixture = try Fixture.F2c()
      fixture.stage.animationsEnabled = true
      fixture.split.show(.primary)
      XCTAssertTrue(fixture.split.isTransitioning)
      watch.add(fixture.split)
      watch.add(tree: Widget(fixture.split.view))
      fixture.close()
    }
  }

  @MainActor func test_ROB_08_replacedPagesGoAway() async throws {
    for width in [820, 400] {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.stage.resize(to: width)
      fixture.clear()
      let wrapper = try XCTUnwrap(fixture.b.navigationController)
      try expectAllGone { watch in
        for number in 0..<100 {
          let page = SpyPage("\(number)", widget: Widgets.entry())
          fixture.split.setViewController(page, for: .secondary)
          XCTAssertTrue(page.navigationController === wrapper)
          watch.add(page)
          if let box = Widget(page.view).parent { watch.add("page", widget: box.pointer) }
          if number % 10 == 0 { fixture.stage.settle() }
        }
        fixture.split.setViewController(fixture.b, for: .secondary)
      }
      XCTAssertEqual(fixture.recorder.log, [])
      XCTAssertTrue(fixture.b.navigationController === wrapper)
      fixture.expectHealthy()
    }
  }

  @MainActor func testAnEmptiedColumn() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    try expectAllGone { watch in
      for _ in 0..<10 {
        let navigation = NavigationController(rootViewController: SpyPage("own"))
        fixture.split.setViewController(navigation, for: .secondary)
        fixture.stage.settle()
        watch.add(navigation)
        fixture.split.setViewController(nil, for: .secondary)
        let page = SpyPage("wrapped")
        fixture.split.setViewController(page, for: .secondary)
        watch.add(page)
        watch.add("wrapper", try XCTUnwrap(page.navigationController))
        fixture.split.setViewController(nil, for: .secondary)
      }
    }
  }

  @MainActor func testAPoppedPage() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    // The split view's own button goes from page to page and outlives them.
    fixture.split.displayModeButtonVisibility = .never
    try expectAllGone { watch in
      for _ in 0..<10 {
        let page = SpyPage("x", widget: Widgets.entry())
        page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Do", action: nil)]
        fixture.b.navigationController?.pushViewController(page, animated: true)
        fixture.stage.settle()
        watch.add(page)
        if let box = Widget(page.view).parent { watch.add(tree: box) }
        fixture.b.navigationController?.popViewController(animated: true)
        fixture.stage.settle()
      }
    }
  }

  @MainActor func testAPoppedPageThatHadTheFocus() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    try expectAllGone { watch in
      let entry = Widgets.entry("text")
      let page = SpyPage("x", widget: entry)
      fixture.b.navigationController?.pushViewController(page, animated: false)
      Widgets.focus(entry)
      fixture.stage.resize(to: 400)
      fixture.stage.resize(to: 820)
      watch.add(page)
      fixture.b.navigationController?.popViewController(animated: false)
      fixture.stage.settle()
    }
  }

  @MainActor func testWhatWasPresented() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    try expectAllGone { watch in
      for _ in 0..<5 {
        let page = SpyPage("x", widget: Widgets.entry())
        let over = SpyPage("y", widget: Widgets.entry())
        fixture.b.presentAndWait(NavigationController(rootViewController: page))
        page.presentAndWait(over)
        watch.add(page)
        watch.add(over)
        watch.add("navigation", try XCTUnwrap(page.navigationController))
        for widget in [page.view, over.view].compactMap({ $0.map { Widget($0) } }) {
          watch.add("dialog", widget: try XCTUnwrap(widget.toplevel).pointer)
          watch.add(tree: try XCTUnwrap(widget.parent))
        }
        fixture.split.dismiss(animated: false)
      }
    }
  }

  @MainActor func testWhatIsPresentedWhenItsWindowCloses() async throws {
    try expectAllGone { watch in
      let fixture = try Fixture.F2()
      let page = SpyPage("x", widget: Widgets.entry())
      fixture.split.presentAndWait(page)
      watch.add(page)
      watch.add(fixture.split)
      watch.add("dialog", widget: try XCTUnwrap(Widget(page.view).toplevel).pointer)
      watch.add(tree: try XCTUnwrap(Widget(page.view).parent))
      fixture.close()
    }
  }

  @MainActor func testNothingListensToTheDesktopForWhatIsGone() async throws {
    XCTAssertTrue(Toolkit.initialize(), "this test needs a display")
    let names = ["gtk-xft-dpi", "gtk-decoration-layout"]
    let before = names.map { Settings.handlerCount(of: $0) }
    try expectAllGone { watch in
      let fixture = try Fixture.F2()
      let during = names.map { Settings.handlerCount(of: $0) }
      XCTAssertGreaterThan(during[0], before[0])
      XCTAssertGreaterThan(during[1], before[1])
      watch.add(fixture.split)
      fixture.close()
    }
    XCTAssertEqual(names.map { Settings.handlerCount(of: $0) }, before)
  }

  @MainActor func testAnObservationEndsWithItsToken() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    var heard = 0
    var token: ObservationToken? = fixture.split.observe { _ in heard += 1 }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(heard, 1)
    XCTAssertNotNil(token)
    token = nil
    fixture.stage.resize(to: 820)
    XCTAssertEqual(heard, 1)
  }

  @MainActor func testTheDelegateIsNotKept() async throws {
    let split = SplitViewController(style: .doubleColumn)
    var delegate: DelegateRecorder? = DelegateRecorder()
    split.delegate = delegate
    XCTAssertNotNil(split.delegate)
    delegate = nil
    XCTAssertNil(split.delegate)
    XCTAssertNil(delegate)
    let stage = try Stage(split, width: 820)
    stage.close()
  }
}
