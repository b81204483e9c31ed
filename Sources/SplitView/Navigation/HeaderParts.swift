// SPDX-License-Identifier: MIT
internal import GtkInterop

/// How much wider a header bar gets by the parts that a fold adds to it, in application pixels.
///
/// Folded, the page on top has the way back and all the window's buttons. The split view's least
/// width has room for them in every mode: a fold then changes nothing for the window.
struct HeaderParts: Sendable, Hashable {
  /// The back button.
  var back = 0
  /// The window's buttons at the start.
  var start = 0
  /// The window's buttons at the end.
  var end = 0
  /// What lies between two parts at the same end.
  var spacing = 0

  init() {}

  /// Measures a header bar that is never drawn, with and without the parts.
  /// - Parameter place: A widget in the window whose buttons count, for the time of measuring.
  @MainActor
  init(measuredIn place: Widget) {
    let bar = HeaderBar()
    bar.widget.isChildVisible = false
    bar.widget.setParent(place)
    defer { bar.widget.unparent() }
    var width: Int { bar.widget.measure(.horizontal).minimum }
    let plain = width
    let layout = Toolkit.decorationLayout
    bar.setWindowControls(start: layout.start, end: "")
    start = width - plain
    bar.setWindowControls(start: "", end: layout.end)
    end = width - plain
    bar.setWindowControls(start: "", end: "")
    let icon = "go-previous-symbolic"
    let button = Button(text: nil, iconName: icon, action: nil)
    let other = Button(text: nil, iconName: icon, action: nil)
    bar.packStart(button.widget)
    back = width - plain
    bar.packStart(other.widget)
    spacing = width - plain - 2 * back
  }

  /// What parts add to one end of a header bar where others stand already.
  func added(_ widths: [Int], besides others: Int) -> Int {
    let parts = widths.filter { $0 > 0 }
    guard !parts.isEmpty else { return 0 }
    return parts.reduce(0, +) + (parts.count - (others > 0 ? 0 : 1)) * spacing
  }
}
