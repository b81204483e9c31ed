// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Controllers of which a person chooses one by a bar of tabs at the bottom.
///
/// Tabs that hold navigation controllers, or split views, keep these' header bars; any other one
/// gets a header bar of its own. So one header is shown, whatever the tab.
///
/// ## CSS nodes
/// The bar is a `box` node with the class `.tab-bar`; each tab is a `button` in it with the class
/// `.tab`, with a `label` node of the class `.badge` where it has a badge.
///
/// ## Accessibility
/// The bar is a tab list and each button a tab with the selected state, which controls its tab
/// panel. In the bar the arrow keys, Home and End choose a tab, and Tab leaves the bar.
///
/// Source: [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
@MainActor
open class TabBarController: ViewController {
  var tabs: [ViewController] = []
  var selection: ViewController?
  var pages: [ObjectIdentifier: PageView] = [:]
  private var stackView: Stack?
  private var bar: TabBar?

  /// Decides and hears of what a person chooses; not kept alive.
  public weak var delegate: (any TabBarControllerDelegate)?

  /// Makes a controller without tabs.
  public override init() { super.init() }

  /// Makes a controller that shows the first of several tabs.
  public init(viewControllers: [ViewController]) {
    super.init()
    setViewControllers(viewControllers, animated: false)
  }

  // MARK: Tabs

  /// The controllers, in the order of their tabs.
  public var viewControllers: [ViewController] {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  ///
  /// The one that is shown stays so if it is still among them; else the one at its place is shown,
  /// or the first. It stops the program if a controller is given twice.
  /// - Parameters:
  ///   - viewControllers: The controllers, in the order of their tabs.
  ///   - animated: Taken for UIKit's sake: the change is at once.
  ///
  /// Source: [setViewControllers(_:animated:)](https://developer.apple.com/documentation/uikit/uitabbarcontroller/setviewcontrollers(_:animated:)).
  public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      precondition(
        !viewControllers[..<index].contains { $0 === controller },
        "\(controller.logName) has a tab already: give each controller once")
    }
    let place = selectedIndex
    let removed = tabs.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !tabs.contains { $0 === new } }
    tabs = viewControllers
    if let selection, removed.contains(where: { $0 === selection }) { leave(selection) }
    for controller in removed { remove(controller) }
    for controller in added {
      addChild(controller)
      controller.windowEdges = windowEdges
      controller.didMove(toParent: self)
    }
    if selection == nil, let next = tabs.indices.contains(place) ? tabs[place] : tabs.first {
      select(next)
    }
    updateTabBar()
  }

  /// The controller that is shown, nil without tabs.
  ///
  /// Setting it tells the ``delegate`` nothing. It stops the program for a controller that is in no
  /// tab.
  public var selectedViewController: ViewController? {
    get { selection }
    set {
      guard let newValue else { return }
      precondition(
        tabs.contains { $0 === newValue },
        "\(newValue.logName) is in no tab: add it to viewControllers first")
      select(newValue)
    }
  }

  /// The place of the controller that is shown; `Int.max`, UIKit's `NSNotFound`, without tabs.
  ///
  /// Setting a place where no tab is does nothing but log a warning.
  public var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selection } ?? Int.max }
    set {
      guard tabs.indices.contains(newValue) else {
        return Log.warning("there is no tab \(newValue) among \(tabs.count): nothing was selected")
      }
      select(tabs[newValue])
    }
  }

  private func select(_ controller: ViewController) {
    guard controller !== selection else { return }
    let old = selection
    selection = controller
    if isViewLoaded { mount(controller) }
    let isShown = isAppearing
    // What is called from inside, as the view is loaded or appears, may choose another one.
    if isShown {
      if old !== selection { old?.beginAppearanceTransition(false, animated: false) }
      if selection === controller { controller.beginAppearanceTransition(true, animated: false) }
    }
    if selection === controller {
      showSelection()
      updateTabBar()
      if isShown { layOutSelection() }
    }
    guard isShown else { return }
    if old !== selection { old?.endAppearanceTransition() }
    if selection === controller, appearance == .appeared { controller.endAppearanceTransition() }
  }

  /// Takes the controller that is shown off screen.
  private func leave(_ controller: ViewController) {
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    selection = nil
  }

  private func remove(_ controller: ViewController) {
    controller.willLeaveParent()
    if let page = pages.removeValue(forKey: ObjectIdentifier(controller)) {
      page.dismantle()
      stackView?.remove(page.widget)
    } else if controller.isViewLoaded, let stackView,
      controller.widget.parent == stackView.widget
    {
      stackView.remove(controller.widget)
      controller.widget.setRole(.group)
      controller.widget.setAccessibleLabel(nil)
    }
    if controller.parent === self { controller.removeFromParent() }
  }

  // MARK: The tab bar

  /// Whether the bar is hidden, whatever is shown; then only the program chooses.
  ///
  /// Source: [isTabBarHidden](https://developer.apple.com/documentation/uikit/uitabbarcontroller/istabbarhidden).
  public var isTabBarHidden = false { didSet { updateTabBar() } }

  /// Shows the bar, or hides it.
  /// - Parameters:
  ///   - hidden: What ``isTabBarHidden`` becomes.
  ///   - animated: Taken for UIKit's sake: the change is at once.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// The `GtkBox` with the tabs, nil until the view is loaded.
  package var tabBarWidget: UnsafeMutableRawPointer? { bar?.widget.pointer }

  func updateTabBar() {
    guard let bar else { return }
    let panels = tabs.map { panel(of: $0) }
    bar.show(
      tabs.map { TabLook($0) }, panels: panels, selected: tabs.firstIndex { $0 === selection })
    let stack = (selection as? NavigationController)?.stack ?? []
    let isHidden = isTabBarHidden || stack.contains { $0.hidesBottomBarWhenPushed }
    bar.widget.isVisible = !isHidden && !tabs.isEmpty
  }

  /// A person chose a tab; whether it is shown now.
  @discardableResult
  func choose(_ index: Int) -> Bool {
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      tabs.contains(where: { $0 === controller })
    else {
      updateTabBar()
      return false
    }
    if selection === controller {
      (controller as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    updateTabBar()
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  // MARK: The view

  open override func loadView() {
    LibraryStyle.install()
    let box = Box(.vertical)
    let stack = Stack()
    stack.widget.setExpands(horizontally: true, vertically: true)
    box.append(stack.widget)
    let bar = TabBar { [weak self] index in self?.choose(index) ?? false }
    box.append(bar.widget)
    view = box.widget.pointer
    (stackView, self.bar) = (stack, bar)
    if let selection { mount(selection) }
    showSelection()
    updateTabBar()
  }

  /// The widget that stands for a controller among the others, nil until it is made.
  private func panel(of controller: ViewController) -> Widget? {
    if let page = pages[ObjectIdentifier(controller)] { return page.widget }
    guard controller is any HeaderContainer, controller.isViewLoaded else { return nil }
    return controller.widget
  }

  /// Puts a controller's view among the others, if that has not been done.
  private func mount(_ controller: ViewController) {
    guard let stackView else { return }
    controller.loadViewIfNeeded()
    if controller is any HeaderContainer {
      guard controller.widget.parent != stackView.widget else { return }
      precondition(
        controller.widget.parent == nil,
        "\(controller.logName) is shown elsewhere: take it out there first")
      controller.widget.setRole(.tabPanel)
      stackView.add(controller.widget)
    } else if pages[ObjectIdentifier(controller)] == nil {
      let page = PageView(controller, in: self)
      pages[ObjectIdentifier(controller)] = page
      page.widget.setRole(.tabPanel)
      stackView.add(page.widget)
    }
  }

  private func showSelection() {
    guard let stackView, let selection, let panel = panel(of: selection) else { return }
    stackView.show(panel, .none, duration: 0)
    // An item that several tabs share is on the one that is shown.
    updateHeaders()
  }

  /// Gives a tab that is shown for the first time its room, without waiting for the next frame.
  private func layOutSelection() {
    guard let stackView, let selection, let panel = panel(of: selection) else { return }
    stackView.layOut(panel)
  }

  /// The size of a tab's view: what the bar, and a header bar that the tab gets here, leave.
  open override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    guard let bar, tabs.contains(where: { $0 === container }) else { return parentSize }
    let width = Int(parentSize.width)
    let taken =
      (bar.widget.isVisible ? bar.widget.measure(.vertical, forSize: width).natural : 0)
      + (pages[ObjectIdentifier(container)]?.headerHeight(width: width) ?? 0)
    return Size(width: parentSize.width, height: max(0, parentSize.height - Double(taken)))
  }

  override func windowEdgesDidChange() {
    for controller in tabs { controller.windowEdges = windowEdges }
  }

  override var followsChildren: Bool { false }

  override var childrenOnScreen: [ViewController] { selection.map { [$0] } ?? [] }
}
