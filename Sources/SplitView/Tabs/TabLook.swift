// SPDX-License-Identifier: MIT

/// What a tab shows, once all that stands in for something else is looked up.
struct TabLook: Sendable, Hashable {
  /// The text below the icon.
  var title: String
  /// The icon, if there is one.
  var iconName: String?
  /// The short text at the icon.
  var badge: String?
  /// What a screen reader says.
  var label: String
  /// Whether a person can choose the tab.
  var isEnabled: Bool

  @MainActor
  init(_ controller: ViewController) {
    let own = controller.tabBarItem
    let root = (controller as? NavigationController)?.stack.first
    let inner = root?.tabBarItem
    title = own.title ?? controller.title ?? inner?.title ?? root?.title ?? ""
    iconName = own.iconName ?? inner?.iconName
    badge = own.badgeValue ?? inner?.badgeValue
    let name = own.accessibilityLabel ?? inner?.accessibilityLabel ?? title
    label = badge.map { "\(name), \($0)" } ?? name
    isEnabled = own.isEnabled && inner?.isEnabled ?? true
  }
}
