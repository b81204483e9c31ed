// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

@MainActor
extension Widget {
  /// The window's focus widget, or nil without one or without a window.
  package var rootFocus: Widget? {
    guard let root = gtk_widget_get_root(gtk) else { return nil }
    return Widget(gtk_root_get_focus(root))
  }

  /// Moves the window's focus to a widget without selecting text; nil takes it away.
  /// - Parameter scrolls: Whether what is around the widget may scroll to it.
  package func setRootFocus(_ widget: Widget?, scrolls: Bool = false) {
    guard let root = gtk_widget_get_root(gtk) else { return }
    let places = scrolls ? [] : widget?.scrollPlaces ?? []
    gtk_root_set_focus(root, widget?.gtk)
    for place in places { place.restore() }
  }

  /// How far the scrolled areas around are scrolled.
  private var scrollPlaces: [ScrollPlace] {
    sequence(first: self) { $0.parent }.filter { $0.typeName == "GtkScrolledWindow" }.flatMap {
      [
        gtk_scrolled_window_get_hadjustment($0.opaque),
        gtk_scrolled_window_get_vadjustment($0.opaque),
      ].compactMap { $0.map { ScrollPlace($0) } }
    }
  }

  /// Calls `body` when another widget of the window has the focus, in whichever window this is by then.
  package func observeRootFocus(_ body: @escaping @MainActor () -> Void) {
    let watch = RootFocusWatch(self, body)
    connect(pointer, "notify::root") { _ in watch.follow() }
    watch.follow()
  }

  /// Moves the focus to the first place inside that takes it, without selecting text.
  @discardableResult
  package func focusFirst() -> Bool {
    // Reached by the tabulator a text selects all it has, and so takes away the selection of
    // whatever widget has one.
    if let first = firstFocusable, csv_is_a(first.pointer, gtk_text_get_type()) != 0 {
      setRootFocus(first)
      return true
    }
    return gtk_widget_child_focus(gtk, GTK_DIR_TAB_FORWARD) != 0
  }

  private var firstFocusable: Widget? {
    guard isMapped, gtk_widget_is_sensitive(gtk) != 0, gtk_widget_get_can_focus(gtk) != 0 else {
      return nil
    }
    if gtk_widget_get_focusable(gtk) != 0 { return self }
    for child in children {
      if let found = child.firstFocusable { return found }
    }
    return nil
  }

  /// Whether it is a row, all of it, in a list whose rows stand one below the other.
  package var isRowOfUprightList: Bool {
    guard let list = parent, csv_is_a(list.pointer, gtk_list_view_get_type()) != 0 else {
      return false
    }
    return gtk_orientable_get_orientation(list.opaque) == GTK_ORIENTATION_VERTICAL
  }

  /// Moves the focus inside to what stands beside the widget that has it; false where nothing does.
  package func moveFocus(toRight: Bool) -> Bool {
    gtk_widget_child_focus(gtk, toRight ? GTK_DIR_RIGHT : GTK_DIR_LEFT) != 0
  }

  /// Moves the focus here or to where this widget sends it.
  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(gtk) != 0 }

  /// Whether the widget itself can have the focus.
  package func setFocusable(_ isFocusable: Bool) {
    gtk_widget_set_focusable(gtk, isFocusable ? 1 : 0)
  }

  /// Whether keys, the focus and screen readers reach it and what is in it.
  package func setUsable(_ isUsable: Bool) {
    guard (gtk_widget_get_can_focus(gtk) != 0) != isUsable else { return }
    gtk_widget_set_can_focus(gtk, isUsable ? 1 : 0)
    setAccessibleHidden(!isUsable)
  }
}

/// How far something is scrolled, to be put back.
@MainActor
private struct ScrollPlace {
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private let value: Double

  init(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
    self.adjustment = adjustment
    value = gtk_adjustment_get_value(adjustment)
  }

  func restore() {
    // A list scrolls at its next layout only; what it is to do then it learns from a change alone.
    gtk_adjustment_set_value(adjustment, value < 1 ? value + 1 : value - 1)
    gtk_adjustment_set_value(adjustment, value)
  }
}

/// Hears of the focus in the window that a widget is in, and goes with the widget.
@MainActor
private final class RootFocusWatch {
  private let widget: Widget
  private let body: @MainActor () -> Void
  private var handler: SignalHandler?

  init(_ widget: Widget, _ body: @escaping @MainActor () -> Void) {
    (self.widget, self.body) = (widget, body)
  }

  /// Turns to the window that the widget is in by now.
  func follow() {
    handler?.disconnect()
    handler = gtk_widget_get_root(widget.gtk).map { [body] root in
      connect(
        UnsafeMutableRawPointer(root), "notify::focus-widget", owner: widget.pointer
      ) { _ in body() }
    }
  }
}
