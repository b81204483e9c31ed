// SPDX-License-Identifier: MIT

/// Everything about a split view that outlives one layout.
package struct SplitState: Sendable, Hashable {
  /// The style, which never changes; it is the style of the configuration as well.
  package let style: SplitViewStyle

  /// Each column's own stack of pages, root first; an empty stack is an empty column.
  package internal(set) var pages: ColumnValues<[PageID]>

  /// The compact column's pages, root first.
  package internal(set) var compactPages: [PageID]

  /// Whether there was a first layout.
  package internal(set) var isMounted: Bool

  /// Whether the split view shows one page at a time.
  package internal(set) var isCollapsed: Bool

  /// The mode in force, never `automatic`: `secondaryOnly` before mounting,
  /// `oneBesideSecondary` while collapsed.
  package internal(set) var displayMode: SplitViewDisplayMode

  /// The column whose page is on screen while collapsed; `nil` while expanded or without pages.
  package internal(set) var topColumn: SplitViewColumn?

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
    isMounted = false
    isCollapsed = false
    displayMode = .secondaryOnly
    topColumn = nil
    userWidths = ColumnValues(repeating: nil)
    memory = SplitMemory()
  }
}
