// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A `GtkPaned` of two columns with a divider between them.
@MainActor
package final class Paned {
  private let reference: ObjectReference
  private let handleReference: ObjectReference
  private let drag: HandleDrag
  private var isSettingPosition = false
  private var dragStart: Int?
  private var draggedPosition = 0
  private var allocatedPosition = 0
  private var handlers: [SignalHandler] = []

  /// The `GtkPaned`.
  package var widget: Widget { Widget(reference.pointer) }

  /// The divider, with CSS name `separator`.
  package var handle: Widget { Widget(handleReference.pointer) }

  /// Called for what a person does with the divider.
  package var onEvent: ((PanedEvent) -> Void)?

  /// Whether it was moved by keys since it has the focus.
  var isMovedByKeys = false

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
    drag = HandleDrag(of: Widget(UnsafeMutableRawPointer(handle)))
    Widget(UnsafeMutableRawPointer(handle)).setRole(.separator)
    gtk_paned_set_start_child(paned, start.gtk)
    gtk_paned_set_end_child(paned, end.gtk)
    gtk_paned_set_resize_start_child(paned, 0)
    gtk_paned_set_shrink_start_child(paned, 0)
    gtk_paned_set_shrink_end_child(paned, 0)
    raiseHandle()
    silenceOwnControllers()
    handlers = [
      // A screen reader's wish.
      connect(raw, "notify::position") { [weak self] _ in
        guard let self, !self.isSettingPosition else { return }
        // It may set the value of a divider that nobody can move.
        guard self.isDraggable else { return self.setPosition(self.allocatedPosition) }
        self.onEvent?(.didMove(to: self.position))
      },
      connect(raw, "notify::has-focus") { [weak self] _ in
        guard let self, self.widget.rootFocus != self.widget else { return }
        self.endKeys(isCancelled: false)
      },
    ]
    watchDrags()
    installKeys()
  }

  /// Puts the divider above the columns, so that it is what lies under the pointer, and shows its
  /// cursor, in all of its grab area.
  private func raiseHandle() { handle.insertLast(in: widget) }

  /// Takes out GTK's own gestures, which take touches 50 pixels beside the divider and on GTK 4.8
  /// move it by the width of its grab area at the start, and its keys.
  private func silenceOwnControllers() {
    guard let model = gtk_widget_observe_controllers(widget.gtk) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(model)) }
    for index in 0..<g_list_model_get_n_items(model) {
      guard let item = g_list_model_get_item(model, index) else { continue }
      gtk_event_controller_set_propagation_phase(OpaquePointer(item), GTK_PHASE_NONE)
      g_object_unref(item)
    }
  }

  private func watchDrags() {
    drag.didBegin = { [weak self] in
      guard let self else { return }
      self.endKeys(isCancelled: false)
      (self.dragStart, self.draggedPosition) = (self.position, self.position)
      self.onEvent?(.dragDidBegin)
    }
    drag.didMove = { [weak self] distance in
      guard let self, let start = self.dragStart else { return }
      let offset = Int(distance.rounded())
      self.draggedPosition = self.isMirrored ? start - offset : start + offset
      self.onEvent?(.didMove(to: self.draggedPosition))
    }
    drag.didEnd = { [weak self] isCancelled in
      guard let self, self.dragStart != nil else { return }
      self.dragStart = nil
      self.onEvent?(.dragDidEnd(at: isCancelled ? nil : self.draggedPosition))
    }
    drag.wasDoubleClicked = { [weak self] in self?.onEvent?(.wasDoubleClicked) }
  }

  func setPosition(_ position: Int) {
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
    gtk_widget_set_direction(handle.gtk, wanted)
  }

  var isMirrored: Bool { widget.isRightToLeft }

  /// Puts another widget in the place of the end child.
  package func setEnd(_ end: Widget?) {
    gtk_paned_set_end_child(widget.opaque, end?.gtk)
    if !isStartInFront { raiseHandle() }
  }

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

  /// Whether a person can move the divider; else it is nothing that pointer, finger or focus finds.
  package var isDraggable: Bool = true {
    didSet {
      guard isDraggable != oldValue else { return }
      gtk_widget_set_can_target(handle.gtk, isDraggable ? 1 : 0)
      widget.setFocusable(isDraggable)
      updateName()
      drag.isEnabled = isDraggable
    }
  }
}
