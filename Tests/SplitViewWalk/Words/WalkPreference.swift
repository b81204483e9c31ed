// SPDX-License-Identifier: MIT

/// A property that an app can set at any time.
package enum WalkPreference: Sendable, Hashable {
  case mode(WalkMode)
  case behavior(WalkBehavior)
  case width(WalkColumn, Double?)
  case fraction(WalkColumn, Double?)
  case minimum(WalkColumn, Double?)
  case maximum(WalkColumn, Double?)
  case compactColumn(WalkColumn?)
  case restoresColumns(Bool?)
  case collapse(WalkCollapsePolicy)
  case reportsProgrammaticChanges(Bool)
  case presentsWithGesture(Bool)
  case buttonVisibility(WalkButtonVisibility)
  case showsSecondaryOnlyButton(Bool)
}
