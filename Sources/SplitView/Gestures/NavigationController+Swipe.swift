// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Back by a swipe inside a stack of pages.
extension NavigationController: SwipeContainer {
  func offer(for swipe: SwipeQuestion) -> SwipeOffer? {
    guard swipe.isRightwards != widget.isRightToLeft, mayPopByHand else { return nil }
    return SwipeOffer(rank: .page) { [weak self] in self?.beginInteractivePop() }
  }

  private var mayPopByHand: Bool {
    guard popsWithGesture, stack.count > 1, let top = stack.last,
      top.navigationItem.allowsSwipeBack, top.pageOnTop.navigationItem.allowsSwipeBack,
      columnHost?.allowsSwipeBack ?? true
    else { return false }
    return pageBelow(top) != nil && !isLent(top) && !isLent(stack[stack.count - 2])
  }
}
