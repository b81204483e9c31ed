// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A stack of pages with a header bar each, of which the one on top is shown.
///
/// In a column of a ``SplitViewController`` it lists the column's own pages only, also while the
/// columns are folded into one stack.
/// Source: [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
@MainActor
open class NavigationController: ViewController {
  /// How long a page slides, in seconds.
  static let slideDuration = 0.25

  var stack: [ViewController] = []
  var pages: [ObjectIdentifier: PageView] = [:]
  /// The split view that this is a column's stack in, also while a compact column stands in for it.
  weak var columnHost: SplitViewController?
  private var stackView: Stack?
  private var runningChange: StackChange?
  var interactivePop: InteractivePop?
  private var handlers: [SignalHandler] = []
  private var swipes: SwipeRecognizer?

  /// Whether the page on top follows a hand that swipes back; on at first.
  ///
  /// It goes for the way to the column below too, while this is a column's stack and folded. A page
  /// can be left out by ``NavigationItem/popsWithGesture``. See <doc:Gestures>.
  /// Source: [interactivePopGestureRecognizer](https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer),
  /// of which this is `isEnabled`.
  public var popsWithGesture = true

  /// Hears of pages that come on top.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// Makes an empty stack.
  public override init() { super.init() }

  /// Makes a stack of one page.
  public init(rootViewController: ViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// The pages, root first.
  ///
  /// Setting them replaces the stack without animation.
  public var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The page on top, nil in an empty stack.
  public var topViewController: ViewController? { stack.last }

  /// The page that a person sees: what is presented over it, else the one on top.
  public var visibleViewController: ViewController? { presentedViewController ?? stack.last }

  /// Whether the pages go without their header bars, and so without title, back button and the
  /// window's buttons.
  public var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { updateHeaders() } }
  }

  /// Shows the header bars, or hides them.
  /// - Parameters:
  ///   - hidden: What ``isNavigationBarHidden`` becomes.
  ///   - animated: Taken for UIKit's sake: the change is at once.
  ///
  /// Source: [setNavigationBarHidden(_:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:)).
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Adds a page on top.
  ///
  /// It stops the program if the page is in the stack already, or is a split view or a tab bar
  /// controller.
  /// Source: [pushViewController(_:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)).
  public func pushViewController(_ viewController: ViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top page away and returns it; the root page stays, and nil is returned.
  ///
  /// Source: [popViewController(animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)).
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes away what lies above a page, and returns it, lowest first.
  ///
  /// It stops the program if the page is not in the stack.
  @discardableResult
  public func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("\(viewController.logName) is not in this stack: push it first")
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Takes away all but the root page, and returns what was taken, lowest first.
  ///
  /// In a column whose page list goes on in other columns while folded, these are uncovered too, as
  /// by `show(_:)` of this column.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = stack.first.flatMap { popToViewController($0, animated: animated) }
    columnHost?.uncover(self)
    return popped
  }

  /// Replaces the stack.
  ///
  /// Animated, it looks like a pop if the new top was in the old stack, and like a push if it is
  /// new. It stops the program if a page is given twice, or is a split view or a tab bar controller.
  /// Source: [setViewControllers(_:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)).
  public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    StackChange.check(viewControllers, in: self)
    guard viewControllers.map(ObjectIdentifier.init) != stack.map(ObjectIdentifier.init) else {
      return
    }
    finishChange()
    let isAnimated = animated && canAnimate
    let change = StackChange(self, to: viewControllers, animated: isAnimated)
    runningChange = change
    change.begin()
    stackDidChange(animated: isAnimated)
    if !isSliding { finishChange() }
  }

  /// Tells the containers around of the stack's pages.
  func stackDidChange(animated: Bool = true) {
    columnHost?.stackDidChange(in: self, animated: animated)
    (parent as? TabBarController)?.updateTabBar()
  }

  override var contentHearsOfSizes: Bool { stack.last?.hearsOfSizes ?? false }

  override var activeCoordinator: TransitionCoordinator? {
    interactivePop?.coordinator ?? runningChange?.coordinator ?? super.activeCoordinator
  }

  /// True for ``ViewController/Action/show``.
  open override func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool {
    action == .show
  }

  /// Pushes, with animation.
  open override func show(_ viewController: ViewController, sender: Any?) {
    guard canPerformAction(.show, withSender: sender) else {
      return super.show(viewController, sender: sender)
    }
    pushViewController(viewController, animated: true)
  }

  // MARK: In a classic split view

  /// Pushes the secondary controller.
  ///
  /// Source: [collapseSecondaryViewController(_:for:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/collapsesecondaryviewcontroller(_:for:)).
  open override func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: SplitViewController
  ) {
    guard !stack.contains(where: { $0 === secondaryViewController }) else { return }
    pushViewController(secondaryViewController, animated: false)
  }

  /// Pops the page on top, which may be a navigation controller with its pages, and gives it; nil if
  /// there is the root alone.
  ///
  /// Source: [separateSecondaryViewController(for:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/separatesecondaryviewcontroller(for:)).
  open override func separateSecondaryViewController(for splitViewController: SplitViewController)
    -> ViewController?
  { popViewController(animated: false) }

  // MARK: The view

  open override func loadView() {
    let made = Stack()
    stackView = made
    view = made.widget.pointer
    installKeys(made.widget)
    swipes = SwipeRecognizer(made.widget, for: self)
    handlers = [
      connect(made.widget.pointer, "notify::transition-running") { [weak self] _ in
        guard let self, !self.isSliding else { return }
        self.endRunningChange()
      },
      // Out of sight the stack gets no frames, so that a slide would never end.
      connect(made.widget.pointer, "unmap", after: true) { [weak self] _ in self?.finishChange() },
    ]
    showTop(.none)
  }

  var isSliding: Bool {
    guard let stackView else { return false }
    return stackView.isTransitioning && stackView.widget.isMapped
      || columnHost?.slidesStack(of: self) == true
  }

  /// Gives a page that is new on top the room that the page before it had.
  ///
  /// The toolkit does so in the next frame only, which is too late for `viewIsAppearing(_:)`.
  private func layOutTop() {
    guard let stackView, let page = stack.last?.page?.widget else { return }
    stackView.layOut(page)
  }

  var canAnimate: Bool {
    guard let stackView, Toolkit.animationsEnabled else { return false }
    return stackView.widget.isMapped || columnHost?.canSlideStack(of: self) == true
  }

  func isLent(_ controller: ViewController) -> Bool {
    columnHost?.lends(controller, to: self) == true
  }

  /// Ends the change of pages that runs, with the picture it leads to.
  func finishChange() {
    columnHost?.columnPop?.end()
    interactivePop?.end()
    endRunningChange()
  }

  private func endRunningChange() {
    guard let change = runningChange else { return }
    runningChange = nil
    layOutTop()
    change.end()
  }

  /// Shows the page on top.
  /// - Parameter hadFocus: Whether the focus was in the page that was on top; nil if it still is
  ///   where it was.
  func showTop(_ transition: Stack.Transition, hadFocus: Bool? = nil) {
    guard let stackView, let top = stack.last, let page = preparePage(of: top) else { return }
    let movesFocus = hadFocus ?? (stackView.visiblePage != page.widget && noteFocus())
    // The toolkit would move it by itself, to the header bar, and select texts.
    if movesFocus { stackView.widget.setRootFocus(nil) }
    stackView.show(page.widget, transition, duration: NavigationController.slideDuration)
    if movesFocus { page.takeFocus() }
  }

  /// Makes a page's widget, if that has not been done, and brings its header up to date.
  @discardableResult
  func preparePage(of controller: ViewController) -> PageView? {
    guard let stackView, !isLent(controller) else { return nil }
    let isNew = pages[ObjectIdentifier(controller)] == nil
    let place: any PageContainer =
      controller is any HeaderContainer ? HeaderlessPlace.shared : self
    let page = pages[ObjectIdentifier(controller)] ?? PageView(controller, in: place)
    pages[ObjectIdentifier(controller)] = page
    if isNew { stackView.add(page.widget) }
    controller.windowEdges = windowEdges
    page.update()
    return page
  }

  func removePage(of controller: ViewController) {
    columnHost?.lentPageWasRemoved(controller)
    guard let page = pages.removeValue(forKey: ObjectIdentifier(controller)) else { return }
    page.dismantle()
    stackView?.remove(page.widget)
  }

  /// The size of the page on top: what its header bar leaves.
  open override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    guard let page = container.page, pages[ObjectIdentifier(container)] === page else {
      return parentSize
    }
    let header = Double(page.headerHeight(width: Int(parentSize.width)))
    return Size(width: parentSize.width, height: max(0, parentSize.height - header))
  }

  // MARK: Header bars

  override func windowEdgesDidChange() {
    for controller in stack where !isLent(controller) { controller.windowEdges = windowEdges }
  }

  // A page that is on its way out keeps the header that it had.
  func updateHeaders() {
    for controller in stack {
      pages[ObjectIdentifier(controller)]?.update()
      if let inner = controller as? any HeaderContainer, !isLent(controller) {
        inner.updateHeaders()
      }
    }
    splitViewController?.nameColumns()
  }

  override var followsChildren: Bool { false }

  override var childrenOnScreen: [ViewController] {
    stack.last.map { [$0] } ?? []
  }
}
