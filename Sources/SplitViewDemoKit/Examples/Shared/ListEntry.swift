// SPDX-License-Identifier: MIT

/// A row of a list of an example.
struct ListEntry: Hashable, Sendable {
  /// What tells it from the others.
  var id: String
  var title: String
  /// A second, smaller line; empty for none.
  var detail = ""
  var iconName: String?

  /// Whether a person who typed this means it.
  func matches(_ query: FoldedText) -> Bool {
    query.isEmpty || FoldedText(title).contains(query) || FoldedText(detail).contains(query)
  }
}
