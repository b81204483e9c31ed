// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Nested and untimely changes on which other programs crashed.
final class UntimelyChangeTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  /// The titles in the header bars on screen.
  @MainActor private func headerTitles(_ rig: Rig) -> [String] {
    Widgets.mapped(under: Widget(rig.split.view)).filter { $0.typeName == "GtkHeaderBar" }
      .flatMap { Widgets.texts(under: $0) }.filter { ["List", "Item 2"].contains($0) }.sorted()
  }

  @MainActor func test_SVB_020_aDelegateThatLooksAtEverything() async throws {
    let rig = try Rig(.D2, at: 1000, item: 2)
    defer { rig.close() }
    let item = try XCTUnwrap(rig.itemPage)
    var faults: [String] = []
    rig.recorder.onEvent = { token in
      let root = Widget(rig.split.view)
      _ = root.measure(.horizontal)
      root.queueResize()
      let titles = self.headerTitles(rig)
      if Set(titles).count != titles.count { faults.append("\(token): \(titles)") }
      for page in [rig.list as ViewController, item]
      where Widget(page.view).isMapped && !Widget(page.view).isWithin(root) {
        faults.append("\(token): \(page.title ?? "") is elsewhere")
      }
    }
    for _ in 0..<50 {
      rig.stage.sweep([500])
      XCTAssertTrue(rig.split.isCollapsed)
      rig.stage.sweep([1000])
    }
    rig.stage.settle()
    XCTAssertEqual(faults, [])
    XCTAssertEqual(headerTitles(rig), ["Item 2", "List"])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_022_aReplacedPageIsLeftAlone() async throws {
    let rig = Rig(.D2)
    let widget = Widgets.label("old")
    let page = SpyPage("old", widget: widget)
    rig.split.setViewController(page, for: .secondary)
    try rig.mount(at: 1000)
    defer { rig.close() }
    let reference = ObjectReference(retaining: widget)
    rig.split.setViewController(ItemPage(2), for: .secondary)
    XCTAssertNil(Widget(reference.pointer).parent.flatMap { $0.isMapped ? $0 : nil })
    XCTAssertFalse(Widget(reference.pointer).isWithin(Widget(rig.split.view)))
    page.clearLog()
    let touched = SignalCounter("map", of: [reference.pointer])
    rig.itemPage?.scroll(to: 300)
    rig.stage.resize(to: 900)
    rig.stage.resize(to: 500)
    rig.stage.resize(to: 1000)
    XCTAssertEqual(page.log, [])
    XCTAssertEqual(touched.count, 0)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_023_takenAwayWithTheSidebarOverTheContent() async throws {
    for isHalfWay in [false, true] {
      let rig = Rig(.D2o)
      rig.list.selectedRow = 3
      rig.open(3)
      let holder = SplitHolder("Holder", rig.split)
      let stage = try Stage(holder, width: 700)
      stage.animationsEnabled = isHalfWay
      rig.recorder.log = []
      rig.split.show(.primary)
      if !isHalfWay { stage.settle() }
      XCTAssertEqual(rig.split.isTransitioning, isHalfWay)
      XCTAssertEqual(rig.split.displayMode, .oneOverSecondary)
      holder.replace(with: Widgets.label("another page"))
      stage.settle()
      XCTAssertFalse(Widget(rig.split.view).isMapped)
      XCTAssertEqual(Widgets.texts(under: Widget(holder.view)), ["another page"])
      XCTAssertFalse(rig.split.isTransitioning)
      XCTAssertEqual(rig.recorder.log.filter { $0 == "wH(P)" }, ["wH(P)"], "half: \(isHalfWay)")
      XCTAssertEqual(rig.split.overlaidColumns, [])
      stage.close()
    }
  }

  @MainActor func test_SVB_024_anotherPageInTheMiddleOfAFold() async throws {
    let plain = try Rig(.D2, at: 1000, item: 2)
    plain.stage.resize(to: 500)
    plain.stage.resize(to: 1000)
    let expected = plain.recorder.log
    plain.close()
    for place in ["top?", "didCollapse", "later"] {
      let rig = try Rig(.D2, at: 1000, item: 2)
      defer { rig.close() }
      let old = try XCTUnwrap(rig.itemPage)
      let widget = ObjectReference(retaining: old.view)
      let new = ItemPage(9)
      rig.recorder.onEvent = { token in
        if token.hasPrefix(place) { rig.split.setViewController(new, for: .secondary) }
      }
      if place == "later" {
        rig.stage.sweep([500])
        rig.split.setViewController(new, for: .secondary)
      }
      rig.stage.resize(to: 500)
      XCTAssertEqual(rig.titles, ["List", "Item 9"], place)
      XCTAssertTrue(rig.texts(in: .secondary).contains("Item 9"), place)
      XCTAssertNil(old.parent, place)
      XCTAssertFalse(Widget(widget.pointer).isWithin(Widget(rig.split.view)), place)
      rig.stage.resize(to: 1000)
      XCTAssertTrue(rig.itemPage === new, place)
      XCTAssertEqual(rig.recorder.log, expected, place)
      rig.expectHealthy()
    }
  }

  @MainActor func test_SVB_026_allPagesGoAtOnce() async throws {
    for (kind, width) in [(Rig.Kind.D2, 500), (.D3, 1300)] {
      let rig = try Rig(kind, at: width, item: 2)
      defer { rig.close() }
      let stack = try XCTUnwrap(rig.itemPage?.navigationController)
      stack.pushViewController(ItemPage(2, title: "More"), animated: false)
      rig.stage.settle()
      if kind == .D2 { XCTAssertEqual(rig.depth, 3) }
      rig.split.placeholderViewController = nil
      let columns: [Column] =
        kind == .D2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
      for column in columns { rig.split.setViewController(nil, for: column) }
      _ = Widget(rig.split.view).measure(.horizontal)
      rig.stage.settle()
      rig.back()
      rig.stage.press("Tab")
      for other in [700, 500, width] { rig.stage.resize(to: other) }
      XCTAssertEqual(rig.split.viewControllers.count, 0)
      for column in columns { XCTAssertFalse(rig.hasBackButton(in: column)) }
      XCTAssertEqual(rig.stage.warnings, [])

      for (index, column) in columns.enumerated() {
        rig.split.setViewController(ItemPage(index + 1), for: column)
      }
      rig.stage.settle()
      let fresh = Rig(kind)
      for (index, column) in columns.enumerated() {
        fresh.split.setViewController(ItemPage(index + 1), for: column)
      }
      rig.stage.resize(to: 1300)
      try fresh.mount(at: 1300)
      XCTAssertEqual(rig.visibleColumns, fresh.visibleColumns, "\(kind)")
      XCTAssertEqual(columns.map { rig.titles(in: $0) }, columns.map { fresh.titles(in: $0) })
      fresh.close()
      rig.expectHealthy()
    }
  }

  @MainActor func test_SVB_027_aDelegateThatActsInTheDidPhase() async throws {
    /// What the program does once columns have been folded or unfolded.
    @MainActor func act(on rig: Rig) {
      rig.split.show(.secondary)
      rig.split.hide(.primary)
      rig.list.selectedRow = 1
    }
    let inside = try Rig(.D2, at: 1000, item: 2)
    defer { inside.close() }
    let later = try Rig(.D2, at: 1000, item: 2)
    defer { later.close() }
    var running = 0
    var deepest = 0
    inside.recorder.onEvent = { token in
      if token.hasPrefix("top?") || token.hasPrefix("exp?") {
        running += 1
        deepest = max(deepest, running)
      }
      if token == "didCollapse" || token == "didExpand" {
        running -= 1
        act(on: inside)
      }
    }
    for _ in 0..<20 {
      for width in [500, 1000] {
        inside.stage.resize(to: width)
        later.stage.resize(to: width)
        act(on: later)
        later.stage.settle()
        XCTAssertEqual(inside.split.displayMode, later.split.displayMode, "\(width)")
        XCTAssertEqual(inside.visibleColumns, later.visibleColumns, "\(width)")
        XCTAssertEqual(inside.titles, later.titles, "\(width)")
        XCTAssertEqual(inside.list.selectedRow, 1)
      }
    }
    XCTAssertEqual(running, 0)
    XCTAssertEqual(deepest, 1)
    XCTAssertEqual(inside.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func test_SVB_030_thePageThatGoesWhileItComes() async throws {
    for isDuring in [true, false] {
      let rig = try Rig(.D2, at: 500)
      defer { rig.close() }
      rig.stage.animationsEnabled = true
      rig.open(2)
      XCTAssertTrue(rig.split.isTransitioning)
      if !isDuring { rig.stage.settle() }
      rig.split.setViewController(nil, for: .secondary)
      rig.stage.settle()
      XCTAssertEqual(rig.titles, ["List"])
      XCTAssertEqual(rig.visibleColumns, [.primary])
      let window = try XCTUnwrap(
        gtk_widget_get_root(
          UnsafeMutableRawPointer(rig.split.view).assumingMemoryBound(to: GtkWidget.self)))
      let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_set_visible(widget, 0)
      gtk_widget_set_visible(widget, 1)
      rig.stage.settle()
      XCTAssertEqual(rig.titles, ["List"])
      XCTAssertTrue(Widget(rig.list.view).isMapped)
      XCTAssertEqual(rig.stage.warnings, [])
    }
  }
}
