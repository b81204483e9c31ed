// SPDX-License-Identifier: MIT

/// What a tab shows: a title, an icon, a badge.
///
/// Every property is live.
/// Source: [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
@MainActor
public final class TabBarItem {
  weak var owner: ViewController?

  /// An item without an icon, with the title of its controller unless one is given.
  public init(title: String? = nil, iconName: String? = nil) {
    (self.title, self.iconName) = (title, iconName)
  }

  /// The text; nil stands for the controller's title.
  public var title: String? { didSet { changed() } }

  /// The icon's name in the icon theme, nil for a text alone.
  public var iconName: String? { didSet { changed() } }

  /// A short text at the icon, such as a number of unread messages; nil for none.
  ///
  /// A screen reader says it after the title.
  public var badgeValue: String? { didSet { changed() } }

  /// What a screen reader says; nil stands for the title.
  public var accessibilityLabel: String? { didSet { changed() } }

  /// Whether a person can choose the tab.
  public var isEnabled = true { didSet { changed() } }

  private func changed() { owner?.tabDidChange() }
}
