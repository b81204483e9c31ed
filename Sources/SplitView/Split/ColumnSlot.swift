// SPDX-License-Identifier: MIT

/// What stands in a column: the app's own controller, and what shows it there.
@MainActor
struct ColumnSlot {
  /// The controller that the app gave.
  var content: ViewController
  /// The app's own navigation or tab bar controller, or the navigation controller around another
  /// one; nil until the split view is loaded, if it is ours.
  var container: ViewController?
  /// Whether the container was made by the split view.
  var isWrapped: Bool

  init(_ content: ViewController) {
    self.content = content
    isWrapped = !(content is NavigationController || content is TabBarController)
    container = isWrapped ? nil : content
  }

  /// The column's stack of pages; nil where it has none, or not yet.
  var navigation: NavigationController? { container as? NavigationController }

  /// Whose header bars are the column's.
  var headers: (any HeaderContainer)? { container as? any HeaderContainer }

  /// The controller whose content is on screen.
  var front: ViewController? { headers?.frontPage?.controller ?? pages.last }

  /// The column's own pages, root first.
  var pages: [ViewController] { navigation?.stack ?? [content] }
}
