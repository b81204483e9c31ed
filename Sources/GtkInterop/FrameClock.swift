// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// The frame clock that a realized widget is drawn by.
@MainActor
package struct FrameClock {
  /// The phases of a frame that can be watched.
  package enum Phase: String, Sendable {
    /// The frame begins.
    case before = "before-paint"
    /// Widgets are laid out; runs up to four times a frame while a layout is asked for.
    case layout = "layout"
    /// The frame is drawn.
    case paint = "paint"
    /// The frame was handed over.
    case after = "after-paint"
  }

  private let clock: UnsafeMutableRawPointer

  /// The clock of a widget, nil while it is not realized.
  package init?(of widget: Widget) {
    guard let clock = gtk_widget_get_frame_clock(widget.gtk) else { return nil }
    self.clock = UnsafeMutableRawPointer(clock)
  }

  /// Calls `body` at the end of a phase, after the toolkit's own work in it.
  package func observe(
    _ phase: Phase, _ body: @escaping @MainActor () -> Void
  ) -> SignalHandler {
    connect(clock, phase.rawValue, after: true) { _ in body() }
  }

  /// Asks for a phase in this frame where it is still to come, else in the next one.
  package func request(_ phase: Phase) {
    let requested: GdkFrameClockPhase
    switch phase {
    case .before: requested = GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT
    case .layout: requested = GDK_FRAME_CLOCK_PHASE_LAYOUT
    case .paint: requested = GDK_FRAME_CLOCK_PHASE_PAINT
    case .after: requested = GDK_FRAME_CLOCK_PHASE_AFTER_PAINT
    }
    gdk_frame_clock_request_phase(OpaquePointer(clock), requested)
  }

  /// The frame's time, in seconds.
  package var time: Double { Double(gdk_frame_clock_get_frame_time(OpaquePointer(clock))) / 1e6 }

  /// The number of the frame that is being made.
  package var frame: Int { Int(gdk_frame_clock_get_frame_counter(OpaquePointer(clock))) }

  /// Whether both are the same clock.
  package func isSame(as other: FrameClock) -> Bool { clock == other.clock }
}

/// A callback at the beginning of each frame, until it answers false or is stopped.
@MainActor
package final class FrameTick {
  private final class Box {
    let body: @MainActor (Double) -> Bool
    init(_ body: @escaping @MainActor (Double) -> Bool) { self.body = body }
  }

  private let widget: WeakReference
  private var identifier: UInt32 = 0

  /// Calls `body` with the frame's time in seconds.
  package init(_ widget: Widget, _ body: @escaping @MainActor (_ time: Double) -> Bool) {
    self.widget = WeakReference(widget.pointer)
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    identifier = gtk_widget_add_tick_callback(
      widget.gtk,
      { _, clock, box in
        nonisolated(unsafe) let (clock_, box_) = (clock, box)
        return MainActor.assumeIsolated {
          guard let clock_, let box_ else { return 0 }
          let time = Double(gdk_frame_clock_get_frame_time(clock_)) / 1e6
          return Unmanaged<Box>.fromOpaque(box_).takeUnretainedValue().body(time) ? 1 : 0
        }
      }, box,
      { box in
        guard let box else { return }
        Unmanaged<Box>.fromOpaque(box).release()
      })
  }

  /// Calls `body` with how much of a number of seconds has gone by since the first frame: 0 then, and
  /// 1 in the last one.
  package convenience init(
    _ widget: Widget, over duration: Double,
    _ body: @escaping @MainActor (_ fraction: Double) -> Bool
  ) {
    var first: Double?
    self.init(widget) { time in
      let begun = first ?? time
      first = begun
      let fraction = duration > 0 ? min((time - begun) / duration, 1) : 1
      return body(fraction) && fraction < 1
    }
  }

  /// Ends the callbacks; not to be called from inside one, which answers false instead.
  package func stop() {
    guard let pointer = widget.pointer, identifier != 0 else { return }
    gtk_widget_remove_tick_callback(Widget(pointer).gtk, identifier)
    identifier = 0
  }
}
