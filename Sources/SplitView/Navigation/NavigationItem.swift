// SPDX-License-Identifier: MIT
internal import GtkInterop

/// What a page's header bar shows: title, back button and bar items.
///
/// Every property is live.
/// Source: [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@MainActor
public final class NavigationItem {
  private weak var owner: ViewController?
  private var titleWidget: ObjectReference?

  init(owner: ViewController) { self.owner = owner }

  /// The title; nil stands for the controller's own.
  public var title: String? { didSet { changed() } }

  /// The text of the back button of the page above; nil stands for this page's title.
  public var backButtonTitle: String? { didSet { changed() } }

  /// Whether this page has no back button, so that a person can't go back from it.
  public var hidesBackButton = false { didSet { changed() } }

  /// Whether the left items stand beside the back button instead of in its place.
  public var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The items at the leading end, outermost first.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { changed() } }

  /// The items at the trailing end, outermost first.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { changed() } }

  /// A `GtkWidget` in the title's place; nil brings the title back.
  public var titleView: UnsafeMutableRawPointer? {
    get { titleWidget?.pointer }
    set {
      titleWidget = newValue.map { ObjectReference(sinking: $0) }
      changed()
    }
  }

  var resolvedTitle: String { title ?? owner?.title ?? "" }
  var resolvedBackTitle: String { backButtonTitle ?? resolvedTitle }

  /// Tells the header that shows this item, and the one whose back button names it.
  func changed() {
    owner?.page?.update()
    guard let navigation = owner?.navigationController else { return }
    // Folded, the page above may be in another column.
    if let split = navigation.parent as? SplitViewController, split.isCollapsed {
      split.updateHeaders()
    } else {
      navigation.updateHeaders()
    }
  }
}
