// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

extension SplitViewController {
  private static var columns: [Column] { [.primary, .supplementary, .secondary] }

  /// The controllers of the columns, in the order primary, supplementary, secondary; while folded
  /// the one at the root of the stack alone.
  ///
  /// They are the controllers that the app gave, not the navigation controllers around them.
  /// Setting it fills the columns in that order; it stops the program for more controllers than
  /// columns.
  public var viewControllers: [ViewController] {
    get {
      let filled = SplitViewController.columns.compactMap { slots[$0]?.content }
      guard state.isCollapsed else { return filled }
      return filled.first.map { [$0] } ?? []
    }
    set {
      let columns: [Column] =
        style == .tripleColumn
        ? SplitViewController.columns : [.primary, .secondary]
      precondition(
        newValue.count <= columns.count,
        "\(newValue.count) controllers don't fit into \(columns.count) columns: give fewer")
      let wanted = zip(columns, newValue)
      runner.perform(isContent: true) { [self] in
        // What moves to another column leaves its present one first.
        for (column, controller) in wanted {
          for (other, slot) in slots where other != column && slot.content === controller {
            empty(other)
          }
        }
      }
      for (index, column) in columns.enumerated() {
        setViewController(index < newValue.count ? newValue[index] : nil, for: column)
      }
    }
  }

  /// The controller that the app gave for a column, never the navigation controller around it.
  public func viewController(for column: Column) -> ViewController? { slots[column]?.content }

  /// Fills a column; nil empties it.
  ///
  /// A controller that is no navigation controller gets one around it. New content in that one
  /// replaces the column's whole stack. A tab bar controller stands in the secondary column as it
  /// is, best with navigation controllers in its tabs; for another column it is refused with one
  /// logged error. It stops the program if the controller stands in another column of this split
  /// view.
  /// Source: [setViewController(_:for:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)).
  public func setViewController(_ viewController: ViewController?, for column: Column) {
    guard column != .compact, column != .inspector,
      style == .tripleColumn || column != .supplementary
    else {
      return Log.warning("a \(style) split view has no \(column) column: nothing was set")
    }
    if viewController is TabBarController, column != .secondary {
      return Log.error(
        "a tab bar controller can't be the \(column) column: nothing was set; "
          + "give it to the secondary one")
    }
    runner.perform(isContent: true) { [self] in
      guard slots[column]?.content !== viewController else { return }
      // Only now: from inside a callback an emptying that was asked for before comes before.
      for (other, slot) in slots where other != column {
        precondition(
          viewController == nil || slot.content !== viewController,
          "\(slot.content.logName) stands in the \(other) column: empty that one first")
      }
      if let viewController { fill(column, with: viewController) } else { empty(column) }
    }
  }

  private func fill(_ column: Column, with content: ViewController) {
    if let tabs = content as? TabBarController, tabs.hasPlainTabs {
      Log.warning(
        "the tab bar controller in the \(column) column has tabs that are no navigation controllers: "
          + "each of them gets a header bar, but no stack of pages")
    }
    if let slot = slots[column], slot.isWrapped, let container = slot.navigation,
      ColumnSlot(content).isWrapped
    {
      slots[column]?.content = content
      container.setViewControllers([content], animated: false)
      return
    }
    let old = slots[column]
    slots[column] = ColumnSlot(content)
    old.map { detach($0, column) }
    attach(column)
    pagesDidChange(in: column)
  }

  private func empty(_ column: Column) {
    guard let old = slots.removeValue(forKey: column) else { return }
    pagesDidChange(in: column)
    detach(old, column)
    if slots[column] == nil { root?.view(of: column)?.content = nil }
  }

  /// Puts a column's container into the widget tree, and makes it where it is wanted.
  func attach(_ column: Column) {
    guard let root, var slot = slots[column] else { return }
    let container = slot.container ?? NavigationController()
    slot.container = container
    slots[column] = slot
    if container.parent !== self { addChild(container) }
    if slot.isWrapped, let navigation = slot.navigation, navigation.stack.isEmpty {
      navigation.setViewControllers([slot.content], animated: false)
    }
    container.loadViewIfNeeded()
    root.viewForContent(of: column)?.content = container.widget
    updateEdges()
    if isAppearing, isShowing(column) {
      container.beginAppearanceTransition(true, animated: false)
      container.endAppearanceTransition()
    }
    container.didMove(toParent: self)
  }

  /// Takes a container out of the column that it filled.
  private func detach(_ slot: ColumnSlot, _ column: Column) {
    guard let container = slot.container else { return }
    container.willMove(toParent: nil)
    container.beginAppearanceTransition(false, animated: false)
    container.endAppearanceTransition()
    if slot.isWrapped { slot.navigation?.setViewControllers([], animated: false) }
    if let view = root?.view(of: column), container.isViewLoaded, view.content == container.widget {
      view.content = nil
    }
    container.removeFromParent()
  }

  /// Tells the core of a column's pages, and carries out what follows.
  func pagesDidChange(in column: Column) {
    let pages = slots[column]?.pages.map { PageID(rawValue: $0.pageNumber) } ?? []
    guard pages != state.pages[column] else { return }
    let step = configuration.setting(pages: pages, of: column, from: state)
    if runner.isAsking || step.isSilent {
      state = step.state
    } else {
      runner.run(step, animated: false)
    }
    updateEdges()
    updateHeaders()
    queueLayout()
  }
}
