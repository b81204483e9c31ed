// SPDX-License-Identifier: MIT

/// How the button back to a page looks, and what it is called.
struct BackButtonLook: Sendable, Hashable {
  /// Where it leads to.
  var title: String
  /// Another icon than the arrow.
  var iconName: String?
  /// Another name than one made from the title.
  var accessibilityLabel: String?
  /// Another tooltip than the title.
  var toolTip: String?

  // The icon alone is drawn: beside window buttons and items there is no room for a title in a
  // narrow header.
  var shownIconName: String { iconName ?? "go-previous-symbolic" }

  var spokenLabel: String {
    accessibilityLabel ?? (title.isEmpty ? LibraryText.back.text : LibraryText.backTo.text(title))
  }

  var shownToolTip: String { toolTip ?? (title.isEmpty ? LibraryText.back.text : title) }
}
