// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// Lists one folder once, in portions, without ever waiting for the file system.
@MainActor final class FolderLoader {
  /// How many entries come at a time: few enough that taking them in stays well below one frame.
  static let portion = 200

  /// That of redrawing: entries don't keep a frame from being painted, nor frames that go on and on
  /// the entries from coming.
  static let priority = G_PRIORITY_HIGH_IDLE + 20

  private let location: FileLocation
  private let cancellation = Cancellation()
  private let onOpen: @MainActor () -> Void
  private let onItems: @MainActor ([FileItem]) -> Void
  private let onEnd: @MainActor (GioFailure?) -> Void

  /// Starts to list.
  /// - Parameters:
  ///   - location: The folder.
  ///   - onOpen: Called when the folder is open and nothing of it has been read.
  ///   - onItems: Called with each portion.
  ///   - onEnd: Called once, unless cancelled, with what went wrong or nil.
  init(
    _ location: FileLocation, onOpen: @escaping @MainActor () -> Void,
    onItems: @escaping @MainActor ([FileItem]) -> Void,
    onEnd: @escaping @MainActor (GioFailure?) -> Void
  ) {
    self.location = location
    self.onOpen = onOpen
    self.onItems = onItems
    self.onEnd = onEnd
    start()
  }

  func cancel() {
    cancellation.cancel()
  }

  private func start() {
    g_file_enumerate_children_async(
      location.file, FileItem.attributes, G_FILE_QUERY_INFO_NONE, FolderLoader.priority,
      cancellation.cancellable, AsyncCall.callback,
      AsyncCall.data { [self] result in
        var error: UnsafeMutablePointer<GError>?
        guard let enumerator = g_file_enumerate_children_finish(location.file, result, &error)
        else { return end(GioFailure(consuming: error)) }
        let reference = ObjectReference(owning: UnsafeMutableRawPointer(enumerator))
        guard !cancellation.isCancelled else { return }
        onOpen()
        next(reference)
      })
  }

  private func next(_ reference: ObjectReference) {
    let enumerator = reference.pointer.assumingMemoryBound(to: GFileEnumerator.self)
    g_file_enumerator_next_files_async(
      enumerator, gint(Self.portion), FolderLoader.priority, cancellation.cancellable,
      AsyncCall.callback,
      AsyncCall.data { [self] result in
        var error: UnsafeMutablePointer<GError>?
        let list = g_file_enumerator_next_files_finish(enumerator, result, &error)
        defer { g_list_free_full(list) { g_object_unref($0) } }
        guard error == nil else { return end(GioFailure(consuming: error)) }
        guard !cancellation.isCancelled else { return }
        var items: [FileItem] = []
        var link = list
        while let node = link {
          if let info = node.pointee.data { items.append(FileItem(info: OpaquePointer(info))) }
          link = node.pointee.next
        }
        guard !items.isEmpty else { return end(nil) }
        onItems(items)
        next(reference)
      })
  }

  private func end(_ failure: GioFailure?) {
    guard !cancellation.isCancelled else { return }
    onEnd(failure)
  }
}
