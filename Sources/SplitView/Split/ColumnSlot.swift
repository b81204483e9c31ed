// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// What stands in a column: the app's own controller, and what shows it there.
@MainActor
struct ColumnSlot {
  /// The controller that the app gave.
  var content: ViewController
  /// The controller that is the split view's child: the app's own, or the navigation controller
  /// around it; nil until the split view is loaded, if it is ours.
  var container: ViewController?
  /// Whether the container was made by the split view.
  var isWrapped: Bool
  /// How a controller without header bars is shown.
  var bare: BarePage?

  init(_ content: ViewController, in column: SplitViewColumn) {
    self.content = content
    isWrapped = ColumnSlot.needsWrapper(content, in: column)
    container = isWrapped ? nil : content
  }

  /// In a classic split view a controller stands as it is.
  init(classic content: ViewController) {
    self.content = content
    isWrapped = false
    container = content
  }

  private static func needsWrapper(_ content: ViewController, in column: SplitViewColumn) -> Bool {
    switch column {
    case .compact, .inspector: return false
    case .supplementary: return !(content is NavigationController)
    case .primary, .secondary:
      return !(content is any HeaderContainer || content.firstNavigation != nil)
    }
  }

  /// The column's stack of pages, which may be that of a container's first child; nil where it has
  /// none, or not yet.
  var navigation: NavigationController? {
    container as? NavigationController
      ?? (container is any HeaderContainer ? nil : container?.firstNavigation)
  }

  /// Whose header bars are the column's.
  var headers: (any HeaderContainer)? { container as? any HeaderContainer ?? navigation }

  /// The page whose header bar is the column's.
  var frontPage: PageView? { headers?.frontPage ?? bare?.view }

  /// Who shows the page on screen and those below it.
  var pageContainer: (any PageContainer)? {
    guard var container = headers as? any PageContainer else { return bare }
    while let inner = (container as? NavigationController)?.stack.last as? NavigationController {
      container = inner
    }
    return container
  }

  /// The controller whose content is on screen.
  var front: ViewController? { headers?.frontPage?.controller ?? pages.last }

  /// The column's own pages, root first.
  var pages: [ViewController] { navigation?.stack ?? [content] }

  func updateHeaders() {
    headers?.updateHeaders()
    bare?.view.update()
  }
}

extension ViewController {
  /// The first child, if that is a navigation controller.
  fileprivate var firstNavigation: NavigationController? { children.first as? NavigationController }
}
