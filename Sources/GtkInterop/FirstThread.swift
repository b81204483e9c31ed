// SPDX-License-Identifier: MIT

/// The way from the toolkit's callbacks into main-actor code.
package enum FirstThread {
  /// Runs `body` on the main actor, in a callback that the toolkit makes on the first thread only.
  ///
  /// Widgets are measured and placed many times a frame, and asking the runtime each time which
  /// executor is current costs more than the work itself. Debug builds do ask.
  @inline(__always)
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    #if DEBUG
      nonisolated(unsafe) var result: Result?
      MainActor.assumeIsolated { result = body() }
      guard let result else { preconditionFailure("the main actor ran nothing") }
      return result
    #else
      return withoutActuallyEscaping(body) { body in
        unsafeBitCast(body, to: (() -> Result).self)()
      }
    #endif
  }
}
