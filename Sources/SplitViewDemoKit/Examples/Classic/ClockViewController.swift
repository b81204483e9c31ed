// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// The time in one place.
final class ClockViewController: ViewController {
  let identifier: String
  private var timer: Timeout?
  private var labels: [OpaquePointer] = []

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
    title = TimeZones.name(of: identifier).city
  }

  override func loadView() {
    let made = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_add_css_class(made, "status")
    gtk_widget_set_valign(made, GTK_ALIGN_CENTER)
    gtk_widget_set_vexpand(made, 1)
    let box = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkBox.self)
    for style in ["clock-time", "title-4", "dim-label"] {
      let label = gtk_label_new(nil)
      gtk_widget_add_css_class(label, style)
      gtk_label_set_wrap(OpaquePointer(label), 1)
      gtk_label_set_justify(OpaquePointer(label), GTK_JUSTIFY_CENTER)
      gtk_box_append(box, label)
      label.map { labels.append(OpaquePointer($0)) }
    }
    update()
    view = UnsafeMutableRawPointer(made)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tick()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.cancel()
  }

  private func tick() {
    update()
    timer?.cancel()
    timer = Timeout(milliseconds: 1000) { [weak self] in self?.tick() }
  }

  private func update() {
    let now = TimeZones.now(in: identifier)
    for (label, text) in zip(labels, [now.time, now.day, now.offset]) {
      gtk_label_set_text(label, text)
    }
  }
}
