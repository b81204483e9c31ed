// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView

/// A page with a list of fifty rows, numbered from 1, and a search bar that filters them.
@MainActor
final class ListPage: ViewController {
  static let count = 50

  /// Called with the number of a row that is activated.
  var onActivate: ((Int) -> Void)?
  /// Called before it is on screen for the first time, and each further time.
  var onWillAppear: (() -> Void)?
  /// The word before each row's number.
  let word: String
  private(set) var list: Widget!
  private(set) var scroller: Widget!
  private(set) var entry: Widget!
  private var bar: Widget!
  private var filter: UnsafeMutableRawPointer!
  private var selection: ObjectReference!
  /// How many row widgets were made.
  private(set) var rowsMade = 0

  init(_ title: String, word: String = "Row") {
    self.word = word
    super.init()
    self.title = title
  }

  override func loadView() {
    precondition(Toolkit.initialize(), "widgets need a display")
    makeList()
    scroller = Widget(Self.raw(gtk_scrolled_window_new()))
    gtk_scrolled_window_set_child(OpaquePointer(scroller.pointer), Self.gtk(list))
    scroller.setExpands(horizontally: true, vertically: true)
    entry = Widget(Self.raw(gtk_search_entry_new()))
    bar = Widget(Self.raw(gtk_search_bar_new()))
    gtk_search_bar_set_child(OpaquePointer(bar.pointer), Self.gtk(entry))
    gtk_search_bar_connect_entry(OpaquePointer(bar.pointer), OpaquePointer(entry.pointer))
    connect(entry.pointer, "changed") { [weak self] _ in self?.applyFilter() }
    let box = Box(.vertical)
    box.append(bar)
    box.append(scroller)
    view = box.widget.pointer
  }

  override func viewWillAppear(_ animated: Bool) { onWillAppear?() }

  private func makeList() {
    let strings = gtk_string_list_new(nil)
    for row in 1...Self.count { gtk_string_list_append(strings, "\(word) \(row)") }
    let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
    guard let made = gtk_string_filter_new(text) else { preconditionFailure("GTK made no filter") }
    filter = UnsafeMutableRawPointer(made)
    let filtered = gtk_filter_list_model_new(
      strings, filter.assumingMemoryBound(to: GtkFilter.self))
    guard let single = gtk_single_selection_new(filtered) else {
      preconditionFailure("GTK made no selection")
    }
    gtk_single_selection_set_autoselect(single, 0)
    gtk_single_selection_set_can_unselect(single, 1)
    gtk_single_selection_set_selected(single, guint(UInt32.max))
    selection = ObjectReference(retaining: UnsafeMutableRawPointer(single))
    guard let factory = gtk_signal_list_item_factory_new() else {
      preconditionFailure("GTK made no factory")
    }
    connect(UnsafeMutableRawPointer(factory), "setup") { [weak self] arguments in
      guard let item = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      gtk_list_item_set_child(item, gtk_label_new(nil))
      self?.rowsMade += 1
    }
    connect(UnsafeMutableRawPointer(factory), "bind") { arguments in
      guard let item = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      let string = OpaquePointer(gtk_list_item_get_item(item))
      gtk_label_set_text(
        OpaquePointer(gtk_list_item_get_child(item)), gtk_string_object_get_string(string))
    }
    list = Widget(Self.raw(gtk_list_view_new(single, factory)))
    connect(list.pointer, "activate") { [weak self] arguments in
      guard let self, let row = self.row(at: arguments.int(0)) else { return }
      self.onActivate?(row)
    }
  }

  private func applyFilter() {
    gtk_string_filter_set_search(OpaquePointer(filter), Widgets.text(of: entry.pointer))
  }

  private func row(at position: Int) -> Int? {
    guard let item = g_list_model_get_object(model, guint(position)) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(item)) }
    return number(OpaquePointer(item))
  }

  private func number(_ string: OpaquePointer) -> Int? {
    Int(String(cString: gtk_string_object_get_string(string)).dropFirst(word.count + 1))
  }

  private var model: OpaquePointer { OpaquePointer(selection.pointer) }

  // MARK: What a program does

  /// The selected row, nil for none.
  var selectedRow: Int? {
    get { gtk_single_selection_get_selected_item(model).flatMap { number(OpaquePointer($0)) } }
    set {
      loadViewIfNeeded()
      let position = newValue.flatMap { self.position(of: $0) } ?? Int(UInt32.max)
      gtk_single_selection_set_selected(model, guint(position))
    }
  }

  private func position(of row: Int) -> Int? {
    (0..<Int(g_list_model_get_n_items(model))).first { self.row(at: $0) == row }
  }

  /// Scrolls to a row; it is in view when the list has been laid out.
  func scroll(to row: Int) {
    guard let position = position(of: row) else { return }
    gtk_widget_activate_action_variant(
      Self.gtk(list), "list.scroll-to-item", g_variant_new_uint32(guint(position)))
  }

  var isSearching: Bool {
    get { gtk_search_bar_get_search_mode(OpaquePointer(bar.pointer)) != 0 }
    set { gtk_search_bar_set_search_mode(OpaquePointer(bar.pointer), newValue ? 1 : 0) }
  }

  var searchText: String {
    get { Widgets.text(of: entry.pointer) }
    set { gtk_editable_set_text(OpaquePointer(entry.pointer), newValue) }
  }

  /// The rows that the search leaves.
  var rows: [Int] {
    (0..<Int(g_list_model_get_n_items(model))).compactMap { row(at: $0) }
  }

  // MARK: What a person sees

  /// The row's widget, nil while none is made for it.
  func widget(of row: Int) -> Widget? {
    list.children.first { $0.isMapped && Self.text(of: $0) == "\(word) \(row)" }
  }

  /// The rows that are wholly or partly in view.
  var rowsInView: [Int] {
    let height = scroller.height
    return list.children.filter { row in
      guard row.isMapped, let bounds = row.bounds(in: scroller) else { return false }
      return bounds.y < height && bounds.y + bounds.height > 0
    }.compactMap { Self.text(of: $0).flatMap { Int($0.dropFirst(word.count + 1)) } }.sorted()
  }

  /// The row that has the focus.
  var focusedRow: Int? {
    guard let focus = list.rootFocus, focus.isWithin(list), focus != list else { return nil }
    return Self.text(of: focus).flatMap { Int($0.dropFirst(word.count + 1)) }
  }

  /// How far it is scrolled.
  var offset: Double {
    gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller.pointer)))
  }

  static func text(of row: Widget) -> String? {
    row.firstChild.map { String(cString: gtk_label_get_text(OpaquePointer($0.pointer))) }
  }

  private static func gtk(_ widget: Widget) -> UnsafeMutablePointer<GtkWidget> {
    widget.pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  private static func raw(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutableRawPointer {
    guard let widget else { preconditionFailure("GTK made no widget") }
    return UnsafeMutableRawPointer(widget)
  }
}
