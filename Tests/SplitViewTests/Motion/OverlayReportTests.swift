// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewTesting

/// What people reported of columns that lie over others.
final class OverlayReportTests: XCTestCase, @unchecked Sendable {
  /// Two columns at 700, item 3 open and the primary column over it.
  @MainActor
  private func opened(_ prepare: (Rig) -> Void = { _ in }) throws -> Rig {
    let rig = Rig(.D2o)
    rig.list.selectedRow = 3
    rig.open(3)
    prepare(rig)
    try rig.mount(at: 700)
    open(rig)
    return rig
  }

  @MainActor
  private func open(_ rig: Rig) {
    rig.split.show(.primary)
    rig.stage.settle()
    XCTAssertEqual(rig.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(rig.visibleColumns, [.secondary, .primary])
    rig.recorder.log = []
  }

  /// Where the caret of the open item's text is.
  @MainActor
  private func caret(_ rig: Rig) -> Int32 {
    guard let text = rig.itemPage?.text,
      let buffer = gtk_text_view_get_buffer(
        text.pointer.assumingMemoryBound(to: GtkTextView.self))
    else { return -1 }
    return Properties.integer("cursor-position", of: UnsafeMutableRawPointer(buffer))
  }

  @MainActor
  private func hasDimming(_ rig: Rig) -> Bool {
    rig.split.layers.dimming.contains { Widget($0).isMapped }
  }

  @MainActor func test_SVB_066_anOverlayGoesWhicheverWay() async throws {
    let rig = try opened { $0.split.uncoversSecondaryOnShow = true }
    defer { rig.close() }
    let caret = caret(rig)
    XCTAssertTrue(hasDimming(rig))
    rig.stage.clickContent(of: .secondary)
    func expectClosed(_ way: String) {
      XCTAssertEqual(rig.split.displayMode, .secondaryOnly, way)
      XCTAssertEqual(rig.visibleColumns, [.secondary], way)
      XCTAssertEqual(rig.openItem, 3, way)
      XCTAssertFalse(hasDimming(rig), way)
    }
    expectClosed("a click outside")
    XCTAssertEqual(self.caret(rig), caret, "what is covered gets nothing of the click")
    open(rig)
    rig.activate(3)
    expectClosed("the row that is selected already")
    open(rig)
    rig.stage.tap(.sidebar, in: .primary)
    expectClosed("the button")
    open(rig)
    rig.stage.press("F9")
    expectClosed("the key")
    rig.expectHealthy()
  }

  @MainActor func test_SVB_067_besideItNoClickClosesIt() async throws {
    let rig = try opened()
    defer { rig.close() }
    rig.stage.resize(to: 1000)
    XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    XCTAssertFalse(hasDimming(rig))
    let caret = caret(rig)
    rig.stage.clickContent(of: .secondary)
    XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(rig.visibleColumns, [.primary, .secondary])
    XCTAssertNotEqual(self.caret(rig), caret, "the click reaches the text")
    XCTAssertEqual(rig.focusedColumn, .secondary)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_068_maximisingWhileItIsOpen() async throws {
    guard let manager = WindowManager() else {
      throw XCTSkip("openbox isn't installed")
    }
    defer { manager.stop() }
    let rig = try opened()
    defer { rig.close() }
    let window = rig.stage.window.widget.assumingMemoryBound(to: GtkWindow.self)
    for round in 1...2 {
      gtk_window_maximize(window)
      runLoop(until: "the maximised window") { Widget(rig.split.view).width == 1920 }
      rig.stage.settle()
      XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary, "round \(round)")
      let primary = try XCTUnwrap(rig.bounds(of: .primary))
      let secondary = try XCTUnwrap(rig.bounds(of: .secondary))
      XCTAssertEqual(primary.x, 0)
      XCTAssertEqual(secondary.x, primary.width + 1, "beside the divider")
      XCTAssertEqual(secondary.x + secondary.width, 1920)
      XCTAssertFalse(hasDimming(rig))
      gtk_window_unmaximize(window)
      runLoop(until: "the window as it was") { Widget(rig.split.view).width == 700 }
      rig.stage.settle()
      XCTAssertEqual(rig.split.displayMode, .secondaryOnly, "round \(round)")
      XCTAssertEqual(rig.visibleColumns, [.secondary])
      if round == 1 { open(rig) }
    }
    rig.expectHealthy()
  }

  @MainActor func test_SVB_071_aChoiceInTheOverlay() async throws {
    let rig = try opened {
      $0.split.uncoversSecondaryOnShow = true
      $0.list.isSearching = true
    }
    defer { rig.close() }
    rig.list.entry.grabFocus()
    XCTAssertEqual(rig.focusedColumn, .primary)
    rig.split.setViewController(ItemPage(7), for: .secondary)
    rig.stage.settle()
    XCTAssertEqual(rig.split.displayMode, .oneOverSecondary, "filling alone closes nothing")
    XCTAssertEqual(rig.focusedColumn, .primary)
    rig.split.show(.secondary)
    rig.stage.settle()
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    XCTAssertEqual(rig.visibleColumns, [.secondary])
    XCTAssertEqual(rig.focusedColumn, .secondary)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_075_hidingWhatMayNotBeHidden() async throws {
    let rig = try Rig(.D2o, at: 1000)
    defer { rig.close() }
    rig.split.setHideable(false, for: .primary)
    for _ in 1...3 {
      rig.stage.press("F9")
      XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    }
    XCTAssertEqual(rig.recorder.log, [])
    rig.split.setHideable(true, for: .primary)
    func mode(after key: String) -> SplitViewController.DisplayMode {
      rig.stage.press(key)
      return rig.split.displayMode
    }
    XCTAssertEqual(mode(after: "F9"), .secondaryOnly)
    XCTAssertEqual(mode(after: "F9"), .oneBesideSecondary)
    rig.stage.resize(to: 700)
    XCTAssertEqual(mode(after: "F9"), .oneOverSecondary)
    XCTAssertEqual(mode(after: "F9"), .secondaryOnly)
    rig.split.show(.primary)
    rig.stage.settle()
    XCTAssertEqual(rig.split.displayMode, .oneOverSecondary)
    rig.split.hide(.primary)
    rig.stage.settle()
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    rig.expectHealthy()
  }
}
