// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// The default GLib main loop, on the process's first thread.
@MainActor
package enum MainLoop {
  /// Lets `Task { @MainActor }` and `DispatchQueue.main` run under the GLib loop.
  ///
  /// Without it a GLib loop never runs a main-actor job. Idempotent; logs one warning where the
  /// system's libdispatch has no door for foreign loops.
  package static func attachMainQueue() {
    if csv_main_queue_attach() == 0 {
      Log.warning("this libdispatch can't be driven by GLib: main-actor tasks will not run")
    }
  }

  /// Runs one iteration, and tells whether it dispatched anything.
  @discardableResult
  package static func iterate(mayBlock: Bool) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  /// Whether the caller runs on the process's first thread.
  package nonisolated static var isFirstThread: Bool {
    csv_thread_id() == Int(getpid())
  }
}
