// SPDX-License-Identifier: MIT

/// Takes a C callback's argument onto the main actor, where the callback is already running.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
