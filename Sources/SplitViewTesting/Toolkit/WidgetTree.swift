// SPDX-License-Identifier: MIT
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
    for child in widget.children
    where !Properties.isInstance(child.pointer, of: gtk_native_get_type()) {
      visit(child)
    }
  }

  /// A widget's place in the order of painting, or nil if it is not on screen.
  func order(of widget: Widget) -> Int? { orders[widget.pointer] }

  /// The innermost widget that got less than its minimum in one direction, in words.
  ///
  /// Debian's GTK has its own checks compiled out and says nothing about it.
  var minimumProblem: String? {
    // What a text view or a list lacks outside of a scrolled window, and so its ancestors too: it
    // learns its height after it was laid out, and GTK 4.8 leaves it at that.
    var excused: [UnsafeMutableRawPointer: Shortage] = [:]
    // Children come after their parents, so the last one is innermost on its branch.
    for widget in widgets.reversed() {
      let shortage = Self.shortage(of: widget)
      let excuse = excused[widget.pointer] ?? Shortage()
      if Properties.isInstance(widget.pointer, of: gtk_scrollable_get_type()) {
        // What scrolls its own content is content with less.
        guard let parent = widget.parent,
          !Properties.isInstance(parent.pointer, of: gtk_scrolled_window_get_type())
        else { continue }
        excused[parent.pointer, default: Shortage()].add(shortage)
      } else if let problem = shortage.problem(beyond: excuse) {
        return "\(Self.name(of: widget)) \(problem)"
      } else if let parent = widget.parent, shortage.isAny {
        excused[parent.pointer, default: Shortage()].add(shortage)
      }
    }
    return nil
  }

  /// What a widget got and what it needs.
  private struct Shortage {
    var width = (given: 0, minimum: 0)
    var height = (given: 0, minimum: 0)

    var isAny: Bool { width.given < width.minimum || height.given < height.minimum }

    mutating func add(_ other: Shortage) {
      width.minimum += max(0, other.width.minimum - other.width.given)
      height.minimum += max(0, other.height.minimum - other.height.given)
    }

    func problem(beyond excuse: Shortage) -> String? {
      if width.given + excuse.width.minimum < width.minimum {
        return "got \(width.given) of at least \(width.minimum) in width"
      }
      if height.given + excuse.height.minimum < height.minimum {
        return "got \(height.given) of at least \(height.minimum) in height"
      }
      return nil
    }
  }

  private static func shortage(of widget: Widget) -> Shortage {
    // The parts of GTK's own widgets; a slider's trough gets less than it says by design.
    if widget.typeName == "GtkGizmo" { return Shortage() }
    // A scroll bar gets thicker in steps when the pointer is near, and its place a frame later.
    if widget.typeName == "GtkScrollbar" || widget.parent?.typeName == "GtkScrollbar" {
      return Shortage()
    }
    let given = allocation(of: widget)
    let mode = gtk_widget_get_request_mode(widget.gtkWidget)
    let isWidthForHeight = mode == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
    let isHeightForWidth = mode == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    let width = widget.measure(.horizontal, forSize: isWidthForHeight ? given.height : -1)
    // Less than the minimum is no width to ask the height for.
    let forWidth = max(given.width, width.minimum)
    let height = widget.measure(.vertical, forSize: isHeightForWidth ? forWidth : -1)
    return Shortage(width: (given.width, width.minimum), height: (given.height, height.minimum))
  }

  /// What a widget was given, margins included as in what it asks for.
  private static func allocation(of widget: Widget) -> (width: Int, height: Int) {
    let pointer = widget.gtkWidget
    let width = gtk_widget_get_allocated_width(pointer)
    let height = gtk_widget_get_allocated_height(pointer)
    return (
      Int(width + gtk_widget_get_margin_start(pointer) + gtk_widget_get_margin_end(pointer)),
      Int(height + gtk_widget_get_margin_top(pointer) + gtk_widget_get_margin_bottom(pointer))
    )
  }

  /// A widget's type, its name where it was given one, and its text where it has one.
  static func name(of widget: Widget) -> String {
    let type = widget.typeName
    var text = widget.name == type ? type : "\(type) \"\(widget.name)\""
    if Properties.isInstance(widget.pointer, of: gtk_label_get_type()) {
      text += " \"\(String(cString: gtk_label_get_text(OpaquePointer(widget.pointer))))\""
    }
    return text
  }
}

@MainActor
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
