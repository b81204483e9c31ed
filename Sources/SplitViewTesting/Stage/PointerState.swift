// SPDX-License-Identifier: MIT

/// Where a stage's pointer is, and what it holds.
struct PointerState {
  /// The point in the window, in application pixels.
  var position: (x: Double, y: Double)?
  /// Whether the primary button is held down.
  var isPressed = false
}
