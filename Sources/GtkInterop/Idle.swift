// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A call that waits until the main loop has nothing better to do.
@MainActor
package final class Idle {
  private final class Box {
    var body: (@MainActor () -> Void)?

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  private let box: Box

  /// Calls `body` once, unless it is cancelled before; the idle needn't be kept.
  package init(_ body: @escaping @MainActor () -> Void) {
    box = Box(body)
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE,
      { data in
        nonisolated(unsafe) let data_ = data
        MainActor.assumeIsolated {
          guard let data_ else { return }
          let box = Unmanaged<Box>.fromOpaque(data_).takeUnretainedValue()
          let body = box.body
          box.body = nil
          body?()
        }
        return 0
      }, Unmanaged.passRetained(box).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Box>.fromOpaque(data).release()
      })
  }

  /// Whether the call is still to come.
  package var isWaiting: Bool { box.body != nil }

  /// Takes the call back.
  package func cancel() { box.body = nil }
}
