// SPDX-License-Identifier: MIT

import SplitViewCore

/// Carries the core's steps out in the order in which the product does, without any widget.
///
/// At most one step is on its way. A call from inside a callback runs after the did-phase, in
/// order; one that comes before the layout that ends a step brings the end forward.
final class CoreRunner {
  private enum Phase {
    case idle
    case asking
    case announcing
    case layingOut(SplitStep)
    case finishing
  }

  var configuration: SplitConfiguration
  var state: SplitState
  var environment = SplitEnvironment(width: 0)

  /// Hears each token, and may call back.
  var onToken: (String) -> Void = { _ in }

  var topAnswer: SplitViewColumn?
  var expandingAnswer: SplitViewDisplayMode?

  /// What the app of a classic split view makes of its controllers in the questions.
  var join: () -> Void = {}
  var separate: () -> Void = {}

  /// What it has made of them, while that isn't in force.
  var arrangement: (() -> ClassicArrangement)?

  private var phase = Phase.idle
  private var queue: [() -> Void] = []

  init(_ configuration: SplitConfiguration) {
    self.configuration = configuration
    state = SplitState(style: configuration.style)
  }

  /// Whether a question is being asked; content that is set meanwhile belongs to its transition.
  var isAsking: Bool {
    if case .asking = phase { return true }
    return false
  }

  /// Whether the app is being told of a step.
  private var isCalling: Bool {
    switch phase {
    case .announcing, .finishing: true
    case .idle, .asking, .layingOut: false
    }
  }

  private var isWaitingForLayout: Bool {
    if case .layingOut = phase { return true }
    return false
  }

  /// Runs a call now, or after the callbacks that it came from.
  func perform(isContent: Bool = false, _ call: @escaping () -> Void) {
    switch phase {
    case .idle: call()
    case .asking: if isContent { call() } else { queue.append(call) }
    case .announcing, .finishing: queue.append(call)
    case .layingOut:
      finish()
      // What the did-phase called for comes first.
      if case .idle = phase { call() } else { queue.append(call) }
    }
  }

  /// Lays out until nothing is left to do.
  func settle() {
    for _ in 0..<1000 {
      if isWaitingForLayout {
        finish()
      } else if let transition = configuration.change(from: state, in: environment) {
        begin(transition)
      } else {
        return
      }
    }
    fatalError("The core never settles")
  }

  /// Tells the core of a column's pages, and carries out what follows.
  ///
  /// Whether a column is filled at all has a part in a step that is on its way, and so waits for its
  /// end.
  func pagesDidChange(in column: SplitViewColumn, _ pages: @escaping () -> [PageID]) {
    // What the app leaves in a classic split view's questions is looked at as a whole.
    if arrangement != nil && !isCalling { return }
    let now = pages()
    // The step that is on its way may be one of the stack itself.
    let isClassic = state.style == .unspecified && column != .inspector
    if now == self.pages(of: column) && !(isClassic && isCalling) { return }
    if isAsking {
      state = configuration.filling(column, with: now, from: state)
      return
    }
    let step = configuration.setting(pages: now, of: column, from: state)
    let isSettled =
      !isCalling
      || !isClassic && step.state.isFilled(column) == state.isFilled(column)
    if step.isSilent && isSettled {
      state = step.state
    } else {
      perform { [unowned self] in
        let now = pages()
        if now != self.pages(of: column) {
          run(configuration.setting(pages: now, of: column, from: state))
        }
      }
    }
    if case .idle = phase, let transition = configuration.leavingCompact(from: state) {
      begin(transition)
    }
  }

  private func pages(of column: SplitViewColumn) -> [PageID] {
    column == .compact ? state.compactPages : state.pages[column]
  }

  func run(_ step: SplitStep) {
    phase = .announcing
    // What the app asks for meanwhile is newer.
    if let mode = step.preferredDisplayMode { configuration.preferredDisplayMode = mode }
    if let mode = step.announcedMode { onToken("mode(\(mode.symbol))") }
    for event in step.will { onToken((event.isShow ? "wS(" : "wH(") + event.column.symbol + ")") }
    state = step.committed(over: state)
    arrangement = nil
    phase = .layingOut(step)
    if step.isSilent { finish() }
  }

  private func begin(_ transition: SplitTransition) {
    phase = .announcing
    if let mode = transition.announcedMode { onToken("mode(\(mode.symbol))") }
    var answer: SplitAnswer?
    switch transition.question {
    case .topColumn(let proposed):
      let column = topAnswer ?? proposed
      phase = .asking
      onToken("top?(\(proposed.symbol)→\(column.symbol))")
      answer = .topColumn(column)
    case .displayMode(let proposed):
      let mode = expandingAnswer ?? proposed
      phase = .asking
      onToken("exp?(\(proposed.symbol)→\(mode.symbol))")
      answer = .displayMode(mode)
    case .join:
      phase = .asking
      join()
      answer = arrangement.map { .arrangement($0()) }
    case .separate:
      phase = .asking
      separate()
      answer = arrangement.map { .arrangement($0()) }
    case nil: break
    }
    run(
      transition.answered(
        answer, state: state, configuration: configuration, environment: environment))
  }

  private func finish() {
    guard case .layingOut(let step) = phase else { return }
    phase = .finishing
    for event in step.did { onToken((event.isShow ? "dS(" : "dH(") + event.column.symbol + ")") }
    switch step.completion {
    case .collapsed: onToken("didCollapse")
    case .expanded: onToken("didExpand")
    case nil: break
    }
    phase = .idle
    while !queue.isEmpty, case .idle = phase { queue.removeFirst()() }
  }
}
