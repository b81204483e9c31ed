// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

/// A widget leaves whatever holds it, and both live on.
final class DetachingTests: GtkTestCase, @unchecked Sendable {
  @MainActor private func widget(_ made: UnsafeMutablePointer<GtkWidget>?) -> Widget {
    guard let made else { preconditionFailure("GTK made no widget") }
    return Widget(UnsafeMutableRawPointer(made))
  }

  @MainActor private func typed<Type>(_ widget: Widget) -> UnsafeMutablePointer<Type> {
    widget.pointer.assumingMemoryBound(to: Type.self)
  }

  /// Expects a label to leave `holder`, which `put` puts it into, twice.
  @MainActor private func expectToLeave(
    _ holder: UnsafeMutablePointer<GtkWidget>?, line: UInt = #line,
    _ put: (OpaquePointer, UnsafeMutablePointer<GtkWidget>) -> Void
  ) {
    let holder = widget(holder)
    let reference = ObjectReference(sinking: holder.pointer)
    let label = widget(gtk_label_new("text"))
    let owned = ObjectReference(sinking: label.pointer)
    for _ in 0..<2 {
      put(OpaquePointer(reference.pointer), typed(label))
      XCTAssertNotNil(label.parent, line: line)
      XCTAssertTrue(label.detach(), line: line)
      XCTAssertNil(label.parent, line: line)
      XCTAssertFalse(label.isWithin(holder), line: line)
    }
    XCTAssertTrue(label.detach(), "it is free already", line: line)
    XCTAssertEqual(owned.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count, 1)
  }

  @MainActor func testLeavesWidgetsWithOneChild() async throws {
    expectToLeave(gtk_frame_new(nil)) { gtk_frame_set_child(.init($0), $1) }
    expectToLeave(gtk_scrolled_window_new()) { gtk_scrolled_window_set_child($0, $1) }
    expectToLeave(gtk_revealer_new()) { gtk_revealer_set_child($0, $1) }
    expectToLeave(gtk_expander_new(nil)) {
      gtk_expander_set_expanded($0, 1)
      gtk_expander_set_child($0, $1)
    }
    expectToLeave(gtk_overlay_new()) { gtk_overlay_set_child($0, $1) }
    expectToLeave(gtk_overlay_new()) { gtk_overlay_add_overlay($0, $1) }
    expectToLeave(gtk_button_new()) { gtk_button_set_child(.init($0), $1) }
    let window = widget(gtk_window_new())
    let label = widget(gtk_label_new("text"))
    let owned = ObjectReference(sinking: label.pointer)
    gtk_window_set_child(typed(window), typed(label))
    XCTAssertTrue(label.detach())
    XCTAssertNil(gtk_window_get_child(typed(window)))
    gtk_window_destroy(typed(window))
    XCTAssertEqual(owned.pointer, label.pointer)
  }

  @MainActor func testLeavesWidgetsWithSeveralChildren() async throws {
    expectToLeave(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) { gtk_box_append(.init($0), $1) }
    expectToLeave(gtk_grid_new()) { gtk_grid_attach(.init($0), $1, 0, 0, 1, 1) }
    expectToLeave(gtk_fixed_new()) { gtk_fixed_put(.init($0), $1, 0, 0) }
    expectToLeave(gtk_stack_new()) { gtk_stack_add_child($0, $1) }
    expectToLeave(gtk_notebook_new()) { gtk_notebook_append_page($0, $1, nil) }
    expectToLeave(gtk_list_box_new()) { gtk_list_box_append($0, $1) }
    expectToLeave(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)) { gtk_paned_set_start_child($0, $1) }
    expectToLeave(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)) { gtk_paned_set_end_child($0, $1) }
    expectToLeave(gtk_center_box_new()) { gtk_center_box_set_start_widget($0, $1) }
    expectToLeave(gtk_center_box_new()) { gtk_center_box_set_center_widget($0, $1) }
    expectToLeave(gtk_center_box_new()) { gtk_center_box_set_end_widget($0, $1) }
    expectToLeave(gtk_header_bar_new()) { gtk_header_bar_pack_start($0, $1) }
    expectToLeave(gtk_header_bar_new()) { gtk_header_bar_set_title_widget($0, $1) }
  }

  @MainActor func testLeavesAContainerOfOurs() async throws {
    let page = ForwardingWidget(.page)
    let label = widget(gtk_label_new("text"))
    let owned = ObjectReference(sinking: label.pointer)
    label.setParent(page.widget)
    XCTAssertTrue(label.detach())
    XCTAssertNil(page.widget.firstChild)
    XCTAssertEqual(owned.pointer, label.pointer)
  }

  @MainActor func testStaysWhereTheWayIsNotKnown() async throws {
    let view = widget(gtk_text_view_new())
    let reference = ObjectReference(sinking: view.pointer)
    let label = widget(gtk_label_new("text"))
    gtk_text_view_add_overlay(typed(Widget(reference.pointer)), typed(label), 0, 0)
    XCTAssertFalse(label.detach())
    XCTAssertTrue(label.isWithin(view))
  }
}
