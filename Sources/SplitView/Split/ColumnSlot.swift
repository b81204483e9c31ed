// SPDX-License-Identifier: MIT

/// What stands in a column: the app's own controller, and the navigation controller around it.
@MainActor
struct ColumnSlot {
  /// The controller that the app gave.
  var content: ViewController
  /// The navigation controller that shows it; nil until the split view is loaded, if it is ours.
  var container: NavigationController?
  /// Whether the container was made by the split view.
  var isWrapped: Bool

  init(_ content: ViewController) {
    self.content = content
    container = content as? NavigationController
    isWrapped = container == nil
  }

  /// The column's own pages, root first.
  var pages: [ViewController] { container?.stack ?? [content] }
}
