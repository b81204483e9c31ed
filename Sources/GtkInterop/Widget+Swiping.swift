// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// What a sideways swipe may not be taken from.
@MainActor
extension Widget {
  /// This and the widgets around it, up to but not including an ancestor.
  private func chain(below ancestor: Widget) -> [Widget] {
    var found: [Widget] = []
    var next: Widget? = self
    while let widget = next, widget != ancestor {
      found.append(widget)
      next = widget.parent
    }
    return found
  }

  /// Whether sideways moves of a hand on this belong to it or to something around it: a slider, a
  /// switch, text, a scroll bar or a title bar.
  ///
  /// An upright scroll bar is used up and down only, so sideways moves are not its own.
  package func keepsSwipes(below ancestor: Widget) -> Bool {
    if isOnUprightScrollBar(below: ancestor) { return false }
    let types = [
      gtk_range_get_type(), gtk_switch_get_type(), gtk_editable_get_type(),
      gtk_text_view_get_type(), gtk_window_handle_get_type(),
    ]
    return chain(below: ancestor).contains { widget in
      types.contains { csv_is_a(widget.pointer, $0) != 0 }
    }
  }

  /// Whether this is a scroll bar for up and down, or a part of one.
  package func isOnUprightScrollBar(below ancestor: Widget) -> Bool {
    chain(below: ancestor).contains { widget in
      csv_is_a(widget.pointer, gtk_scrollbar_get_type()) != 0
        && gtk_orientable_get_orientation(widget.opaque) == GTK_ORIENTATION_VERTICAL
    }
  }

  /// Whether something around this can still be scrolled sideways by a hand that goes to the right,
  /// or to the left.
  package func canScroll(rightwards: Bool, below ancestor: Widget) -> Bool {
    chain(below: ancestor).contains { widget in
      guard csv_is_a(widget.pointer, gtk_scrolled_window_get_type()) != 0,
        let adjustment = gtk_scrolled_window_get_hadjustment(widget.opaque)
      else { return false }
      let value = gtk_adjustment_get_value(adjustment)
      let least = gtk_adjustment_get_lower(adjustment)
      let most = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      guard most - least >= 1 else { return false }
      // The content goes with the hand, so that what is on its other side comes.
      return rightwards ? value > least + 0.5 : value < most - 0.5
    }
  }

  /// Whether a drag gesture of the widget's own holds a touch.
  func hasDrag(holding sequence: OpaquePointer?) -> Bool {
    guard let model = gtk_widget_observe_controllers(gtk) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(model)) }
    for index in 0..<g_list_model_get_n_items(model) {
      guard let item = g_list_model_get_item(model, index) else { continue }
      defer { g_object_unref(item) }
      if csv_is_a(item, gtk_gesture_drag_get_type()) != 0,
        gtk_gesture_get_sequence_state(OpaquePointer(item), sequence)
          == GTK_EVENT_SEQUENCE_CLAIMED
      {
        return true
      }
    }
    return false
  }
}
