// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// How a resize becomes a layout, in one frame.
///
/// The frame clock repeats its layout phase before it paints. Where the width calls for another
/// arrangement, the first round only notices; at its end the app is asked and told, with the old
/// state in place and everything allowed to it; the second round lays the new arrangement out.
extension SplitViewController: SplitRootDelegate {
  /// Whether the split view has been given a size and is in a window that is shown.
  var isLaidOut: Bool { lastEnvironment != nil && root?.widget.isMapped == true }

  /// Nothing is on its way: no callback, no slide, no layout of ours.
  ///
  /// Off screen a layout waits until the split view is shown again, which nobody has to wait for.
  package var isSettled: Bool {
    let isOnScreen = root?.widget.isMapped == true
    let isLayoutDue = isOnScreen && (isChangePending || sizes.isPending || isLayoutQueued)
    // A hand may hold columns for as long as it wants.
    let isHeld = motion?.isHeld ?? false
    let isSliding = slide != nil && columnPop?.isSettling != false
    let isMoving = isSliding || motion != nil && !isHeld
    let isTelling = !runner.isIdle && !(isHeld && runner.isWaitingForLayout)
    return !isTelling && !isMoving && !isLayoutDue
      && !slots.values.contains { $0.headers?.isChangingPages == true }
  }

  /// Whether the next round of layout brings a change of columns or ends one.
  var isWaitingForColumns: Bool { isChangePending || !runner.isIdle }

  /// The environment of the last layout, with the content as it is now.
  var currentEnvironment: SplitEnvironment { environment(width: lastSize.width) }

  func environment(width: Int) -> SplitEnvironment {
    guard let root else { return SplitEnvironment(width: Double(width)) }
    let measures = root.measures
    return SplitEnvironment(
      width: Double(width), handle: Double(measures.divider), textScale: textScale,
      isRightToLeft: root.widget.isRightToLeft, contentMinimums: measures.columns)
  }

  func queueLayout() {
    guard let root else { return }
    isLayoutQueued = true
    root.widget.queueAllocate()
  }

  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
    guard let root else { return (0, 0) }
    let views = root.columns.compactMap { root.view(of: $0) }
    switch axis {
    case .horizontal:
      // The least width is one column's, whatever the mode: the window can always shrink, and no
      // fold changes what the window hears.
      let sizes = views.map { $0.measure(.horizontal, forSize: -1) }
      let folded = root.columns.map { foldedMinimum(of: $0) }
      let compact = root.view(of: .compact)?.minimumWidth ?? 0
      let minimum = max((sizes.map(\.minimum) + folded).max() ?? 0, compact)
      return (minimum, max(minimum, sizes.map(\.natural).reduce(0, +)))
    case .vertical:
      let unsized = views.map { $0.measure(.vertical, forSize: -1) }
      let compact = root.view(of: .compact)?.measure(.vertical, forSize: -1).minimum ?? 0
      // Folded, the inspector is a sheet below a header bar, in every mode: no fold makes the window
      // higher.
      let sheet = root.view(of: .inspector)?.measure(.vertical, forSize: -1).minimum ?? 0
      let least = max(
        unsized.map(\.minimum).max() ?? 0, compact, sheet > 0 ? sheet + heightAboveSheet : 0)
      guard size >= 0 else { return (least, unsized.map(\.natural).max() ?? 0) }
      let plan = configuration.plan(for: splitState, in: environment(width: size)).rounded()
      let sizes = views.filter { plan.columns[$0.column].isVisible }.map {
        $0.measure(.vertical, forSize: max($0.minimumWidth, plan.columns[$0.column].width))
      }
      let minimum = max(least, sizes.map(\.minimum).max() ?? 0)
      return (minimum, max(minimum, sizes.map(\.natural).max() ?? 0))
    }
  }

  var heightAboveSheet: Int {
    let pages = Column.allCases.filter { $0 != .inspector }.compactMap { slots[$0]?.frontPage }
    return (pages + [placeholderPage?.view].compactMap { $0 })
      .map { $0.headerHeight(width: -1) }.max() ?? 0
  }

  private func foldedMinimum(of column: Column) -> Int {
    guard let page = slots[column]?.frontPage else { return 0 }
    let hasColumnBelow =
      column != .inspector && slots.keys.contains { $0.rawValue < column.rawValue }
    return page.foldedMinimum(
      headerParts, edges: windowEdges, isAboveColumn: hasColumnBelow && column != .compact,
      buttons: column == .compact || column == .inspector ? 0 : configuration.buttonLimit)
  }

  /// The window, its buttons or its text size are others: so is what a fold adds to a header.
  func measureHeaderParts() {
    guard let root, root.isInWindow else { return }
    headerParts = HeaderParts(measuredIn: root.widget)
    root.widget.queueResize()
  }

  func layOut(width: Int, height: Int) {
    if !splitState.isMounted { readAutosave() }
    let environment = environment(width: width)
    if (width, height) != lastSize { dropMotion() }
    lastEnvironment = environment
    lastSize = (width, height)
    isLayoutQueued = false
    if let change = configuration.change(from: splitState, in: environment) {
      if change.kind == .memory {
        splitState =
          change.answered(
            nil, state: splitState, configuration: configuration, environment: environment
          ).state
      } else if mayCross {
        // The columns keep the places they have until the app was asked, in this same frame.
        isChangePending = true
        root.flatMap { FrameClock(of: $0.widget) }?.request(.layout)
        return
      }
    }
    if putsOffLayout(for: Size(width: Double(width), height: Double(height))) { return }
    apply(environment, height: height)
  }

  /// Whether this frame has not had a change of columns yet, and has the rounds of layout for one: a
  /// second one waits for the next frame, since the clock repeats the layout four times at most.
  private var mayCross: Bool {
    guard let root, let clock = FrameClock(of: root.widget) else { return true }
    let ended = clock.frame == rounds.frame ? rounds.count : 0
    if clock.frame != lastCrossingFrame && ended < 2 { return true }
    layOutInNextFrame(root)
    return false
  }

  /// Whether a step may end in this frame: its callbacks may call for another one, which takes one
  /// more round of layout.
  private var mayEndStep: Bool {
    guard let root, rounds.count > 3 else { return true }
    layOutInNextFrame(root)
    return false
  }

  private func layOutInNextFrame(_ root: SplitRoot) {
    _ = FrameTick(root.widget) { [weak self] _ in
      self?.queueLayout()
      return false
    }
  }

  private func countRound() {
    guard let frame = root.flatMap({ FrameClock(of: $0.widget) })?.frame else { return }
    rounds = (frame, frame == rounds.frame ? rounds.count + 1 : 1)
  }

  private func apply(_ environment: SplitEnvironment, height: Int) {
    guard let root else { return }
    let plan = configuration.plan(for: splitState, in: environment)
    let rounded = plan.rounded()
    if root.isHidden(anyColumnBy: rounded) || plan.covered != covered {
      rememberFocus {
        $0 == .compact
          ? plan.topColumn != .compact
          : !rounded.columns[$0].isVisible || plan.covered.contains($0)
      }
    }
    let rest = SplitPicture(plan, rounded)
    let shown = picture(on: rest, in: environment)
    root.apply(plan, shown, height: height, slide: slide, isMoving: motion != nil)
    picture = shown
    covered = plan.covered
    leaving = shown.visible.subtracting(rest.visible)
  }

  func layoutRoundDidEnd() {
    countRound()
    // The focus that the app chose beforehand is in a column that isn't on screen yet.
    if splitState.isMounted {
      root?.setReach(covered: covered.union(leaving), isModal: !covered.isEmpty)
    }
    nameColumns()
    root?.setUntouchable(leaving)
    if isChangePending {
      isChangePending = false
      crossIfNeeded()
    } else if sizes.isPending {
      announceSize()
    } else if runner.isWaitingForLayout, slide == nil, motion == nil, !isLayoutQueued {
      restoreFocus()
      if mayEndStep { runner.finish() }
    } else if runner.isWaitingForLayout, !isLayoutQueued {
      runner.layoutDidBegin()
      // Who types goes on at once; folded, the focus waits for its page.
      if slide == nil { restoreFocus() }
    } else if pendingFocus {
      restoreFocus()
    }
    endSizeChange()
  }

  private func crossIfNeeded() {
    guard let root else { return }
    columnPop?.end()
    // What is told of the last change may undo the reason for this one.
    runner.bringEndForward()
    guard runner.isIdle else { return queueLayout() }
    let environment = environmentForChange()
    if let change = configuration.change(from: splitState, in: environment) {
      if let clock = FrameClock(of: root.widget) { lastCrossingFrame = clock.frame }
      isFocusCrossing = change.kind == .collapse || change.kind == .expand
      for slot in slots.values { slot.navigation?.interactivePop?.end() }
      runner.begin(change, environment)
    }
    queueLayout()
  }

  /// What the columns need once the coming change is done.
  ///
  /// Folded, the page on top has the way back and all the window's buttons in its header, which may
  /// make it wider than the column beside others. So before columns unfold, headers get the form
  /// that they will have, in the same frame.
  private func environmentForChange() -> SplitEnvironment {
    var environment = currentEnvironment
    guard splitState.isCollapsed || !splitState.isMounted,
      var change = configuration.change(from: splitState, in: environment),
      change.kind == .expand || change.kind == .mount
    else { return environment }
    func outcome() -> SplitState {
      change.answered(
        nil, state: splitState, configuration: configuration, environment: environment
      ).state
    }
    if areColumnsPutOff {
      attachColumns(neededIn: outcome())
      root?.forgetMeasures()
      environment = currentEnvironment
      change = configuration.change(from: splitState, in: environment) ?? change
    }
    trialState = outcome()
    defer { trialState = nil }
    updateBars()
    root?.forgetMeasures()
    return currentEnvironment
  }

  /// Takes a step's state over; the columns move at the next layout.
  func commit(_ step: SplitStep) {
    // What it made of two controllers is in force as it was told; only then comes what it did after.
    if let change = classicChange { carryOut(change) }
    // What the app changed meanwhile is kept.
    splitState = step.committed(over: splitState)
    updateChildren()
    releaseFocus()
    updateBars()
  }

  /// Tells the content that the columns are about to be folded or unfolded.
  func announceEnvironment(_ isCollapsed: Bool, with coordinator: TransitionCoordinator) {
    for child in children {
      child.willTransition(to: isCollapsed ? .collapsed : .expanded, with: coordinator)
    }
  }

  func announceDetailTarget() {
    func tell(_ controller: ViewController) {
      controller.showDetailTargetDidChange(self)
      for child in controller.children { tell(child) }
    }
    for child in children { tell(child) }
  }

  func coveredWasClicked() {
    // What was covered is still dimmed for a moment after all is told.
    if runner.isWaitingForLayout, uncoveringStep(in: currentEnvironment) == nil { return }
    runner.perform { [self] in
      if let step = uncoveringStep(in: currentEnvironment) { runner.run(step, animated: true) }
    }
  }

  func directionDidChange() { queueLayout() }

  func windowDidChange() {
    if root?.isInWindow != true {
      autosave?.leaveWindow()
      uncoverOutsideWindow()
    }
    measureHeaderParts()
  }

  /// What lies over columns is there for the moment: in its next window a split view begins without.
  private func uncoverOutsideWindow() {
    guard !splitState.isCollapsed else { return }
    runner.perform { [self] in
      guard root?.isInWindow != true, let step = uncoveringStep(in: currentEnvironment) else {
        return
      }
      runner.run(step, animated: false)
    }
  }

  func didLeaveScreen() {
    endSlide()
    dropMotion()
    runner.finish()
    autosave?.flush(onlyChoices: false)
    sizes.coordinator?.end()
    sizes = SizeAnnouncement()
    // The next window's frames have numbers of their own.
    lastCrossingFrame = -1
    rounds = (-1, 0)
  }
}
