// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView

/// The page of a row: a long text that scrolls, or a label with nothing to focus.
@MainActor
final class ItemPage: ViewController {
  enum Content { case text, label }

  let item: Int
  private let content: Content
  private(set) var loads = 0
  private(set) var scroller: Widget?
  /// The text, which can have the focus.
  private(set) var text: Widget?

  init(_ item: Int, title: String? = nil, content: Content = .text) {
    self.item = item
    self.content = content
    super.init()
    self.title = title ?? "Item \(item)"
  }

  override func loadView() {
    precondition(Toolkit.initialize(), "widgets need a display")
    guard content == .text else {
      view = Widgets.label("All there is of \(item)")
      return
    }
    guard let made = gtk_text_view_new(), let scrolled = gtk_scrolled_window_new() else {
      preconditionFailure("GTK made no widget")
    }
    let lines = (1...200).map { "Line \($0) of \(item)" }.joined(separator: "\n")
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkTextView.self))
    gtk_text_buffer_set_text(buffer, lines, -1)
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), made)
    text = Widget(UnsafeMutableRawPointer(made))
    scroller = Widget(UnsafeMutableRawPointer(scrolled))
    view = UnsafeMutableRawPointer(scrolled)
  }

  override func viewDidLoad() { loads += 1 }

  /// How far the text is scrolled.
  var offset: Double { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }

  /// Scrolls once the text, which is measured bit by bit, has as much height.
  func scroll(to offset: Double) {
    guard let adjustment else { preconditionFailure("the page isn't loaded") }
    runLoop(until: "the text's height") {
      gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) >= offset
    }
    gtk_adjustment_set_value(adjustment, offset)
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    scroller.flatMap { gtk_scrolled_window_get_vadjustment(OpaquePointer($0.pointer)) }
  }
}
