// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

extension SplitViewController {
  /// The controllers of the columns, in the order primary, supplementary, secondary; while folded
  /// one alone: the compact column's while that is up, else the one at the root of the stack.
  ///
  /// They are the controllers that the app gave, not the navigation controllers around them.
  /// Setting it fills the columns in that order; it stops the program for more controllers than
  /// columns.
  /// Source: [viewControllers](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers).
  public var viewControllers: [ViewController] {
    get {
      if splitState.topColumn == .compact, let compact = slots[.compact] {
        return [compact.content]
      }
      let filled = Column.sideToSide.compactMap { slots[$0]?.content }
      guard splitState.isCollapsed else { return filled }
      return filled.first.map { [$0] } ?? []
    }
    set {
      if style == .unspecified { return setClassic(newValue) }
      let columns = style.columns
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
  ///
  /// Source: [viewController(for:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontroller(for:)).
  public func viewController(for column: Column) -> ViewController? {
    guard style != .unspecified || column == .inspector else {
      Log.warning("a classic split view has no columns by name: read viewControllers")
      return nil
    }
    return slots[column]?.content
  }

  /// Fills a column; nil empties it.
  ///
  /// | column | taken as it is | otherwise |
  /// |---|---|---|
  /// | primary | a navigation controller; a container whose first child is one | gets a navigation controller around it |
  /// | supplementary | a navigation controller | gets one around it |
  /// | secondary | as the primary one; a tab bar controller, best with navigation controllers in its tabs | gets one around it |
  /// | compact, inspector | anything | |
  ///
  /// New content in a navigation controller of the split view's replaces the column's whole stack. A
  /// tab bar controller in the primary or supplementary column is refused with one logged error.
  /// Without a navigation controller of the app's own, the compact column and the inspector have a
  /// header bar only where the window's buttons belong to them.
  ///
  /// The compact column can be filled and emptied at any time: while it is up it is replaced in its
  /// place, or gives its place to the columns. The inspector stays hidden until ``show(_:)``.
  ///
  /// It stops the program if the controller stands in another column of this split view, or is a
  /// split view itself for one of the columns side by side.
  /// Source: [setViewController(_:for:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)).
  public func setViewController(_ viewController: ViewController?, for column: Column) {
    guard style.has(column) && (style != .unspecified || column == .inspector) else {
      return Log.warning("a \(style) split view has no \(column) column: nothing was set")
    }
    precondition(
      !(viewController is SplitViewController) || column == .compact || column == .inspector,
      "a split view can't be the \(column) column: make it the child of a page there")
    if viewController is TabBarController, column == .primary || column == .supplementary {
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
    if column == .secondary, let tabs = content as? TabBarController, tabs.hasPlainTabs {
      Log.warning(
        "the tab bar controller in the \(column) column has tabs that are no navigation controllers: "
          + "each of them gets a header bar, but no stack of pages")
    }
    let new = ColumnSlot(content, in: column)
    if let slot = slots[column], slot.isWrapped, let container = slot.navigation, new.isWrapped {
      slots[column]?.content = content
      container.setViewControllers([content], animated: false)
      return
    }
    let old = slots[column]
    slots[column] = new
    old.map { detach($0, column) }
    attach(column)
    pagesDidChange(in: column)
    // Only now the column of a stack that came filled counts as shown.
    appear(column)
  }

  private func empty(_ column: Column) {
    guard let old = slots.removeValue(forKey: column) else { return }
    pagesDidChange(in: column)
    detach(old, column)
    if slots[column] == nil { root?.view(of: column)?.content = nil }
    if column == .secondary { updatePlaceholder() }
  }

  /// Tells the core of a column's pages, and carries out what follows.
  func pagesDidChange(in column: Column, animated: Bool = false) {
    if style == .unspecified && column != .inspector && runner.isCalling {
      // The step that is on its way may be one of the stack itself.
      runner.perform { [self] in
        if let step = pagesStep(in: column) { runner.run(step, animated: animated) }
      }
      updateBars()
      return queueLayout()
    }
    // What the app leaves in a classic split view's questions is looked at as a whole.
    guard classicChange == nil, let step = pagesStep(in: column) else { return }
    // Whether a column is filled at all has a part in a step that is on its way.
    let isSettled = !runner.isCalling || step.state.isFilled(column) == splitState.isFilled(column)
    if runner.isAsking {
      splitState = configuration.filling(column, with: pages(of: column), from: splitState)
    } else if step.isSilent && isSettled {
      splitState = step.state
    } else {
      runner.perform { [self] in
        if let step = pagesStep(in: column) { runner.run(step, animated: animated) }
      }
    }
    if runner.isBetweenSteps, let change = configuration.leavingCompact(from: splitState) {
      runner.begin(change, currentEnvironment)
    }
    updateBars()
    queueLayout()
  }

  private func pages(of column: Column) -> [PageID] {
    let slot = slots[column]
    // A classic split view's secondary controller is one page, whatever it has inside.
    let isOne = style == .unspecified && column == .secondary
    let controllers = isOne ? slot.map { [$0.content] } : slot?.pages
    return controllers?.map { PageID(rawValue: $0.pageNumber) } ?? []
  }

  private func pagesStep(in column: Column) -> SplitStep? {
    let pages = pages(of: column)
    guard pages != (column == .compact ? splitState.compactPages : splitState.pages[column]) else {
      return nil
    }
    return configuration.setting(pages: pages, of: column, from: splitState)
  }
}
