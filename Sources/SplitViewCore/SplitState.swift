// SPDX-License-Identifier: MIT

/// Everything about a split view that outlives one layout.
package struct SplitState: Sendable, Hashable {
  /// The style, which never changes; it is the style of the configuration as well.
  package let style: SplitViewStyle

  /// Each column's own stack of pages, root first; an empty stack is an empty column.
  package internal(set) var pages: ColumnValues<[PageID]>

  /// Whether the inspector is on screen or, before mounting, is to be.
  ///
  /// It is a column while expanded and a sheet while collapsed. Without content it isn't to be seen,
  /// whatever this says.
  package internal(set) var isInspectorShown: Bool

  /// Whether a collapse put the inspector away, so that the next expansion shows it again.
  package internal(set) var inspectorReturns: Bool

  /// How many side columns there were when there last were any; `nil` if there never were.
  package internal(set) var lastSideColumnCount: Int?

  /// The compact column's pages, root first.
  package internal(set) var compactPages: [PageID]

  /// Whether there was a first layout.
  package internal(set) var isMounted: Bool

  /// Whether the split view shows one page at a time.
  package internal(set) var isCollapsed: Bool

  /// The mode in force, never `automatic`: `secondaryOnly` before mounting,
  /// `oneBesideSecondary` while collapsed.
  package internal(set) var displayMode: SplitViewDisplayMode

  /// The column whose page is on screen while collapsed; `nil` while expanded, without pages, and
  /// where a classic split view shows a page that belongs to no column.
  package internal(set) var topColumn: SplitViewColumn?

  /// The details that a classic split view was given while collapsed, which belong to no column.
  package internal(set) var bareDetails: [PageID]

  /// What a person dragged the columns to, in application pixels.
  ///
  /// It stands in for the app's wish until the app sets a width preference of that column again;
  /// whoever sets one also sets this to `nil`.
  package var userWidths: ColumnValues<Double?>

  var memory: SplitMemory

  package init(style: SplitViewStyle) {
    self.style = style
    pages = ColumnValues(repeating: [])
    compactPages = []
    isInspectorShown = false
    inspectorReturns = false
    isMounted = false
    isCollapsed = false
    displayMode = .secondaryOnly
    topColumn = nil
    bareDetails = []
    userWidths = ColumnValues(repeating: nil)
    memory = SplitMemory()
  }
}
