// SPDX-License-Identifier: MIT
import SplitViewCore
import SplitViewWalk
import WalkWords

@testable import SplitView

extension WalkScene {
  func prefer(_ preference: WalkPreference) {
    switch preference {
    case .mode(let mode): split.preferredDisplayMode = SplitViewDisplayMode(mode)
    case .behavior(let behavior): split.preferredSplitBehavior = SplitViewBehavior(behavior)
    case .width(let column, let value): setWidth(column, value)
    case .fraction(let column, let value): setFraction(column, value)
    case .minimum(let column, let value): setMinimum(column, value)
    case .maximum(let column, let value): setMaximum(column, value)
    case .compactColumn(let column):
      split.preferredCompactColumn = column.map { SplitViewColumn($0) }
    case .restoresColumns(let value):
      // The property can't be unset.
      split.configuration.restoresColumnsWhenWidened = value
      split.queueLayout()
    case .collapse(let policy): split.collapsePolicy = CollapsePolicy(policy)
    case .reportsProgrammaticChanges(let value): split.reportsProgrammaticColumnChanges = value
    case .presentsWithGesture(let value): split.presentsWithGesture = value
    case .buttonVisibility(let value):
      split.displayModeButtonVisibility = SplitViewDisplayModeButtonVisibility(value)
    case .showsSecondaryOnlyButton(let value): split.showsSecondaryOnlyButton = value
    }
  }

  private func setWidth(_ column: WalkColumn, _ value: Double?) {
    let value = value ?? SplitViewController.automaticDimension
    switch column {
    case .primary: split.preferredPrimaryColumnWidth = value
    case .supplementary: split.preferredSupplementaryColumnWidth = value
    case .secondary: split.preferredSecondaryColumnWidth = value
    case .inspector: split.preferredInspectorColumnWidth = value
    case .compact: break
    }
  }

  private func setFraction(_ column: WalkColumn, _ value: Double?) {
    let value = value ?? SplitViewController.automaticDimension
    switch column {
    case .primary: split.preferredPrimaryColumnWidthFraction = value
    case .supplementary: split.preferredSupplementaryColumnWidthFraction = value
    case .secondary: split.preferredSecondaryColumnWidthFraction = value
    case .inspector: split.preferredInspectorColumnWidthFraction = value
    case .compact: break
    }
  }

  private func setMinimum(_ column: WalkColumn, _ value: Double?) {
    let value = value ?? SplitViewController.automaticDimension
    switch column {
    case .primary: split.minimumPrimaryColumnWidth = value
    case .supplementary: split.minimumSupplementaryColumnWidth = value
    case .secondary: split.minimumSecondaryColumnWidth = value
    case .inspector: split.minimumInspectorColumnWidth = value
    case .compact: break
    }
  }

  private func setMaximum(_ column: WalkColumn, _ value: Double?) {
    let value = value ?? SplitViewController.automaticDimension
    switch column {
    case .primary: split.maximumPrimaryColumnWidth = value
    case .supplementary: split.maximumSupplementaryColumnWidth = value
    case .inspector: split.maximumInspectorColumnWidth = value
    case .secondary, .compact: break
    }
  }
}
