// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// When controllers come on screen and leave it, and what they know meanwhile.
final class AppearanceTests: XCTestCase, @unchecked Sendable {
  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  /// A page that notes each call with its width and how it moves.
  private final class Page: ViewController {
    var log: [String] = []
    var onAppearing: (() -> Void)?

    init(_ title: String) {
      super.init()
      self.title = title
    }

    init(_ title: String, widget: UnsafeMutableRawPointer) {
      super.init(widget: widget)
      self.title = title
    }

    private func note(_ call: String) {
      var words = [call]
      if isMovingToParent { words.append("in") }
      if isMovingFromParent { words.append("out") }
      log.append(words.joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      note("isAppearing \(Widget(view).width)")
      onAppearing?()
    }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  // MARK: In a stack

  @MainActor func testAPushedPageHasItsSizeBeforeItSlides() async throws {
    let navigation = NavigationController(rootViewController: Page("a"))
    let stage = try Stage(navigation, width: 500)
    defer { stage.close() }
    stage.animationsEnabled = true
    let x = Page("x")
    var frames = -1
    x.onAppearing = { frames = stage.presentedFrames.count }
    stage.resetFrames()
    navigation.pushViewController(x, animated: true)
    XCTAssertEqual(x.log, ["willAppear in"])
    runLoop(until: "the layout") { x.log.count > 1 }
    XCTAssertEqual(x.log, ["willAppear in", "isAppearing 500 in"])
    XCTAssertEqual(frames, 0, "nothing of it was painted before")
    runLoop(until: "the end") { x.log.count > 2 }
    XCTAssertEqual(x.log, ["willAppear in", "isAppearing 500 in", "didAppear in"])
    XCTAssertFalse(x.isMovingToParent)
    XCTAssertGreaterThan(stage.presentedFrames.count, 2)
  }

  @MainActor func testAColumnThatSlidesInHasItsSizeBefore() async throws {
    let split = SplitViewController(style: .doubleColumn)
    let (a, b) = (Page("a"), Page("b"))
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    let stage = try Stage(split, width: 400)
    defer { stage.close() }
    a.log = []
    stage.animationsEnabled = true
    split.show(.primary)
    runLoop(until: "the layout") { a.log.count > 1 }
    XCTAssertEqual(a.log.last?.hasPrefix("isAppearing 400"), true, "\(a.log)")
    XCTAssertTrue(split.isTransitioning)
    stage.settle()
    XCTAssertEqual(a.log.count, 3)
    XCTAssertEqual(a.log.last?.hasPrefix("didAppear"), true)
  }

  @MainActor func testWhatMovesInAndOut() async throws {
    for animates in [false, true] {
      let (a, b, x) = (Page("a"), Page("b"), Page("x"))
      let navigation = NavigationController()
      navigation.setViewControllers([a, b], animated: false)
      let stage = try Stage(navigation, width: 500)
      defer { stage.close() }
      stage.animationsEnabled = animates
      XCTAssertFalse(a.isMovingToParent)
      navigation.pushViewController(x, animated: true)
      runLoop(until: "the end") { x.log.count > 2 }
      XCTAssertEqual(x.log, ["willAppear in", "isAppearing 500 in", "didAppear in"])
      b.log = []
      x.log = []
      navigation.popToRootViewController(animated: true)
      XCTAssertEqual(x.isMovingFromParent, animates)
      runLoop(until: "the end") { a.log.count > 2 }
      XCTAssertEqual(x.log, ["willDisappear out", "didDisappear out"])
      XCTAssertEqual(b.log, [])
      XCTAssertEqual(a.log, ["willAppear", "isAppearing 500", "didAppear"])
      XCTAssertFalse(x.isMovingFromParent)
      XCTAssertFalse(b.isMovingFromParent)
    }
  }

  @MainActor func testACoveredPageDoesNotMove() async throws {
    let a = Page("a")
    let navigation = NavigationController(rootViewController: a)
    let stage = try Stage(navigation, width: 500)
    defer { stage.close() }
    a.log = []
    let x = Page("x")
    navigation.pushViewController(x, animated: false)
    stage.settle()
    XCTAssertEqual(x.log, ["willAppear in", "isAppearing 500 in", "didAppear in"])
    navigation.popViewController(animated: false)
    stage.settle()
    XCTAssertEqual(
      a.log, ["willDisappear", "didDisappear", "willAppear", "isAppearing 500", "didAppear"])
  }

  // MARK: In a container of the app's

  /// A container with a stack of widgets, of which one is shown.
  private final class Switcher: ViewController {
    let stack = Stack()
    var forwards = true

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func loadView() { view = stack.widget.pointer }

    func add(_ child: ViewController) {
      addChild(child)
      stack.add(Widget(child.view))
      child.didMove(toParent: self)
    }

    func remove(_ child: ViewController) {
      child.willMove(toParent: nil)
      stack.remove(Widget(child.view))
      child.removeFromParent()
    }

    func show(_ child: ViewController) { stack.show(Widget(child.view), .none, duration: 0) }
  }

  @MainActor private func labelled(_ title: String) -> Page {
    Page(title, widget: Widgets.label(title))
  }

  @MainActor func testChildrenAppearWithTheirWidgets() async throws {
    let host = Switcher()
    host.loadViewIfNeeded()
    let (x, y, z) = (labelled("x"), labelled("y"), labelled("z"))
    host.add(x)
    host.add(y)
    let stage = try Stage(host, width: 500)
    XCTAssertEqual(x.log, ["willAppear in", "isAppearing 500 in", "didAppear in"])
    XCTAssertEqual(y.log, [], "it is there, but hidden")
    x.log = []
    host.show(y)
    stage.settle()
    XCTAssertEqual(x.log, ["willDisappear", "didDisappear"])
    XCTAssertEqual(y.log, ["willAppear in", "isAppearing 500 in", "didAppear in"])
    host.add(z)
    stage.settle()
    XCTAssertEqual(z.log, [])
    y.log = []
    host.show(z)
    stage.settle()
    XCTAssertEqual(y.log, ["willDisappear", "didDisappear"])
    XCTAssertEqual(z.log, ["willAppear in", "isAppearing 500 in", "didAppear in"])
    z.log = []
    host.remove(z)
    XCTAssertEqual(z.log, ["willDisappear out", "didDisappear out"])
    host.show(x)
    stage.settle()
    (x.log, y.log) = ([], [])
    stage.close()
    XCTAssertEqual(x.log, ["willDisappear", "didDisappear"])
    XCTAssertEqual(y.log, [])
    XCTAssertEqual(z.log.count, 2)
  }

  @MainActor func testAContainerMayForwardByItself() async throws {
    let host = Switcher()
    host.loadViewIfNeeded()
    host.forwards = false
    let x = labelled("x")
    host.add(x)
    let stage = try Stage(host, width: 500)
    defer { stage.close() }
    XCTAssertEqual(x.log, [])
    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()
    XCTAssertEqual(x.log, ["willAppear in", "isAppearing 500 in", "didAppear in"])
    x.beginAppearanceTransition(true, animated: false)
    x.endAppearanceTransition()
    XCTAssertEqual(x.log.count, 3, "it was there already")
  }

  @MainActor func testChildrenGoWithTheirContainersColumn() async throws {
    let host = Switcher()
    host.loadViewIfNeeded()
    let x = labelled("x")
    host.add(x)
    let split = SplitViewController(style: .doubleColumn)
    split.metrics = .uiKit
    split.setViewController(host, for: .primary)
    split.setViewController(ViewController(), for: .secondary)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    XCTAssertEqual(x.log, ["willAppear in", "isAppearing 320 in", "didAppear in"])
    x.log = []
    stage.resize(to: 400)
    XCTAssertEqual(x.log, ["willDisappear", "didDisappear"])
    x.log = []
    stage.resize(to: 820)
    XCTAssertEqual(x.log, ["willAppear", "isAppearing 320", "didAppear"])
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  // MARK: Views

  @MainActor func testTheViewIfThereIsOne() async throws {
    let page = ViewController()
    XCTAssertNil(page.viewIfLoaded)
    page.loadViewIfNeeded()
    XCTAssertEqual(page.viewIfLoaded, page.view)
  }
}
