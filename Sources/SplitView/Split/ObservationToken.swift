// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Keeps an observation going; it ends when the token goes away.
@MainActor
public final class ObservationToken {
  private let end: @MainActor () -> Void

  init(_ end: @escaping @MainActor () -> Void) { self.end = end }

  deinit {
    let end = end
    if MainLoop.isFirstThread {
      MainActor.assumeIsolated { end() }
    } else {
      Task { @MainActor in end() }
    }
  }
}
