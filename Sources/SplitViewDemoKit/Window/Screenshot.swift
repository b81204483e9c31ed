// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// Writes a picture of a window once it has settled.
@MainActor final class Screenshot {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let size: (width: Int, height: Int)
  private let path: FileName
  private let isSettled: @MainActor () -> Bool
  private let completion: @MainActor (_ failure: String?) -> Void
  private var quietFrames = 0
  private var isDone = false
  private var deadline: Timeout?
  private var handler: SignalHandler?

  /// How many frames in a row nothing may have happened in.
  private static let wantedQuietFrames = 6
  private static let limitInSeconds = 20

  /// Starts to watch a window that is shown.
  /// - Parameters:
  ///   - window: A `GtkWindow`.
  ///   - size: The size that it was asked to take, in pixels.
  ///   - path: Where the PNG goes.
  ///   - isSettled: Whether the content is complete.
  ///   - completion: Called once, with one line on what went wrong or nil.
  init(
    of window: UnsafeMutableRawPointer, size: (width: Int, height: Int), to path: FileName,
    isSettled: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ failure: String?) -> Void
  ) {
    self.window = window.assumingMemoryBound(to: GtkWidget.self)
    self.size = size
    self.path = path
    self.isSettled = isSettled
    self.completion = completion
    // Without a compositor GTK draws a frame inside the window; it isn't part of the content.
    gtk_widget_remove_css_class(self.window, "solid-csd")
    deadline = Timeout(milliseconds: Self.limitInSeconds * 1000) { [weak self] in self?.giveUp() }
    guard let clock = gtk_widget_get_frame_clock(self.window) else {
      finish("the window isn't shown")
      return
    }
    // After a paint, since what is due to be drawn again has no picture before.
    handler = connect(UnsafeMutableRawPointer(clock), "after-paint") { [weak self] _ in
      self?.framePainted()
    }
    // Frames come as long as someone asks for them.
    gtk_widget_add_tick_callback(self.window, { _, _, _ in 1 }, nil, nil)
  }

  private var windowSize: (width: Int, height: Int) {
    (Int(gtk_widget_get_width(window)), Int(gtk_widget_get_height(window)))
  }

  private func framePainted() {
    guard !isDone else { return }
    quietFrames = isSettled() && windowSize == size ? quietFrames + 1 : 0
    guard quietFrames >= Self.wantedQuietFrames else { return }
    // A picture is written beside the file and put in its place: a device would be replaced.
    let isSpecial = path.withCString {
      g_file_test($0, G_FILE_TEST_EXISTS) != 0 && g_file_test($0, G_FILE_TEST_IS_REGULAR) == 0
    }
    if isSpecial { return finish("\(path.display) is no ordinary file, and is left alone") }
    finish(write() ? nil : "\(path.display) can't be written")
  }

  private func giveUp() {
    let (width, height) = windowSize
    finish(
      windowSize == size
        ? "the window did not come to rest within \(Self.limitInSeconds) seconds"
        : "the window is \(width)×\(height), not \(size.width)×\(size.height): "
          + "the desktop or the content did not let it")
  }

  private func finish(_ failure: String?) {
    guard !isDone else { return }
    isDone = true
    deadline?.cancel()
    handler?.disconnect()
    completion(failure)
  }

  private func write() -> Bool {
    guard let paintable = gtk_widget_paintable_new(window),
      let renderer = gtk_native_get_renderer(OpaquePointer(window))
    else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(size.width), Double(size.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
    defer { gsk_render_node_unref(node) }
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
    guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return path.withCString { gdk_texture_save_to_png(texture, $0) != 0 }
  }
}
