// SPDX-License-Identifier: MIT

/// What an app asked of a split view: everything that only its setters change.
///
/// All decisions are functions of a configuration, an environment and a state; they have no side
/// effect and always give the same answer to the same question.
package struct SplitConfiguration: Sendable, Hashable {
  /// The style, which never changes; it is the style of the state as well.
  package let style: SplitViewStyle

  package var metrics: SplitViewMetrics
  package var collapsePolicy: CollapsePolicy

  /// The requested mode, as last written by the app or by a call that shows or hides a column.
  ///
  /// A change has to be told to the state with ``requesting(from:)``.
  package var preferredDisplayMode: SplitViewDisplayMode

  /// The behavior that the app set itself; `automatic` lets the requested mode decide.
  ///
  /// A change has to be told to the state with ``requestingBehavior(from:)``.
  package var preferredSplitBehavior: SplitViewBehavior

  /// The column on top after a collapse, as a proposal to the delegate.
  package var preferredCompactColumn: SplitViewColumn?

  package var primaryEdge: SplitViewPrimaryEdge

  /// Whether a column that only a lack of room hid comes back; `nil` follows ``metrics``.
  package var restoresColumnsWhenWidened: Bool?

  /// Whether a person can show side columns by a gesture.
  package var presentsWithGesture = true

  package var displayModeButtonVisibility = SplitViewDisplayModeButtonVisibility.automatic

  /// Whether three columns have a second button, for the secondary column alone.
  package var showsSecondaryOnlyButton = false

  /// Whether showing the secondary column takes away what lies over it.
  package var uncoversSecondaryOnShow = false

  /// The columns whose width a person can't change.
  package var fixedColumns: ColumnSet = []

  /// The columns that a person can't hide.
  package var lastingColumns: ColumnSet = []

  /// Whether showing or hiding a column by a call while expanded sends column events too.
  package var reportsProgrammaticColumnChanges: Bool

  /// The width preferences of each column; of the secondary one only the minimum counts, since it
  /// gets what the others leave.
  package var widths: ColumnValues<ColumnWidthPreferences>

  package init(
    style: SplitViewStyle, metrics: SplitViewMetrics = .desktop,
    collapsePolicy: CollapsePolicy = .automatic,
    preferredDisplayMode: SplitViewDisplayMode = .automatic,
    preferredSplitBehavior: SplitViewBehavior = .automatic,
    preferredCompactColumn: SplitViewColumn? = nil,
    primaryEdge: SplitViewPrimaryEdge = .leading,
    restoresColumnsWhenWidened: Bool? = nil,
    reportsProgrammaticColumnChanges: Bool = false,
    widths: ColumnValues<ColumnWidthPreferences> = .init(repeating: .init())
  ) {
    self.style = style
    self.metrics = metrics
    self.collapsePolicy = collapsePolicy
    self.preferredDisplayMode = preferredDisplayMode
    self.preferredSplitBehavior = preferredSplitBehavior
    self.preferredCompactColumn = preferredCompactColumn
    self.primaryEdge = primaryEdge
    self.restoresColumnsWhenWidened = restoresColumnsWhenWidened
    self.reportsProgrammaticColumnChanges = reportsProgrammaticColumnChanges
    self.widths = widths
  }
}
