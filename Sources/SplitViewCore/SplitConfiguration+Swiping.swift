// SPDX-License-Identifier: MIT

extension SplitConfiguration {
  /// What a swipe from the side columns' edge does: brings one side column more in.
  ///
  /// - Returns: The step, or `nil` where none is hidden, or a person may bring none in by hand.
  package func swipingIn(from state: SplitState, in environment: SplitEnvironment) -> SplitStep? {
    guard style != .unspecified, maySwipe(state), let count = state.displayMode.sideColumnCount
    else { return nil }
    let measures = SplitMeasures(self, environment)
    let target: ModeTarget?
    if count == 0 {
      target = preferredSplitBehavior == .overlay ? over(1) : asked(1, measures)
    } else {
      target =
        count < style.sideColumnLimit ? self.target(showing: .primary, from: state, measures) : nil
    }
    guard let target else { return nil }
    let next = step(to: target, from: state, isReported: true)
    return next.showsMore(than: state) ? next : nil
  }

  /// What a swipe towards that edge does: takes away what lies over other columns.
  package func swipingOut(from state: SplitState, in environment: SplitEnvironment) -> SplitStep? {
    maySwipe(state) ? uncovering(from: state, in: environment) : nil
  }

  private func maySwipe(_ state: SplitState) -> Bool {
    presentsWithGesture && state.isMounted && !state.isCollapsed
  }
}

extension SplitStep {
  /// Whether it brings a column on screen that a state doesn't show, and takes none away.
  package func showsMore(than old: SplitState) -> Bool {
    let (before, after) = (old.visible, state.visible)
    return before != after && before.isSubset(of: after)
  }
}
