// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// Keys that a widget answers while the focus is in it.
@MainActor
package final class Shortcuts {
  /// When the widget hears of a key.
  package enum Phase: Sendable {
    /// Before the widget with the focus, and those around it, can use it.
    case capture
    /// After they all left it alone.
    case bubble
  }

  private final class Handler {
    let body: @MainActor () -> Bool
    init(_ body: @escaping @MainActor () -> Bool) { self.body = body }
  }

  private let reference: ObjectReference
  private var replaceable: OpaquePointer?

  private var controller: OpaquePointer { OpaquePointer(reference.pointer) }

  /// Makes an empty set of keys for a widget, which keeps it for its life.
  /// - Parameter inWholeWindow: Whether it hears of keys wherever in the window the focus is, and
  ///   where there is none.
  package init(for widget: Widget, phase: Phase, inWholeWindow: Bool = false) {
    guard let made = gtk_shortcut_controller_new() else {
      preconditionFailure("GTK made no shortcut controller")
    }
    reference = ObjectReference(owning: UnsafeMutableRawPointer(made))
    gtk_event_controller_set_propagation_phase(
      OpaquePointer(reference.pointer), phase == .capture ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    gtk_shortcut_controller_set_scope(
      OpaquePointer(reference.pointer),
      inWholeWindow ? GTK_SHORTCUT_SCOPE_GLOBAL : GTK_SHORTCUT_SCOPE_LOCAL)
    // The widget takes the reference that it is given.
    g_object_ref(reference.pointer)
    gtk_widget_add_controller(widget.gtk, OpaquePointer(reference.pointer))
  }

  /// Adds a key.
  ///
  /// - Parameters:
  ///   - accelerator: The key as GTK writes it, such as `<Alt>Left`; a wrong one stops the program.
  ///   - action: What it does; false leaves the key to others.
  package func add(_ accelerator: String, _ action: @escaping @MainActor () -> Bool) {
    gtk_shortcut_controller_add_shortcut(controller, shortcut(accelerator, action))
  }

  /// Gives one key of the set another one's place; nil takes it away.
  package func replace(_ accelerator: String?, _ action: @escaping @MainActor () -> Bool) {
    if let replaceable { gtk_shortcut_controller_remove_shortcut(controller, replaceable) }
    replaceable = accelerator.map { shortcut($0, action) }
    if let replaceable { gtk_shortcut_controller_add_shortcut(controller, replaceable) }
  }

  private func shortcut(_ accelerator: String, _ action: @escaping @MainActor () -> Bool)
    -> OpaquePointer
  {
    guard let trigger = gtk_shortcut_trigger_parse_string(accelerator) else {
      preconditionFailure("\(accelerator) is no key")
    }
    let box = Unmanaged.passRetained(Handler(action)).toOpaque()
    let callback = gtk_callback_action_new(
      { _, _, data in
        guard let data else { return 0 }
        nonisolated(unsafe) let data_ = data
        return MainActor.assumeIsolated {
          Unmanaged<Handler>.fromOpaque(data_).takeUnretainedValue().body() ? 1 : 0
        }
      }, box,
      { data in
        guard let data else { return }
        Unmanaged<Handler>.fromOpaque(data).release()
      })
    guard let made = gtk_shortcut_new(trigger, callback) else {
      preconditionFailure("GTK made no shortcut")
    }
    return made
  }
}

/// The mouse buttons beside the usual ones, as a widget hears of them.
@MainActor
package enum NavigationButtons {
  /// Calls `action` with false for the button that goes back and true for the one that goes forward;
  /// what it returns says whether the press was used.
  package static func watch(_ widget: Widget, action: @escaping @MainActor (Bool) -> Bool) {
    guard let click = gtk_gesture_click_new() else { return }
    let pointer = UnsafeMutableRawPointer(click)
    gtk_gesture_single_set_button(OpaquePointer(pointer), 0)
    gtk_widget_add_controller(widget.gtk, OpaquePointer(pointer))
    connect(pointer, "pressed") { _ in
      let button = gtk_gesture_single_get_current_button(OpaquePointer(pointer))
      let isUsed = (button == 8 || button == 9) && action(button == 9)
      gtk_gesture_set_state(
        OpaquePointer(pointer),
        isUsed ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }
  }
}
