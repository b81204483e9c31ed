// SPDX-License-Identifier: MIT

extension BarButtonItem {
  /// Buttons that look and are called the same in every program.
  ///
  /// Their words are in the person's language, see <doc:Languages>.
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

    private typealias Words = LibraryText

    var look: (title: String?, iconName: String?, label: String, style: Style) {
      let (title, iconName, label, style) = words
      return (title?.text, iconName, label.text, style)
    }

    private var words: (title: Words?, iconName: String?, label: Words, style: Style) {
      switch self {
      case .done: (.done, nil, .done, .prominent)
      case .cancel: (.cancel, nil, .cancel, .plain)
      case .edit: (nil, "document-edit-symbolic", .edit, .plain)
      case .save: (.save, nil, .save, .prominent)
      case .add: (nil, "list-add-symbolic", .add, .plain)
      case .compose: (nil, "mail-message-new-symbolic", .compose, .plain)
      case .reply: (nil, "mail-reply-sender-symbolic", .reply, .plain)
      case .action: (nil, "send-to-symbolic", .share, .plain)
      case .organize: (nil, "folder-symbolic", .moveToFolder, .plain)
      case .bookmarks: (nil, "user-bookmarks-symbolic", .bookmarks, .plain)
      case .search: (nil, "edit-find-symbolic", .search, .plain)
      case .refresh: (nil, "view-refresh-symbolic", .refresh, .plain)
      case .stop: (nil, "process-stop-symbolic", .stop, .plain)
      case .trash: (nil, "user-trash-symbolic", .moveToTrash, .plain)
      case .play: (nil, "media-playback-start-symbolic", .play, .plain)
      case .pause: (nil, "media-playback-pause-symbolic", .pause, .plain)
      case .rewind: (nil, "media-seek-backward-symbolic", .rewind, .plain)
      case .fastForward: (nil, "media-seek-forward-symbolic", .fastForward, .plain)
      case .undo: (nil, "edit-undo-symbolic", .undo, .plain)
      case .redo: (nil, "edit-redo-symbolic", .redo, .plain)
      case .close: (nil, "window-close-symbolic", .close, .plain)
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
