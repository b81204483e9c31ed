// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A key that has nothing to do reaches the window.
final class UnusedKeyTests: XCTestCase, @unchecked Sendable {
  @MainActor private func expectUnused(
    _ keys: [String], _ rig: Rig, _ place: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let window = try XCTUnwrap(rig.split.rootWidget).assumingMemoryBound(to: GtkWidget.self)
    let controller = try XCTUnwrap(gtk_event_controller_key_new())
    gtk_widget_add_controller(window, controller)
    defer { gtk_widget_remove_controller(window, controller) }
    var unused = 0
    let modifiers = [
      Int(GDK_KEY_Shift_L), Int(GDK_KEY_Alt_L), Int(GDK_KEY_Control_L), Int(GDK_KEY_Meta_L),
    ]
    connect(UnsafeMutableRawPointer(controller), "key-pressed") { arguments in
      if !modifiers.contains(arguments.int(0)) { unused += 1 }
    }
    for key in keys {
      unused = 0
      let focus = rig.focus
      rig.stage.press(key)
      XCTAssertEqual(unused, 1, "\(key), \(place)", file: file, line: line)
      XCTAssertEqual(rig.focus, focus, "\(key), \(place)", file: file, line: line)
    }
  }

  @MainActor func testFoldedWithTheListOnTop() async throws {
    let rig = try Rig(.D2, at: 500)
    defer { rig.close() }
    rig.focus(1)
    try expectUnused(
      ["F6", "<Shift>F6", "F8", "<Shift>F8", "F9", "Escape", "<Alt>Left"], rig, "folded")
    rig.expectHealthy()
  }

  @MainActor func testSideBySide() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    rig.focus(1)
    try expectUnused(["Escape", "<Alt>Left", "<Alt>Right"], rig, "side by side")
    rig.split.setResizable(false, for: .primary)
    rig.split.setHideable(false, for: .primary)
    rig.stage.settle()
    rig.focus(1)
    try expectUnused(["F8", "<Shift>F8", "F9"], rig, "nothing to move or hide")
    rig.expectHealthy()
  }

  @MainActor func testTheSecondaryColumnAlone() async throws {
    let rig = try Rig(.D2, at: 1000, item: 3)
    defer { rig.close() }
    rig.split.hide(.primary)
    rig.stage.settle()
    try expectUnused(["F6", "<Shift>F6", "F8", "<Shift>F8"], rig, "alone")
    rig.expectHealthy()
  }
}
