// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// Messages in GLib's log, under the library's domain.
package enum Log {
  /// The domain of every message of the library.
  package static let domain = "SplitView"

  /// Logs a call that was refused, as an error that the program survives.
  package static func error(_ message: String) {
    csv_log(G_LOG_LEVEL_CRITICAL, domain, message)
  }

  /// Logs something that is wrong but was survived.
  package static func warning(_ message: String) {
    csv_log(G_LOG_LEVEL_WARNING, domain, message)
  }

  /// Logs something that helps to understand what happens.
  package static func debug(_ message: String) {
    csv_log(G_LOG_LEVEL_DEBUG, domain, message)
  }
}
