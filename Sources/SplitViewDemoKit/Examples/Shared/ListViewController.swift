// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// A list to choose from, with a search and a word where nothing is found.
final class ListViewController: ViewController {
  /// Called when a row is opened by a click or by Enter.
  var onOpen: (@MainActor (ListEntry) -> Void)?
  /// Called when the keyboard moves to another row.
  var onSelect: (@MainActor (ListEntry) -> Void)?
  /// What is shown where there are no entries at all.
  var emptyText = (heading: localized("Nothing Here"), text: "")

  /// What there is to choose from.
  var entries: [ListEntry] { didSet { if entries != oldValue { fill() } } }
  /// What is found beside the entries once something is typed.
  var foundEntries: [ListEntry] = []
  private(set) var shownEntries: [ListEntry] = []
  private(set) var selectedID: String?
  private var query = ""
  private var template: Template?
  private var selecting: SignalHandler?
  private var isFilling = false

  init(title: String, entries: [ListEntry] = []) {
    self.entries = entries
    super.init()
    self.title = title
    navigationItem.rightBarButtonItems = [
      BarButtonItem(
        title: nil, iconName: "edit-find-symbolic", accessibilityLabel: localized("Search")
      ) { [weak self] in self?.toggleSearch() }
    ]
  }

  override func loadView() {
    let template = Template("list.ui")
    self.template = template
    view = template.object("root")
    Widget(template.object("list")).setAccessibleLabel(title)
    connect(template.object("list"), "row-activated") { [weak self] arguments in
      self?.entry(of: arguments.object(0)).map { self?.open($0) }
    }
    connect(template.object("list"), "row-selected") { [weak self] arguments in
      guard let self, !isFilling, let entry = entry(of: arguments.object(0)) else { return }
      guard entry.id != selectedID else { return }
      selectedID = entry.id
      onSelect?(entry)
    }
    let field = template.opaque("search_entry")
    gtk_search_bar_connect_entry(template.opaque("search_bar"), field)
    connect(UnsafeMutableRawPointer(field), "search-changed") { [weak self] _ in
      self?.search(gtk_editable_get_text(field).map { String(cString: $0) } ?? "")
    }
    // Down into the list; Enter for the only match.
    connect(UnsafeMutableRawPointer(field), "activate") { [weak self] _ in
      guard let self else { return }
      if shownEntries.count == 1 { open(shownEntries[0]) } else { focusList() }
    }
    fill()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    captureKeys(true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    captureKeys(false)
  }

  /// Opens or closes the bar to type into.
  func toggleSearch() {
    loadViewIfNeeded()
    guard let bar = template?.opaque("search_bar") else { return }
    gtk_search_bar_set_search_mode(bar, gtk_search_bar_get_search_mode(bar) == 0 ? 1 : 0)
  }

  /// Shows what matches a text alone.
  func search(_ text: String) {
    query = text
    fill()
  }

  /// Marks a row, without opening it; nil for none.
  func mark(_ id: String?) {
    selectedID = id
    showSelection()
  }

  private func open(_ entry: ListEntry) {
    mark(entry.id)
    onOpen?(entry)
  }

  private func focusList() {
    template.map { _ = gtk_widget_grab_focus($0.widget("list")) }
  }

  private func entry(of row: UnsafeMutableRawPointer?) -> ListEntry? {
    guard let row else { return nil }
    let index = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
    return shownEntries.indices.contains(index) ? shownEntries[index] : nil
  }

  // Typing anywhere in the split view searches the list that is on screen.
  private func captureKeys(_ isOn: Bool) {
    guard let template else { return }
    let widget = (splitViewController?.viewIfLoaded ?? viewIfLoaded)?
      .assumingMemoryBound(to: GtkWidget.self)
    gtk_search_bar_set_key_capture_widget(template.opaque("search_bar"), isOn ? widget : nil)
  }
}

// MARK: Rows

extension ListViewController {
  private func fill() {
    guard let template else { return }
    let text = FoldedText(query)
    let found = (text.isEmpty ? entries : entries + foundEntries).filter { $0.matches(text) }
    let list = template.opaque("list")
    isFilling = true
    while let row = gtk_list_box_get_row_at_index(list, 0) {
      gtk_list_box_remove(
        list, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    shownEntries = found
    for entry in found { gtk_list_box_append(list, ListRow.make(entry)) }
    isFilling = false
    showSelection()
    if found.isEmpty { showStatus(isSearch: !text.isEmpty) }
    gtk_stack_set_visible_child_name(template.opaque("stack"), found.isEmpty ? "status" : "list")
  }

  private func showSelection() {
    guard let template else { return }
    isFilling = true
    defer { isFilling = false }
    let list = template.opaque("list")
    let index = shownEntries.firstIndex { $0.id == selectedID }
    gtk_list_box_select_row(list, index.flatMap { gtk_list_box_get_row_at_index(list, gint($0)) })
  }

  private func showStatus(isSearch: Bool) {
    guard let template else { return }
    let box = template.object("status").assumingMemoryBound(to: GtkBox.self)
    while let old = gtk_widget_get_first_child(template.widget("status")) {
      gtk_box_remove(box, old)
    }
    StatusViewController.make(
      iconName: isSearch ? "edit-find-symbolic" : "view-list-symbolic",
      heading: isSearch ? localized("No Matches") : emptyText.heading,
      text: isSearch ? localized("Nothing here contains “%s”.", query) : emptyText.text
    ) { page in
      let widget = page.assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_set_hexpand(widget, 1)
      gtk_box_append(box, widget)
    }
  }
}
