// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Ends work that nobody waits for any more: an owned `GCancellable`.
final class Cancellation: @unchecked Sendable {
  let cancellable: UnsafeMutablePointer<GCancellable> = g_cancellable_new()

  deinit {
    g_object_unref(cancellable)
  }

  var isCancelled: Bool { g_cancellable_is_cancelled(cancellable) != 0 }

  func cancel() {
    g_cancellable_cancel(cancellable)
  }
}
