// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk
internal import GtkInterop

/// The mapped widgets under one widget, in the order in which they are painted.
@MainActor
struct WidgetTree {
  /// Every mapped widget, parents before their children, without other windows such as popovers.
  private(set) var widgets: [Widget] = []
  private var orders: [UnsafeMutableRawPointer: Int] = [:]

  /// Walks down from a widget.
  init(_ root: Widget) {
    visit(root)
  }

  private mutating func visit(_ widget: Widget) {
    guard widget.isMapped else { return }
    orders[widget.pointer] = widgets.count
    widgets.append(widget)
    for child in widget.children where csv_is_a(child.pointer, gtk_native_get_type()) == 0 {
      visit(child)
    }
  }

  /// A widget's place in the order of painting, or nil if it is not on screen.
  func order(of widget: Widget) -> Int? { orders[widget.pointer] }

  /// The innermost widget that got less than its minimum in one direction, in words.
  ///
  /// Debian's GTK has its own checks compiled out and says nothing about it.
  var minimumProblem: String? {
    // Children come after their parents, so the last one is innermost on its branch.
    for widget in widgets.reversed() {
      if let problem = Self.minimumProblem(of: widget) { return problem }
    }
    return nil
  }

  private static func minimumProblem(of widget: Widget) -> String? {
    let width = Int(gtk_widget_get_allocated_width(widget.gtkWidget))
    let height = Int(gtk_widget_get_allocated_height(widget.gtkWidget))
    let mode = gtk_widget_get_request_mode(widget.gtkWidget)
    let isWidthForHeight = mode == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
    let minimumWidth = widget.measure(.horizontal, forSize: isWidthForHeight ? height : -1).minimum
    if width < minimumWidth {
      return "\(name(of: widget)) got \(width) of at least \(minimumWidth) in width"
    }
    let isHeightForWidth = mode == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    let minimumHeight = widget.measure(.vertical, forSize: isHeightForWidth ? width : -1).minimum
    if height < minimumHeight {
      return "\(name(of: widget)) got \(height) of at least \(minimumHeight) in height"
    }
    return nil
  }

  /// A widget's type, its name where it was given one, and its text where it has one.
  static func name(of widget: Widget) -> String {
    let type = widget.typeName
    var text = widget.name == type ? type : "\(type) \"\(widget.name)\""
    if csv_is_a(widget.pointer, gtk_label_get_type()) != 0 {
      text += " \"\(String(cString: gtk_label_get_text(OpaquePointer(widget.pointer))))\""
    }
    return text
  }
}

extension Widget {
  /// The typed pointer that GTK's functions take.
  var gtkWidget: UnsafeMutablePointer<GtkWidget> {
    pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  /// The widgets inside that are on screen, this one included, parents first.
  var mappedDescendants: [Widget] { WidgetTree(self).widgets }

  /// Where its content lies in an ancestor, without the padding that makes a divider easy to grab.
  func contentBounds(in ancestor: Widget) -> PixelRect {
    let origin = origin(in: ancestor)
    return PixelRect(x: origin.x, y: origin.y, width: width, height: height)
  }

  /// Whether it is inside another widget, or the same.
  func isInside(_ ancestor: Widget) -> Bool {
    var next: Widget? = self
    while let widget = next {
      if widget == ancestor { return true }
      next = widget.parent
    }
    return false
  }
}
