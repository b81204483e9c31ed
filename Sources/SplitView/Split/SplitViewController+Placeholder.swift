// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What an empty secondary column shows.
extension SplitViewController {
  /// The controller that the secondary column shows while it is empty, and the columns are unfolded or
  /// empty too; nil for an empty page.
  ///
  /// It is no column's content: it is on no stack, ``viewControllers`` doesn't list it and no
  /// delegate hears of it. Folded, it isn't there unless no column has content. It comes and goes with the usual calls of
  /// appearance, and has a header bar with its title unless it is a navigation controller. It stops
  /// the program if the controller stands in a column.
  public var placeholderViewController: ViewController? {
    get { placeholder }
    set {
      runner.perform(isContent: true) { [self] in
        guard placeholder !== newValue else { return }
        for (column, slot) in slots {
          precondition(
            newValue == nil || slot.content !== newValue,
            "\(slot.content.logName) stands in the \(column) column: empty that one first")
        }
        removePlaceholder()
        placeholder = newValue
        updatePlaceholder()
        updateEdges()
        updateHeaders()
      }
    }
  }

  /// Whether a state shows the placeholder, where there is one.
  func showsPlaceholder(in state: SplitState) -> Bool {
    state.isMounted && (!state.isCollapsed || state.frontColumn == nil)
      && state.pages.secondary.isEmpty && slots[.secondary] == nil
  }

  /// The page that stands in an empty secondary column.
  var placeholderController: ViewController? { placeholder ?? blank }

  /// Puts the placeholder, or an empty page, into the secondary column while that is empty.
  func updatePlaceholder() {
    guard let root, let view = root.view(of: .secondary), slots[.secondary] == nil else { return }
    let controller = placeholder ?? blank ?? ViewController()
    if placeholder == nil { blank = controller }
    if controller === placeholder, controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controller.loadViewIfNeeded()
    if controller is any HeaderContainer {
      view.content = controller.widget
    } else {
      let page =
        placeholderPage
        ?? BarePage(controller, in: .secondary, of: self, alwaysHasHeader: true)
      placeholderPage = page
      view.content = page.view.widget
    }
    // The window's buttons belong to it from now on.
    updateEdges()
    updatePlaceholderHeader()
    guard isAppearing, let placeholder, showsPlaceholder(in: splitState),
      !placeholder.isAppearing
    else { return }
    placeholder.beginAppearanceTransition(true, animated: false)
    root.view(of: .secondary)?.layOutContent()
    placeholder.endAppearanceTransition()
  }

  /// Makes room for the secondary column's first content.
  func hidePlaceholder() {
    placeholder?.beginAppearanceTransition(false, animated: false)
    placeholder?.endAppearanceTransition()
    dismantlePlaceholder()
  }

  private func removePlaceholder() {
    guard let old = placeholder else { return dismantlePlaceholder() }
    let isChild = old.parent === self
    if isChild { old.willLeaveParent() }
    hidePlaceholder()
    old.windowEdges = WindowEdges()
    if isChild { old.removeFromParent() }
  }

  private func dismantlePlaceholder() {
    if let view = root?.view(of: .secondary), let content = view.content,
      content == placeholderPage?.view.widget
        || placeholder.map({ $0.isViewLoaded && $0.widget == content }) == true
    {
      view.content = nil
    }
    placeholderPage?.view.dismantle()
    placeholderPage = nil
  }

  func updatePlaceholderHeader() {
    (placeholder as? any HeaderContainer)?.updateHeaders()
    placeholderPage?.view.update()
  }
}
