// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// A text to read.
final class ArticleViewController: ViewController {
  /// Called when another text is shown.
  var onShow: (@MainActor () -> Void)?
  private(set) var text = MarkdownText("", isMarkdown: false)
  private(set) var location: FileLocation?
  private var loader: PreviewLoader?
  private var scroller: OpaquePointer?
  private var box: UnsafeMutablePointer<GtkBox>?

  var isReady: Bool { loader == nil }

  override func loadView() {
    let made = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(OpaquePointer(made), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_vexpand(made, 1)
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_add_css_class(column, "article")
    gtk_scrolled_window_set_child(OpaquePointer(made), column)
    box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
    scroller = OpaquePointer(made)
    view = UnsafeMutableRawPointer(made)
  }

  /// Reads a file, and shows it once it is read.
  func show(_ location: FileLocation) {
    guard location != self.location else { return }
    self.location = location
    title = location.displayName
    loader?.cancel()
    loader = PreviewLoader(location, canPlay: false) { _ in
    } onContent: { [weak self] content in
      self?.loader = nil
      self?.take(content)
    }
  }

  /// Scrolls to a paragraph.
  func scroll(to paragraph: Int) {
    guard let box, let scroller else { return }
    let column = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkWidget.self)
    var child = gtk_widget_get_first_child(column)
    for _ in 0..<paragraph { child = gtk_widget_get_next_sibling(child) }
    guard let child else { return }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(child, column, 0, 0, &x, &y)
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller), y)
  }

  private func take(_ content: PreviewContent) {
    switch content {
    case .text(let read, _):
      let isMarkdown = location?.displayName.hasSuffix(".md") == true
      text = MarkdownText(read.text, isMarkdown: isMarkdown)
    case .facts(let message):
      text = MarkdownText(message ?? localized("This can’t be read."), isMarkdown: false)
    case .failure(let failure): text = MarkdownText(failure.explanation, isMarkdown: false)
    case .picture, .media: text = MarkdownText(localized("This isn’t a text."), isMarkdown: false)
    }
    loadViewIfNeeded()
    fill()
    onShow?()
  }

  private func fill() {
    guard let box, let scroller else { return }
    let column = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkWidget.self)
    while let old = gtk_widget_get_first_child(column) { gtk_box_remove(box, old) }
    for paragraph in text.paragraphs { gtk_box_append(box, Self.label(paragraph)) }
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller), 0)
  }

  private static func label(
    _ paragraph: MarkdownText.Paragraph
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let made = gtk_label_new(paragraph.text)
    let label = OpaquePointer(made)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_wrap(label, 1)
    gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_selectable(label, 1)
    switch paragraph.look {
    case .heading(let level): gtk_widget_add_css_class(made, "title-\(min(level + 1, 4))")
    case .code: gtk_widget_add_css_class(made, "monospace")
    case .item: gtk_widget_add_css_class(made, "item")
    case .body, .plain: break
    }
    return made
  }
}
