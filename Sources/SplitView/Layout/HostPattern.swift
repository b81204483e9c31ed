// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// What decides where the hosts lie, apart from the sizes.
struct HostPattern: Equatable {
  var shown: ColumnSet = []
  var tiled: ColumnSet = []
  var over: ColumnSet
  var isMirrored: Bool
  var isDisplaced: Bool
  var isSliding: Bool

  init(_ plan: SplitPlan, _ rounded: RoundedSplitPlan, isSliding: Bool) {
    for column in [SplitViewColumn.primary, .supplementary, .secondary, .inspector]
    where rounded.columns[column].isVisible {
      shown.insert(ColumnSet(column))
    }
    if plan.primaryDivider != nil { tiled.insert(.primary) }
    if plan.supplementaryDivider != nil { tiled.insert(.supplementary) }
    if plan.inspectorDivider != nil { tiled.insert(.inspector) }
    over = plan.over
    isMirrored = plan.isMirrored
    isDisplaced = plan.isDisplaced
    self.isSliding = isSliding
  }
}
