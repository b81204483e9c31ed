// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// The focus, the caret and what is selected live through the folds of a classic split view.
final class ClassicFocusTests: XCTestCase, @unchecked Sendable {
  @MainActor private func scene() throws -> (
    stage: Stage, split: SplitViewController, list: UnsafeMutableRawPointer,
    text: UnsafeMutableRawPointer
  ) {
    _ = Toolkit.initialize()
    let (list, text) = (Widgets.entry("list"), Widgets.entry("some text"))
    let split = SplitViewController()
    split.viewControllers = [
      NavigationController(rootViewController: ViewController(widget: list)),
      NavigationController(rootViewController: ViewController(widget: text)),
    ]
    return (try Stage(split, width: 820), split, list, text)
  }

  @MainActor private func hasFocus(_ entry: UnsafeMutableRawPointer) -> Bool {
    Widget(entry).rootFocus?.isWithin(Widget(entry)) == true
  }

  @MainActor func testInTheSecondary() async throws {
    let scene = try scene()
    defer { scene.stage.close() }
    Widgets.focus(scene.text)
    Widgets.select(from: 2, to: 6, in: scene.text)
    for _ in 0..<3 {
      scene.stage.resize(to: 400)
      XCTAssertTrue(hasFocus(scene.text))
      scene.stage.resize(to: 820)
      XCTAssertTrue(hasFocus(scene.text))
    }
    XCTAssertEqual(Widgets.selection(in: scene.text)?.start, 2)
    XCTAssertEqual(Widgets.selection(in: scene.text)?.end, 6)
  }

  @MainActor func testInThePrimary() async throws {
    let scene = try scene()
    defer { scene.stage.close() }
    Widgets.focus(scene.list)
    scene.stage.resize(to: 400)
    XCTAssertTrue(hasFocus(scene.text), "the page on top has it meanwhile")
    scene.stage.resize(to: 820)
    XCTAssertTrue(hasFocus(scene.list))
    XCTAssertEqual(scene.stage.warnings, [])
  }
}
