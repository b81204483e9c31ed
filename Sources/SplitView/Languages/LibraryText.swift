// SPDX-License-Identifier: MIT
internal import GtkInterop

/// All words of the library's own that a person reads or hears, in English.
///
/// Each stands in `Resources/po/split-view.pot` too, with a note for translators.
enum LibraryText: String, Sendable, Hashable, CaseIterable {
  case back = "Back"
  case backTo = "Back to %s"
  case showSidebar = "Show sidebar"
  case hideSidebar = "Hide sidebar"
  case toggleSidebar = "Show or hide sidebar"
  case showSidebars = "Show sidebars"
  case showContentOnly = "Show the content only"

  case sidebar = "Sidebar"
  case list = "List"
  case content = "Content"
  case inspector = "Inspector"
  case sidebarDivider = "Sidebar divider"
  case listDivider = "List divider"
  case inspectorDivider = "Inspector divider"

  case done = "Done"
  case cancel = "Cancel"
  case edit = "Edit"
  case save = "Save"
  case add = "Add"
  case compose = "Compose"
  case reply = "Reply"
  case share = "Share"
  case moveToFolder = "Move to Folder"
  case bookmarks = "Bookmarks"
  case search = "Search"
  case refresh = "Refresh"
  case stop = "Stop"
  case moveToTrash = "Move to Trash"
  case play = "Play"
  case pause = "Pause"
  case rewind = "Rewind"
  case fastForward = "Fast Forward"
  case undo = "Undo"
  case redo = "Redo"
  case close = "Close"

  private static let domain = TextDomain(
    "split-view", in: TextDomain.folders(bundle: "split-view_SplitViewLanguages.resources"))

  /// The words in the person's language.
  var text: String { Self.domain(rawValue) }

  /// The words in the person's language, with their `%s` replaced.
  func text(_ value: String) -> String { Self.domain(rawValue, value) }
}
