// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

@MainActor
extension Widget {
  /// The `GtkPaned`s on screen in its window whose dividers can have the focus, each between those
  /// in its first child and those in its second.
  package var focusablePanedsOfWindow: [Widget] {
    var found: [Widget] = []
    toplevel?.collectPaneds(&found)
    return found
  }

  private var isPaned: Bool { csv_is_a(pointer, gtk_paned_get_type()) != 0 }

  private func collectPaneds(_ found: inout [Widget]) {
    guard isMapped, isSensitive, gtk_widget_get_can_focus(gtk) != 0 else { return }
    guard isPaned else {
      for child in children { child.collectPaneds(&found) }
      return
    }
    Widget(gtk_paned_get_start_child(opaque))?.collectPaneds(&found)
    if gtk_widget_get_focusable(gtk) != 0, hasDivider { found.append(self) }
    Widget(gtk_paned_get_end_child(opaque))?.collectPaneds(&found)
  }

  /// Whether a paned shows its divider, which it does between two children.
  private var hasDivider: Bool {
    [gtk_paned_get_start_child(opaque), gtk_paned_get_end_child(opaque)].allSatisfy {
      Widget($0)?.isVisible == true
    }
  }

  /// Whether it is in a paned's first child.
  package func isInStartChild(of paned: Widget) -> Bool {
    Widget(gtk_paned_get_start_child(paned.opaque)).map { isWithin($0) } ?? false
  }

  /// Whether it and all around it let it have the focus.
  package var canHaveFocus: Bool {
    guard gtk_widget_is_sensitive(gtk) != 0, gtk_widget_get_focusable(gtk) != 0 else {
      return false
    }
    var next: Widget? = self
    while let widget = next {
      guard gtk_widget_get_can_focus(widget.gtk) != 0 else { return false }
      next = widget.parent
    }
    return true
  }

  /// Moves the focus here and shows that, as for the keys that the toolkit itself moves it by.
  package func focusVisibly() {
    setRootFocus(self)
    window.map { gtk_window_set_focus_visible($0, 1) }
  }
}
