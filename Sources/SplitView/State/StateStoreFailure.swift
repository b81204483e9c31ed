// SPDX-License-Identifier: MIT

/// Why a line of state could not be read or written.
struct StateStoreFailure: Error {
  let message: String
}
