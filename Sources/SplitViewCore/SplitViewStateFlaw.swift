// SPDX-License-Identifier: MIT

/// Why a saved state can't be read.
package struct SplitViewStateFlaw: Error, Sendable, Hashable, CustomStringConvertible {
  /// A clause that says what is wrong.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
