// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// The controllers of a classic split view.
extension SplitViewController {
  /// Fills both columns: while collapsed the second controller joins the first one's stack.
  func setClassic(_ controllers: [ViewController]) {
    precondition(
      controllers.count <= 2,
      "\(controllers.count) controllers don't fit into a classic split view: give two at most")
    let (primary, secondary) = (controllers.first, controllers.count > 1 ? controllers[1] : nil)
    precondition(
      primary == nil || primary !== secondary,
      "\(primary?.logName ?? "") can't be primary and secondary at once: give two controllers")
    runner.perform(isContent: true) { [self] in
      if slots[.primary] != nil, slots[.primary]?.content === secondary {
        replace(.primary, with: nil)
      }
      if splitState.isCollapsed && classicChange == nil {
        replace(.primary, with: primary, isAlone: secondary == nil)
        if let secondary { joinOnce(secondary) }
      } else {
        if slots[.secondary] != nil, slots[.secondary]?.content === primary {
          replace(.secondary, with: nil)
        }
        replace(.primary, with: primary)
        replace(.secondary, with: secondary)
      }
    }
  }

  /// Lets a controller join the primary one while collapsed, without asking the delegate.
  private func joinOnce(_ secondary: ViewController) {
    guard let primary = slots[.primary]?.content else { return }
    if let navigation = primary as? NavigationController {
      if navigation.stack.contains(where: { $0 === secondary }) { return }
      vacate(.secondary)
      setSlot(.secondary, to: secondary)
      // Once the stack has it, it is on top at once: nobody hears of what was there in between.
      splitState = configuration.filling(
        .secondary, with: [PageID(rawValue: secondary.pageNumber)], from: splitState)
    }
    primary.collapseSecondaryViewController(secondary, for: self)
    if joinedStack == nil { vacate(.secondary) }
    pagesDidChange(in: .primary)
    pagesDidChange(in: .secondary)
  }

  /// Gives a column another controller, as recorded: the old one goes from the split view, and only
  /// disappears when the new one is in its place.
  ///
  /// - Parameter isAlone: Whether nothing follows that has to be told of together with this.
  func replace(_ column: Column, with new: ViewController?, isAlone: Bool = true) {
    guard slots[column]?.content !== new else { return }
    let old = slots[column]?.container
    let isHeld = classicChange != nil
    if let old, old.parent === self {
      old.willLeaveParent()
      old.removeFromParent()
      if !isHeld { old.beginAppearanceTransition(false, animated: false) }
    }
    vacate(column)
    // What it had in its stack has gone with it.
    if column == .primary && splitState.isCollapsed && !isHeld { vacate(.secondary) }
    place(new, in: column)
    if new == nil { updatePlaceholder() }
    if isAlone { pagesDidChange(in: column) }
    let appears = isAppearing && !isHeld && (splitState.isCollapsed || isShowing(column))
    if appears { new?.beginAppearanceTransition(true, animated: false) }
    if !isHeld { old?.endAppearanceTransition() }
    if appears { new?.endAppearanceTransition() }
    updateEdges()
    updateHeaders()
  }

  /// Puts a controller into a column and makes it a child; what is drawn there already stays.
  func place(_ content: ViewController?, in column: Column) {
    guard let content else { return vacate(column) }
    if slots[column]?.content !== content { vacate(column) }
    guard root != nil else {
      slots[column] = ColumnSlot(classic: content)
      return
    }
    if content.parent !== self {
      addChild(content)
      content.didMove(toParent: self)
    }
    if slots[column] == nil { setSlot(column, to: content) }
    // A page that was lent is its own from now on.
    if column == .primary { (content as? NavigationController)?.showTop(.none) }
  }

  /// Lets a column draw a controller, whoever's child it is.
  private func setSlot(_ column: Column, to content: ViewController) {
    if column == .secondary { hidePlaceholder() }
    var slot = ColumnSlot(classic: content)
    content.loadViewIfNeeded()
    if slot.headers == nil {
      slot.bare = BarePage(content, in: column, of: self, alwaysHasHeader: true)
    }
    slots[column] = slot
    (content as? NavigationController)?.columnHost = self
    root?.viewForContent(of: column)?.content = slot.bare?.view.widget ?? content.widget
    updateEdges()
  }

  /// Empties a column; its controller stays with the container that it is in by now.
  func vacate(_ column: Column) {
    guard let slot = slots.removeValue(forKey: column) else { return }
    let content = slot.content
    if let view = root?.view(of: column), content.isViewLoaded,
      view.content == slot.bare?.view.widget ?? content.widget
    {
      view.content = nil
    }
    slot.bare?.view.dismantle()
    if let navigation = content as? NavigationController, navigation.columnHost === self {
      navigation.columnHost = nil
    }
    guard content.parent === self else { return }
    content.windowEdges = WindowEdges()
    content.willLeaveParent()
    content.removeFromParent()
  }

  /// A controller is about to go to another container, of its own accord.
  func willLose(_ controller: ViewController) {
    guard style == .unspecified, classicChange == nil,
      let column = slots.first(where: { $0.value.content === controller })?.key,
      column != .inspector
    else { return }
    // The new container is told of its appearance.
    vacate(column)
    updatePlaceholder()
    pagesDidChange(in: column)
  }

  // MARK: Showing

  /// Carries `showDetailViewController(_:sender:)` out.
  func showClassicDetail(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    runner.perform(isContent: true) { [self] in
      guard splitState.isCollapsed else { return replace(.secondary, with: controller) }
      guard let stack = primaryStack else { return presentFromOutermost(controller) }
      if stack.stack.last === controller { return }
      if stack.stack.contains(where: { $0 === controller }) {
        stack.popToViewController(controller, animated: true)
        return
      }
      if stack === slots[.primary]?.content {
        splitState = configuration.showingDetail(
          PageID(rawValue: controller.pageNumber), from: splitState)
      }
      stack.pushViewController(controller, animated: true)
    }
  }

  /// Carries `show(_:sender:)` out.
  func showClassic(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    runner.perform(isContent: true) { [self] in
      if splitState.isCollapsed { return presentFromOutermost(controller) }
      if slots.values.contains(where: { $0.content === controller }) { return }
      let isInPrimary = slots[.primary].map { controller.isInside($0.content) } ?? false
      replace(isInPrimary ? .secondary : .primary, with: controller)
    }
  }

  /// The stack that takes details while collapsed.
  private var primaryStack: NavigationController? {
    let primary = slots[.primary]?.content
    return primary as? NavigationController
      ?? (primary as? TabBarController)?.selectedViewController as? NavigationController
  }
}
