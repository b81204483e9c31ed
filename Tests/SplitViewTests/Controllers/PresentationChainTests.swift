// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Dialogs over dialogs, and windows that close under them.
final class PresentationChainTests: XCTestCase, @unchecked Sendable {
  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  @MainActor private func page(_ title: String) -> ModalPage {
    ModalPage(title, widget: Widgets.entry(title))
  }

  @MainActor private func gtkWindow(_ widget: Widget) -> UnsafeMutablePointer<GtkWindow> {
    widget.pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  // MARK: Chains

  @MainActor func testOneOverAnother() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let (x, y, z) = (page("x"), page("y"), page("z"))
    scene.root.presentAndWait(x)
    x.presentAndWait(y)
    y.presentAndWait(z)
    XCTAssertTrue(y.presentingViewController === x)
    XCTAssertTrue(scene.root.presentedViewController === x)
    XCTAssertEqual(
      gtk_window_get_transient_for(gtkWindow(try XCTUnwrap(y.window)))
        .map { UnsafeMutableRawPointer($0) }, x.window?.pointer)
    z.dismiss(animated: false)
    XCTAssertTrue(y.window?.isMapped == true)
    XCTAssertNil(z.window)
    y.presentAndWait(z)
    x.dismiss(animated: false)
    XCTAssertEqual([x.window != nil, y.window != nil, z.window != nil], [true, false, false])
    x.presentAndWait(y)
    var calls = 0
    scene.root.dismiss(animated: false) { calls += 1 }
    XCTAssertEqual(calls, 1)
    XCTAssertNil(x.window)
    XCTAssertNil(y.window)
    for page in [x, y, z] {
      let log = page.log.map { $0.prefix { $0 != " " } }
      XCTAssertEqual(
        log.filter { $0 == "didAppear" }.count, log.filter { $0 == "didDisappear" }.count)
      XCTAssertEqual(page.log.last, "didDisappear dismissed")
    }
    XCTAssertEqual(scene.stage.warnings, [])
  }

  @MainActor func testPresentingFromInsideACompletion() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let (x, y) = (page("x"), page("y"))
    scene.root.presentAndWait(x)
    scene.root.dismiss(animated: true) { scene.root.present(y, animated: true) }
    XCTAssertTrue(scene.root.presentedViewController === y)
    y.onAppear = { y.dismiss(animated: true) }
    runLoop(until: "the end of the second one") { scene.root.presentedViewController == nil }
    XCTAssertEqual(y.log.last, "didDisappear dismissed")
  }

  @MainActor func testDismissedBeforeItAppears() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let x = page("x")
    var heard: [String] = []
    scene.root.present(x, animated: true) { heard.append("present") }
    scene.root.dismiss(animated: true) { heard.append("dismiss") }
    XCTAssertEqual(heard, ["present", "dismiss"])
    XCTAssertNil(x.window)
    scene.stage.settle()
    XCTAssertEqual(heard.count, 2)
    XCTAssertEqual(
      x.log.filter { $0.hasPrefix("willAppear") }.count,
      x.log.filter { $0.hasPrefix("didDisappear") }.count)
  }

  // MARK: Windows that close

  @MainActor func testTheWindowClosesUnderIt() async throws {
    let root = SpyPage("root")
    let x = page("x")
    let y = page("y")
    let stage = try Stage(root, width: 500)
    root.presentAndWait(x)
    x.presentAndWait(y)
    stage.close()
    XCTAssertNil(x.window)
    XCTAssertNil(y.window)
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(x.log.last, "didDisappear dismissed")
    XCTAssertEqual(y.log.last, "didDisappear dismissed")
    XCTAssertEqual([root.appearances, root.disappearances], [1, 1])
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testAWindowOfAnotherOwnerIsDestroyedUnderIt() async throws {
    let page = SpyPage("root", widget: Widgets.label("content"))
    let window = try XCTUnwrap(gtk_window_new())
    let gtk = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(gtk, page.view.assumingMemoryBound(to: GtkWidget.self))
    gtk_window_present(gtk)
    let x = self.page("x")
    page.presentAndWait(x)
    XCTAssertTrue(x.window?.isMapped == true)
    gtk_window_destroy(gtk)
    XCTAssertNil(x.window)
    XCTAssertNil(page.presentedViewController)
    XCTAssertEqual(x.log.last?.hasPrefix("didDisappear"), true)
  }
}
