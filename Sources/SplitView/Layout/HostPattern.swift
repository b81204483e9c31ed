// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// What decides where the hosts lie, apart from the sizes.
struct HostPattern: Equatable {
  var isPrimaryTiled: Bool
  var isSupplementaryTiled: Bool
  var isPrimaryVisible: Bool
  var isSupplementaryVisible: Bool
  var isSecondaryVisible: Bool
  var isMirrored: Bool
  var isSliding: Bool

  init(_ plan: RoundedSplitPlan, isMirrored: Bool, isSliding: Bool) {
    isPrimaryTiled = plan.primaryDivider?.isVisible == true
    isSupplementaryTiled = plan.supplementaryDivider?.isVisible == true
    isPrimaryVisible = plan.columns.primary.isVisible
    isSupplementaryVisible = plan.columns.supplementary.isVisible
    isSecondaryVisible = plan.columns.secondary.isVisible
    self.isMirrored = isMirrored
    self.isSliding = isSliding
  }
}
