// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Finds out what to show of one file, without ever waiting for the file system.
///
/// Only regular files are opened: a pipe or a device could block, or do something.
@MainActor final class PreviewLoader {
  /// How many bytes of a text are shown.
  nonisolated static let textLimit = 1 << 20

  private let location: FileLocation
  private let cancellation = Cancellation()
  private let canPlay: Bool
  private let onFacts: @MainActor (FileFacts) -> Void
  private let onContent: @MainActor (PreviewContent) -> Void

  /// Starts to load.
  /// - Parameters:
  ///   - location: The file.
  ///   - canPlay: Whether GTK can play media here.
  ///   - onFacts: Called with the facts, before the content, unless there are none.
  ///   - onContent: Called once, unless cancelled.
  init(
    _ location: FileLocation, canPlay: Bool, onFacts: @escaping @MainActor (FileFacts) -> Void,
    onContent: @escaping @MainActor (PreviewContent) -> Void
  ) {
    self.location = location
    self.canPlay = canPlay
    self.onFacts = onFacts
    self.onContent = onContent
    queryFacts()
  }

  func cancel() {
    cancellation.cancel()
  }

  private static let attributes =
    FileItem.attributes + ",standard::content-type,standard::symlink-target"

  // The content type here comes from the file's first bytes too, which GIO reads of regular files.
  private func queryFacts() {
    g_file_query_info_async(
      location.file, Self.attributes, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT,
      cancellation.cancellable, AsyncCall.callback,
      AsyncCall.data { [self] result in
        var error: UnsafeMutablePointer<GError>?
        guard let info = g_file_query_info_finish(location.file, result, &error) else {
          let failure = GioFailure(consuming: error)
          if !cancellation.isCancelled { onContent(.failure(failure)) }
          return
        }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        guard !cancellation.isCancelled else { return }
        let item = FileItem(info: info, name: location.name)
        let target = info.byteString("standard::symlink-target").map {
          FileName(cString: $0).display
        }
        onFacts(FileFacts(item, at: location, linkTarget: target))
        load(item)
      })
  }

  private func load(_ item: FileItem) {
    switch item.kind {
    case .regular: loadRegular(item)
    case .folder, .shortcut: onContent(.facts(message: nil))
    // GIO has only a name where the way to the file is closed.
    case .unknown: onContent(.failure(GioFailure(reason: .permissionDenied)))
    case .brokenLink: onContent(.facts(message: localized("What this link points to isn’t there.")))
    case .special:
      onContent(.facts(message: localized("Not opened: this isn’t a file with content to show.")))
    }
  }

  private func loadRegular(_ item: FileItem) {
    if item.size == 0 {
      onContent(.facts(message: localized("This file is empty.")))
    } else if isType(item, "image/*") {
      loadPicture()
    } else if isType(item, "video/*") || isType(item, "audio/*") {
      let hint = localized("To play this file, install the package %s.", MediaSupport.package)
      onContent(canPlay ? .media : .facts(message: hint))
    } else {
      loadText(expectsText: isType(item, "text/plain"))
    }
  }

  private func isType(_ item: FileItem, _ type: String) -> Bool {
    type.hasSuffix("/*")
      ? item.contentType.hasPrefix(type.dropLast())
      : g_content_type_is_a(item.contentType, type) != 0
  }

  private func loadPicture() {
    let (location, cancellation) = (location, cancellation)
    Background.run(cancellation: cancellation) {
      PictureDecoder.decode(location, cancellation: cancellation)
    } completion: { [self] result in
      switch result {
      case .success(let picture): onContent(.picture(picture))
      case .failure(.unreadable(let failure)): onContent(.facts(message: failure.explanation))
      case .failure(.tooLarge):
        onContent(.facts(message: localized("This picture is too large to show.")))
      case .failure(.undecodable), .failure(.cancelled):
        onContent(.facts(message: localized("This picture is damaged or of an unknown kind.")))
      }
    }
  }

  private func loadText(expectsText: Bool) {
    let (location, cancellation) = (location, cancellation)
    Background.run(cancellation: cancellation) {
      Self.readText(location, cancellation: cancellation)
    } completion: { [self] result in
      switch result {
      case .success(let content?): onContent(content)
      case .success(nil):
        onContent(
          .facts(message: expectsText ? localized("This text is in an unknown encoding.") : nil))
      case .failure(let failure): onContent(.facts(message: failure.explanation))
      }
    }
  }

  private nonisolated static func readText(
    _ location: FileLocation, cancellation: Cancellation
  ) -> Result<PreviewContent?, GioFailure> {
    var error: UnsafeMutablePointer<GError>?
    guard let stream = g_file_read(location.file, cancellation.cancellable, &error) else {
      return .failure(GioFailure(consuming: error))
    }
    defer { g_object_unref(stream) }
    let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
    var bytes = [UInt8](repeating: 0, count: textLimit + 1)
    var count: gsize = 0
    guard
      g_input_stream_read_all(
        input, &bytes, gsize(bytes.count), &count, cancellation.cancellable, &error) != 0
    else { return .failure(GioFailure(consuming: error)) }
    let isCut = Int(count) > textLimit
    return .success(
      TextDecoder.decode(Array(bytes[..<min(Int(count), textLimit)]), isCut: isCut)
        .map { .text($0, isCut: isCut) })
  }
}
