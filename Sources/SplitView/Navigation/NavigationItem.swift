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

  // MARK: The title

  /// The title; nil stands for the controller's own.
  ///
  /// A long one ends in an ellipsis.
  public var title: String? { didSet { changed() } }

  /// A `GtkWidget` in the title's place; nil brings the title back.
  public var titleView: UnsafeMutableRawPointer? {
    get { titleWidget?.pointer }
    set {
      titleWidget = newValue.map { ObjectReference(sinking: $0) }
      changed()
    }
  }

  // MARK: The back button

  /// What the back button of the page above leads to in words; nil stands for the title of
  /// ``backBarButtonItem``, and without one for this page's title.
  public var backButtonTitle: String? { didSet { changed() } }

  /// How the back button of the page above looks: its icon, title, accessibility label and tooltip;
  /// nil stands for the usual arrow.
  ///
  /// What the item does is left out: the button goes back.
  /// Source: [backBarButtonItem](https://developer.apple.com/documentation/uikit/uinavigationitem/backbarbuttonitem).
  public var backBarButtonItem: BarButtonItem? {
    didSet { itemsDidChange(from: [oldValue].compactMap { $0 }) }
  }

  /// Whether this page has no back button, so that a person can't go back from it.
  public var hidesBackButton = false { didSet { changed() } }

  /// Whether this page follows a hand that swipes back; on at first.
  ///
  /// The back button and the keys stay. A page without a back button follows no hand either.
  public var popsWithGesture = true

  /// Whether the left items stand beside the back button instead of in its place.
  public var leftItemsSupplementBackButton = false { didSet { changed() } }

  // MARK: Items

  /// The items at the leading end, outermost first.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { itemsDidChange(from: oldValue) } }

  /// The items at the trailing end, outermost first.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { itemsDidChange(from: oldValue) } }

  /// The outermost item at the leading end; setting it replaces all that are there.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The outermost item at the trailing end; setting it replaces all that are there.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  private func itemsDidChange(from old: [BarButtonItem]) {
    for item in old { item.leave(self) }
    for item in leftBarButtonItems + rightBarButtonItems { item.join(self) }
    backBarButtonItem?.join(self)
    changed()
  }

  /// The back button that this page gives to the one above may look different.
  func backItemDidChange(_ item: BarButtonItem) {
    if item === backBarButtonItem { changed() }
  }

  // MARK: What follows

  /// Whether the items at the leading end leave a back button its place; one that is hidden does.
  var hasPlaceForBack: Bool {
    leftItemsSupplementBackButton || leftBarButtonItems.allSatisfy { $0.isHidden }
  }

  /// Whether a swipe may lead back from this page.
  var allowsSwipeBack: Bool { popsWithGesture && !hidesBackButton && hasPlaceForBack }

  var resolvedTitle: String { title ?? owner?.title ?? "" }

  var backButton: BackButtonLook {
    let item = backBarButtonItem
    let title = backButtonTitle ?? item?.title ?? resolvedTitle
    return BackButtonLook(
      title: title, iconName: item?.iconName, accessibilityLabel: item?.accessibilityLabel,
      toolTip: item?.toolTip)
  }

  /// Tells the header that shows this item, and the one whose back button names it.
  func changed() {
    owner?.page?.update()
    guard let navigation = owner?.navigationController else { return }
    // Folded, the page above may be in another column.
    if let split = navigation.columnHost, split.isCollapsed {
      split.updateHeaders()
    } else {
      navigation.updateHeaders()
    }
  }
}
