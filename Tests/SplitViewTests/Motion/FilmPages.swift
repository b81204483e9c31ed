// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView

/// Pages that look like an app's, for pictures that somebody looks at.
@MainActor
enum FilmPages {
  /// A list of rows in the look of a sidebar.
  static func list(_ title: String, _ rows: [String]) -> ViewController {
    let list = widget(gtk_list_box_new())
    list.setClass("navigation-sidebar", true)
    for row in rows {
      let label = gtk_label_new(row)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_list_box_append(OpaquePointer(list.pointer), label)
    }
    gtk_list_box_select_row(
      OpaquePointer(list.pointer), gtk_list_box_get_row_at_index(OpaquePointer(list.pointer), 1))
    return page(title, scrolled(list))
  }

  /// A text of several paragraphs.
  static func text(_ title: String, paragraphs: Int = 5) -> ViewController {
    let box = Box(.vertical, spacing: 12)
    for number in 1...paragraphs {
      let label = widget(
        gtk_label_new(
          "\(number). What is read here stays in its place while a column comes or goes beside it, "
            + "and so does everything else that is not in the way of it."))
      gtk_label_set_wrap(OpaquePointer(label.pointer), 1)
      gtk_label_set_xalign(OpaquePointer(label.pointer), 0)
      box.append(label)
    }
    let typed = box.widget.pointer.assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_margin_start(typed, 24)
    gtk_widget_set_margin_end(typed, 24)
    gtk_widget_set_margin_top(typed, 18)
    return page(title, scrolled(box.widget))
  }

  private static func page(_ title: String, _ content: Widget) -> ViewController {
    let controller = ViewController(widget: content.pointer)
    controller.title = title
    return controller
  }

  private static func scrolled(_ child: Widget) -> Widget {
    let scroller = widget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(
      OpaquePointer(scroller.pointer), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(
      OpaquePointer(scroller.pointer), child.pointer.assumingMemoryBound(to: GtkWidget.self))
    return scroller
  }

  private static func widget(_ made: UnsafeMutablePointer<GtkWidget>?) -> Widget {
    guard let made else { preconditionFailure("GTK made no widget") }
    return Widget(UnsafeMutableRawPointer(made))
  }
}
