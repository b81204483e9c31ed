// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Makes a call on the main actor when it goes away, whichever thread drops it.
@MainActor
final class FinalCall {
  private let call: @MainActor () -> Void

  init(_ call: @escaping @MainActor () -> Void) { self.call = call }

  deinit {
    let call = call
    if MainLoop.isFirstThread {
      MainActor.assumeIsolated { call() }
    } else {
      Task { @MainActor in call() }
    }
  }
}
