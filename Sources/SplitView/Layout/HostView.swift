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
  private var shadow: EdgeShadow?
  private var shadowPlace: PixelRect?

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
  /// - Parameter strength: How dark it is, from 0 to 1.
  func setShield(_ place: ShieldPlace?, strength: Double = 1) {
    if place != nil { shield?.widget.opacity = strength }
    guard place != shieldPlace else { return }
    let isAbove = shieldPlace?.isAboveContent
    shieldPlace = place
    widget.queueAllocate()
    guard let place else {
      shield?.widget.isChildVisible = false
      return
    }
    let shield = self.shield ?? makeShield()
    shield.widget.opacity = strength
    shield.widget.isChildVisible = true
    guard place.isAboveContent != isAbove else { return }
    if place.isAboveContent {
      shield.widget.insertLast(in: widget)
    } else {
      shield.widget.insertFirst(in: widget)
    }
  }

  /// Lays a shadow beside the content, which lies over others; nil ends it.
  /// - Parameter strength: How much is to be seen of it, from 0 to 1.
  func setShadow(_ place: PixelRect?, fallsToLeft: Bool, strength: Double) {
    if place != nil {
      let shadow = self.shadow ?? makeShadow()
      shadow.fallsToLeft = fallsToLeft
      shadow.widget.opacity = strength
    }
    guard place != shadowPlace else { return }
    shadowPlace = place
    widget.queueAllocate()
    shadow?.widget.isChildVisible = place != nil
  }

  private func makeShadow() -> EdgeShadow {
    let made = EdgeShadow()
    made.widget.setParent(widget)
    shadow = made
    return made
  }

  /// What can be drawn besides the content, on screen or not.
  var layers: (dimming: Widget?, shadow: Widget?) { (shield?.widget, shadow?.widget) }

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
    if let shadowPlace, let shadow {
      _ = shadow.widget.measure(.horizontal)
      shadow.widget.allocate(moved(shadowPlace))
    }
  }

  func directionDidChange() {}
}
