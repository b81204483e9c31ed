// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// What a split view says of itself, as it changes.
final class StateViewController: ViewController {
  /// The split view to look at.
  weak var split: SplitViewController? {
    didSet {
      token = split?.observe { [weak self] _ in self?.update() }
      update()
    }
  }
  private(set) var facts: [StateFact] = []
  private var token: ObservationToken?
  private var frames: SignalHandler?
  private var labels: [OpaquePointer] = []
  private var box: UnsafeMutablePointer<GtkBox>?

  override init() {
    super.init()
    title = localized("State")
  }

  override func loadView() {
    let scroller = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(
      OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_vexpand(scroller, 1)
    let list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_add_css_class(list, "state-facts")
    gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
    box = UnsafeMutableRawPointer(list).assumingMemoryBound(to: GtkBox.self)
    view = UnsafeMutableRawPointer(scroller)
    facts = []
    update()
  }

  // The observer hears of columns that change; a divider in a hand changes only widths, in frames
  // that are drawn anyway.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    update()
    guard let clock = gtk_widget_get_frame_clock(view.assumingMemoryBound(to: GtkWidget.self))
    else { return }
    frames = connect(UnsafeMutableRawPointer(clock), "after-paint", owner: view) {
      [weak self] _ in self?.update()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    frames?.disconnect()
    frames = nil
  }

  private func update() {
    guard let box, let split, split.isViewLoaded else { return }
    let now = StateFact.all(of: split)
    guard now != facts else { return }
    if now.map(\.name) != facts.map(\.name) {
      while let row = gtk_widget_get_first_child(
        UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkWidget.self))
      {
        gtk_box_remove(box, row)
      }
      labels = now.compactMap { fact in
        guard let row = FactRow.make(.init(name: fact.name, value: fact.value)),
          let value = gtk_widget_get_last_child(row)
        else { return nil }
        gtk_box_append(box, row)
        return OpaquePointer(value)
      }
    } else {
      for (label, fact) in zip(labels, now) { gtk_label_set_text(label, fact.value) }
    }
    facts = now
  }
}
