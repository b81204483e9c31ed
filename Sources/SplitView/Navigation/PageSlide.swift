// SPDX-License-Identifier: MIT

/// Where two pages lie while a person goes back: edge to edge, as a column's border is crossed.
struct PageSlide: Sendable, Hashable {
  /// The left edge of the page that goes, in application pixels.
  var top: Int
  /// The left edge of the page that comes.
  var below: Int

  /// - Parameters:
  ///   - width: How wide a page is.
  ///   - progress: How far the upper page has gone, from 0 to 1.
  ///   - isMirrored: Whether text runs from right to left.
  init(width: Int, progress: Double, isMirrored: Bool) {
    let travelled = Int((Double(width) * progress).rounded())
    top = isMirrored ? -travelled : travelled
    below = isMirrored ? width - travelled : travelled - width
  }
}
