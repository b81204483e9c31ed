// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Each page remembers where the focus was in it.
extension PageView {
  /// Notes the place that has the focus, if that is in the page.
  func noteFocus(_ focus: Widget) {
    // Who came back by the back button wants to go on where the page was left.
    guard focus.isWithin(widget), !isBackButton(focus) else { return }
    rememberedFocus = WeakReference(focus.pointer)
  }

  /// Moves the focus to where it last was in the page, which is on screen; whether there is such a
  /// place.
  /// - Parameter scrolls: Whether what is around the place may scroll to it.
  func returnFocus(scrolls: Bool = false) -> Bool {
    guard let place = rememberedFocus?.pointer.map({ Widget($0) }), place.isWithin(widget),
      place.isMapped
    else { return false }
    widget.setRootFocus(place, scrolls: scrolls)
    return true
  }

  /// Moves the focus into the page: to where it last was, or to the first place of the content, or
  /// of the header bar.
  func takeFocus() {
    if let inner = (controller as? any HeaderContainer)?.frontPage, inner !== self {
      return inner.takeFocus()
    }
    if returnFocus() { return }
    if controller.viewIfLoaded.map({ Widget($0).focusFirst() }) == true { return }
    widget.focusFirst()
  }
}

extension NavigationController {
  /// Notes where the focus is in the stack's pages; whether it is in one.
  func noteFocus() -> Bool {
    guard let view = viewIfLoaded.map({ Widget($0) }), let focus = view.rootFocus,
      focus.isWithin(view)
    else { return false }
    for page in pages.values { page.noteFocus(focus) }
    return true
  }
}
