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

  init() {}

  /// Measures a header bar that is never drawn, with and without the parts.
  /// - Parameter place: A widget in the window whose buttons count, for the time of measuring.
  @MainActor
  init(measuredIn place: Widget) {
    let bar = HeaderBar()
    bar.widget.isChildVisible = false
    bar.widget.setParent(place)
    defer { bar.widget.unparent() }
    let icon = "go-previous-symbolic"
    let (item, back) = (
      Button(text: nil, iconName: icon, action: nil), Button(text: nil, iconName: icon, action: nil)
    )
    let last = Button(text: nil, iconName: icon, action: nil)
    bar.packStart(item.widget)
    bar.packEnd(last.widget)
    let plain = bar.widget.measure(.horizontal).minimum
    bar.packStart(back.widget)
    self.back = bar.widget.measure(.horizontal).minimum - plain
    bar.remove(back.widget)
    let layout = Toolkit.decorationLayout
    bar.setWindowControls(start: layout.start, end: "")
    start = bar.widget.measure(.horizontal).minimum - plain
    bar.setWindowControls(start: "", end: layout.end)
    end = bar.widget.measure(.horizontal).minimum - plain
  }
}
