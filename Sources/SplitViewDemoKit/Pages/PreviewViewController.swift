// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// The third column: one file.
final class PreviewViewController: ViewController {
  private(set) var location: FileLocation?
  private(set) var template: Template?
  private var loader: PreviewLoader?
  private var slowLoading: Timeout?
  private var facts: FileFacts?
  private lazy var openItem = BarButtonItem(
    title: nil, iconName: "document-open-symbolic",
    accessibilityLabel: localized("Open With Default Application")
  ) { [weak self] in self?.openWithDefault() }
  private lazy var copyItem = BarButtonItem(
    title: nil, iconName: "edit-copy-symbolic", accessibilityLabel: localized("Copy Path")
  ) { [weak self] in self?.copyPath() }

  override init() {
    super.init()
    navigationItem.rightBarButtonItems = [openItem, copyItem]
  }

  /// Whether all that there is to show is shown.
  var isSettled: Bool { loader == nil }

  override func loadView() {
    let template = Template("preview.ui")
    self.template = template
    view = template.object("root")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Sound without a picture of where it comes from is a nuisance.
    pause()
  }

  /// Shows another file.
  func show(_ location: FileLocation) {
    guard location != self.location || loader == nil else { return }
    self.location = location
    title = location.displayName
    loader?.cancel()
    slowLoading?.cancel()
    pause()
    loadViewIfNeeded()
    // What was shown stays until the new content is there, unless that takes long.
    slowLoading = Timeout(milliseconds: 150) { [weak self] in self?.turn(to: "loading") }
    loader = PreviewLoader(location, canPlay: MediaSupport.isPresent) { [weak self] facts in
      self?.facts = facts
    } onContent: { [weak self] content in
      self?.show(content)
    }
  }

  private func show(_ content: PreviewContent) {
    slowLoading?.cancel()
    loader = nil
    release()
    switch content {
    case .text(let text, let isCut): show(text, isCut: isCut)
    case .picture(let picture):
      template.map { gtk_picture_set_paintable($0.opaque("picture"), picture.texture) }
      turn(to: "picture")
    case .media: showMedia()
    case .facts(let message): showFacts(message)
    case .failure(let failure): showFailure(failure)
    }
  }

  func turn(to page: String) {
    template?.turn("root", to: page)
  }

  // Large content is given back as soon as something else is shown.
  private func release() {
    guard let template else { return }
    gtk_picture_set_paintable(template.opaque("picture"), nil)
    gtk_text_buffer_set_text(
      gtk_text_view_get_buffer(
        template.object("text").assumingMemoryBound(to: GtkTextView.self)), "", 0)
    gtk_video_set_media_stream(template.opaque("video"), nil)
  }

  private func pause() {
    guard let template, let stream = gtk_video_get_media_stream(template.opaque("video")) else {
      return
    }
    gtk_media_stream_set_playing(stream, 0)
  }
}

// MARK: Contents

extension PreviewViewController {
  private func show(_ text: TextDecoder.Text, isCut: Bool) {
    guard let template else { return }
    let buffer = gtk_text_view_get_buffer(
      template.object("text").assumingMemoryBound(to: GtkTextView.self))
    var content = text.text
    content.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        gtk_text_buffer_set_text(buffer, $0.baseAddress, gint($0.count))
      }
    }
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &start)
    gtk_text_buffer_place_cursor(buffer, &start)
    var notes: [String] = []
    if isCut {
      notes.append(
        localized("Only the first %s are shown.", FileFacts.size(Int64(PreviewLoader.textLimit))))
    }
    if text.hasBrokenLines { notes.append(localized("Very long lines are broken.")) }
    if text.encoding != "UTF-8" { notes.append(localized("Encoding: %s.", text.encoding)) }
    gtk_label_set_text(template.opaque("text_note"), notes.joined(separator: " "))
    gtk_widget_set_visible(template.widget("text_note"), notes.isEmpty ? 0 : 1)
    let adjustment = gtk_scrolled_window_get_vadjustment(template.opaque("text_scroller"))
    gtk_adjustment_set_value(adjustment, 0)
    turn(to: "text")
  }

  private func showMedia() {
    guard let template, let location else { return }
    gtk_video_set_file(template.opaque("video"), location.file)
    turn(to: "media")
    guard let stream = gtk_video_get_media_stream(template.opaque("video")) else { return }
    connect(UnsafeMutableRawPointer(stream), "notify::error") { [weak self] _ in
      guard let error = gtk_media_stream_get_error(stream) else { return }
      self?.showFacts(String(cString: error.pointee.message))
    }
  }

  private func showFacts(_ message: String?) {
    guard let template, let facts else { return }
    Icon.show(facts.item, in: template.opaque("facts_icon"))
    gtk_label_set_text(template.opaque("facts_title"), facts.item.displayName)
    showFacts(facts.facts, message: message)
  }

  private func showFailure(_ failure: GioFailure) {
    guard let template, let location else { return }
    gtk_image_set_from_icon_name(
      template.opaque("facts_icon"),
      failure.reason == .permissionDenied ? "changes-prevent-symbolic" : "dialog-warning-symbolic")
    gtk_label_set_text(template.opaque("facts_title"), location.displayName)
    showFacts([], message: failure.explanation)
  }

  private func showFacts(_ facts: [FileFacts.Fact], message: String?) {
    guard let template else { return }
    gtk_label_set_text(template.opaque("facts_message"), message ?? "")
    gtk_widget_set_visible(template.widget("facts_message"), message == nil ? 0 : 1)
    let list = template.object("facts_list").assumingMemoryBound(to: GtkBox.self)
    while let row = gtk_widget_get_first_child(template.widget("facts_list")) {
      gtk_box_remove(list, row)
    }
    for fact in facts { gtk_box_append(list, FactRow.make(fact)) }
    gtk_widget_set_visible(template.widget("facts_list"), facts.isEmpty ? 0 : 1)
    turn(to: "facts")
  }
}

// MARK: What can be done

extension PreviewViewController {
  private func openWithDefault() {
    guard let template, let location else { return }
    let root = gtk_widget_get_root(template.widget("root"))
    let window = root.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
    gtk_show_uri_full(
      window, location.uri, guint32(GDK_CURRENT_TIME), nil, AsyncCall.callback,
      AsyncCall.data { [weak self] result in
        var error: UnsafeMutablePointer<GError>?
        guard gtk_show_uri_full_finish(window, result, &error) == 0 else { return }
        self?.showFacts(
          localized("This could not be opened: %s", GioFailure(consuming: error).message))
      })
  }

  /// Puts the file's path on the clipboard.
  func copyPath() {
    guard let location, let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(
      gdk_display_get_clipboard(display), location.path?.display ?? location.uri)
  }
}
