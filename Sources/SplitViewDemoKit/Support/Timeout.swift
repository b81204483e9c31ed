// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Calls a closure once, later, on the main loop.
@MainActor final class Timeout {
  private var identifier: guint = 0
  private let body: @MainActor () -> Void

  /// Starts to wait; without anything kept the call still comes, unless `cancel()` stops it.
  init(milliseconds: Int, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    identifier = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds),
      { data in
        guard let data else { return 0 }
        let timeout = Unmanaged<Timeout>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { timeout.fire() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Timeout>.fromOpaque(data).release()
      })
  }

  func cancel() {
    guard identifier != 0 else { return }
    g_source_remove(identifier)
    identifier = 0
  }

  private func fire() {
    identifier = 0
    body()
  }
}
