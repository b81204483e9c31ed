// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class SignalTests: GtkTestCase, @unchecked Sendable {
  private final class Token {}

  @MainActor
  private final class Answer {
    var isStopped = true
  }

  @MainActor func testASignalWithoutArguments() async throws {
    let button = ObjectReference(sinking: Objects.button())
    var count = 0
    connect(button.pointer, "clicked") { _ in count += 1 }
    emit(button.pointer, "clicked")
    emit(button.pointer, "clicked")
    XCTAssertEqual(count, 2)
  }

  @MainActor func testIntegersAndObjects() async throws {
    let model = ObjectReference(owning: Objects.model())
    var changes: [[Int]] = []
    connect(model.pointer, "items-changed") { arguments in
      changes.append((0..<3).map { arguments.int($0) })
    }
    for text in ["a", "b", "c"] { gtk_string_list_append(OpaquePointer(model.pointer), text) }
    gtk_string_list_remove(OpaquePointer(model.pointer), 1)
    XCTAssertEqual(changes, [[0, 0, 1], [1, 0, 1], [2, 0, 1], [1, 1, 0]])
  }

  @MainActor func testStringsAndReferences() async throws {
    let entry = ObjectReference(sinking: Objects.entry())
    let buffer = try XCTUnwrap(gtk_entry_get_buffer(entry.pointer.gtkEntry))
    var inserted: [(Int, String?, Int)] = []
    connect(UnsafeMutableRawPointer(buffer), "inserted-text") { arguments in
      inserted.append((arguments.int(0), arguments.string(1), arguments.int(2)))
    }
    gtk_editable_set_text(OpaquePointer(entry.pointer), "héllo")
    XCTAssertEqual(inserted.count, 1)
    XCTAssertEqual(inserted.first?.0, 0)
    XCTAssertEqual(inserted.first?.1, "héllo")
    XCTAssertEqual(inserted.first?.2, 5)
  }

  @MainActor func testDoublesAndAnAnswer() async throws {
    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1)
    let reference = ObjectReference(sinking: UnsafeMutableRawPointer(try XCTUnwrap(scale)))
    var values: [Double] = []
    var enumerations: [Int] = []
    let answer = Answer()
    connect(reference.pointer, "change-value") { arguments in
      enumerations.append(arguments.int(0))
      values.append(arguments.double(1))
      arguments.setReturn(answer.isStopped)
    }
    func jump(to value: Double) {
      var arguments = [GValue](repeating: GValue(), count: 3)
      g_value_init(&arguments[0], gtk_range_get_type())
      g_value_set_object(&arguments[0], reference.pointer)
      g_value_init(&arguments[1], gtk_scroll_type_get_type())
      g_value_set_enum(&arguments[1], gint(GTK_SCROLL_JUMP.rawValue))
      g_value_init(&arguments[2], GType(15 << 2))
      g_value_set_double(&arguments[2], value)
      var result = GValue()
      g_value_init(&result, GType(5 << 2))
      let signal = g_signal_lookup("change-value", gtk_range_get_type())
      g_signal_emitv(&arguments, signal, 0, &result)
      g_value_unset(&result)
      for index in arguments.indices { g_value_unset(&arguments[index]) }
    }
    jump(to: 2.5)
    XCTAssertEqual(values, [2.5])
    XCTAssertEqual(enumerations, [Int(GTK_SCROLL_JUMP.rawValue)])
    XCTAssertEqual(gtk_range_get_value(reference.pointer.gtkRange), 0, "the answer was heard")
    answer.isStopped = false
    jump(to: 4)
    XCTAssertEqual(values, [2.5, 4])
    XCTAssertEqual(gtk_range_get_value(reference.pointer.gtkRange), 4)
  }

  @MainActor func testBooleansAndObjectsOfADetailedSignal() async throws {
    let label = ObjectReference(sinking: Objects.label())
    var names: [String] = []
    connect(label.pointer, "notify::visible") { arguments in
      let specification = arguments.object(0)?.assumingMemoryBound(to: GParamSpec.self)
      if let specification { names.append(String(cString: g_param_spec_get_name(specification))) }
    }
    gtk_widget_set_visible(Widget(label.pointer).gtkForTests, 0)
    gtk_label_set_text(OpaquePointer(label.pointer), "other")
    XCTAssertEqual(names, ["visible"])
    var states: [Bool] = []
    let toggle = ObjectReference(sinking: UnsafeMutableRawPointer(gtk_switch_new()))
    connect(toggle.pointer, "state-set") { states.append($0.bool(0)) }
    gtk_switch_set_active(OpaquePointer(toggle.pointer), 1)
    gtk_switch_set_active(OpaquePointer(toggle.pointer), 0)
    XCTAssertEqual(states, [true, false])
  }

  @MainActor func testAfterTheDefaultHandler() async throws {
    let buffer = try XCTUnwrap(gtk_text_buffer_new(nil))
    let reference = ObjectReference(owning: UnsafeMutableRawPointer(buffer))
    var lengths: [String] = []
    for (name, after) in [("before", false), ("after", true)] {
      connect(reference.pointer, "insert-text", after: after) { _ in
        lengths.append("\(name) \(gtk_text_buffer_get_char_count(buffer))")
      }
    }
    gtk_text_buffer_set_text(buffer, "text", -1)
    XCTAssertEqual(lengths, ["before 0", "after 4"])
  }

  @MainActor func testDisconnecting() async throws {
    let button = ObjectReference(sinking: Objects.button())
    var count = 0
    let handler = connect(button.pointer, "clicked") { _ in count += 1 }
    handler.disconnect()
    handler.disconnect()
    emit(button.pointer, "clicked")
    XCTAssertEqual(count, 0)
  }

  @MainActor func testDisconnectingInItsOwnHandler() async throws {
    let button = ObjectReference(sinking: Objects.button())
    var log: [String] = []
    var handler: SignalHandler?
    handler = connect(button.pointer, "clicked") { _ in
      log.append("once")
      handler?.disconnect()
      log.append("still here")
    }
    emit(button.pointer, "clicked")
    emit(button.pointer, "clicked")
    XCTAssertEqual(log, ["once", "still here"])
  }

  @MainActor func testDisconnectingAfterTheInstanceIsGone() async throws {
    var button: ObjectReference? = ObjectReference(sinking: Objects.button())
    let handler = button.map { connect($0.pointer, "clicked") { _ in } }
    button = nil
    handler?.disconnect()
    XCTAssertEqual(handler?.blocked { 3 }, 3)
  }

  @MainActor func testBlocking() async throws {
    let button = ObjectReference(sinking: Objects.button())
    var count = 0
    let handler = connect(button.pointer, "clicked") { _ in count += 1 }
    handler.blocked { emit(button.pointer, "clicked") }
    XCTAssertEqual(count, 0)
    emit(button.pointer, "clicked")
    XCTAssertEqual(count, 1)
  }

  @MainActor func testTheClosureGoesWithItsInstance() async throws {
    var button: ObjectReference? = ObjectReference(sinking: Objects.button())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      button.map { _ = connect($0.pointer, "clicked") { _ in withExtendedLifetime(captured) {} } }
    }
    XCTAssertNotNil(token)
    button = nil
    XCTAssertNil(token)
  }

  @MainActor func testTheClosureGoesWithItsHandler() async throws {
    let button = ObjectReference(sinking: Objects.button())
    weak var token: Token?
    let handler: SignalHandler
    do {
      let captured = Token()
      token = captured
      handler = connect(button.pointer, "clicked") { _ in withExtendedLifetime(captured) {} }
    }
    XCTAssertNotNil(token)
    handler.disconnect()
    XCTAssertNil(token)
  }

  @MainActor func testNamesAType() async throws {
    let button = ObjectReference(sinking: Objects.button())
    XCTAssertEqual(typeName(of: button.pointer), "GtkButton")
  }
}
