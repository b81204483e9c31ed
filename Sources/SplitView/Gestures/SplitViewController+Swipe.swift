// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What a swipe does to columns: back while they are folded, side columns in and out while not.
extension SplitViewController: SwipeContainer {
  /// How far from its edge a swipe brings side columns in, in application pixels.
  static let edgeZone = 32.0

  func offer(for swipe: SwipeQuestion) -> SwipeOffer? {
    guard let root else { return nil }
    if splitState.isCollapsed {
      guard swipe.isRightwards != root.widget.isRightToLeft, let step = stepBackByHand else {
        return nil
      }
      return SwipeOffer(rank: .page) { [weak self] in self?.beginColumnPop(step) }
    }
    let isFromLeft = isTrailing == root.widget.isRightToLeft
    if swipe.isRightwards != isFromLeft { return offerToClose }
    let distance = isFromLeft ? swipe.x : swipe.width - swipe.x
    return distance <= Self.edgeZone ? offerToOpen : nil
  }

  // MARK: Back

  /// Whether pages of a column may follow a hand now.
  var allowsSwipeBack: Bool { popsWithGesture || !splitState.isCollapsed }

  /// What a swipe back over the border of the column on top does; nil where there is none.
  private var stepBackByHand: SplitStep? {
    guard allowsSwipeBack, runner.isIdle, let top = splitState.topColumn, !isShowing(.inspector),
      let slot = slots[top], let container = slot.pageContainer, let page = slot.front,
      container.pageBelow(page) != nil, page.navigationItem.allowsSwipeBack,
      slot.pages.count <= 1, slot.navigation?.popsWithGesture ?? true
    else { return nil }
    return configuration.hiding(top, from: splitState, in: currentEnvironment)
  }

  private func beginColumnPop(_ step: SplitStep) -> ColumnPop? {
    guard let from = splitState.topColumn, let to = step.state.topColumn, isLaidOut else {
      return nil
    }
    endSlide()
    let pop = ColumnPop(self, step, from: from, to: to)
    columnPop = pop
    pop.begin()
    // A callback may have changed the columns.
    return columnPop === pop ? pop : nil
  }
}
