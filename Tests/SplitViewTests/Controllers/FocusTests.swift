// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Where the focus goes when columns and pages come and go.
final class FocusTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  /// A page with two entries.
  @MainActor private struct Form {
    let page: ViewController
    let first: Widget
    let second: Widget

    init(_ title: String) {
      (first, second) = (Widget(Widgets.entry("first")), Widget(Widgets.entry("second")))
      let box = Box(.vertical)
      box.append(first)
      box.append(second)
      page = ViewController(widget: box.widget.pointer)
      page.title = title
    }
  }

  @MainActor private func isFocus(_ widget: Widget?, of rig: Rig) -> Bool {
    guard let widget, let focus = rig.focus else { return false }
    return focus.isWithin(widget)
  }

  @MainActor func testEachColumnRemembersItsPlace() async throws {
    let rig = try Rig(.D3, at: 1300, item: 5)
    defer { rig.close() }
    rig.itemPage?.text?.grabFocus()
    rig.focus(7)
    rig.focus(2, in: rig.folders)
    rig.stage.press("F6")
    XCTAssertEqual(rig.list.focusedRow, 7)
    rig.stage.press("F6")
    XCTAssertTrue(isFocus(rig.itemPage?.text, of: rig))
    rig.stage.press("F6")
    XCTAssertEqual(rig.folders.focusedRow, 2)
  }

  @MainActor func testAFoldGoesToWhereTheFocusWasInTheColumnOnTop() async throws {
    let rig = Rig(.D2)
    let form = Form("Form")
    rig.split.setViewController(form.page, for: .secondary)
    try rig.mount(at: 1000)
    defer { rig.close() }
    form.second.grabFocus()
    Widgets.select(from: 2, to: 2, in: form.second.pointer)
    rig.focus(3)
    rig.stage.resize(to: 500)
    XCTAssertTrue(isFocus(form.second, of: rig))
    XCTAssertNil(Widgets.selection(in: form.second.pointer))
    rig.back()
    XCTAssertEqual(rig.list.focusedRow, 3)
    rig.stage.press("<Alt>Right")
    XCTAssertTrue(isFocus(form.second, of: rig))
    rig.expectHealthy()
  }

  @MainActor func testEachPageRemembersItsPlace() async throws {
    for isAnimated in [false, true] {
      let rig = try Rig(.D2, at: 500)
      defer { rig.close() }
      rig.stage.animationsEnabled = isAnimated
      rig.activate(7)
      XCTAssertTrue(isFocus(rig.itemPage?.text, of: rig), "the content, not the back button")
      let stack = try XCTUnwrap(rig.itemPage?.navigationController)
      let forms = [Form("A"), Form("B")]
      stack.pushViewController(forms[0].page, animated: isAnimated)
      rig.stage.settle()
      XCTAssertTrue(isFocus(forms[0].first, of: rig))
      forms[0].second.grabFocus()
      Widgets.select(from: 3, to: 3, in: forms[0].second.pointer)
      stack.pushViewController(forms[1].page, animated: isAnimated)
      rig.stage.settle()
      XCTAssertTrue(isFocus(forms[1].first, of: rig))
      rig.back()
      XCTAssertTrue(isFocus(forms[0].second, of: rig))
      XCTAssertNil(Widgets.selection(in: forms[0].second.pointer))
      rig.back()
      XCTAssertTrue(isFocus(rig.itemPage?.text, of: rig))
      rig.back()
      XCTAssertEqual(rig.list.focusedRow, 7)
      rig.expectHealthy()
    }
  }

  @MainActor func testAPageInThePlaceOfOneWithTheFocusGetsIt() async throws {
    let rig = try Rig(.D2, at: 1000, item: 2)
    defer { rig.close() }
    rig.itemPage?.text?.grabFocus()
    rig.open(3)
    rig.stage.settle()
    XCTAssertEqual(rig.openItem, 3)
    XCTAssertTrue(isFocus(rig.itemPage?.text, of: rig))
    rig.focus(1)
    rig.open(4)
    rig.stage.settle()
    XCTAssertEqual(rig.list.focusedRow, 1)
  }

  @MainActor func testCaretAndSelectionStay() async throws {
    let rig = Rig(.D2)
    let form = Form("Form")
    rig.split.setViewController(form.page, for: .secondary)
    try rig.mount(at: 1000)
    defer { rig.close() }
    form.second.grabFocus()
    Widgets.select(from: 1, to: 4, in: form.second.pointer)
    let focus = rig.focus
    for width in [900, 500, 480, 1000] {
      rig.stage.resize(to: width)
      XCTAssertEqual(rig.focus, focus, "\(width)")
      XCTAssertEqual(Widgets.selection(in: form.second.pointer)?.start, 1, "\(width)")
      XCTAssertEqual(Widgets.selection(in: form.second.pointer)?.end, 4, "\(width)")
    }
  }

  @MainActor func testAnOverlayGivesItBack() async throws {
    for key in ["F9", "Escape"] {
      let rig = Rig(.D2o)
      let form = Form("Form")
      rig.split.setViewController(form.page, for: .secondary)
      try rig.mount(at: 700)
      defer { rig.close() }
      form.second.grabFocus()
      rig.stage.press("F9")
      XCTAssertEqual(rig.split.displayMode, .oneOverSecondary)
      XCTAssertEqual(rig.focusedColumn, .primary)
      rig.stage.press(key)
      XCTAssertEqual(rig.split.displayMode, .secondaryOnly, key)
      XCTAssertTrue(isFocus(form.second, of: rig), key)
    }
  }

  @MainActor func testIsNeverInWhatIsHidden() async throws {
    for kind in [Rig.Kind.D2, .D2o, .D3, .D3o] {
      let rig = try Rig(kind, at: 1300, item: 2)
      defer { rig.close() }
      let steps: [(String, @MainActor () -> Void)] = [
        ("narrow", { rig.stage.resize(to: 700) }), ("fold", { rig.stage.resize(to: 500) }),
        ("back", { rig.back() }), ("open", { rig.open(9) }),
        ("unfold", { rig.stage.resize(to: 700) }), ("show", { rig.split.show(.primary) }),
        ("wide", { rig.stage.resize(to: 1300) }), ("hide", { rig.split.hide(.primary) }),
        ("empty", { rig.split.setViewController(nil, for: .secondary) }),
        ("fold empty", { rig.stage.resize(to: 500) }),
      ]
      for place in [Column.primary, .secondary] {
        rig.stage.resize(to: 1300)
        rig.split.show(.primary)
        rig.open(2)
        rig.stage.settle()
        if place == .primary {
          rig.focus(3, in: kind == .D2 || kind == .D2o ? rig.list : rig.folders)
        } else {
          rig.itemPage?.text?.grabFocus()
        }
        for (name, step) in steps {
          step()
          rig.stage.settle()
          XCTAssertTrue(
            rig.focus == nil || rig.isFocusVisible,
            "\(kind), \(place), \(name): \(rig.focus?.typeName ?? "") in \(rig.visibleColumns)")
        }
      }
      rig.expectHealthy()
    }
  }

  @MainActor func testTheRingIsAsItWas() async throws {
    let rig = try Rig(.D2, at: 1000, item: 2)
    defer { rig.close() }
    let view = try XCTUnwrap(rig.split.rootWidget)
    let root = try XCTUnwrap(gtk_widget_get_root(view.assumingMemoryBound(to: GtkWidget.self)))
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    for isVisible in [false, true] {
      rig.focus(4)
      gtk_window_set_focus_visible(
        window, isVisible ? 1 : 0)
      for width in [500, 1000] {
        rig.stage.resize(to: width)
        XCTAssertEqual(
          gtk_window_get_focus_visible(window) != 0, isVisible,
          "\(width)")
      }
    }
  }

  @MainActor func testAColumnWithNothingToFocus() async throws {
    let rig = Rig(.D2)
    rig.split.displayModeButtonVisibility = .never
    try rig.mount(at: 1000)
    defer { rig.close() }
    rig.focus(4)
    rig.stage.press("F9")
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    XCTAssertNil(rig.focusedColumn)
    rig.stage.press("F9")
    XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    for _ in 0..<2 {
      rig.stage.press("F6")
      XCTAssertEqual(rig.list.focusedRow, 4)
    }
  }

  @MainActor func testAPlaceholderCanHaveIt() async throws {
    let rig = Rig(.D2)
    let form = Form("Nothing open")
    rig.split.placeholderViewController = form.page
    try rig.mount(at: 1000)
    defer { rig.close() }
    rig.focus(4)
    rig.stage.press("F6")
    XCTAssertTrue(isFocus(form.first, of: rig))
    rig.stage.press("F6")
    XCTAssertEqual(rig.list.focusedRow, 4)
    rig.stage.press("F9")
    XCTAssertTrue(isFocus(form.first, of: rig))
  }

  @MainActor func testAListKeepsItsScrollPositionWhenTheFocusReturns() async throws {
    try skipOnNewerToolkits("the list scrolls to the row that gets the focus back")
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    rig.activate(3)
    rig.list.scroller.scroll(to: 200)
    rig.stage.settle()
    let rows = rig.list.rowsInView
    XCTAssertFalse(rows.contains(3))
    rig.stage.resize(to: 500)
    XCTAssertEqual(rig.focusedColumn, .secondary)
    rig.back()
    XCTAssertEqual(rig.list.focusedRow, 3)
    XCTAssertEqual(rig.list.rowsInView, rows)
    rig.stage.press("<Alt>Right")
    rig.stage.resize(to: 1000)
    XCTAssertEqual(rig.list.rowsInView, rows)
    XCTAssertEqual(rig.list.offset, 200)
    rig.expectHealthy()
  }
}

extension Widget {
  /// Scrolls a scrolled window as a wheel does.
  @MainActor fileprivate func scroll(to offset: Double) {
    gtk_adjustment_set_value(
      gtk_scrolled_window_get_vadjustment(OpaquePointer(pointer)), offset)
  }
}
