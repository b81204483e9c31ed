// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// Carries the core's steps out: question, will-phase, new state, layout, did-phase.
///
/// At most one step is on its way. A call of the interface that comes from inside a callback runs
/// after the did-phase, in order; one that comes between will- and did-phase brings the end forward.
@MainActor
final class StepRunner {
  private enum Phase {
    case idle
    case asking
    case announcing
    case layingOut(SplitStep, animated: Bool)
    case finishing
  }

  private unowned let split: SplitViewController
  private var phase = Phase.idle
  private var queue: [() -> Void] = []
  private var leaving: [ViewController] = []
  private var coming: [ViewController] = []

  /// The step that is on its way, for the app.
  private(set) var coordinator: TransitionCoordinator?

  init(_ split: SplitViewController) { self.split = split }

  /// Whether a step can begin at once, though calls may wait for their turn.
  var isBetweenSteps: Bool {
    if case .idle = phase { return true }
    return false
  }

  var isIdle: Bool { isBetweenSteps && queue.isEmpty }

  /// Whether all is done but for the observers' hearing of it.
  private(set) var isOver = false

  /// Whether the delegate is being asked; what it sets meanwhile belongs to the same transition.
  var isAsking: Bool {
    if case .asking = phase { return true }
    return false
  }

  /// Whether the app is being told of a step.
  var isCalling: Bool {
    switch phase {
    case .announcing, .finishing: true
    case .idle, .asking, .layingOut: false
    }
  }

  /// Whether the new layout has to be drawn before the did-phase.
  var isWaitingForLayout: Bool {
    if case .layingOut = phase { return true }
    return false
  }

  /// Runs a call of the interface now, or after the callbacks that it came from.
  /// - Parameter isContent: Whether it fills or empties columns, which belongs to the same transition
  ///   when it comes from a question.
  func perform(isContent: Bool = false, _ call: @escaping () -> Void) {
    split.columnPop?.end()
    switch phase {
    case .idle: call()
    case .asking: if isContent { call() } else { queue.append(call) }
    case .layingOut:
      bringEndForward()
      // What the did-phase called for comes first.
      if isBetweenSteps { call() } else { queue.append(call) }
    case .announcing, .finishing: queue.append(call)
    }
  }

  /// Tells those that slide in, with the first picture of it laid out.
  func layoutDidBegin() {
    for controller in coming { controller.tellAppearing(animated: true) }
  }

  /// Ends the step that waits for its layout, if there is one, without waiting any longer.
  func bringEndForward() {
    guard isWaitingForLayout else { return }
    split.endSlide()
    finish()
  }

  /// Begins a transition that the width or a preference calls for, with its questions.
  func begin(_ transition: SplitTransition, _ environment: SplitEnvironment) {
    guard isBetweenSteps else { return }
    split.columnPop?.end()
    phase = .announcing
    if let mode = transition.announcedMode { announce(mode) }
    var answer: SplitAnswer?
    if let question = transition.question {
      phase = .asking
      answer = ask(question)
    }
    let step = transition.answered(
      answer, state: split.splitState, configuration: split.configuration, environment: environment)
    phase = .idle
    run(step, animated: false)
  }

  private func announce(_ mode: SplitViewDisplayMode) {
    split.delegate?.splitViewController(split, willChangeTo: mode)
  }

  private func ask(_ question: SplitQuestion) -> SplitAnswer? {
    let delegate = split.delegate
    switch question {
    case .topColumn(let proposed):
      return delegate.map {
        .topColumn(
          $0.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed))
      }
    case .displayMode(let proposed):
      return delegate.map {
        .displayMode(
          $0.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed))
      }
    case .join: return .arrangement(split.join())
    case .separate: return .arrangement(split.separate())
    }
  }

  /// Runs a step: its will-phase and the new state at once, its did-phase after the layout.
  /// - Parameter handed: What a hand that brought it about has done already.
  func run(_ step: SplitStep, animated: Bool, after handed: ColumnHandOver? = nil) {
    split.columnPop?.end()
    phase = .announcing
    split.attachColumns(neededIn: step.state)
    let old = split.splitState
    let coordinator = announceTransition(of: step, from: old, animated: animated)
    if let complaint = step.complaint { Log.warning(complaint) }
    split.allowFocus(in: step.state)
    // What the app asks for meanwhile is newer.
    if let mode = step.preferredDisplayMode { split.configuration.preferredDisplayMode = mode }
    if let mode = step.announcedMode { announce(mode) }
    for event in step.will { send(event) }
    beginAppearance(in: step.state, animated: animated, after: handed)

    split.commit(step)
    coordinator?.run()
    phase = .layingOut(step, animated: animated)
    if step.isSilent || !split.isLaidOut {
      finish()
    } else if animated {
      split.beginSlide(from: old, to: step.state, after: handed)
      split.beginMotion()
    } else {
      split.dropMotion()
    }
    split.queueLayout()
  }

  private func announceTransition(
    of step: SplitStep, from old: SplitState, animated: Bool
  ) -> TransitionCoordinator? {
    guard !step.isSilent else { return nil }
    var duration = 0.0
    if animated && split.isLaidOut {
      if split.slides(from: old, to: step.state) { duration = NavigationController.slideDuration }
      if split.moves(to: step.state) { duration = max(duration, SplitSpring.duration) }
    }
    let coordinator = TransitionCoordinator(duration: duration)
    self.coordinator = coordinator
    if let completion = step.completion {
      split.announceEnvironment(completion == .collapsed, with: coordinator)
    }
    split.announceSize(of: step.state, with: coordinator)
    return coordinator
  }

  private func send(_ event: ColumnEvent) {
    switch event {
    case .show(let column): split.delegate?.splitViewController(split, willShow: column)
    case .hide(let column): split.delegate?.splitViewController(split, willHide: column)
    }
  }

  private func beginAppearance(
    in new: SplitState, animated: Bool, after handed: ColumnHandOver?
  ) {
    if let handed { (leaving, coming) = (handed.leaving, handed.coming) }
    guard handed == nil, split.isAppearing else { return }
    if let change = split.classicChange {
      let roots = split.controllersOnScreen(after: change, in: new)
      (leaving, coming) = change.hold.changes(to: roots)
      split.adopt(change)
      for controller in coming { controller.loadViewIfNeeded() }
    } else {
      // By what they were told themselves: content may have come and gone meanwhile.
      let after = split.controllersOnScreen(in: new)
      leaving = split.columnControllers.filter { controller in
        controller.isAppearing && !after.contains { $0 === controller }
      }
      coming = after.filter { !$0.isAppearing }
    }
    for controller in leaving {
      controller.beginAppearanceTransition(false, animated: animated)
    }
    for controller in coming { controller.beginAppearanceTransition(true, animated: animated) }
  }

  private func endTransition() {
    let ended = coordinator
    coordinator = nil
    ended?.end()
  }

  /// Ends the step whose layout has been done: its did-phase, then the calls that waited for it.
  func finish() {
    guard case .layingOut(let step, let animated) = phase else { return }
    phase = .finishing
    for event in step.did {
      switch event {
      case .show(let column): split.delegate?.splitViewController(split, didShow: column)
      case .hide(let column): split.delegate?.splitViewController(split, didHide: column)
      }
    }
    split.finishStack()
    for controller in leaving + coming { controller.endAppearanceTransition(animated: animated) }
    (leaving, coming) = ([], [])
    switch step.completion {
    case .collapsed: split.delegate?.splitViewControllerDidCollapse(split)
    case .expanded: split.delegate?.splitViewControllerDidExpand(split)
    case nil: break
    }
    if step.completion != nil { split.announceDetailTarget() }
    endTransition()
    if !step.isSilent {
      isOver = queue.isEmpty
      split.notifyObservers()
      isOver = false
    }
    phase = .idle
    while !queue.isEmpty, isBetweenSteps {
      queue.removeFirst()()
      // A frame has only a few rounds of layout: they are for the last of many calls.
      if !queue.isEmpty { bringEndForward() }
    }
  }
}
