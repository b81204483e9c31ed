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
  var hasToldAppearing = false
  var appearanceHook: SignalHandler?
  var mapHandlers: [SignalHandler] = []
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
  /// Reading it loads the view; setting it takes over a floating reference. A page shows the new
  /// one in the old one's place, and takes it out of the widget that it is in, if that is one of the
  /// toolkit's containers; else the program stops with a message.
  ///
  /// There has to be a display; without one it stops the program with a message.
  public var view: UnsafeMutableRawPointer! {
    get {
      loadViewIfNeeded()
      return reference?.pointer
    }
    set {
      let old = reference
      reference = newValue.map { ObjectReference(sinking: $0) }
      guard let old else { return }
      withExtendedLifetime(old) { page?.takeContent() }
      followWidget()
    }
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { reference != nil }

  /// The widget if it has been made, else nil.
  public var viewIfLoaded: UnsafeMutableRawPointer? { reference?.pointer }

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
    followWidget()
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

  /// Whether children appear and disappear with this controller, and as their views come into its
  /// view and leave it; true by default.
  ///
  /// A container that answers false calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` of its children.
  /// Source: [shouldAutomaticallyForwardAppearanceMethods](https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with this controller.
  var childrenOnScreen: [ViewController] { children.filter(\.isShownInParent) }

  /// Whether children come on screen with their widgets; otherwise this controller sees to it.
  var followsChildren: Bool { true }

  // MARK: Containment

  /// The container this is in.
  public internal(set) weak var parent: ViewController?

  /// The controllers inside this one; their order has no meaning.
  public internal(set) var children: [ViewController] = []

  /// Whether it is on its way into a container: until it has appeared there for the first time.
  ///
  /// Source: [isMovingToParent](https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent).
  public internal(set) var isMovingToParent = false

  /// Whether it is on its way out of its container.
  ///
  /// Source: [isMovingFromParent](https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent).
  public internal(set) var isMovingFromParent = false

  /// About to enter a container, or to leave it (nil).
  ///
  /// An override calls `super`.
  open func willMove(toParent parent: ViewController?) {
    if parent == nil { isMovingFromParent = true }
  }

  /// Has entered a container, or left it (nil).
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Transitions

  /// Called before the view gets another size; the default tells the children on screen.
  ///
  /// Everything is where it was, and each controller hears the size that its own view will get. An
  /// override calls `super`.
  /// Source: [viewWillTransition(to:with:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilltransition(to:with:)).
  /// - Parameters:
  ///   - size: The coming size of the view, in application pixels.
  ///   - coordinator: Runs code with the change and after it.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(size, with: coordinator)
  }

  /// The size that a child will have once this view has another size; the default is that size.
  ///
  /// Source: [size(forChildContentContainer:withParentContainerSize:)](https://developer.apple.com/documentation/uikit/uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)).
  open func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size { parentSize }

  /// Called before the split view around this folds or unfolds; the default tells all children.
  ///
  /// It comes before ``viewWillTransition(to:with:)``. An override calls `super`.
  /// Source: [willTransition(to:with:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/willtransition(to:with:)).
  open func willTransition(
    to newEnvironment: SplitViewController.LayoutEnvironment,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newEnvironment, with: coordinator) }
  }

  /// The size that this was told of as the outermost container.
  var toldSize: Size?

  /// Whether something inside may listen to sizes.
  var contentHearsOfSizes: Bool {
    for child in children where child.hearsOfSizes { return true }
    return false
  }

  /// The transition that this controller itself carries out.
  var activeCoordinator: TransitionCoordinator? {
    modal?.coordinator ?? ownPresentation?.coordinator
  }

  // MARK: Presenting

  var modal: Presentation?
  weak var ownPresentation: Presentation?
  weak var host: WindowHost?

  /// Whether a person can't close it while it is presented: neither by Escape nor by the window's
  /// buttons, which it then lacks.
  ///
  /// Source: [isModalInPresentation](https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation).
  open var isModalInPresentation = false { didSet { ownPresentation?.updateDismissibility() } }

  /// The size that the view wishes for in a dialog, without header bar, in application pixels;
  /// ``Size/zero`` leaves it to the dialog.
  ///
  /// The page on top of a presented navigation controller is asked where that has no wish.
  /// Source: [preferredContentSize](https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize).
  open var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { outermost.ownPresentation?.updateSize() } }
  }

  /// Shows a controller in a dialog over this one's window, which gets no input meanwhile.
  ///
  /// The outermost container presents. Where that presents already, or is in no window on screen,
  /// one warning is logged and nothing happens. It stops the program for a controller that is in a
  /// container, is a window's root or is presented.
  /// Source: [present(_:animated:completion:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)).
  /// - Parameters:
  ///   - viewControllerToPresent: What to show. One that is neither a split view nor a navigation
  ///     controller gets a header bar with its title.
  ///   - flag: Whether UIKit would animate it; here that is up to the desktop.
  ///   - completion: Called once, when it has appeared.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, completion: completion)
  }

  /// Takes away what this or its outermost container presents, with all that is presented over
  /// that; where it presents nothing, it is itself dismissed.
  ///
  /// Source: [dismiss(animated:completion:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)).
  /// - Parameters:
  ///   - flag: Whether UIKit would animate it; here that is up to the desktop.
  ///   - completion: Called once, when all has disappeared; at once where there is nothing to
  ///     dismiss.
  open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    endPresenting(completion: completion)
  }

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
  /// Where no container does, the outermost one presents it.
  /// Source: [show(_:sender:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)).
  open func show(_ viewController: ViewController, sender: Any?) {
    route(.show, viewController, sender: sender)
  }

  /// Shows a controller as the detail: a split view shows it in its secondary column.
  ///
  /// Where no container does, the outermost one presents it.
  /// Source: [showDetailViewController(_:sender:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)).
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    route(.showDetail, viewController, sender: sender)
  }

  /// Whether this controller itself does what an action asks for; by default it doesn't.
  ///
  /// A container that overrides the action's method answers true here.
  /// Source: [canPerformAction(_:withSender:)](https://developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)).
  open func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool { false }

  /// Who does what an action asks for: this, or the nearest container that can; nil if none can.
  ///
  /// An override may name any other controller.
  /// Source: [targetViewController(forAction:sender:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/targetviewcontroller(foraction:sender:)).
  open func targetViewController(forAction action: Action, sender: Any?) -> ViewController? {
    if canPerformAction(action, withSender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  // MARK: In a classic split view

  /// Takes in the secondary controller of a classic split view that collapses; the default doesn't,
  /// so that it goes.
  ///
  /// Asked of the primary controller, where the delegate hasn't joined the two itself.
  /// Source: [collapseSecondaryViewController(_:for:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/collapsesecondaryviewcontroller(_:for:)).
  open func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: SplitViewController
  ) {}

  /// Gives a secondary controller to a classic split view that expands; the default has none.
  ///
  /// Asked of the primary controller, where the delegate names no secondary one.
  /// Source: [separateSecondaryViewController(for:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/separatesecondaryviewcontroller(for:)).
  open func separateSecondaryViewController(for splitViewController: SplitViewController)
    -> ViewController?
  { nil }

  /// Called on every controller in a split view when it has folded or unfolded, so that rows can
  /// decide anew whether they lead somewhere.
  ///
  /// Source: [showDetailTargetDidChangeNotification](https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailtargetdidchangenotification).
  open func showDetailTargetDidChange(_ splitViewController: SplitViewController) {}
}
