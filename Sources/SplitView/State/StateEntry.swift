// SPDX-License-Identifier: MIT
internal import GtkInterop

/// The entry that a split view has among those that share a name: the first one has the name itself,
/// each further one the lowest number that is free.
@MainActor
final class StateEntry {
  private struct Holder {
    weak var entry: StateEntry?
  }

  private static var holders: [String: [Int: Holder]] = [:]

  private let name: String
  private let number: Int

  /// The name of the entry in a store, which can stand in a file's name.
  var text: String {
    // No escaped name has such a sign.
    Program.fileName(for: name) + (number > 1 ? "@\(number)" : "")
  }

  /// The name under which a store keeps what this program can't read.
  var unread: String { "\(text)@unread" }

  /// Takes the first free entry of a name, for as long as this object lives.
  init(of name: String) {
    self.name = name
    let taken = Self.holders[name, default: [:]].filter { $0.value.entry != nil }
    number = (1...taken.count + 1).first { taken[$0] == nil } ?? taken.count + 1
    Self.holders[name] = taken
    Self.holders[name]?[number] = Holder(entry: self)
  }
}
