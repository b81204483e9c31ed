// SPDX-License-Identifier: MIT
internal import GtkInterop

/// The shadow at the edge of a column that lies over others; the pointer passes through it.
@MainActor
final class EdgeShadow {
  /// How wide it is, in application pixels.
  static let width = 12

  private let box = Box(.horizontal)

  /// The widget, with the style class `edge-shadow`.
  var widget: Widget { box.widget }

  init() {
    widget.setClass("edge-shadow", true)
    widget.isTarget = false
    // Nothing in it is of use to a screen reader.
    widget.setAccessibleHidden(true)
  }

  /// Whether it falls to the left of its column; the style class `falls-left` says so.
  var fallsToLeft = false {
    didSet { if fallsToLeft != oldValue { widget.setClass("falls-left", fallsToLeft) } }
  }
}
