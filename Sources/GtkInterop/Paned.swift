// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A `GtkPaned` of two columns with a divider between them.
@MainActor
package final class Paned {
  private let reference: ObjectReference
  private let handleReference: ObjectReference
  private var isSettingPosition = false
  private var dragStart: Int?
  private var draggedPosition = 0
  private var allocatedPosition = 0
  private var handlers: [SignalHandler] = []

  /// The `GtkPaned`.
  package var widget: Widget { Widget(reference.pointer) }

  /// The divider, with CSS name `separator`.
  package var handle: Widget { Widget(handleReference.pointer) }

  /// Called when a person moved the divider, by pointer, touch or key, with its new position.
  package var positionDidChange: ((Int) -> Void)?

  /// Called when a person takes hold of the divider.
  package var dragDidBegin: (() -> Void)?

  /// Called when the divider is let go, with the position that the pointer points at, which may lie
  /// beyond where the divider stops; nil where the drag was broken off.
  package var dragDidEnd: ((Int?) -> Void)?

  /// Puts two widgets side by side for good.
  package init(start: Widget, end: Widget) {
    guard let made = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL) else {
      preconditionFailure("GTK made no paned")
    }
    let raw = UnsafeMutableRawPointer(made)
    reference = ObjectReference(sinking: raw)
    let paned = OpaquePointer(raw)
    // The one child that is there before the columns are added is the divider.
    guard let handle = gtk_widget_get_first_child(made) else {
      preconditionFailure("GtkPaned has no divider")
    }
    handleReference = ObjectReference(retaining: UnsafeMutableRawPointer(handle))
    Widget(UnsafeMutableRawPointer(handle)).setRole(.separator)
    gtk_paned_set_start_child(paned, start.gtk)
    gtk_paned_set_end_child(paned, end.gtk)
    gtk_paned_set_resize_start_child(paned, 0)
    gtk_paned_set_shrink_start_child(paned, 0)
    gtk_paned_set_shrink_end_child(paned, 0)
    handlers = [
      connect(raw, "notify::position") { [weak self] _ in
        guard let self, !self.isSettingPosition, self.dragStart == nil else { return }
        // A screen reader may set the value of a divider that nobody can move.
        guard self.isDraggable else { return self.setPosition(self.allocatedPosition) }
        self.positionDidChange?(self.position)
      }
    ]
    watchDrags()
  }

  /// Lets the divider follow the pointer exactly: GTK 4.8 moves it by the width of its grab area
  /// besides.
  private func watchDrags() {
    for drag in controllers where csv_is_a(drag, gtk_gesture_drag_get_type()) != 0 {
      let gesture = OpaquePointer(drag)
      handlers += [
        // The paned's own handlers come first: they claim what is meant for the divider.
        connect(drag, "drag-begin") { [weak self] _ in
          let sequence = gtk_gesture_single_get_current_sequence(gesture)
          let isClaimed =
            gtk_gesture_get_sequence_state(gesture, sequence) == GTK_EVENT_SEQUENCE_CLAIMED
          if isClaimed { self?.beginDrag() }
        },
        connect(drag, "drag-update") { [weak self] arguments in
          self?.drag(by: Int(arguments.double(0).rounded()))
        },
        connect(drag, "drag-end") { [weak self] _ in self?.endDrag(isCancelled: false) },
        connect(drag, "cancel") { [weak self] _ in self?.endDrag(isCancelled: true) },
      ]
    }
  }

  private func beginDrag() {
    dragStart = position
    draggedPosition = position
    dragDidBegin?()
  }

  private func endDrag(isCancelled: Bool) {
    guard dragStart != nil else { return }
    dragStart = nil
    dragDidEnd?(isCancelled ? nil : draggedPosition)
  }

  private func drag(by offset: Int) {
    guard let dragStart else { return }
    let isMirrored = gtk_widget_get_direction(widget.gtk) == GTK_TEXT_DIR_RTL
    let least = csv_object_get_int(widget.pointer, "min-position")
    let most = csv_object_get_int(widget.pointer, "max-position")
    let wanted = isMirrored ? dragStart - offset : dragStart + offset
    draggedPosition = wanted
    setPosition(min(max(wanted, Int(least)), Int(most)))
    positionDidChange?(position)
  }

  private func setPosition(_ position: Int) {
    guard position != self.position else { return }
    isSettingPosition = true
    defer { isSettingPosition = false }
    gtk_paned_set_position(widget.opaque, Int32(position))
  }

  /// The width of the start child, in application pixels and in both text directions.
  package var position: Int { Int(gtk_paned_get_position(widget.opaque)) }

  /// Sets the position and lays the paned out, telling nobody: a clamp is no person's wish.
  package func allocate(_ rect: PixelRect, position: Int) {
    isSettingPosition = true
    defer { isSettingPosition = false }
    if position != self.position { gtk_paned_set_position(widget.opaque, Int32(position)) }
    allocatedPosition = position
    _ = widget.measure(.horizontal)
    widget.allocate(rect)
    // At each allocation the toolkit itself tells of the whole width.
    let range = isDraggable ? draggableRange : nil
    csv_accessible_set_range(
      widget.gtk, Double(range?.lowerBound ?? 1), Double(range?.upperBound ?? 0))
  }

  /// The positions that the divider can be dragged to, as screen readers hear of them.
  package var draggableRange: ClosedRange<Int>?

  /// Whether the start child stands at the right.
  package func setMirrored(_ isMirrored: Bool) {
    let wanted = isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    guard gtk_widget_get_direction(widget.gtk) != wanted else { return }
    gtk_widget_set_direction(widget.gtk, wanted)
    // Its grab area, which the theme lays out by its direction, belongs under the end child.
    gtk_widget_set_direction(handle.gtk, wanted)
  }

  /// Puts another widget in the place of the end child.
  package func setEnd(_ end: Widget?) { gtk_paned_set_end_child(widget.opaque, end?.gtk) }

  /// Whether the start child is drawn above the end child, where both overlap.
  package var isStartInFront = false {
    didSet {
      guard isStartInFront != oldValue,
        let start = gtk_paned_get_start_child(widget.opaque)
      else { return }
      if isStartInFront {
        gtk_widget_insert_before(start, widget.gtk, nil)
      } else {
        gtk_widget_insert_after(start, widget.gtk, nil)
      }
    }
  }

  /// What screen readers call the divider.
  ///
  /// It is the paned that has the focus and the value, and the handle that is a separator: both bear
  /// the name, as long as the divider can be moved.
  package var name: String? { didSet { updateName() } }

  private func updateName() {
    handle.setAccessibleHidden(!isDraggable)
    handle.setAccessibleLabel(name)
    widget.setAccessibleLabel(isDraggable ? name : nil)
  }

  /// Whether a person can move the divider.
  package var isDraggable: Bool = true {
    didSet {
      guard isDraggable != oldValue else { return }
      gtk_widget_set_cursor_from_name(handle.gtk, isDraggable ? "col-resize" : nil)
      // An invisible handle still takes clicks and touches on GTK 4.8, and its paned the focus.
      widget.setFocusable(isDraggable)
      updateName()
      for controller in controllers {
        gtk_event_controller_set_propagation_phase(
          OpaquePointer(controller), isDraggable ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE)
        if !isDraggable { gtk_event_controller_reset(OpaquePointer(controller)) }
      }
    }
  }

  private var controllers: [UnsafeMutableRawPointer] {
    guard let model = gtk_widget_observe_controllers(widget.gtk) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(model)) }
    var found: [UnsafeMutableRawPointer] = []
    for index in 0..<g_list_model_get_n_items(model) {
      guard let item = g_list_model_get_item(model, index) else { continue }
      // The paned keeps its controllers; the reference of get_item is not needed.
      g_object_unref(item)
      if csv_is_a(item, gtk_gesture_get_type()) != 0 { found.append(item) }
    }
    return found
  }
}
