// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Looks at a few entries of a folder again.
@MainActor final class FolderRefresh {
  private let cancellation = Cancellation()
  private var found: [FileItem] = []
  private var gone: [FileName] = []
  private var waiting = 0
  private let onEnd: @MainActor (_ found: [FileItem], _ gone: [FileName]) -> Void

  /// Starts to look.
  /// - Parameters:
  ///   - names: The entries, few.
  ///   - location: Their folder.
  ///   - onEnd: Called once, unless cancelled, with the entries that are there and the rest.
  init(
    _ names: Set<FileName>, in location: FileLocation,
    onEnd: @escaping @MainActor (_ found: [FileItem], _ gone: [FileName]) -> Void
  ) {
    self.onEnd = onEnd
    waiting = names.count
    for name in names { query(name, location.child(name)) }
  }

  func cancel() {
    cancellation.cancel()
  }

  private func query(_ name: FileName, _ child: FileLocation) {
    g_file_query_info_async(
      child.file, FileItem.attributes, G_FILE_QUERY_INFO_NONE, FolderLoader.priority,
      cancellation.cancellable, AsyncCall.callback,
      AsyncCall.data { [self] result in
        if let info = g_file_query_info_finish(child.file, result, nil) {
          found.append(FileItem(info: info, name: name))
          g_object_unref(UnsafeMutableRawPointer(info))
        } else {
          gone.append(name)
        }
        waiting -= 1
        guard waiting == 0, !cancellation.isCancelled else { return }
        onEnd(found, gone)
      })
  }
}
