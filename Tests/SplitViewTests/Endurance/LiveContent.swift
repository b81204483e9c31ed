// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView

/// A page with everything that a person can be in the middle of: an entry with a selection, a text
/// view with another, a long list scrolled far down, a spinner that turns.
@MainActor
final class LiveContent {
  static let rows = 100_000
  static let row = 54_321

  /// What must come out of any number of crossings as it went in.
  struct State: Equatable {
    var entryText: String
    var caret: Int
    var entrySelection: ClosedRange<Int>?
    var textSelection: ClosedRange<Int>?
    var textCaret: Int
    var scrollOffset: Double
    var firstVisibleRow: String?
    var isSpinning: Bool
  }

  let page: ViewController
  let entry: Widget
  private let text: Widget
  private let textScroller: Widget
  private let list: Widget
  private let listScroller: Widget
  private let spinner: Widget
  private let unrealized: SignalCounter
  /// How many list rows were made, and how often one was given an item.
  private(set) var rowsMade = 0
  private(set) var rowsBound = 0

  /// How often any of the content was unrealized.
  var unrealizations: Int { unrealized.count }

  init(_ title: String) {
    precondition(Toolkit.initialize(), "widgets need a display")
    let factory = Self.raw(gtk_signal_list_item_factory_new())
    entry = Widget(Widgets.entry("the quick brown fox of \(title)"))
    text = Widget(Self.raw(gtk_text_view_new()))
    textScroller = Self.scrolled(text)
    gtk_widget_set_size_request(Self.gtk(textScroller), -1, 80)
    list = Widget(Self.raw(gtk_list_view_new(Self.model(), OpaquePointer(factory))))
    listScroller = Self.scrolled(list)
    listScroller.setExpands(horizontally: true, vertically: true)
    spinner = Widget(Self.raw(gtk_spinner_new()))
    let box = Box(.vertical, spacing: 6)
    for widget in [entry, spinner, textScroller, listScroller] { box.append(widget) }
    page = ViewController(widget: box.widget.pointer)
    page.title = title
    unrealized = SignalCounter(
      "unrealize",
      of: [box.widget, entry, text, textScroller, list, listScroller, spinner].map(\.pointer))
    connect(factory, "setup") { [weak self] arguments in
      guard let item = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      gtk_list_item_set_child(item, gtk_label_new(nil))
      self?.rowsMade += 1
    }
    connect(factory, "bind") { [weak self] arguments in
      guard let item = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      let string = OpaquePointer(gtk_list_item_get_item(item))
      gtk_label_set_text(
        OpaquePointer(gtk_list_item_get_child(item)), gtk_string_object_get_string(string))
      self?.rowsBound += 1
    }
  }

  /// What is selected; the X server has one selection for all of a desktop.
  enum Selection { case none, entry, text }

  /// What is selected now; nil where that is something else than ``begin(selecting:)`` selects.
  var selection: Selection? {
    let state = state
    switch (state.entrySelection, state.textSelection) {
    case (nil, nil): return Selection.none
    case (.some(4...9), nil): return .entry
    case (nil, .some(8...15)): return .text
    default: return nil
    }
  }

  /// Puts the carets into the middle, scrolls and starts; the page has to be on screen.
  func begin(selecting selection: Selection) {
    let editable = OpaquePointer(entry.pointer)
    gtk_editable_set_position(editable, 9)
    if selection == .entry { gtk_editable_select_region(editable, 9, 4) }
    let buffer = gtk_text_view_get_buffer(textView)
    gtk_text_buffer_set_text(buffer, "a first line\nand a second one\n", -1)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, 15)
    gtk_text_buffer_get_iter_at_offset(buffer, &end, 8)
    if selection == .text {
      gtk_text_buffer_select_range(buffer, &start, &end)
    } else {
      gtk_text_buffer_place_cursor(buffer, &start)
    }
    gtk_widget_activate_action_variant(
      Self.gtk(list), "list.scroll-to-item", g_variant_new_uint32(UInt32(Self.row)))
    gtk_spinner_start(OpaquePointer(spinner.pointer))
  }

  var state: State {
    let editable = OpaquePointer(entry.pointer)
    let buffer = gtk_text_view_get_buffer(textView)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    let isTextSelected = gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0
    var caret = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
    return State(
      entryText: Widgets.text(of: entry.pointer), caret: Int(gtk_editable_get_position(editable)),
      entrySelection: Widgets.selection(in: entry.pointer).map { $0.start...$0.end },
      textSelection: isTextSelected
        ? Int(gtk_text_iter_get_offset(&start))...Int(gtk_text_iter_get_offset(&end)) : nil,
      textCaret: Int(gtk_text_iter_get_offset(&caret)), scrollOffset: scrollOffset,
      firstVisibleRow: firstVisibleRow,
      isSpinning: gtk_spinner_get_spinning(OpaquePointer(spinner.pointer)) != 0)
  }

  private var scrollOffset: Double {
    gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(OpaquePointer(list.pointer)))
  }

  /// The text of the list row at the upper edge of what can be seen.
  private var firstVisibleRow: String? {
    for row in list.children {
      guard let bounds = row.bounds(in: listScroller), bounds.y <= 0, bounds.y + bounds.height > 0,
        let label = row.firstChild
      else { continue }
      return String(cString: gtk_label_get_text(OpaquePointer(label.pointer)))
    }
    return nil
  }

  private var textView: UnsafeMutablePointer<GtkTextView> {
    text.pointer.assumingMemoryBound(to: GtkTextView.self)
  }

  private static func model() -> OpaquePointer? {
    let strings = gtk_string_list_new(nil)
    for row in 0..<rows { gtk_string_list_append(strings, "row \(row)") }
    return gtk_single_selection_new(strings)
  }

  private static func scrolled(_ child: Widget) -> Widget {
    let scroller = raw(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(OpaquePointer(scroller), gtk(child))
    return Widget(scroller)
  }

  private static func gtk(_ widget: Widget) -> UnsafeMutablePointer<GtkWidget> {
    widget.pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  private static func raw(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutableRawPointer {
    guard let widget else { preconditionFailure("GTK made no widget") }
    return UnsafeMutableRawPointer(widget)
  }

  private static func raw(_ object: OpaquePointer?) -> UnsafeMutableRawPointer {
    guard let object else { preconditionFailure("GTK made no object") }
    return UnsafeMutableRawPointer(object)
  }
}
