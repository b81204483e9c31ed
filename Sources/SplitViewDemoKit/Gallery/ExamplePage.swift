// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import SplitView

/// A page with an example in a frame; a split view itself can't be a column.
final class ExamplePage: ViewController {
  let example: any Example
  private var window: UnsafeMutableRawPointer?

  init(_ example: any Example) {
    self.example = example
    super.init()
    title = type(of: example).title
    addChild(example)
    example.didMove(toParent: self)
  }

  var kind: ExampleKind { type(of: example).kind }

  override func loadView() {
    let frame = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_add_css_class(frame, "example-frame")
    gtk_widget_set_overflow(frame, GTK_OVERFLOW_HIDDEN)
    let content = example.view.assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_vexpand(content, 1)
    gtk_widget_set_hexpand(content, 1)
    gtk_box_append(UnsafeMutableRawPointer(frame).assumingMemoryBound(to: GtkBox.self), content)
    view = UnsafeMutableRawPointer(frame)
  }

  // Keys and menus speak to the window, which has one example's actions at a time.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let root = gtk_widget_get_root(view.assumingMemoryBound(to: GtkWidget.self))
    window = root.map { UnsafeMutableRawPointer($0) }
    window.map { example.actions.install(on: $0) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    window.map { example.actions.remove(from: $0) }
    window = nil
  }
}
