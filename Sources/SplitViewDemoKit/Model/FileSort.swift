// SPDX-License-Identifier: MIT

/// The order of a folder's entries: folders first, then by one key, then by name.
struct FileSort: Hashable, Sendable {
  /// What entries are ordered by.
  enum Key: String, Sendable, CaseIterable {
    case name, modified, size, kind
  }

  var key: Key = .name
  var isReversed = false

  /// Negative, zero or positive, as `first` comes before, with or after `second`.
  func compare(_ first: FileItem, _ second: FileItem) -> Int {
    if first.isFolder != second.isFolder { return first.isFolder ? -1 : 1 }
    let direction = isReversed ? -1 : 1
    let byName = first.compareName(second)
    let byKey =
      switch key {
      case .name: byName
      // The newest and the largest are what people look for.
      case .modified: order(second.modified, first.modified)
      case .size: order(second.size, first.size)
      case .kind: order(first.contentType, second.contentType)
      }
    if byKey != 0 { return byKey * direction }
    if byName != 0 { return byName }
    // Two names can have one key; without this their order would differ from run to run.
    if first.name == second.name { return 0 }
    return first.name.bytes.lexicographicallyPrecedes(second.name.bytes) ? -1 : 1
  }

  private func order<Value: Comparable>(_ first: Value, _ second: Value) -> Int {
    first < second ? -1 : first > second ? 1 : 0
  }
}
