// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class ViewControllerTests: XCTestCase, @unchecked Sendable {
  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  // MARK: Widgets

  @MainActor func testTakesOverAFloatingReference() async throws {
    let label = Widgets.label("text")
    XCTAssertTrue(Widgets.isFloating(label))
    let watch = WeakReference(label)
    var controller: ViewController? = ViewController(widget: label)
    XCTAssertFalse(Widgets.isFloating(label))
    XCTAssertEqual(Widgets.referenceCount(of: label), 1)
    XCTAssertEqual(controller?.view, label)
    controller = nil
    XCTAssertNil(watch.pointer, "the widget outlives its controller")
  }

  @MainActor func testAddsAReferenceToAnOwnedWidget() async throws {
    let label = Widgets.label("text")
    let owned = ObjectReference(sinking: label)
    var controller: ViewController? = ViewController(widget: label)
    XCTAssertEqual(Widgets.referenceCount(of: label), 2)
    XCTAssertEqual(controller?.view, label)
    controller = nil
    XCTAssertEqual(Widgets.referenceCount(of: owned.pointer), 1)
  }

  @MainActor func testTakesAnOpaquePointer() async throws {
    let label = Widgets.label("text")
    let controller = ViewController(widget: OpaquePointer(label))
    XCTAssertEqual(controller.view, label)
    XCTAssertFalse(Widgets.isFloating(label))
    XCTAssertEqual(Widgets.referenceCount(of: label), 1)
  }

  @MainActor func testAReplacedViewIsReleased() async throws {
    let controller = ViewController()
    controller.view = Widgets.label("first")
    let first = WeakReference(controller.view)
    let second = Widgets.label("second")
    controller.view = second
    XCTAssertNil(first.pointer)
    XCTAssertEqual(controller.view, second)
    XCTAssertFalse(Widgets.isFloating(second))
  }

  @MainActor func testAViewReplacedOnScreenIsShown() async throws {
    let page = ViewController(widget: Widgets.label("first"))
    let column = ViewController(widget: Widgets.label("column"))
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(column, for: .secondary)
    for (root, changed) in [(page, page), (split, column)] {
      let stage = try Stage(root, width: 500)
      defer { stage.close() }
      let first = Widget(changed.view)
      let place = first.parent
      for text in ["second", "third"] {
        let old = WeakReference(changed.view)
        changed.view = Widgets.label(text)
        stage.settle()
        let shown = Widget(changed.view)
        XCTAssertTrue(shown.isMapped)
        XCTAssertEqual(shown.width, 500)
        XCTAssertEqual(shown.parent, place)
        // The controller keeps the widget that it was made with.
        if text == "third" { XCTAssertNil(old.pointer) }
      }
      XCTAssertNil(first.parent)
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
      XCTAssertEqual(stage.warnings, [])
    }
  }

  @MainActor func testAWidgetIsTakenOutOfWhereItWas() async throws {
    let frame = ObjectReference(sinking: UnsafeMutableRawPointer(gtk_frame_new(nil)))
    let scroller = ObjectReference(sinking: UnsafeMutableRawPointer(gtk_scrolled_window_new()))
    let window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
    let labels = [Widgets.label("1"), Widgets.label("2"), Widgets.label("3")]
    func gtk(_ widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget> {
      widget.assumingMemoryBound(to: GtkWidget.self)
    }
    gtk_frame_set_child(
      frame.pointer.assumingMemoryBound(to: GtkFrame.self), gtk(labels[0]))
    gtk_scrolled_window_set_child(OpaquePointer(scroller.pointer), gtk(labels[1]))
    gtk_window_set_child(window, gtk(labels[2]))
    let navigation = NavigationController()
    let stage = try Stage(navigation, width: 500)
    defer { stage.close() }
    for label in labels {
      navigation.setViewControllers([ViewController(widget: label)], animated: false)
      stage.settle()
      XCTAssertTrue(Widget(label).isMapped)
    }
    XCTAssertNil(gtk_frame_get_child(frame.pointer.assumingMemoryBound(to: GtkFrame.self)))
    XCTAssertNil(gtk_window_get_child(window))
    gtk_window_destroy(window)
    stage.settle()
    XCTAssertTrue(Widget(labels[2]).isMapped)
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testAWidgetThatCannotBeTakenStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "the view of x is in a GtkTextViewChild", in: self) {
      let label = Widgets.label("text")
      let text = try XCTUnwrap(UnsafeMutableRawPointer(gtk_text_view_new()))
      gtk_text_view_add_overlay(
        text.assumingMemoryBound(to: GtkTextView.self),
        label.assumingMemoryBound(to: GtkWidget.self), 0, 0)
      let page = ViewController(widget: label)
      page.title = "x"
      _ = Window(rootViewController: page)
    }
  }

  // MARK: Loading

  final class LoadingPage: ViewController {
    var calls: [String] = []

    override func loadView() {
      calls.append("loadView")
      view = Widgets.label("loaded")
    }

    override func viewDidLoad() { calls.append("viewDidLoad") }
  }

  @MainActor func testLoadsItsViewOnceWhenItIsAskedFor() async throws {
    let page = LoadingPage()
    page.title = "page"
    page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Do", action: nil)]
    XCTAssertFalse(page.isViewLoaded)
    XCTAssertEqual(page.calls, [])
    let view = page.view
    XCTAssertTrue(page.isViewLoaded)
    XCTAssertEqual(page.view, view)
    page.loadViewIfNeeded()
    XCTAssertEqual(page.calls, ["loadView", "viewDidLoad"])
  }

  @MainActor func testPagesBelowTheTopAreLoadedWhenTheyAreShown() async throws {
    let (root, top) = (LoadingPage(), LoadingPage())
    let navigation = NavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    XCTAssertFalse(navigation.isViewLoaded)
    let stage = try Stage(navigation, width: 500)
    defer { stage.close() }
    XCTAssertTrue(top.isViewLoaded)
    XCTAssertFalse(root.isViewLoaded)
    navigation.popViewController(animated: false)
    XCTAssertTrue(root.isViewLoaded)
  }

  final class ForgetfulPage: ViewController {
    override func loadView() {}
  }

  @MainActor func testAViewThatIsNotSetStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "ForgetfulPage.loadView() did not set the view", in: self) {
      ForgetfulPage().loadViewIfNeeded()
    }
  }

  @MainActor func testWithoutADisplayNoWidgetIsMade() async throws {
    let ending = try Subprocess.run(
      "controllers", of: self, without: ["DISPLAY", "WAYLAND_DISPLAY"]
    ) {
      let page = ViewController()
      page.title = "page"
      page.navigationItem.leftBarButtonItems = [BarButtonItem(title: "Do", action: nil)]
      let split = SplitViewController(style: .tripleColumn)
      split.setViewController(page, for: .primary)
      split.setViewController(
        NavigationController(rootViewController: ViewController()), for: .secondary)
      split.preferredDisplayMode = .secondaryOnly
      split.show(.primary)
      do {
        let stage = try Stage(split, width: 820)
        stage.close()
      } catch StageError.noDisplay {
        return
      }
      preconditionFailure("there is a display")
    }
    guard let ending else { return }
    XCTAssertFalse(ending.wasKilled, ending.errors)
    XCTAssertEqual(ending.status, 0, ending.errors)
  }
}
