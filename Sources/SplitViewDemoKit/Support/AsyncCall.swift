// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Carries a closure through one of GIO's asynchronous calls.
@MainActor final class AsyncCall {
  typealias Body = @MainActor (_ result: OpaquePointer) -> Void

  private let body: Body

  private init(_ body: @escaping Body) {
    self.body = body
  }

  /// The user data to pass beside `callback`; it is released by the call's end, which GIO promises.
  static func data(_ body: @escaping Body) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(AsyncCall(body)).toOpaque()
  }

  nonisolated static let callback: GAsyncReadyCallback = { _, result, data in
    guard let result, let data else { return }
    let call = Unmanaged<AsyncCall>.fromOpaque(data).takeRetainedValue()
    let carried = Carried(result)
    MainActor.assumeIsolated { call.body(carried.value) }
  }
}
