// SPDX-License-Identifier: MIT

/// The inspector, which has no part in modes and stacks: a column while expanded, a sheet while
/// collapsed.
extension SplitConfiguration {
  func showingInspector(from state: SplitState) -> SplitStep? {
    guard state.isFilled(.inspector), !state.isInspectorShown else { return nil }
    var after = state
    after.isInspectorShown = true
    after.inspectorReturns = false
    return SplitStep(will: state.isMounted ? [.show(.inspector)] : [], state: after)
  }

  func hidingInspector(from state: SplitState) -> SplitStep? {
    guard state.isInspectorShown else { return nil }
    var after = state
    after.isInspectorShown = false
    after.inspectorReturns = false
    return SplitStep(
      will: state.visible.contains(.inspector) ? [.hide(.inspector)] : [], state: after)
  }
}
