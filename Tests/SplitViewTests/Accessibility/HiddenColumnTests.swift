// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class HiddenColumnTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_101_aHiddenSidebarTakesNoFocus() async throws {
    let rig = Rig(.D2o)
    // In a text the tabulator is a sign like others.
    rig.itemContent = .label
    rig.open(3)
    try rig.mount(at: 700)
    XCTAssertEqual(rig.visibleColumns, [.secondary])
    for key in ["Tab", "<Shift>ISO_Left_Tab"] {
      for _ in 0..<12 {
        rig.stage.press(key)
        if let focus = rig.focus, rig.focusedColumn != nil {
          XCTAssertTrue(focus.isMapped, key)
          XCTAssertTrue(rig.isFocusVisible, key)
        }
        XCTAssertNotEqual(rig.focusedColumn, .primary, key)
      }
    }
    let before = rig.focus
    let row = try XCTUnwrap(rig.list.list.firstChild)
    XCTAssertFalse(row.grabFocus())
    XCTAssertFalse(rig.list.list.grabFocus())
    rig.stage.settle()
    XCTAssertEqual(rig.focus, before)
    XCTAssertEqual(rig.visibleColumns, [.secondary])
    rig.expectHealthy()
    rig.close()
  }

  @MainActor func testTheFocusMayBeSentIntoAColumnThatIsShownInTheSameTurn() async throws {
    let scene = try AccessibilityScene("secondary column alone")
    let page = try XCTUnwrap(scene.split.viewController(for: .primary))
    let button = Widget(page.view)
    XCTAssertFalse(button.grabFocus())
    scene.split.show(.primary)
    XCTAssertTrue(button.grabFocus())
    scene.stage.settle()
    XCTAssertEqual(button.rootFocus, button)
    XCTAssertTrue(button.isMapped)
    XCTAssertEqual(scene.stage.warnings, [])
    scene.stage.close()
  }
}
