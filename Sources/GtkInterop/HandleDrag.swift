// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// Drags of a widget by pointer or finger, and double clicks on it.
///
/// What takes a press is the widget itself, so a press does something exactly where the widget shows
/// its cursor. Distances are those on the window: the widget may move with the pointer.
@MainActor
final class HandleDrag {
  /// A press that may be the first one of a double click.
  private struct Press {
    var time: UInt32
    var x: Double
    var y: Double
  }

  private let drag: OpaquePointer
  private var start: Double?
  private var lastPress: Press?

  /// Called when a drag begins.
  var didBegin: (() -> Void)?
  /// Called as the pointer moves, with its distance to the right from where the drag began.
  var didMove: ((Double) -> Void)?
  /// Called when the drag ends; true where something broke it off.
  var didEnd: ((Bool) -> Void)?
  /// Called at the second press of a double click, which begins no drag.
  var wasDoubleClicked: (() -> Void)?

  /// Watches a widget, which keeps the gesture for its life.
  init(of widget: Widget) {
    guard let drag = gtk_gesture_drag_new() else { preconditionFailure("GTK made no gesture") }
    self.drag = drag
    gtk_widget_add_controller(widget.gtk, drag)
    let pointer = UnsafeMutableRawPointer(drag)
    connect(pointer, "drag-begin") { [weak self] _ in self?.begin() }
    connect(pointer, "drag-update") { [weak self] _ in self?.move() }
    connect(pointer, "drag-end") { [weak self] _ in self?.end(isCancelled: false) }
    connect(pointer, "cancel") { [weak self] _ in self?.end(isCancelled: true) }
  }

  /// Whether it takes anything at all; a drag that is going on is broken off.
  var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      gtk_event_controller_set_propagation_phase(
        drag, isEnabled ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
      if !isEnabled { gtk_event_controller_reset(drag) }
    }
  }

  private func begin() {
    let sequence = gtk_gesture_single_get_current_sequence(drag)
    gtk_gesture_set_sequence_state(drag, sequence, GTK_EVENT_SEQUENCE_CLAIMED)
    guard let press else { return }
    if let lastPress, isDoubleClick(lastPress, press) {
      self.lastPress = nil
      wasDoubleClicked?()
      return
    }
    lastPress = press
    start = press.x
    didBegin?()
  }

  private func move() {
    guard let start, let press else { return }
    let distance = press.x - start
    // A drag is no click.
    if abs(distance) >= 1 { lastPress = nil }
    didMove?(distance)
  }

  private func end(isCancelled: Bool) {
    guard start != nil else { return }
    start = nil
    didEnd?(isCancelled)
  }

  /// Whether two presses are near enough to each other, in time and on the window: the widget may
  /// have moved.
  private func isDoubleClick(_ first: Press, _ second: Press) -> Bool {
    guard let settings = gtk_settings_get_default().map({ UnsafeMutableRawPointer($0) }) else {
      return false
    }
    let time = Int(csv_object_get_int(settings, "gtk-double-click-time"))
    let distance = Double(csv_object_get_int(settings, "gtk-double-click-distance"))
    return Int(second.time &- first.time) < time && abs(second.x - first.x) <= distance
      && abs(second.y - first.y) <= distance
  }

  /// When and where on the window the pointer was last heard of.
  private var press: Press? {
    let sequence = gtk_gesture_single_get_current_sequence(drag)
    guard let event = gtk_gesture_get_last_event(drag, sequence) else { return nil }
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    return Press(time: gdk_event_get_time(event), x: x, y: y)
  }
}
