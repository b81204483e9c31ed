// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A page, or a container of pages: UIKit's `UIViewController` over a GTK widget.
///
/// A view controller makes its widget when the view is first asked for, so one can be made before
/// the toolkit is running and without a display.
/// Source: [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@MainActor
open class ViewController {
  private var reference: ObjectReference?
  private let prepared: ObjectReference?
  var appearance = Appearance.disappeared
  weak var page: PageView?

  /// The number that stands for this page in the core's stacks.
  let pageNumber: Int
  private static var lastPageNumber = 0

  /// Makes a view controller whose view is an empty page, unless ``loadView()`` is overridden.
  public init() {
    prepared = nil
    pageNumber = ViewController.nextPageNumber()
  }

  /// Shows a widget, whichever binding made it.
  /// - Parameter widget: A `GtkWidget`. A floating reference is taken over, else one is added.
  public init(widget: UnsafeMutableRawPointer) {
    prepared = ObjectReference(sinking: widget)
    pageNumber = ViewController.nextPageNumber()
  }

  /// Shows a widget, whichever binding made it.
  /// - Parameter widget: A `GtkWidget`. A floating reference is taken over, else one is added.
  public convenience init(widget: OpaquePointer) {
    self.init(widget: UnsafeMutableRawPointer(widget))
  }

  /// Shows an object of a `.ui` resource: UIKit's nib.
  /// - Parameters:
  ///   - uiResource: The resource's path, such as `/org/example/page.ui`.
  ///   - root: The identifier of the widget to show.
  /// - Throws: ``ResourceError`` if there is no display, no such resource, no such object, or if the
  ///   resource is no interface description.
  public init(uiResource: String, root: String = "root") throws {
    prepared = try InterfaceResource.load(uiResource, root: root)
    pageNumber = ViewController.nextPageNumber()
  }

  private static func nextPageNumber() -> Int {
    lastPageNumber += 1
    return lastPageNumber
  }

  // MARK: The view

  /// The widget, a `GtkWidget`.
  ///
  /// Reading it loads the view; setting it takes over a floating reference.
  ///
  /// There has to be a display; without one it stops the program with a message.
  public var view: UnsafeMutableRawPointer! {
    get {
      loadViewIfNeeded()
      return reference?.pointer
    }
    set { reference = newValue.map { ObjectReference(sinking: $0) } }
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { reference != nil }

  /// Makes the view, if that has not been done.
  ///
  /// It stops the program without a display, and if ``loadView()`` sets no ``view``.
  public func loadViewIfNeeded() {
    guard reference == nil else { return }
    precondition(
      Toolkit.initialize(),
      "a view needs a display: check Application.hasDisplay before the first view is loaded")
    loadView()
    precondition(reference != nil, "\(type(of: self)).loadView() did not set the view")
    viewDidLoad()
  }

  /// Makes the widget and sets ``ViewController/view``.
  ///
  /// Called once; not to be called by the app.
  open func loadView() {
    reference = prepared ?? EmptyPage.make()
  }

  /// Called once, after the view was made.
  open func viewDidLoad() {}

  var widget: Widget { Widget(view) }

  // MARK: Appearance

  /// The view is about to come on screen; sizes are not final.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is on its way on screen and has its size.
  ///
  /// Source: [viewIsAppearing(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)).
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The children that appear and disappear with this controller.
  var childrenOnScreen: [ViewController] { children.filter { $0.isViewLoaded } }

  // MARK: Containment

  /// The container this is in.
  public internal(set) weak var parent: ViewController?

  /// The controllers inside this one; their order has no meaning.
  public internal(set) var children: [ViewController] = []

  /// About to enter a container, or to leave it (nil).
  open func willMove(toParent parent: ViewController?) {}

  /// Has entered a container, or left it (nil).
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Titles

  /// The title of the header bar and of the next page's back button.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      navigationItem.changed()
      tabDidChange()
    }
  }

  /// What the header bar of this page shows.
  public private(set) lazy var navigationItem = NavigationItem(owner: self)

  // MARK: Tabs

  var ownTabBarItem: TabBarItem?

  /// Whether the tab bar around is hidden while this page is in a navigation stack, on top or below
  /// the top.
  ///
  /// Source: [hidesBottomBarWhenPushed](https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed).
  open var hidesBottomBarWhenPushed = false { didSet { tabDidChange() } }

  // MARK: Window buttons

  /// At which ends of this controller the window's own buttons belong.
  var windowEdges = WindowEdges() {
    didSet { if windowEdges != oldValue { windowEdgesDidChange() } }
  }

  /// Hands the ends on to what is inside.
  func windowEdgesDidChange() { page?.update() }

  // MARK: Showing other controllers

  /// Shows a controller in whatever way the nearest container does: a navigation controller pushes.
  ///
  /// Where no container does, one warning is logged and nothing is shown.
  open func show(_ viewController: ViewController, sender: Any?) {
    guard let parent else {
      return Log.warning(
        "show(_:sender:) found no container for \(viewController.logName): "
          + "put the sender into a NavigationController or a SplitViewController")
    }
    parent.show(viewController, sender: sender)
  }

  /// Shows a controller as the detail: a split view shows it in its secondary column.
  ///
  /// Where no container does, one warning is logged and nothing is shown.
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    guard let parent else {
      return Log.warning(
        "showDetailViewController(_:sender:) found no container for \(viewController.logName): "
          + "put the sender into a SplitViewController")
    }
    parent.showDetailViewController(viewController, sender: sender)
  }

  /// Called on every controller in a split view when it has folded or unfolded, so that rows can
  /// decide anew whether they lead somewhere.
  ///
  /// Source: [showDetailTargetDidChangeNotification](https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailtargetdidchangenotification).
  open func showDetailTargetDidChange(_ splitViewController: SplitViewController) {}
}

extension ViewController {
  /// The nearest container that is a split view.
  ///
  /// A split view's own is the one around it.
  /// Source: [splitViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller/splitviewcontroller).
  public var splitViewController: SplitViewController? { nearestAncestor() }

  /// The nearest container that is a navigation controller.
  ///
  /// In a column it is the column's own, folded or not.
  /// Source: [navigationController](https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller).
  public var navigationController: NavigationController? { nearestAncestor() }

  func nearestAncestor<Kind: ViewController>() -> Kind? {
    var next = parent
    while let candidate = next {
      if let found = candidate as? Kind { return found }
      next = candidate.parent
    }
    return nil
  }

  /// Puts a controller in this container.
  ///
  /// It is taken out of the container it was in, and hears `willMove(toParent:)`; the caller owes
  /// `didMove(toParent:)`. It stops the program if the controller is this one or
  /// contains it.
  /// Source: [addChild(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)).
  public func addChild(_ child: ViewController) {
    precondition(child !== self, "\(logName) can't contain itself")
    precondition(
      !isInside(child), "\(child.logName) contains \(logName): take that out first")
    if child.parent === self { return }
    // A page that slides away is gone at once.
    (child.parent as? NavigationController)?.finishChange()
    if let tabs = child.parent as? TabBarController,
      tabs.viewControllers.contains(where: { $0 === child })
    {
      tabs.viewControllers.removeAll { $0 === child }
    } else if let stack = child.parent as? NavigationController,
      stack.stack.contains(where: { $0 === child })
    {
      stack.viewControllers.removeAll { $0 === child }
    } else if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  private func isInside(_ other: ViewController) -> Bool {
    var next = parent
    while let candidate = next {
      if candidate === other { return true }
      next = candidate.parent
    }
    return false
  }

  /// Takes this out of its container, and sends `didMove(toParent: nil)`.
  ///
  /// The caller owes `willMove(toParent: nil)` before it.
  /// Source: [removeFromParent()](https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()).
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// How messages name this controller.
  var logName: String { title ?? "\(type(of: self))" }
}
