// SPDX-License-Identifier: MIT
internal import GtkInterop

/// What keys and mouse buttons do on a stack of its own; in a split view they are the split view's.
extension NavigationController {
  func installKeys(_ widget: Widget) {
    let shortcuts = Shortcuts(for: widget, phase: .bubble)
    shortcuts.add("Escape") { [weak self] in self?.goBackByPerson(uncovers: true) ?? false }
    shortcuts.add("Back") { [weak self] in self?.goBackByPerson() ?? false }
    shortcuts.add("<Alt>Left") { [weak self] in self?.goBackByArrow(isLeft: true) ?? false }
    shortcuts.add("<Alt>Right") { [weak self] in self?.goBackByArrow(isLeft: false) ?? false }
    NavigationButtons.watch(widget) { [weak self] isForward in
      !isForward && self?.goBackByPerson() == true
    }
  }

  private func goBackByArrow(isLeft: Bool) -> Bool {
    guard let view = viewIfLoaded, Widget(view).isRightToLeft != isLeft else { return false }
    return goBackByPerson()
  }

  private func goBackByPerson(uncovers: Bool = false) -> Bool {
    guard columnHost == nil, splitViewController == nil, let top = stack.last else { return false }
    // The focus may be on the header bar over a split view that has a page to leave.
    if let inner = top.firstSplitView,
      uncovers && inner.uncover() || inner.goBackByPerson()
    {
      return true
    }
    guard pageBelow(top) != nil else { return false }
    // A second press while pages move is for the page that is on its way.
    if !isChangingPages { goBack() }
    return true
  }
}

extension ViewController {
  /// The outermost split view inside, or this one.
  fileprivate var firstSplitView: SplitViewController? {
    self as? SplitViewController ?? children.lazy.compactMap { $0.firstSplitView }.first
  }
}
