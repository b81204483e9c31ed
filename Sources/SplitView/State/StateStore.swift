// SPDX-License-Identifier: MIT

/// Where lines of state are kept, each under the name of its entry.
@MainActor
protocol StateStore {
  /// What a warning calls an entry's place.
  func place(of entry: String) -> String

  /// The line of an entry; nil where there never was one.
  func read(_ entry: String) throws(StateStoreFailure) -> String?

  /// Writes a line whole or not at all.
  func write(_ line: String, to entry: String) throws(StateStoreFailure)

  /// Keeps what an entry holds under another name, since something else is about to be written.
  func keep(_ entry: String, as other: String) throws(StateStoreFailure)
}
