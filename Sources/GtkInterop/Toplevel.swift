// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A `GtkWindow` that draws no title bar of its own.
@MainActor
package final class Toplevel {
  private let reference: ObjectReference

  /// Whether the window has been closed.
  package private(set) var isClosed = false

  /// The `GtkWindow`.
  package var widget: Widget { Widget(reference.pointer) }

  private var window: UnsafeMutablePointer<GtkWindow> {
    reference.pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  /// Makes a window, not yet shown.
  package init() {
    // Not gtk_application_window_new(), which insists on an application.
    guard let made = g_object_new_with_properties(gtk_application_window_get_type(), 0, nil, nil),
      let bar = gtk_label_new(nil)
    else {
      preconditionFailure("GTK made no window")
    }
    // The toolkit keeps a toplevel until it is destroyed; this is a reference of ours beside it.
    reference = ObjectReference(retaining: UnsafeMutableRawPointer(made))
    // A title bar that isn't visible: the frame is the client's, and nothing stands above the content.
    gtk_widget_set_visible(bar, 0)
    gtk_window_set_titlebar(window, bar)
  }

  /// The title.
  package var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// The size it opens with; for a window that is shown, the size it is asked to take.
  package var defaultSize: (width: Int, height: Int) {
    get {
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window, &width, &height)
      return (Int(width), Int(height))
    }
    set {
      gtk_window_set_default_size(
        window, Int32(clamping: max(newValue.width, -1)), Int32(clamping: max(newValue.height, -1)))
    }
  }

  /// Fills the window; nil empties it.
  package func setContent(_ content: Widget?) {
    // The toolkit lets go of the focus in what leaves only later: too late for a window that is
    // destroyed, which would then reach into whatever window the content is in by then.
    widget.setRootFocus(nil)
    gtk_window_set_child(window, content?.gtk)
  }

  /// Shows the window, or brings it to the front.
  package func present() { gtk_window_present(window) }

  /// Destroys the window.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    gtk_window_destroy(window)
  }

  /// Whether the toolkit has destroyed it, whoever asked for that.
  package var isDestroyed: Bool {
    let all = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(all) {
      guard let item = g_list_model_get_item(all, index) else { continue }
      g_object_unref(item)
      if item == reference.pointer { return false }
    }
    return true
  }

  /// Makes it one of an application's windows.
  package func join(_ application: UnsafeMutableRawPointer) {
    gtk_window_set_application(
      window, application.assumingMemoryBound(to: GtkApplication.self))
  }
}
