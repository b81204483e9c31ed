// SPDX-License-Identifier: MIT

extension SplitViewLayoutExplanation {
  /// What decides for a layout.
  public enum Rule: Sendable, Hashable, CaseIterable {
    /// There was no layout yet: the explanation is of the one that this width would get.
    case notLaidOut

    /// Collapsed, because the policy is to be so at every width.
    case alwaysCollapsed

    /// Collapsed, because the width is below the breakpoint.
    case belowBreakpoint

    /// Collapsed as it was before: pages expand at a width somewhat above the breakpoint.
    case notYetExpanding

    /// No column has content.
    case noContent

    /// As many side columns as can be, which fit.
    case fits

    /// Fewer side columns than wanted, because more don't fit.
    case tooNarrow

    /// Side columns that didn't fit once, and stay away until they are asked for.
    case squeezedOut

    /// The mode was asked for.
    case askedFor

    /// The delegate chose the mode when the split view expanded.
    case chosenByDelegate

    /// Side columns were asked for and lie over others, because they don't fit beside them.
    case standsIn

    /// Side columns are to lie over others or push them aside, which none does before it is asked
    /// for while the split view is on screen.
    case waitsToBeAskedFor
  }
}
