// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Where a file is: an owned `GFile`.
///
/// `GFile` never changes and may be used and released on any thread.
final class FileLocation: @unchecked Sendable {
  let file: OpaquePointer

  /// Takes over a reference.
  init(owning file: OpaquePointer) {
    self.file = file
  }

  /// Adds a reference.
  convenience init(retaining file: OpaquePointer) {
    self.init(owning: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(file))!))
  }

  /// The location of a path, absolute or relative to the working directory.
  convenience init(path: FileName) {
    self.init(owning: path.withCString { g_file_new_for_path($0) })
  }

  /// The location of a path or URI as a person types it.
  convenience init(argument: FileName) {
    self.init(owning: argument.withCString { g_file_new_for_commandline_arg($0) })
  }

  convenience init(uri: String) {
    self.init(owning: g_file_new_for_uri(uri))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(file))
  }

  /// The person's home folder.
  static var home: FileLocation { FileLocation(owning: g_file_new_for_path(g_get_home_dir())) }

  func child(_ name: FileName) -> FileLocation {
    FileLocation(owning: name.withCString { g_file_get_child(file, $0) })
  }

  var parent: FileLocation? { g_file_get_parent(file).map { FileLocation(owning: $0) } }

  /// The last part of the path; nil where the location has none.
  var name: FileName? {
    guard let text = g_file_get_basename(file) else { return nil }
    defer { g_free(text) }
    return FileName(cString: text)
  }

  /// The name for a person's eyes, without asking the file system.
  var displayName: String {
    guard let text = g_file_get_basename(file) else { return parseName }
    defer { g_free(text) }
    guard let display = g_filename_display_name(text) else { return parseName }
    defer { g_free(display) }
    return String(cString: display)
  }

  /// The path, or the URI where there is no path, in UTF-8.
  var parseName: String {
    guard let text = g_file_get_parse_name(file) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The path in the system's bytes; nil for what the file system can't reach.
  var path: FileName? {
    guard let text = g_file_get_path(file) else { return nil }
    defer { g_free(text) }
    return FileName(cString: text)
  }

  /// Whether it is a folder; asks the file system, and waits for it.
  var isFolder: Bool {
    g_file_query_file_type(file, G_FILE_QUERY_INFO_NONE, nil) == G_FILE_TYPE_DIRECTORY
  }

  var uri: String {
    guard let text = g_file_get_uri(file) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

extension FileLocation: Hashable {
  static func == (first: FileLocation, second: FileLocation) -> Bool {
    g_file_equal(first.file, second.file) != 0
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(g_file_hash(UnsafeRawPointer(file)))
  }
}
