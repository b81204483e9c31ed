// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// A column as it is drawn, around whatever its content is.
@MainActor
final class ColumnView: WidgetDelegate {
  private let forwarding = ForwardingWidget(.column)
  private var contentReference: ObjectReference?
  private var reportedShortage = ""
  private var name: String?
  let column: SplitViewColumn

  /// The place that last had the focus in the column.
  var rememberedFocus: WeakReference?

  var widget: Widget { forwarding.widget }

  init(_ column: SplitViewColumn) {
    self.column = column
    forwarding.delegate = self
    widget.setClass("\(column)", true)
  }

  /// The widget inside.
  ///
  /// It is never moved to another column, nor by a fold.
  var content: Widget? {
    get {
      // Another container may have taken it.
      contentReference.map { Widget($0.pointer) }.flatMap { $0.parent == widget ? $0 : nil }
    }
    set {
      guard newValue != content else { return }
      if let content, content.parent == widget { content.unparent() }
      contentReference = newValue.map { ObjectReference(retaining: $0.pointer) }
      if let newValue, newValue.parent != nil { newValue.unparent() }
      newValue?.setParent(widget)
      widget.queueResize()
    }
  }

  /// Names the column for screen readers.
  func setName(_ name: String) {
    guard name != self.name else { return }
    self.name = name
    widget.setAccessibleLabel(name)
  }

  /// The least width that the content can be drawn in, in application pixels.
  var minimumWidth: Int { content?.measure(.horizontal).minimum ?? 0 }

  var requestMode: RequestMode { content?.requestMode ?? .constant }

  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
    content?.measure(axis, forSize: size) ?? (0, 0)
  }

  func allocate(width: Int, height: Int) {
    guard let content else { return }
    // What is too small is clipped at the end: a content that gets less than it needs draws rubbish.
    let leastWidth = content.measure(.horizontal).minimum
    let drawnWidth = max(width, leastWidth)
    let excess = width < leastWidth && widget.isRightToLeft ? width - leastWidth : 0
    content.allocate(PixelRect(x: excess, y: 0, width: drawnWidth, height: height))
    // Afterwards, when the content has measured its own parts for this width.
    let leastHeight = content.measure(.vertical, forSize: drawnWidth).minimum
    guard width < leastWidth || height < leastHeight else { return }
    report(width: width, height: height, leastWidth: leastWidth, leastHeight: leastHeight)
    if height < leastHeight {
      content.allocate(PixelRect(x: excess, y: 0, width: drawnWidth, height: leastHeight))
    }
  }

  /// Gives new content the room that the column has, without waiting for the next frame.
  func layOutContent() {
    guard let content, content.isMapped, widget.width > 0 else { return }
    content.allocateAtLeast(width: widget.width, height: widget.height)
  }

  func directionDidChange() { widget.queueResize() }

  /// Says once what a column lacks: the toolkit's own check is compiled out in Debian's builds.
  private func report(width: Int, height: Int, leastWidth: Int, leastHeight: Int) {
    let shortage = "\(leastWidth)×\(leastHeight)"
    guard shortage != reportedShortage else { return }
    reportedShortage = shortage
    Log.debug(
      "the \(column) column got \(width)×\(height) pixels, but its content needs \(shortage)")
  }
}
