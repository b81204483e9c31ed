// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import Glibc

/// A `GtkApplication` and its run.
@MainActor
package final class ApplicationLoop {
  private let reference: ObjectReference

  /// The `GtkApplication`.
  package var pointer: UnsafeMutableRawPointer { reference.pointer }

  /// Whether GIO takes `id` for an application identifier.
  package static func isValid(_ id: String) -> Bool { g_application_id_is_valid(id) != 0 }

  /// Makes an application that is not yet running.
  package init(id: String) {
    guard let made = gtk_application_new(id, G_APPLICATION_DEFAULT_FLAGS) else {
      preconditionFailure("GTK made no application")
    }
    reference = ObjectReference(owning: UnsafeMutableRawPointer(made))
  }

  private var application: UnsafeMutablePointer<GApplication> {
    reference.pointer.assumingMemoryBound(to: GApplication.self)
  }

  /// Runs until the last window is closed.
  package func run(activate: @escaping @MainActor () -> Void) -> Int32 {
    let handler = connect(pointer, "activate") { _ in activate() }
    defer { handler.disconnect() }
    return g_application_run(application, 0, nil)
  }

  /// Ends the run.
  package func quit() { g_application_quit(application) }
}

/// The standard error stream.
package enum StandardError {
  /// Writes a text as it is.
  package static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
