// SPDX-License-Identifier: MIT
public import Foundation

/// The names by which lists call the parts of an index path.
///
/// Source: [IndexPath](https://developer.apple.com/documentation/foundation/indexpath).
extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, the first of the two parts.
  public var section: Int { self[0] }

  /// The row in the section, the second of the two parts.
  public var row: Int { self[1] }

  /// The item in the section, the second of the two parts.
  public var item: Int { self[1] }
}
