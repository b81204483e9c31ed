// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What keys and mouse buttons do; one that has nothing to do is left to others.
extension SplitViewController {
  func installKeys(_ widget: Widget) {
    let capture = Shortcuts(for: widget, phase: .capture)
    capture.add("F6") { [weak self] in self?.moveFocus(by: 1) ?? false }
    capture.add("<Shift>F6") { [weak self] in self?.moveFocus(by: -1) ?? false }
    capture.add("F8") { [weak self] in self?.moveDividerFocus(by: 1) ?? false }
    capture.add("<Shift>F8") { [weak self] in self?.moveDividerFocus(by: -1) ?? false }
    let bubble = Shortcuts(for: widget, phase: .bubble)
    // Without a focus anywhere keys reach the window alone.
    let anywhere = Shortcuts(for: widget, phase: .bubble, inWholeWindow: true)
    let keys: [(String, (SplitViewController) -> Bool)] = [
      ("Escape", { $0.uncover() || $0.goBackByPerson() }),
      ("<Alt>Left", { $0.isRightToLeft ? $0.goForward() : $0.goBackByPerson() }),
      ("<Alt>Right", { $0.isRightToLeft ? $0.goBackByPerson() : $0.goForward() }),
      ("Back", { $0.goBackByPerson() }),
      ("Forward", { $0.goForward() }),
    ]
    for (key, toRight) in [("Left", false), ("Right", true)] {
      bubble.add(key) { [weak self] in self?.moveFocusSideways(toRight: toRight) ?? false }
      // An upright list takes these keys and does nothing with them.
      capture.add(key) { [weak self] in
        guard let self, self.root?.widget.rootFocus?.isRowOfUprightList == true else {
          return false
        }
        return self.moveFocusSideways(toRight: toRight)
      }
    }
    for (key, action) in keys {
      bubble.add(key) { [weak self] in self.map(action) ?? false }
      anywhere.add(key) { [weak self] in self.map { $0.answersWithoutFocus && action($0) } ?? false
      }
    }
    anywhere.add("F6") { [weak self] in
      self.map { $0.answersWithoutFocus && $0.moveFocus(by: 1) } ?? false
    }
    anywhere.add("<Shift>F6") { [weak self] in
      self.map { $0.answersWithoutFocus && $0.moveFocus(by: -1) } ?? false
    }
    anywhere.add("F8") { [weak self] in
      self.map { $0.answersWithoutFocus && $0.moveDividerFocus(by: 1) } ?? false
    }
    anywhere.add("<Shift>F8") { [weak self] in
      self.map { $0.answersWithoutFocus && $0.moveDividerFocus(by: -1) } ?? false
    }
    NavigationButtons.watch(widget) { [weak self] isForward in
      guard let self else { return false }
      return isForward ? self.goForward() : self.goBackByPerson()
    }
    sidebarKeys = [bubble, anywhere]
    updateSidebarShortcut()
  }

  private var isRightToLeft: Bool { root?.widget.isRightToLeft ?? false }

  /// Whether keys are this split view's though the focus isn't in it: no other split view is around
  /// it, and the focus is nowhere, or on the header bar of a page that this one is in.
  private var answersWithoutFocus: Bool {
    guard splitViewController == nil, let root else { return false }
    guard let focus = root.widget.rootFocus else { return true }
    let around = sequence(first: self as ViewController) { $0.parent }.dropFirst()
    return around.contains { $0.page.map { focus.isWithin($0.header) } ?? false }
  }

  func updateSidebarShortcut() {
    guard sidebarKeys.count == 2 else { return }
    sidebarKeys[0].replace(sidebarShortcut) { [weak self] in self?.toggleSidebar() ?? false }
    sidebarKeys[1].replace(sidebarShortcut) { [weak self] in
      self.map { $0.answersWithoutFocus && $0.toggleSidebar() } ?? false
    }
  }

  // MARK: What they do

  /// Runs a step of the core that a person asked for.
  private func runByPerson(_ step: @escaping (SplitEnvironment) -> SplitStep?) -> Bool {
    guard runner.isIdle || runner.isWaitingForLayout else { return true }
    var isUsed = false
    runner.perform { [self] in
      guard let step = step(currentEnvironment) else { return }
      isUsed = true
      runner.run(step, animated: true)
    }
    return isUsed
  }

  func toggleSidebar() -> Bool {
    if style == .unspecified {
      guard configuration.hasClassicButton(for: splitState) else { return false }
      pressClassicModeItem()
      return true
    }
    return runByPerson { [self] environment in
      configuration.togglingSidebar(from: splitState, in: environment)
    }
  }

  /// Takes away what lies over columns, a sheet too.
  func uncover() -> Bool {
    runByPerson { [self] in uncoveringStep(in: $0) }
  }

  /// What takes away whatever lies over columns; nil if nothing does.
  func uncoveringStep(in environment: SplitEnvironment) -> SplitStep? {
    splitState.isCollapsed
      ? configuration.hiding(.inspector, from: splitState, in: environment)
      : configuration.uncovering(from: splitState, in: environment)
  }

  /// Goes back in the column with the focus, or folded in the one on top; at the first page of a
  /// column over others, takes that away.
  func goBackByPerson() -> Bool {
    guard runner.isIdle || runner.isWaitingForLayout else { return true }
    return goBackInColumn() || !splitState.isCollapsed && uncover()
  }

  private func goBackInColumn() -> Bool {
    let column = splitState.isCollapsed ? splitState.frontColumn : focusedColumn ?? .secondary
    guard let column, splitState.isCollapsed || usableColumns.contains(column),
      let container = slots[column]?.pageContainer,
      let page = slots[column]?.front, container.pageBelow(page) != nil
    else { return false }
    container.goBack()
    return true
  }

  /// Goes on to the next column on the folded stack's way, which was left by going back.
  private func goForward() -> Bool {
    guard splitState.isCollapsed, let top = splitState.topColumn, top != .compact,
      let next = [Column.supplementary, .secondary].first(where: {
        $0.rawValue > top.rawValue && splitState.isFilled($0)
      })
    else { return false }
    return runByPerson { [self] environment in
      configuration.showing(next, from: splitState, in: environment)
    }
  }

  // MARK: Focus

  private var focusedColumn: Column? {
    guard let root, let focus = root.widget.rootFocus else { return nil }
    return Column.allCases.first { column in
      root.view(of: column).map { focus.isWithin($0.widget) } ?? false
    }
  }

  /// Moves the focus to another column on screen, where it last was in that.
  private func moveFocus(by step: Int) -> Bool {
    let usable = usableColumns
    let columns = Column.allCases.filter { usable.contains($0) }
    let current = focusedColumn
    guard columns.contains(where: { $0 != current }), let root else { return false }
    let inOrder = step > 0 ? columns : columns.reversed()
    let next = current.flatMap { inOrder.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    // Past columns with nothing to focus.
    _ = (inOrder[next...] + inOrder[..<next]).first {
      $0 != current && focus(on: $0, root, scrolls: true)
    }
    return true
  }

  /// Moves the focus along its column, or where nothing more stands there to the column beside it,
  /// where it last was in that.
  private func moveFocusSideways(toRight: Bool) -> Bool {
    guard let root, let current = focusedColumn, let view = root.view(of: current) else {
      return false
    }
    // A list says that it moved the focus where it didn't.
    let focus = root.widget.rootFocus
    let place = focus?.isRowOfUprightList == true ? focus : view.widget
    if place?.moveFocus(toRight: toRight) == true { return true }
    let columns = usableColumns.compactMap { column in
      root.view(of: column)?.widget.bounds(in: root.widget).map { (column, $0.x) }
    }.sorted { toRight ? $0.1 < $1.1 : $0.1 > $1.1 }.map(\.0)
    guard let index = columns.firstIndex(of: current) else { return false }
    return columns[(index + 1)...].contains { self.focus(on: $0, root, scrolls: true) }
  }
}

extension SplitViewController {
  /// The key that shows and hides the sidebar, as GTK writes keys; F9 at first, nil for none.
  ///
  /// It does what the button does, also where that isn't shown, and is left to others while folded.
  /// What is no key stops the program.
  public var sidebarShortcut: String? {
    get { sidebarKey }
    set {
      sidebarKey = newValue
      updateSidebarShortcut()
    }
  }
}
