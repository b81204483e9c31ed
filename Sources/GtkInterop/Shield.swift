// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// What lies over content that can't be used: it dims it, and takes clicks and scrolling.
@MainActor
package final class Shield {
  private let box = Box(.horizontal)

  /// The widget, with the style class `dimming`.
  package var widget: Widget { box.widget }

  /// Makes a shield that runs `action` when a click on it ends on it.
  package init(action: @escaping @MainActor () -> Void) {
    widget.setClass("dimming", true)
    gtk_widget_set_can_focus(widget.gtk, 0)
    // Nothing in it is of use to a screen reader.
    widget.setAccessibleHidden(true)
    watchClicks(action)
    takeScrolling()
  }

  private func watchClicks(_ action: @escaping @MainActor () -> Void) {
    guard let click = gtk_gesture_click_new() else { return }
    let pointer = UnsafeMutableRawPointer(click)
    gtk_gesture_single_set_exclusive(OpaquePointer(pointer), 1)
    gtk_event_controller_set_propagation_phase(OpaquePointer(pointer), GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget.gtk, OpaquePointer(pointer))
    let shield = widget
    connect(pointer, "pressed") { _ in
      gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED)
    }
    connect(pointer, "released") { arguments in
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard gtk_widget_contains(shield.gtk, x, y) != 0 else { return }
      action()
    }
  }

  private func takeScrolling() {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { return }
    let pointer = UnsafeMutableRawPointer(scroll)
    gtk_widget_add_controller(widget.gtk, OpaquePointer(pointer))
    connect(pointer, "scroll") { arguments in arguments.setReturn(true) }
  }
}
