// SPDX-License-Identifier: MIT

/// The ends of a window at which something lies, and where the window's buttons belong.
struct WindowEdges: Sendable, Hashable {
  /// At the start: left, unless the text direction is right to left.
  var start = false
  /// At the end.
  var end = false
}
