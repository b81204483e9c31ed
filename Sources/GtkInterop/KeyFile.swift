// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import Glibc

/// A `GKeyFile`: texts in groups, by key.
@MainActor
package final class KeyFile {
  /// Why a file could not be read or written.
  package struct Failure: Error {
    /// GLib's words, or the system's.
    package let message: String

    /// Whether there is no such file.
    package let isMissing: Bool

    init(_ error: UnsafeMutablePointer<GError>?) {
      defer { if let error { g_error_free(error) } }
      message = error?.pointee.message.map { String(cString: $0) } ?? "GLib gives no reason"
      let missing = [G_FILE_ERROR_NOENT, G_FILE_ERROR_NOTDIR].map { Int32(bitPattern: $0.rawValue) }
      isMissing =
        error.map {
          $0.pointee.domain == g_file_error_quark() && missing.contains($0.pointee.code)
        } ?? false
    }

    init(message: String) {
      self.message = message
      isMissing = false
    }
  }

  private nonisolated(unsafe) let file: OpaquePointer

  /// Makes an empty file, in memory.
  package init() {
    guard let file = g_key_file_new() else { preconditionFailure("GLib has no memory left") }
    self.file = file
  }

  deinit { g_key_file_unref(file) }

  /// The size in bytes above which a file isn't read.
  private static let largest = 1 << 20

  /// Reads a file in place of what is there; nothing but a file of a sane size.
  package func read(_ path: String) throws(Failure) {
    var status = stat()
    if stat(path, &status) == 0 {
      // Opening a pipe would wait for somebody to write into it.
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw Failure(message: "\(path) is no file")
      }
      guard status.st_size <= Self.largest else {
        throw Failure(message: "\(path) is \(status.st_size) bytes long")
      }
    }
    var error: UnsafeMutablePointer<GError>?
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error) != 0 else {
      throw Failure(error)
    }
  }

  /// A text, nil where there is none.
  package func text(_ key: String, in group: String) -> String? {
    guard let text = g_key_file_get_string(file, group, key, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Sets a text.
  package func set(_ text: String, for key: String, in group: String) {
    g_key_file_set_string(file, group, key, text)
  }

  /// Writes the file whole or not at all, and makes the folders that it lies in.
  ///
  /// Only the person who runs the program can read it.
  package func write(_ path: String) throws(Failure) {
    if let folder = g_path_get_dirname(path) {
      defer { g_free(folder) }
      guard g_mkdir_with_parents(folder, 0o700) == 0 else {
        throw Failure(message: "\(String(cString: folder)): \(String(cString: strerror(errno)))")
      }
    }
    guard let data = g_key_file_to_data(file, nil, nil) else { return }
    defer { g_free(data) }
    var error: UnsafeMutablePointer<GError>?
    guard
      g_file_set_contents_full(path, data, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0o600, &error) != 0
    else { throw Failure(error) }
  }

  /// Gives what stands at a path another name as well, until something else is written there.
  ///
  /// Where that name was given before, it goes to what is there now.
  package static func keep(_ path: String, as other: String) throws(Failure) {
    unlink(other)
    // Not every file system has two names for one file.
    guard link(path, other) == 0 || rename(path, other) == 0 || errno == ENOENT else {
      throw Failure(message: "\(other): \(String(cString: strerror(errno)))")
    }
  }

  /// Removes a file, if there is one.
  package static func remove(_ path: String) { unlink(path) }
}
