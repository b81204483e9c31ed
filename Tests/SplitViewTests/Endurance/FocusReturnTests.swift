// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What a fold does to the focus, the unfold undoes; what a person does to it stands.
final class FocusReturnTests: XCTestCase, @unchecked Sendable {
  @MainActor
  private struct Scene {
    let split = SplitViewController(style: .doubleColumn)
    let primary: Widget
    let secondary: Widget
    let stage: Stage

    init() throws {
      precondition(Toolkit.initialize())
      (primary, secondary) = (Widget(Widgets.entry("left")), Widget(Widgets.entry("right")))
      for (column, entry) in [
        (SplitViewController.Column.primary, primary), (.secondary, secondary),
      ] {
        let page = ViewController(widget: entry.pointer)
        page.title = "\(column)"
        split.setViewController(page, for: column)
      }
      stage = try Stage(split, width: 820)
      Widgets.focus(primary.pointer)
    }

    var focused: Widget? {
      let focus = Widget(split.view).rootFocus
      return [primary, secondary].first { focus?.isWithin($0) == true }
    }
  }

  @MainActor func testComesBackWithItsColumn() async throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    for _ in 0..<3 {
      XCTAssertEqual(scene.focused, scene.primary)
      scene.stage.resize(to: 400)
      XCTAssertEqual(scene.focused, scene.secondary)
      scene.stage.resize(to: 820)
    }
    XCTAssertEqual(scene.focused, scene.primary)
  }

  @MainActor func testDoesNotSelectTheTextOnTop() async throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    Widgets.select(from: 2, to: 2, in: scene.secondary.pointer)
    scene.stage.resize(to: 400)
    XCTAssertEqual(scene.focused, scene.secondary)
    XCTAssertNil(Widgets.selection(in: scene.secondary.pointer))
  }

  @MainActor func testStaysWhereThePersonPutIt() async throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    scene.stage.resize(to: 400)
    scene.split.show(.primary)
    scene.stage.settle()
    XCTAssertEqual(scene.focused, scene.primary)
    scene.split.show(.secondary)
    scene.stage.settle()
    XCTAssertEqual(scene.focused, scene.secondary)
    scene.stage.resize(to: 820)
    XCTAssertEqual(scene.focused, scene.secondary)
  }

  @MainActor func testDoesNotComeBackAfterThePersonMovedIt() async throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    scene.stage.resize(to: 400)
    scene.stage.press("Tab")
    let moved = Widget(scene.split.view).rootFocus
    XCTAssertNotEqual(moved.map { $0.isWithin(scene.secondary) }, true)
    scene.stage.resize(to: 820)
    XCTAssertNotEqual(scene.focused, scene.primary)
  }
}
