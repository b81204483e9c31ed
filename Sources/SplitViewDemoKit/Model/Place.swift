// SPDX-License-Identifier: MIT

/// A row of the places column.
struct Place: Hashable, Sendable {
  /// Where the row comes from; rows of one section stand together, in this order.
  enum Section: Int, Hashable, Sendable, Comparable {
    case personal, bookmarks, volumes

    static func < (first: Section, second: Section) -> Bool { first.rawValue < second.rawValue }
  }

  var section: Section
  var title: String
  var iconName: String
  var location: FileLocation
}
