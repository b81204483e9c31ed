// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class TabButtonTests: GtkTestCase, @unchecked Sendable {
  @MainActor func testAPressSelectsNothingByItself() async throws {
    var presses = 0
    let button = TabButton { presses += 1 }
    button.setContent(text: "Inbox", iconName: nil, badge: nil)
    func isActive() -> Bool {
      gtk_toggle_button_get_active(
        button.widget.pointer.assumingMemoryBound(to: GtkToggleButton.self)) != 0
    }
    button.setSelected(false, isFocusable: false)
    emit(button.widget.pointer, "clicked")
    XCTAssertEqual(presses, 1)
    XCTAssertFalse(isActive())
    XCTAssertEqual(gtk_widget_get_focusable(button.widget.gtkForTests), 0)
    button.setSelected(true, isFocusable: true)
    XCTAssertTrue(isActive())
    emit(button.widget.pointer, "clicked")
    XCTAssertEqual(presses, 2)
    XCTAssertTrue(isActive())
    XCTAssertNotEqual(gtk_widget_get_focusable(button.widget.gtkForTests), 0)
  }

  @MainActor func testShowsOnlyWhatItHas() async throws {
    let button = TabButton {}
    let toplevel = try show(button.widget)
    defer { toplevel.close() }
    func shown(_ widget: Widget) -> [String] {
      guard widget.isVisible else { return [] }
      return [widget.typeName] + widget.children.flatMap { shown($0) }
    }
    button.setContent(text: "Inbox", iconName: nil, badge: nil)
    XCTAssertEqual(shown(button.widget), ["GtkToggleButton", "GtkBox", "GtkLabel"])
    button.setContent(text: "Inbox", iconName: "folder-symbolic", badge: nil)
    XCTAssertEqual(
      shown(button.widget), ["GtkToggleButton", "GtkBox", "GtkOverlay", "GtkImage", "GtkLabel"])
    button.setContent(text: "", iconName: "folder-symbolic", badge: "3")
    XCTAssertEqual(
      shown(button.widget), ["GtkToggleButton", "GtkBox", "GtkOverlay", "GtkImage", "GtkLabel"])
  }
}
