// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A value that any thread may change, one at a time.
final class Locked<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<GMutex>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    g_mutex_init(mutex)
  }

  deinit {
    g_mutex_clear(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the value while nobody else has it.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    return body(&value)
  }
}
