// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// The buttons that change the display mode.
extension SplitViewController {
  /// The button that changes the display mode of a classic split view, for the app to put into a
  /// header bar.
  ///
  /// A press asks the delegate for the mode, and without an answer goes between the columns side by
  /// side and the secondary one alone. A split view of columns places buttons of its own: there this
  /// one does nothing.
  /// Source: [displayModeButtonItem](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonitem).
  public var displayModeButtonItem: BarButtonItem { classicModeItem }

  func makeClassicModeItem() -> BarButtonItem {
    let item = BarButtonItem(
      title: nil, iconName: sidebarIconName, accessibilityLabel: LibraryText.toggleSidebar.text
    ) { [weak self] in self?.pressClassicModeItem() }
    item.widgetName = "split-view-sidebar"
    return item
  }

  func pressClassicModeItem() {
    guard style == .unspecified else {
      return Log.warning("displayModeButtonItem does nothing in a \(style) split view")
    }
    runner.perform { [self] in
      let answer = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
      // What the delegate called for itself comes to its end first.
      runner.perform { [self] in
        let step = configuration.pressingClassicButton(
          leadingTo: answer, from: splitState, in: currentEnvironment)
        if let step { runner.run(step, animated: true) }
      }
    }
  }

  // MARK: Column style

  /// Puts the buttons that the state calls for into the header bar where they belong, and takes them
  /// out of the others.
  func updateHeaderItems() {
    let state = trialState ?? splitState
    guard isViewLoaded else { return }
    updateActions(for: state)
    if style == .unspecified {
      classicModeItem.isHidden = !configuration.hasClassicButton(for: state)
      return
    }
    let environment = lastEnvironment ?? currentEnvironment
    var items: [BarButtonItem] = []
    if let button = configuration.displayModeButton(for: state, in: environment) {
      show(button)
      items.append(displayModeItem)
    }
    if configuration.hasSecondaryOnlyButton(for: state) {
      let isAlone = state.displayMode == .secondaryOnly
      secondaryOnlyItem.accessibilityLabel =
        isAlone ? LibraryText.showSidebars.text : LibraryText.showContentOnly.text
      secondaryOnlyItem.iconName = isAlone ? "view-restore-symbolic" : "view-fullscreen-symbolic"
      items.append(secondaryOnlyItem)
    }
    let place = items.isEmpty ? nil : columnOfButtons(in: state)
    let present = headerItems.first
    guard place != present?.key || !items.elementsEqual(present?.value ?? [], by: ===) else {
      return
    }
    headerItems = place.map { [$0: items] } ?? [:]
  }

  private func show(_ button: DisplayModeButton) {
    displayModeItem.accessibilityLabel =
      button.hides ? LibraryText.hideSidebar.text : LibraryText.showSidebar.text
    switch button.symbol {
    case .sidebar:
      displayModeItem.iconName = sidebarIconName
      displayModeItem.widgetName = "split-view-sidebar"
    case .chevron:
      displayModeItem.iconName = isTrailing ? "go-next-symbolic" : "go-previous-symbolic"
      displayModeItem.widgetName = "split-view-chevron"
    }
  }

  /// The icon theme turns it round where text runs from right to left.
  private var sidebarIconName: String {
    isTrailing ? "sidebar-show-right-symbolic" : "sidebar-show-symbolic"
  }

  /// Where a person looks for the buttons: in front of what is covered, else above the content.
  private func columnOfButtons(in state: SplitState) -> Column {
    let sides = [Column.primary, .supplementary].filter { state.visible.contains($0) }
    if state.displayMode.isOver || state.displayMode == .twoDisplaceSecondary {
      return sides.first ?? .secondary
    }
    if slots[.secondary] != nil || placeholder != nil { return .secondary }
    return sides.last ?? .secondary
  }

  func makeDisplayModeItem() -> BarButtonItem {
    BarButtonItem(title: nil, iconName: nil) { [weak self] in
      guard let self else { return }
      self.press(self.displayModeItem) { $0.pressingDisplayModeButton(from: $1, in: $2) }
    }
  }

  func makeSecondaryOnlyItem() -> BarButtonItem {
    let item = BarButtonItem(title: nil, iconName: nil) { [weak self] in
      guard let self else { return }
      self.press(self.secondaryOnlyItem) { $0.pressingSecondaryOnlyButton(from: $1, in: $2) }
    }
    item.widgetName = "split-view-secondary-only"
    return item
  }

  /// The buttons go from header to header; a person who pressed one by the keyboard goes with it.
  private func press(
    _ item: BarButtonItem,
    _ step: @escaping (SplitConfiguration, SplitState, SplitEnvironment) -> SplitStep?
  ) {
    runner.perform { [self] in
      guard let step = step(configuration, splitState, currentEnvironment) else { return }
      if root?.widget.rootFocus?.isWithin(item.widget) == true { focusedItem = item }
      runner.run(step, animated: true)
    }
  }

  /// Puts the focus on the button that had it before it went to another header; whether it did.
  func restoreButtonFocus() -> Bool {
    guard let root, let item = focusedItem else { return false }
    focusedItem = nil
    guard item.widget.isMapped, item.widget.isWithin(root.widget) else { return false }
    (pendingFocus, hiddenFocus) = (false, nil)
    root.widget.setRootFocus(item.widget)
    return true
  }
}
