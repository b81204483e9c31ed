// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Controllers in dialogs.
final class PresentationTests: XCTestCase, @unchecked Sendable {
  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  @MainActor private func page(_ title: String) -> ModalPage {
    ModalPage(title, widget: Widgets.entry(title))
  }

  @MainActor private func gtkWindow(_ widget: Widget) -> UnsafeMutablePointer<GtkWindow> {
    widget.pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  // MARK: Beginning

  @MainActor func testIsAModalDialogOverTheWindow() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let x = page("x")
    var calls = 0
    fixture.b.present(x, animated: true) { calls += 1 }
    XCTAssertTrue(x.isBeingPresented)
    runLoop(until: "the dialog") { calls > 0 }
    XCTAssertFalse(x.isBeingPresented)
    XCTAssertEqual(
      x.log, ["willAppear presented", "isAppearing true presented", "didAppear presented"])
    let dialog = gtkWindow(try XCTUnwrap(x.window))
    XCTAssertEqual(gtk_window_get_modal(dialog), 1)
    XCTAssertEqual(
      gtk_window_get_transient_for(dialog).map { UnsafeMutableRawPointer($0) },
      Widget(fixture.b.view).toplevel?.pointer)
    XCTAssertEqual(gtk_window_get_title(dialog).map { String(cString: $0) }, "x")
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(OpaquePointer(dialog)), GTK_ACCESSIBLE_ROLE_DIALOG)
    XCTAssertTrue(fixture.split.presentedViewController === x)
    XCTAssertTrue(fixture.b.presentedViewController === x, "its container presents")
    XCTAssertTrue(x.presentingViewController === fixture.split)
    XCTAssertNil(x.presentedViewController)
    XCTAssertNil(fixture.split.presentingViewController)
    XCTAssertNil(x.splitViewController)
    XCTAssertTrue(Widget(x.view).rootFocus?.isWithin(Widget(x.view)) == true, "has the focus")
    fixture.expectHealthy()
    XCTAssertEqual(fixture.b.log, [], "it stays on screen")
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.split.dismiss(animated: true)
    XCTAssertEqual(calls, 1)
  }

  @MainActor func testANavigationControllerNamesTheDialogAfterItsPage() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let x = page("x")
    let navigation = NavigationController(rootViewController: x)
    let (root, y) = (scene.root, page("y"))
    root.presentAndWait(navigation)
    let dialog = gtkWindow(try XCTUnwrap(x.window))
    XCTAssertEqual(gtk_window_get_title(dialog).map { String(cString: $0) }, "x")
    x.show(y, sender: nil)
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["x", "y"])
    XCTAssertTrue(y.presentingViewController === root)
    XCTAssertFalse(y.isBeingPresented)
    runLoop(until: "the page") { y.log.contains("didAppear") }
    y.dismiss(animated: false)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(y.window)
  }

  @MainActor func testASplitViewInADialogGoesByItsOwnWidth() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let inner = SplitViewController(style: .doubleColumn)
    let (c, d) = (SpyPage("c"), SpyPage("d"))
    inner.setViewController(c, for: .primary)
    inner.setViewController(d, for: .secondary)
    fixture.b.presentAndWait(inner)
    XCTAssertTrue(inner.isCollapsed)
    XCTAssertEqual([c.appearances, d.appearances], [0, 1])
    XCTAssertFalse(fixture.split.isCollapsed)
    XCTAssertEqual(d.splitViewControllerLayoutEnvironment, .collapsed)
    inner.preferredContentSize = Size(width: 700, height: 400)
    runLoop(until: "the columns") { !inner.isCollapsed }
    XCTAssertEqual([c.appearances, d.appearances], [1, 1])
    fixture.split.dismiss(animated: false)
    XCTAssertEqual([c.disappearances, d.disappearances], [1, 1])
    fixture.expectHealthy()
  }

  private final class HastyPage: ViewController {
    let sheet = ViewController()

    override func viewWillAppear(_ animated: Bool) { present(sheet, animated: true) }
  }

  @MainActor func testPresentsWhileItsOwnWindowOpens() async throws {
    let page = HastyPage()
    let stage = try Stage(page, width: 500)
    defer { stage.close() }
    runLoop(until: "the dialog") { !page.sheet.isBeingPresented }
    XCTAssertTrue(page.presentedViewController === page.sheet)
    XCTAssertGreaterThan(Widget(page.sheet.view).width, 400)
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testHasTheSizeThatItsContentWishesFor() async throws {
    let scene = try DialogScene(width: 700, height: 500)
    defer { scene.stage.close() }
    /// The size that the dialog asks for, without header bar.
    func size(of page: ViewController, _ content: ViewController? = nil) throws -> Size {
      scene.root.presentAndWait(page)
      defer { scene.root.dismiss(animated: false) }
      var (width, height): (Int32, Int32) = (0, 0)
      let widget = Widget((content ?? page).view)
      gtk_window_get_default_size(gtkWindow(try XCTUnwrap(widget.toplevel)), &width, &height)
      let header = try XCTUnwrap(widget.parent?.firstChild)
      XCTAssertEqual(header.typeName, "GtkHeaderBar")
      return Size(
        width: Double(width), height: Double(Int(height) - header.measure(.vertical).natural))
    }
    XCTAssertEqual(try size(of: page("usual")), Size(width: 480, height: 360))
    let x = page("x")
    x.preferredContentSize = Size(width: 400, height: 250)
    XCTAssertEqual(try size(of: x), Size(width: 400, height: 250))
    let y = page("y")
    y.preferredContentSize = Size(width: 350, height: 300)
    XCTAssertEqual(
      try size(of: NavigationController(rootViewController: y), y), Size(width: 350, height: 300))
    let large = page("large")
    large.preferredContentSize = Size(width: 5000, height: 4000)
    let largest = try size(of: large)
    XCTAssertEqual(largest.width, 700, "no larger than the window below")
    XCTAssertLessThan(largest.height, 500)
  }

  @MainActor func testAWishThatChangesResizesTheDialog() async throws {
    let scene = try DialogScene(width: 700, height: 500)
    defer { scene.stage.close() }
    let x = page("x")
    let navigation = NavigationController(rootViewController: x)
    scene.root.presentAndWait(navigation)
    let (width, height) = (Widget(x.view).width, Widget(x.view).height)
    x.preferredContentSize = Size(width: 380, height: 300)
    // From the usual 480 × 360.
    runLoop(until: "the size") {
      Widget(x.view).width == width - 100 && Widget(x.view).height == height - 60
    }
    scene.root.dismiss(animated: false)
  }

  // MARK: Ending

  @MainActor func testIsDismissedByWhoPresentsIt() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let x = page("x")
    fixture.a.presentAndWait(x)
    x.view.map { XCTAssertTrue(Widget($0).isMapped) }
    var heard: [String] = []
    fixture.b.dismiss(animated: true) {
      heard.append("completion after \(x.log.last ?? "")")
    }
    XCTAssertEqual(heard, ["completion after didDisappear dismissed"])
    XCTAssertEqual(
      Array(x.log.suffix(2)), ["willDisappear dismissed", "didDisappear dismissed"])
    XCTAssertFalse(x.isBeingDismissed)
    XCTAssertNil(x.presentingViewController)
    XCTAssertNil(fixture.split.presentedViewController)
    XCTAssertNil(x.window)
    fixture.b.dismiss(animated: true) { heard.append("nothing to do") }
    XCTAssertEqual(heard.count, 2)
    XCTAssertEqual(fixture.b.log, [])
    fixture.expectHealthy()
    fixture.split.presentAndWait(x)
    XCTAssertEqual(x.log.filter { $0.hasPrefix("didAppear") }.count, 2, "it can be shown again")
    x.dismiss(animated: true)
    XCTAssertNil(x.window)
  }

  @MainActor func testEscapeClosesIt() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let x = page("x")
    fixture.split.presentAndWait(x)
    fixture.stage.press("<Shift>Escape")
    XCTAssertNotNil(x.window)
    fixture.stage.press("Escape")
    XCTAssertNil(x.window)
    XCTAssertEqual(x.log.last, "didDisappear dismissed")
    XCTAssertNil(fixture.split.presentedViewController)
  }

  @MainActor func testItsCloseButtonClosesIt() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let x = page("x")
    scene.root.presentAndWait(x)
    let dialog = try XCTUnwrap(x.window)
    XCTAssertTrue(Widgets.mapped(under: dialog).contains { $0.typeName == "GtkWindowControls" })
    gtk_window_close(gtkWindow(dialog))
    XCTAssertNil(scene.root.presentedViewController)
    XCTAssertEqual(x.log.last, "didDisappear dismissed")
  }

  @MainActor func testAPersonCannotCloseWhatIsModal() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let x = page("x")
    x.isModalInPresentation = true
    scene.root.presentAndWait(x)
    let dialog = try XCTUnwrap(x.window)
    func hasControls() -> Bool {
      Widgets.mapped(under: dialog).contains {
        $0.typeName == "GtkWindowControls" && $0.firstChild != nil
      }
    }
    XCTAssertFalse(hasControls())
    scene.stage.press("Escape")
    gtk_window_close(gtkWindow(dialog))
    XCTAssertTrue(scene.root.presentedViewController === x)
    x.isModalInPresentation = false
    XCTAssertTrue(hasControls())
    scene.stage.press("Escape")
    XCTAssertNil(scene.root.presentedViewController)
  }

  @MainActor func testTheFocusComesBack() async throws {
    let entry = Widgets.entry("text")
    let fixture = try Fixture(.doubleColumn, b: SpyPage("b", widget: entry)).mounted(at: 820)
    defer { fixture.close() }
    fixture.stage.press("Tab")
    Widgets.focus(entry)
    Widgets.select(from: 2, to: 2, in: entry)
    let x = page("x")
    fixture.split.presentAndWait(x)
    fixture.stage.press("z")
    XCTAssertTrue(Widgets.text(of: x.view).contains("z"))
    XCTAssertEqual(Widgets.text(of: entry), "text")
    fixture.stage.press("Escape")
    let window = try XCTUnwrap(Widget(entry).toplevel)
    runLoop(until: "the keyboard for the window below") { window.isInActiveWindow }
    XCTAssertTrue(Widget(entry).rootFocus?.isWithin(Widget(entry)) == true)
    fixture.stage.press("z")
    XCTAssertEqual(Widgets.text(of: entry), "tezxt", "the caret is where it was")
  }
}
