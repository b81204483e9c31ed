// SPDX-License-Identifier: MIT
internal import GtkInterop

/// The focus on dividers: which one comes next, and where it goes afterwards.
///
/// The dividers of all split views of a window are gone through in reading order, and with them the
/// paneds that an app put into the columns.
@MainActor
enum DividerFocus {
  /// Where the focus was before it came to a divider, and the divider that it came to first.
  private static var origin: WeakReference?
  private static var first: WeakReference?

  /// Moves the focus to the next divider, or the one before.
  ///
  /// Once all were gone through it goes to where it came from.
  /// - Returns: Whether there is a divider.
  static func move(by step: Int, in split: Widget) -> Bool {
    let paneds = split.focusablePanedsOfWindow
    guard !paneds.isEmpty else { return false }
    let focus = split.rootFocus
    guard let focus, let index = paneds.firstIndex(of: focus) else {
      let nearest = nearest(to: focus, step, paneds)
      origin = focus.map { WeakReference($0.pointer) }
      first = WeakReference(nearest.pointer)
      nearest.focusVisibly()
      return true
    }
    let next = paneds[(index + step + paneds.count) % paneds.count]
    let isRound = next == focus || next.pointer == first?.pointer
    if !isRound || !goBack(in: split) { next.focusVisibly() }
    return true
  }

  /// The first divider after the place of the focus, or the last before it.
  private static func nearest(to focus: Widget?, _ step: Int, _ paneds: [Widget]) -> Widget {
    let (first, last) = (paneds[0], paneds[paneds.count - 1])
    guard let focus else { return step > 0 ? first : last }
    if step > 0 { return paneds.first { focus.isInStartChild(of: $0) } ?? first }
    return paneds.last { focus.isWithin($0) && !focus.isInStartChild(of: $0) } ?? last
  }

  /// Moves the focus to where it was before it came to a divider; false where it can't go there.
  static func goBack(in split: Widget) -> Bool {
    defer { (origin, first) = (nil, nil) }
    guard let origin = origin?.pointer.map({ Widget($0) }), let window = split.toplevel,
      origin.isWithin(window), origin.isMapped, origin.canHaveFocus
    else { return false }
    split.setRootFocus(origin)
    return true
  }
}
