// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Keys on a navigation stack that is in no split view.
final class NavigationKeyTests: XCTestCase, @unchecked Sendable {
  @MainActor private func scene() throws -> (stack: NavigationController, stage: Stage) {
    XCTAssertTrue(Toolkit.initialize(), "this test needs a display")
    let pages = ["a", "b", "c"].map { SpyPage($0, widget: Widgets.entry($0)) }
    let stack = NavigationController()
    stack.viewControllers = pages
    return (stack, try Stage(stack, width: 500))
  }

  @MainActor func testGoesBackToTheFirstPageAndThenNowhere() async throws {
    for key in ["Escape", "<Alt>Left", "XF86Back"] {
      let (stack, stage) = try scene()
      for titles in [["a", "b"], ["a"], ["a"]] {
        stage.press(key)
        XCTAssertEqual(stack.viewControllers.map(\.title), titles, key)
      }
      XCTAssertEqual(stage.warnings, [])
      stage.close()
    }
  }

  @MainActor func testRightToLeftTheOtherArrowGoesBack() async throws {
    let (stack, stage) = try scene()
    defer { stage.close() }
    stage.isRightToLeft = true
    stage.press("<Alt>Left")
    XCTAssertEqual(stack.viewControllers.count, 3)
    stage.press("<Alt>Right")
    XCTAssertEqual(stack.viewControllers.count, 2)
  }

  @MainActor func testAPageThatHidesItsBackButtonStays() async throws {
    let (stack, stage) = try scene()
    defer { stage.close() }
    stack.topViewController?.navigationItem.hidesBackButton = true
    stage.settle()
    stage.press("<Alt>Left")
    XCTAssertEqual(stack.viewControllers.count, 3)
  }
}
