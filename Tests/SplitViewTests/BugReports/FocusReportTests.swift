// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Focus that other programs lost or put in the wrong place.
final class FocusReportTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_090_theFocusThatTheProgramChose() async throws {
    try skipOnNewerToolkits("the first key after the window is shown moves no row")
    for width in [500, 1000] {
      let rig = Rig(.D2)
      rig.list.onWillAppear = { [unowned rig] in
        rig.list.list.children.first { ListPage.text(of: $0) == "Row 2" }?.grabFocus()
      }
      try rig.mount(at: width)
      defer { rig.close() }
      XCTAssertEqual(rig.list.focusedRow, 2, "\(width)")
      rig.stage.press("Down")
      XCTAssertEqual(rig.list.focusedRow, 3, "\(width)")
    }
  }

  @MainActor func test_SVB_092_aPageWithNothingToFocus() async throws {
    let rig = try Rig(.D2, at: 500)
    defer { rig.close() }
    rig.itemContent = .label
    rig.activate(2)
    XCTAssertEqual(rig.split.topColumn, .secondary)
    XCTAssertEqual(rig.focus?.name, "split-view-back")
    XCTAssertTrue(rig.isFocusVisible)
    rig.stage.press("Return")
    XCTAssertEqual(rig.split.topColumn, .primary)
    XCTAssertEqual(rig.list.focusedRow, 2)
  }

  @MainActor func test_SVB_094_aSidebarThatLeavesWithTheFocus() async throws {
    let rig = try Rig(.D2o, at: 1000, item: 4)
    defer { rig.close() }
    rig.focus(4)
    rig.stage.resize(to: 700)
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    XCTAssertEqual(rig.focusedColumn, .secondary)
    XCTAssertTrue(rig.isFocusVisible)
    let chosen = rig.focus
    rig.stage.resize(to: 1000)
    XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(rig.focus, chosen)
    XCTAssertEqual(rig.list.selectedRow, 4)
    rig.stage.press("<Shift>F6")
    XCTAssertEqual(rig.list.focusedRow, 4)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_095_aKeyAfterEachChange() async throws {
    let rig = try Rig(.D2, at: 1000, item: 1)
    defer { rig.close() }
    var presses = 0
    Shortcuts(for: Widget(try XCTUnwrap(rig.split.rootWidget)), phase: .capture).add("j") {
      presses += 1
      return true
    }
    rig.focus(1)
    let stack = try XCTUnwrap(rig.list.navigationController)
    let steps: [(String, @MainActor () -> Void)] = [
      ("fold", { rig.stage.resize(to: 500) }),
      ("back", { rig.back() }),
      ("push", { stack.pushViewController(ItemPage(7, content: .label), animated: false) }),
      ("pop", { _ = stack.popViewController(animated: false) }),
      ("show", { rig.open(2) }),
      ("unfold", { rig.stage.resize(to: 1000) }),
    ]
    for (index, (name, step)) in steps.enumerated() {
      step()
      rig.stage.settle()
      rig.stage.press("j")
      XCTAssertEqual(presses, index + 1, name)
      XCTAssertTrue(rig.isFocusVisible, "\(name): \(rig.focus?.typeName ?? "nowhere")")
      XCTAssertNotEqual(rig.focus?.typeName, "GtkStack", name)
    }
    rig.expectHealthy()
  }

  @MainActor func test_SVB_096_arrowsDoNotReachAHiddenList() async throws {
    let rig = try Rig(.D2, at: 500)
    defer { rig.close() }
    rig.activate(2)
    XCTAssertEqual(rig.openItem, 2)
    for _ in 0..<3 {
      rig.stage.press("Down")
      XCTAssertEqual(rig.list.selectedRow, 2)
    }
    rig.back()
    XCTAssertEqual(rig.list.focusedRow, 2)
    rig.stage.press("Down")
    XCTAssertEqual(rig.list.focusedRow, 3)
    XCTAssertEqual(rig.split.topColumn, .primary)
    XCTAssertEqual(rig.openItem, 2)
    rig.stage.press("Return")
    XCTAssertEqual(rig.split.topColumn, .secondary)
    XCTAssertEqual(rig.openItem, 3)
    rig.expectHealthy()
  }
}
