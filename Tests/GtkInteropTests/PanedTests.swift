// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class PanedTests: GtkTestCase, @unchecked Sendable {
  /// A paned in a widget that gives it its place.
  @MainActor
  private final class Scene: WidgetDelegate {
    let start = Widget(Objects.label("start"))
    let end = Widget(Objects.label("end"))
    let paned: Paned
    let holder = ForwardingWidget(.host)
    var position = 150
    var moves: [Int] = []

    init() {
      paned = Paned(start: start, end: end)
      paned.widget.setParent(holder.widget)
      holder.delegate = self
      paned.onEvent = { [weak self] event in
        guard let self, case .didMove(let position) = event else { return }
        self.moves.append(position)
      }
    }

    var requestMode: RequestMode { .constant }
    func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
      paned.widget.measure(axis, forSize: size)
    }
    func allocate(width: Int, height: Int) {
      paned.allocate(
        PixelRect(x: 0, y: 0, width: width, height: height), position: position)
    }
    func directionDidChange() {}

    func layOut(at position: Int, in toplevel: Toplevel) {
      self.position = position
      holder.widget.queueAllocate()
    }
  }

  @MainActor func testAllocatesAtAPositionWithoutTellingAnybody() async throws {
    let scene = Scene()
    let toplevel = try show(scene.holder.widget)
    defer { toplevel.close() }
    let clock = try XCTUnwrap(FrameClock(of: toplevel.widget))
    XCTAssertEqual(scene.paned.position, 150)
    XCTAssertEqual(scene.start.width, 150)
    for position in [80, 300, 200] {
      scene.layOut(at: position, in: toplevel)
      try nextFrame(of: clock)
      XCTAssertEqual(scene.paned.position, position)
      XCTAssertEqual(scene.start.width, position)
      XCTAssertEqual(
        scene.end.bounds(in: scene.holder.widget)?.x,
        position + scene.paned.handle.measure(.horizontal).minimum)
    }
    // A clamp by the toolkit is nobody's wish either.
    scene.layOut(at: 5000, in: toplevel)
    try nextFrame(of: clock)
    XCTAssertLessThan(scene.paned.position, 400)
    XCTAssertEqual(scene.moves, [])
  }

  @MainActor func testTellsOfAMoveByKey() async throws {
    let scene = Scene()
    let toplevel = try show(scene.holder.widget)
    defer { toplevel.close() }
    let paned = scene.paned.widget.gtkForTests
    gtk_widget_grab_focus(paned)
    // What the arrow keys are bound to.
    press(GTK_SCROLL_STEP_RIGHT, on: paned)
    let moved = try XCTUnwrap(scene.moves.last)
    XCTAssertGreaterThan(moved, 150)
    XCTAssertEqual(scene.paned.position, moved)
    press(GTK_SCROLL_STEP_LEFT, on: paned)
    XCTAssertEqual(scene.moves.last, 150)
  }

  @MainActor private func press(
    _ scroll: GtkScrollType, on paned: UnsafeMutablePointer<GtkWidget>
  ) {
    var arguments = [GValue](repeating: GValue(), count: 2)
    g_value_init(&arguments[0], gtk_paned_get_type())
    g_value_set_object(&arguments[0], paned)
    g_value_init(&arguments[1], gtk_scroll_type_get_type())
    g_value_set_enum(&arguments[1], gint(scroll.rawValue))
    var result = GValue()
    g_value_init(&result, GType(5 << 2))
    g_signal_emitv(&arguments, g_signal_lookup("move-handle", gtk_paned_get_type()), 0, &result)
    g_value_unset(&result)
    for index in arguments.indices { g_value_unset(&arguments[index]) }
  }

  @MainActor func testMirrors() async throws {
    let scene = Scene()
    scene.paned.setMirrored(true)
    let toplevel = try show(scene.holder.widget)
    defer { toplevel.close() }
    XCTAssertEqual(scene.start.bounds(in: scene.holder.widget)?.x, 250)
    XCTAssertEqual(scene.end.bounds(in: scene.holder.widget)?.x, 0)
    XCTAssertEqual(scene.paned.position, 150)
  }

  @MainActor func testTheDividerLiesAboveTheColumnsUnlessOneIsInFront() async throws {
    let scene = Scene()
    let paned = scene.paned
    XCTAssertEqual(paned.widget.children, [scene.start, scene.end, paned.handle])
    paned.isStartInFront = true
    XCTAssertEqual(paned.widget.children, [scene.end, paned.handle, scene.start])
    paned.isStartInFront = false
    XCTAssertEqual(paned.widget.children, [scene.start, scene.end, paned.handle])
    let other = Widget(Objects.label("other"))
    paned.setEnd(other)
    XCTAssertEqual(paned.widget.children, [scene.start, other, paned.handle])
  }

  @MainActor func testADividerThatCannotBeDraggedIsNotFound() async throws {
    let scene = Scene()
    let toplevel = try show(scene.holder.widget)
    defer { toplevel.close() }
    let (paned, handle) = (scene.paned.widget.gtkForTests, scene.paned.handle)
    func found() -> Widget? {
      gtk_widget_pick(paned, 150.5, 50, GTK_PICK_DEFAULT).map {
        Widget(UnsafeMutableRawPointer($0))
      }
    }
    XCTAssertEqual(found(), handle)
    scene.paned.isDraggable = false
    XCTAssertNotEqual(found(), handle)
    XCTAssertEqual(gtk_widget_get_focusable(paned), 0)
    scene.paned.isDraggable = true
    XCTAssertEqual(found(), handle)
    XCTAssertEqual(gtk_widget_get_focusable(paned), 1)
  }

  @MainActor func testTheToolkitsOwnGesturesAndKeysRest() async throws {
    let scene = Scene()
    guard let model = gtk_widget_observe_controllers(scene.paned.widget.gtkForTests) else {
      return XCTFail("no controllers")
    }
    let controllers = ObjectReference(owning: UnsafeMutableRawPointer(model))
    var active = 0
    for index in 0..<g_list_model_get_n_items(model) {
      guard let item = g_list_model_get_item(model, index) else { continue }
      defer { g_object_unref(item) }
      let phase = withExtendedLifetime(controllers) {
        gtk_event_controller_get_propagation_phase(OpaquePointer(item))
      }
      if phase != GTK_PHASE_NONE { active += 1 }
    }
    // The keys of ours.
    XCTAssertEqual(active, 1)
  }

  @MainActor func testGoesWithItsChildren() async throws {
    var scene: Scene? = Scene()
    let watch = try XCTUnwrap(scene).paned.widget
    let all = [watch, try XCTUnwrap(scene).paned.handle, try XCTUnwrap(scene).start].map {
      WeakReference($0.pointer)
    }
    scene = nil
    XCTAssertTrue(all.allSatisfy { $0.pointer == nil })
  }
}
