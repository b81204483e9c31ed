// SPDX-License-Identifier: MIT

/// A button that a split view puts into a column's header by itself.
public enum HeaderButton: Sendable, Hashable, CaseIterable {
  /// Leads to the page below.
  case back
  /// Shows or hides a side column, with the sidebar glyph.
  case sidebar
  /// Brings a side column over or beside the content, with the back chevron.
  case chevron
  /// Leaves the secondary column alone, and brings the others back.
  case secondaryOnly

  /// The name of the widget that is this button.
  var widgetName: String {
    switch self {
    case .back: "split-view-back"
    case .sidebar: "split-view-sidebar"
    case .chevron: "split-view-chevron"
    case .secondaryOnly: "split-view-secondary-only"
    }
  }
}
