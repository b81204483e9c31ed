// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

extension Stage {
  /// A point of the window, in application pixels.
  package typealias Point = (x: Double, y: Double)

  /// Moves the pointer and lets the window hear of it.
  package func movePointer(to point: Point, in action: String) {
    let connection = connection(for: action)
    guard let identifier = XConnection.window(of: windowWidget) else {
      fatalError("\(action): the window is not on screen")
    }
    if !pointer.isPressed { connection.raise(identifier) }
    let device = XConnection.devicePoint(x: point.x, y: point.y, in: windowWidget)
    guard let screen = connection.positionOnScreen(x: device.x, y: device.y, of: identifier) else {
      fatalError("\(action): the window is on another screen")
    }
    connection.movePointer(x: screen.x, y: screen.y)
    pointer.position = point
    presentFrame(in: action)
  }

  /// Moves the pointer step by step, with a frame painted at each.
  package func glidePointer(to point: Point, in action: String) {
    guard let start = pointer.position else { return movePointer(to: point, in: action) }
    let (distanceX, distanceY) = (point.x - start.x, point.y - start.y)
    let longest = max(abs(distanceX), abs(distanceY))
    let steps = max(1, Int((longest / Stage.stepLength).rounded(.up)))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      movePointer(
        to: (x: start.x + distanceX * part, y: start.y + distanceY * part), in: action)
    }
  }

  // About what a hand does between two frames.
  private static var stepLength: Double { 12 }

  /// Presses the primary button where the pointer is.
  package func pressPointer(in action: String) {
    connection(for: action).setButton(1, isPressed: true)
    pointer.isPressed = true
    presentFrame(in: action)
  }

  /// Releases the primary button, if it is held.
  package func releasePointer() {
    guard pointer.isPressed else { return }
    connection(for: "Stage.close").setButton(1, isPressed: false)
    pointer.isPressed = false
    if windowWidget.isMapped { presentFrame(in: "releasing the pointer's button") }
  }

  /// Clicks a point of the window, then settles.
  func click(_ point: Point, in action: String) {
    releasePointer()
    movePointer(to: point, in: action)
    pressPointer(in: action)
    releasePointer()
    if windowWidget.isMapped { settle() }
  }

  /// The middle of a widget in the window.
  func center(of widget: Widget) -> Point? {
    guard let bounds = widget.bounds(in: windowWidget) else { return nil }
    return (
      x: Double(bounds.x) + Double(bounds.width) / 2,
      y: Double(bounds.y) + Double(bounds.height) / 2
    )
  }

  /// The widget that an event at a point of the window goes to.
  func widget(at point: Point) -> Widget? {
    gtk_widget_pick(windowWidget.gtkWidget, point.x, point.y, GTK_PICK_DEFAULT)
      .map { Widget(UnsafeMutableRawPointer($0)) }
  }

  /// The split view under the root; stops with a message without one.
  func probe(for action: String) -> SplitProbe {
    guard let probe = SplitProbe(under: root) else {
      fatalError("\(action): there is no split view under the stage's root")
    }
    return probe
  }
}
