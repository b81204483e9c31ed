// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Why GIO could not do something.
struct GioFailure: Error, Hashable, Sendable {
  /// What a caller may have to tell apart.
  enum Reason: Hashable, Sendable {
    case notFound, permissionDenied, notFolder, cancelled, other
  }

  let reason: Reason
  /// GLib's own words, in the person's language.
  let message: String

  init(reason: Reason, message: String = "") {
    self.reason = reason
    self.message = message
  }

  /// Takes over a `GError`.
  init(consuming error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init(reason: .other)
      return
    }
    defer { g_error_free(error) }
    let code = error.pointee.code
    let reason: Reason =
      if error.pointee.domain != g_io_error_quark() {
        .other
      } else if code == Int32(G_IO_ERROR_NOT_FOUND.rawValue) {
        .notFound
      } else if code == Int32(G_IO_ERROR_PERMISSION_DENIED.rawValue) {
        .permissionDenied
      } else if code == Int32(G_IO_ERROR_NOT_DIRECTORY.rawValue) {
        .notFolder
      } else if code == Int32(G_IO_ERROR_CANCELLED.rawValue) {
        .cancelled
      } else {
        .other
      }
    self.init(reason: reason, message: error.pointee.message.map { String(cString: $0) } ?? "")
  }
}

extension GioFailure {
  /// One sentence for a person who wanted to see the file or folder.
  var explanation: String {
    switch reason {
    case .notFound: localized("This isn’t there any more.")
    case .permissionDenied: localized("You have no permission to see this.")
    case .notFolder: localized("This isn’t a folder.")
    case .cancelled, .other: message.isEmpty ? localized("This can’t be read.") : message
    }
  }
}
