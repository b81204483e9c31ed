// SPDX-License-Identifier: MIT

extension BarButtonItem {
  /// Buttons that look and are called the same in every program.
  ///
  /// Their words are English; set ``BarButtonItem/title`` and ``BarButtonItem/accessibilityLabel``
  /// for another language.
  /// Source: [UIBarButtonItem.SystemItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem).
  public enum SystemItem: Sendable, Hashable, CaseIterable {
    /// The text "Done", prominent.
    case done
    /// The text "Cancel".
    case cancel
    /// A pencil.
    case edit
    /// The text "Save", prominent.
    case save
    /// A plus sign.
    case add
    /// A letter that is being written.
    case compose
    /// An arrow back to a sender.
    case reply
    /// Sharing.
    case action
    /// A folder.
    case organize
    /// A bookmark.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circular arrow.
    case refresh
    /// A sign to stop.
    case stop
    /// A waste bin.
    case trash
    /// The sign of playing.
    case play
    /// The sign of pausing.
    case pause
    /// Two arrows back.
    case rewind
    /// Two arrows forward.
    case fastForward
    /// An arrow that turns back.
    case undo
    /// An arrow that turns forward.
    case redo
    /// A cross.
    case close

    var look: (title: String?, iconName: String?, label: String, style: Style) {
      switch self {
      case .done: ("Done", nil, "Done", .prominent)
      case .cancel: ("Cancel", nil, "Cancel", .plain)
      case .edit: (nil, "document-edit-symbolic", "Edit", .plain)
      case .save: ("Save", nil, "Save", .prominent)
      case .add: (nil, "list-add-symbolic", "Add", .plain)
      case .compose: (nil, "mail-message-new-symbolic", "Compose", .plain)
      case .reply: (nil, "mail-reply-sender-symbolic", "Reply", .plain)
      case .action: (nil, "send-to-symbolic", "Share", .plain)
      case .organize: (nil, "folder-symbolic", "Move to Folder", .plain)
      case .bookmarks: (nil, "user-bookmarks-symbolic", "Bookmarks", .plain)
      case .search: (nil, "edit-find-symbolic", "Search", .plain)
      case .refresh: (nil, "view-refresh-symbolic", "Refresh", .plain)
      case .stop: (nil, "process-stop-symbolic", "Stop", .plain)
      case .trash: (nil, "user-trash-symbolic", "Move to Trash", .plain)
      case .play: (nil, "media-playback-start-symbolic", "Play", .plain)
      case .pause: (nil, "media-playback-pause-symbolic", "Pause", .plain)
      case .rewind: (nil, "media-seek-backward-symbolic", "Rewind", .plain)
      case .fastForward: (nil, "media-seek-forward-symbolic", "Fast Forward", .plain)
      case .undo: (nil, "edit-undo-symbolic", "Undo", .plain)
      case .redo: (nil, "edit-redo-symbolic", "Redo", .plain)
      case .close: (nil, "window-close-symbolic", "Close", .plain)
      }
    }
  }

  /// A button that is known from other programs, and runs a closure.
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - action: What a press does.
  public convenience init(systemItem: SystemItem, action: (@MainActor () -> Void)?) {
    let look = systemItem.look
    self.init(
      title: look.title, iconName: look.iconName, accessibilityLabel: look.label,
      style: look.style, action: action)
  }

  /// A button that is known from other programs, and opens a menu.
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - menu: What it opens.
  public convenience init(systemItem: SystemItem, menu: Menu) {
    let look = systemItem.look
    self.init(
      title: look.title, iconName: look.iconName, accessibilityLabel: look.label,
      style: look.style, menu: menu)
  }
}
