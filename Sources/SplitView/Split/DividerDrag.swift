// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// A drag of a divider, from the moment that a person takes hold of it.
struct DividerDrag {
  var column: SplitViewColumn

  /// What the column had been dragged to before; nil where it never was.
  var earlierWidth: Double?
}
