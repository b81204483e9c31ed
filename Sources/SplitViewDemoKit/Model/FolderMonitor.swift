// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// Tells what changes in a folder while it lives.
@MainActor final class FolderMonitor {
  private let reference: ObjectReference

  /// Starts to watch; nil where the file system can't tell of changes.
  /// - Parameters:
  ///   - location: The folder.
  ///   - onChange: Called with the entry that changed, or nil for the folder itself.
  init?(_ location: FileLocation, onChange: @escaping @MainActor (FileName?) -> Void) {
    guard
      let monitor = g_file_monitor_directory(
        location.file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
    else { return nil }
    reference = ObjectReference(owning: UnsafeMutableRawPointer(monitor))
    func report(_ pointer: UnsafeMutableRawPointer?) {
      guard let pointer else { return }
      let changed = FileLocation(retaining: OpaquePointer(pointer))
      if changed == location {
        onChange(nil)
      } else if changed.parent == location {
        onChange(changed.name)
      }
    }
    connect(reference.pointer, "changed") { arguments in
      report(arguments.object(0))
      // A rename names the new entry second.
      report(arguments.object(1))
    }
  }
}
