// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// Counts events of one kind as they arrive at a window, before anything else sees them.
@MainActor
final class EventCounter {
  /// How many have arrived.
  private(set) var count = 0
  private let controller: OpaquePointer
  private let widget: WeakReference
  private var handler: SignalHandler?

  /// Begins to count.
  /// - Parameters:
  ///   - window: The window.
  ///   - type: The kind of event.
  ///   - keyval: The key, for key events; nil for any.
  init(_ window: Widget, _ type: GdkEventType, keyval: UInt? = nil) {
    guard let made = gtk_event_controller_legacy_new() else {
      preconditionFailure("GTK made no event controller")
    }
    controller = made
    widget = WeakReference(window.pointer)
    gtk_event_controller_set_propagation_phase(made, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window.gtkWidget, made)
    handler = connect(UnsafeMutableRawPointer(made), "event") { [weak self] arguments in
      arguments.setReturn(false)
      guard let event = arguments.object(0).map({ OpaquePointer($0) }),
        gdk_event_get_event_type(event) == type
      else { return }
      if let keyval, UInt(gdk_keyval_to_lower(gdk_key_event_get_keyval(event))) != keyval,
        UInt(gdk_key_event_get_keyval(event)) != keyval
      {
        return
      }
      self?.count += 1
    }
  }

  /// Ends counting; harmless after the window is gone.
  func stop() {
    handler?.disconnect()
    handler = nil
    if let pointer = widget.pointer {
      gtk_widget_remove_controller(Widget(pointer).gtkWidget, controller)
    }
  }
}
