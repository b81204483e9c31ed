// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Decodes a picture, no larger than a screen shows; runs off the main thread.
struct PictureDecoder {
  /// The longest side that is kept, in pixels.
  static let sideLimit = 2560
  /// Pictures with more pixels than this aren't decoded: most formats need all of them in memory.
  static let pixelLimit = 120_000_000

  enum Failure: Error, Hashable {
    case unreadable(GioFailure)
    case undecodable(String)
    case tooLarge
    case cancelled
  }

  static func decode(
    _ location: FileLocation, cancellation: Cancellation
  ) -> Result<Picture, Failure> {
    var error: UnsafeMutablePointer<GError>?
    guard let stream = g_file_read(location.file, cancellation.cancellable, &error) else {
      return .failure(.unreadable(GioFailure(consuming: error)))
    }
    defer { g_object_unref(stream) }
    let limits = Limits()
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(loader) }
    limits.watch(loader)
    let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
    var buffer = [UInt8](repeating: 0, count: 128 * 1024)
    while true {
      let count = g_input_stream_read(
        input, &buffer, gsize(buffer.count), cancellation.cancellable, &error)
      if count == 0 { break }
      if count < 0 {
        gdk_pixbuf_loader_close(loader, nil)
        return .failure(.unreadable(GioFailure(consuming: error)))
      }
      let isTaken = gdk_pixbuf_loader_write(loader, buffer, gsize(count), &error) != 0
      guard isTaken, !limits.isExceeded, !cancellation.isCancelled else {
        gdk_pixbuf_loader_close(loader, nil)
        let failure = GioFailure(consuming: error)
        return .failure(
          limits.isExceeded
            ? .tooLarge : isTaken ? .cancelled : .undecodable(failure.message))
      }
    }
    let isClosed = gdk_pixbuf_loader_close(loader, &error) != 0
    // Small files are looked at only now.
    guard !limits.isExceeded else {
      g_clear_error(&error)
      return .failure(.tooLarge)
    }
    guard isClosed else {
      return .failure(.undecodable(GioFailure(consuming: error).message))
    }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { return .failure(.undecodable("")) }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return .success(Picture(owning: gdk_texture_new_for_pixbuf(upright)))
  }
}

/// Keeps a loader from making more pixels than wanted.
private final class Limits {
  private(set) var isExceeded = false

  /// Watches as long as both live.
  func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let handler: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = {
      loader, width, height, data in
      guard let loader, let data else { return }
      Unmanaged<Limits>.fromOpaque(data).takeUnretainedValue()
        .prepare(loader.assumingMemoryBound(to: GdkPixbufLoader.self), Int(width), Int(height))
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func prepare(
    _ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int
  ) {
    guard width > 0, height > 0 else { return }
    guard width <= PictureDecoder.pixelLimit / height else {
      isExceeded = true
      // No size at all makes the loader stop here.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
      return
    }
    let side = max(width, height)
    guard side > PictureDecoder.sideLimit else { return }
    let scale = Double(PictureDecoder.sideLimit) / Double(side)
    gdk_pixbuf_loader_set_size(
      loader, gint(max(1, Double(width) * scale)), gint(max(1, Double(height) * scale)))
  }
}
