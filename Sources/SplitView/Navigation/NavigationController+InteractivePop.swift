// SPDX-License-Identifier: MIT
internal import GtkInterop

extension NavigationController {
  /// Begins to go back by hand from the page on top; nil where a person can't: at the root, or where
  /// the page has no back button.
  ///
  /// What is still on its way is ended first.
  /// Source: [interactivePopGestureRecognizer](https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer).
  package func beginInteractivePop() -> InteractivePop? {
    finishChange()
    guard stack.count > 1, let top = stack.last, pageBelow(top) != nil, isViewLoaded else {
      return nil
    }
    let below = stack[stack.count - 2]
    // What another column draws can't move with the hand.
    if isLent(top) || isLent(below) { return nil }
    let pop = InteractivePop(self, from: top, to: below)
    interactivePop = pop
    pop.begin()
    // A callback may have changed the stack.
    return interactivePop === pop ? pop : nil
  }

  func forget(_ pop: InteractivePop) {
    if interactivePop === pop { interactivePop = nil }
  }
}
