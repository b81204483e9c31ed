// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A `GtkHeaderBar` with a title, and window buttons at the ends where they are asked for.
@MainActor
package final class HeaderBar {
  private let reference: ObjectReference
  private let label: ObjectReference
  private var controls = ""

  /// The `GtkHeaderBar`.
  package var widget: Widget { Widget(reference.pointer) }

  /// Makes a header bar without window buttons.
  package init() {
    guard let made = gtk_header_bar_new(), let title = gtk_label_new(nil) else {
      preconditionFailure("GTK made no header bar")
    }
    reference = ObjectReference(sinking: UnsafeMutableRawPointer(made))
    label = ObjectReference(sinking: UnsafeMutableRawPointer(title))
    let text = Widget(label.pointer)
    text.setClass("title", true)
    text.name = "split-view-title"
    gtk_label_set_single_line_mode(text.opaque, 1)
    gtk_label_set_ellipsize(text.opaque, PANGO_ELLIPSIZE_END)
    // No narrow header bar leaves nothing but the dots. The toolkit's own titles have room for five;
    // with three window buttons that would be more than a column 200 pixels wide has.
    gtk_label_set_width_chars(text.opaque, 3)
    gtk_header_bar_set_title_widget(widget.opaque, text.gtk)
    gtk_header_bar_set_show_title_buttons(widget.opaque, 0)
  }

  /// The title, in the middle.
  package var title: String {
    get { String(cString: gtk_label_get_text(Widget(label.pointer).opaque)) }
    set { gtk_label_set_text(Widget(label.pointer).opaque, newValue) }
  }

  /// Puts a widget in the title's place; nil brings the title back.
  package func setTitleWidget(_ titleWidget: Widget?) {
    let wanted = titleWidget ?? Widget(label.pointer)
    guard Widget(gtk_header_bar_get_title_widget(widget.opaque)) != wanted else { return }
    HeaderBar.release(wanted)
    gtk_header_bar_set_title_widget(widget.opaque, wanted.gtk)
  }

  /// The window buttons at either end, in the notation of `gtk-decoration-layout`.
  package func setWindowControls(start: String, end: String) {
    let layout = "\(start):\(end)"
    guard layout != controls else { return }
    controls = layout
    let isShown = !start.isEmpty || !end.isEmpty
    gtk_header_bar_set_decoration_layout(widget.opaque, isShown ? layout : nil)
    gtk_header_bar_set_show_title_buttons(widget.opaque, isShown ? 1 : 0)
  }

  /// Adds a widget at the start, right of those there are.
  package func packStart(_ child: Widget) { gtk_header_bar_pack_start(widget.opaque, child.gtk) }

  /// Adds a widget at the end, left of those there are.
  package func packEnd(_ child: Widget) { gtk_header_bar_pack_end(widget.opaque, child.gtk) }

  /// Takes a widget out again.
  package func remove(_ child: Widget) { gtk_header_bar_remove(widget.opaque, child.gtk) }

  /// Takes a widget out of whatever holds it.
  ///
  /// A header bar is asked for its title: taken away behind its back, it would go on drawing it.
  package static func release(_ child: Widget) {
    guard child.parent != nil else { return }
    if let bar = gtk_widget_get_ancestor(child.gtk, gtk_header_bar_get_type()),
      Widget(gtk_header_bar_get_title_widget(OpaquePointer(bar))) == child
    {
      gtk_header_bar_set_title_widget(OpaquePointer(bar), nil)
    } else {
      child.unparent()
    }
  }
}
