// SPDX-License-Identifier: MIT
internal import GtkInterop

/// What a `GtkPaned` holds in place of a column, so that the column can lie elsewhere.
///
/// The paned gives the host whatever its divider leaves; the host ignores that and puts its content
/// where the plan wants it, in the split view's coordinates. So a fold moves no widget to another
/// parent, and the paned keeps its own child visibility.
@MainActor
final class HostView: WidgetDelegate {
  private let forwarding = ForwardingWidget(.host)
  private let content: Widget
  private let root: Widget
  private let place: (PixelRect) -> Void
  private var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var shield: Shield?
  private var shieldPlace: ShieldPlace?

  var widget: Widget { forwarding.widget }

  /// Called when a click on the shield ends there.
  var shieldWasClicked: (@MainActor () -> Void)?

  /// The least width that the paned hears of, in application pixels: where its divider stops.
  var reportedMinimum = 0 {
    didSet { if reportedMinimum != oldValue { widget.queueResize() } }
  }

  /// - Parameters:
  ///   - content: The column, or the paned of two columns.
  ///   - root: The split view, in whose coordinates the content is placed.
  ///   - place: Gives the content its allocation, in the host's coordinates.
  init(_ content: Widget, in root: Widget, place: @escaping (PixelRect) -> Void) {
    self.content = content
    self.root = root
    self.place = place
    content.setParent(forwarding.widget)
    forwarding.delegate = self
  }

  var requestMode: RequestMode { .constant }

  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
    axis == .horizontal ? (reportedMinimum, reportedMinimum) : (0, 0)
  }

  /// Sets where the content lies in the split view; nil hides it.
  /// - Parameter hostMoves: Whether the host itself may have come to lie elsewhere.
  func setPlace(_ place: PixelRect?, hostMoves: Bool) {
    if content.isChildVisible != (place != nil) { content.isChildVisible = place != nil }
    guard let place, hostMoves || place != rect else { return }
    rect = place
    // The host's own allocation may stay the same while the content moves.
    widget.queueAllocate()
  }

  /// Dims a part of the split view, above or below the content, and takes its clicks; nil ends it.
  func setShield(_ place: ShieldPlace?) {
    guard place != shieldPlace else { return }
    shieldPlace = place
    widget.queueAllocate()
    guard let place else {
      shield?.widget.isChildVisible = false
      return
    }
    let shield = self.shield ?? makeShield()
    if place.isAboveContent {
      shield.widget.insertLast(in: widget)
    } else {
      shield.widget.insertFirst(in: widget)
    }
    shield.widget.isChildVisible = true
  }

  private func makeShield() -> Shield {
    let made = Shield { [weak self] in self?.shieldWasClicked?() }
    made.widget.setParent(widget)
    shield = made
    return made
  }

  // Here, not after the paned's allocation: what the content asks for while it is allocated has to
  // be forgotten by the paned too, or it is drawn with an allocation that is out of date.
  func allocate(width: Int, height: Int) {
    let origin = widget.origin(in: root)
    func moved(_ rect: PixelRect) -> PixelRect {
      PixelRect(
        x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height)
    }
    if content.isChildVisible { place(moved(rect)) }
    if let shieldPlace, let shield {
      _ = shield.widget.measure(.horizontal)
      shield.widget.allocate(moved(shieldPlace.rect))
    }
  }

  func directionDidChange() {}
}
