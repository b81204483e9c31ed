// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Where a part of a split view is dimmed, and takes no input but a click.
struct ShieldPlace: Equatable {
  /// The part, in the split view's coordinates.
  var rect: PixelRect

  /// Whether it lies above its host's content, or below that and above all hosts before.
  var isAboveContent: Bool
}
