// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// Who hears of a hand on a widget.
@MainActor
package protocol HandTrackerDelegate: AnyObject {
  /// A hand touched down.
  /// - Parameter time: In milliseconds.
  func handDidBegin(_ hand: HandTracker.Touchdown, at time: Double)
  /// It has gone on to a point, in application pixels from where it touched down; the answer says
  /// whether it is taken away from everything inside the widget.
  func handDidMove(toX x: Double, y: Double, at time: Double) -> Bool
  /// It let go.
  func handDidEnd(at time: Double)
  /// Something broke its way off.
  func handWasCancelled()
}

/// Follows a finger on the screen, or two on a touchpad, over a widget, before the widgets inside
/// hear of them.
///
/// One hand is followed at a time; another finger meanwhile is left to the widgets.
@MainActor
package final class HandTracker {
  /// Where a hand touched down.
  package struct Touchdown {
    /// The point, in application pixels from the widget's top left corner.
    package var x, y: Double
    /// Whether it is on a touchpad.
    package var isOnTouchpad: Bool
    /// The innermost widget there.
    package var target: Widget
  }

  /// Whether the pointer with its primary button down counts as a finger.
  ///
  /// For tests where there is no touch screen.
  package static var takesPointer = false

  private enum Source { case touch, touchpad }

  private let widget: WeakReference
  private let drag: OpaquePointer
  private let scroll: OpaquePointer
  private var source: Source?
  private var way = (x: 0.0, y: 0.0)

  /// Who is told.
  package weak var delegate: (any HandTrackerDelegate)?

  /// Begins to follow hands over a widget, which keeps what is needed for it.
  package init(_ widget: Widget) {
    guard let drag = gtk_gesture_drag_new(),
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { preconditionFailure("GTK made no gesture") }
    self.widget = WeakReference(widget.pointer)
    self.drag = OpaquePointer(UnsafeMutableRawPointer(drag))
    self.scroll = OpaquePointer(UnsafeMutableRawPointer(scroll))
    for controller in [self.drag, self.scroll] {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(widget.gtk, controller)
    }
    // A second finger would end what the first one holds.
    gtk_gesture_single_set_exclusive(self.drag, 1)
    watchTouches()
    watchScrolling()
  }

  private func time(of controller: OpaquePointer) -> Double {
    Double(gtk_event_controller_get_current_event_time(controller))
  }

  // MARK: Fingers

  private func watchTouches() {
    let pointer = UnsafeMutableRawPointer(drag)
    connect(pointer, "drag-begin") { [weak self] arguments in
      self?.touchDidBegin(x: arguments.double(0), y: arguments.double(1))
    }
    connect(pointer, "drag-update") { [weak self] arguments in
      self?.touchDidMove(toX: arguments.double(0), y: arguments.double(1))
    }
    connect(pointer, "drag-end") { [weak self] _ in
      guard let self, self.source == .touch else { return }
      self.source = nil
      self.delegate?.handDidEnd(at: self.time(of: self.drag))
    }
    connect(pointer, "cancel") { [weak self] _ in
      guard let self, self.source == .touch else { return }
      self.source = nil
      self.delegate?.handWasCancelled()
    }
  }

  private func touchDidBegin(x: Double, y: Double) {
    let isFinger = gtk_gesture_single_get_current_sequence(drag) != nil
    guard isFinger || HandTracker.takesPointer, source == nil,
      let target = target(x: x, y: y)
    else {
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    source = .touch
    delegate?.handDidBegin(
      Touchdown(x: x, y: y, isOnTouchpad: false, target: target), at: time(of: drag))
  }

  private func touchDidMove(toX x: Double, y: Double) {
    guard source == .touch,
      delegate?.handDidMove(toX: x, y: y, at: time(of: drag)) == true
    else { return }
    // Only now, so that what is inside hears of a short touch as ever.
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Whether a drag of something inside the widget holds the finger.
  package func isHeld(inside target: Widget) -> Bool {
    guard source == .touch, let widget = widget.pointer.map({ Widget($0) }) else { return false }
    let sequence = gtk_gesture_single_get_current_sequence(drag)
    var next: Widget? = target
    while let inner = next, inner != widget {
      if inner.hasDrag(holding: sequence) { return true }
      next = inner.parent
    }
    return false
  }

  // MARK: Touchpads

  private func watchScrolling() {
    let pointer = UnsafeMutableRawPointer(scroll)
    connect(pointer, "scroll-begin") { [weak self] _ in self?.scrollDidBegin() }
    connect(pointer, "scroll") { [weak self] arguments in
      guard let self, self.source == .touchpad else { return }
      // The content goes with the fingers, against the direction in which the view goes.
      self.way.x -= arguments.double(0)
      self.way.y -= arguments.double(1)
      let isTaken =
        self.delegate?.handDidMove(
          toX: self.way.x, y: self.way.y, at: self.time(of: self.scroll)) == true
      arguments.setReturn(isTaken)
    }
    connect(pointer, "scroll-end") { [weak self] _ in
      guard let self, self.source == .touchpad else { return }
      self.source = nil
      self.delegate?.handDidEnd(at: self.time(of: self.scroll))
    }
  }

  private func scrollDidBegin() {
    // Wheels and sticks scroll too; and only what tells when the fingers are gone can be followed.
    guard source == nil,
      let device = gtk_event_controller_get_current_event_device(scroll),
      gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD, endsAreTold,
      let point = scrolledPoint, let target = target(x: point.x, y: point.y)
    else { return }
    source = .touchpad
    way = (0, 0)
    delegate?.handDidBegin(
      Touchdown(x: point.x, y: point.y, isOnTouchpad: true, target: target),
      at: time(of: scroll))
  }

  /// The X server doesn't say when fingers leave a touchpad.
  private var endsAreTold: Bool {
    guard let widget = widget.pointer.map({ Widget($0) }),
      let display = gtk_widget_get_display(widget.gtk)
    else { return false }
    return GtkInterop.typeName(of: UnsafeMutableRawPointer(display)) != "GdkX11Display"
  }

  private var scrolledPoint: (x: Double, y: Double)? {
    // A scroll has no place of its own, and a touchpad neither: it is where its seat's pointer is.
    guard let device = gtk_event_controller_get_current_event_device(scroll),
      let pointer = gdk_seat_get_pointer(gdk_device_get_seat(device)),
      let widget = widget.pointer.map({ Widget($0) }),
      let native = gtk_widget_get_native(widget.gtk),
      let surface = gtk_native_get_surface(native)
    else { return nil }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    var place = graphene_point_t(x: Float(x - left), y: Float(y - top))
    var inside = graphene_point_t()
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_point(window, widget.gtk, &place, &inside) != 0 else { return nil }
    return (Double(inside.x), Double(inside.y))
  }

  private func target(x: Double, y: Double) -> Widget? {
    guard let widget = widget.pointer.map({ Widget($0) }) else { return nil }
    return Widget(gtk_widget_pick(widget.gtk, x, y, GTK_PICK_DEFAULT))
  }

  /// Lets go of what is followed, without a word.
  package func forget() {
    guard source == .touch else {
      source = nil
      return
    }
    source = nil
    gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
  }
}
