// SPDX-License-Identifier: MIT
import CSplitViewGtk

/// Calls a closure at even intervals from the main loop, until it answers false.
@MainActor
final class Ticker {
  private final class Box {
    let body: @MainActor () -> Bool
    init(_ body: @escaping @MainActor () -> Bool) { self.body = body }
  }

  /// Whether the closure has answered false.
  private(set) var isOver = false

  init(milliseconds: Int, _ body: @escaping @MainActor () -> Bool) {
    let box = Box { [weak self] in
      let goesOn = body()
      if !goesOn { self?.isOver = true }
      return goesOn
    }
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds),
      { box in
        guard let box else { return 0 }
        let body = Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().body
        return MainActor.assumeIsolated { body() ? 1 : 0 }
      }, Unmanaged.passRetained(box).toOpaque(),
      { box in
        if let box { Unmanaged<Box>.fromOpaque(box).release() }
      })
  }
}
