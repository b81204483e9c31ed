// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class StackTests: GtkTestCase, @unchecked Sendable {
  @MainActor func testMeasuresThePageOnTopAlone() async throws {
    let stack = Stack()
    let (narrow, wide) = (Widget(Objects.label("i")), Widget(Objects.label("w")))
    gtk_widget_set_size_request(wide.gtkForTests, 500, 300)
    stack.add(narrow)
    stack.add(wide)
    XCTAssertEqual(stack.visiblePage, narrow)
    XCTAssertLessThan(stack.widget.measure(.horizontal).minimum, 100)
    stack.show(wide, .none, duration: 0)
    XCTAssertEqual(stack.visiblePage, wide)
    XCTAssertEqual(stack.widget.measure(.horizontal).minimum, 500)
    XCTAssertEqual(stack.widget.measure(.vertical).minimum, 300)
    stack.remove(wide)
    XCTAssertNil(wideParent(of: stack, narrow: narrow))
  }

  /// What the stack still holds besides the narrow page.
  @MainActor private func wideParent(of stack: Stack, narrow: Widget) -> Widget? {
    stack.widget.children.first { $0 != narrow }
  }

  @MainActor func testChangesAtOnceOrWithASlide() async throws {
    let stack = Stack()
    let pages = (0..<2).map { Widget(Objects.label("\($0)")) }
    for page in pages { stack.add(page) }
    let toplevel = try show(stack.widget)
    defer { toplevel.close() }
    let settings = try XCTUnwrap(gtk_settings_get_default())
    stack.show(pages[1], .none, duration: 1)
    XCTAssertFalse(stack.isTransitioning)
    XCTAssertEqual(stack.visiblePage, pages[1])
    setAnimations(settings, true)
    defer { gtk_settings_reset_property(settings, "gtk-enable-animations") }
    stack.show(pages[0], .push, duration: 0.05)
    XCTAssertTrue(stack.isTransitioning)
    XCTAssertEqual(stack.visiblePage, pages[0])
    runLoop(until: "the end of the slide") { !stack.isTransitioning }
  }

  @MainActor func testSlidesInReadingDirection() async throws {
    let stack = Stack()
    let pages = (0..<2).map { Widget(Objects.label("\($0)")) }
    for page in pages { stack.add(page) }
    let widget = OpaquePointer(stack.widget.pointer)
    stack.show(pages[1], .push, duration: 0)
    XCTAssertEqual(
      gtk_stack_get_transition_type(widget), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)
    stack.show(pages[0], .pop, duration: 0)
    XCTAssertEqual(
      gtk_stack_get_transition_type(widget), GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)
    gtk_widget_set_direction(stack.widget.gtkForTests, GTK_TEXT_DIR_RTL)
    stack.show(pages[1], .push, duration: 0)
    XCTAssertEqual(
      gtk_stack_get_transition_type(widget), GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)
    stack.show(pages[0], .pop, duration: 0)
    XCTAssertEqual(
      gtk_stack_get_transition_type(widget), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)
  }

  @MainActor private func setAnimations(_ settings: OpaquePointer, _ isEnabled: Bool) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, isEnabled ? 1 : 0)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
      "gtk-enable-animations", &value)
    g_value_unset(&value)
  }
}
