// SPDX-License-Identifier: MIT

import SplitViewCore

/// Carries out the core's decisions without any widget and logs what a delegate would hear.
final class SplitDriver {
  var configuration: SplitConfiguration
  var state: SplitState
  var environment: SplitEnvironment

  /// Tokens of the conformance catalogue.
  private(set) var log: [String] = []
  private(set) var complaints: [String] = []

  /// Answers for the delegate; without one the proposal is taken.
  var topColumn: ((SplitDriver, SplitViewColumn) -> SplitViewColumn)?
  var displayMode: ((SplitDriver, SplitViewDisplayMode) -> SplitViewDisplayMode)?

  /// What the app does in a classic split view's questions; it tells the tokens and leaves the pages.
  var joins: ((SplitDriver) -> ClassicArrangement)?
  var separates: ((SplitDriver) -> ClassicArrangement)?

  /// Called as each token is logged, before anything else happens.
  var onToken: ((SplitDriver, String) -> Void)?

  private var names: [String] = []

  init(
    _ style: SplitViewStyle, metrics: SplitViewMetrics = .uiKit, primary: String? = nil,
    supplementary: String? = nil, secondary: String? = nil
  ) {
    configuration = SplitConfiguration(style: style, metrics: metrics)
    state = SplitState(style: style)
    environment = SplitEnvironment(width: 0)
    set(primary.map { [$0] } ?? [], .primary)
    set(supplementary.map { [$0] } ?? [], .supplementary)
    set(secondary.map { [$0] } ?? [], .secondary)
    clear()
  }

  func clear() {
    log = []
    complaints = []
  }

  // MARK: What an app and a person do

  func resize(to width: Double) {
    environment.width = width
    layout()
  }

  /// One layout: at most one transition, and nothing left to do after it.
  func layout() {
    configuration.change(from: state, in: environment).map(carryOut)
  }

  private func carryOut(_ transition: SplitTransition) {
    if let mode = transition.announcedMode { tell("mode(\(mode.symbol))") }
    var answer: SplitAnswer?
    switch transition.question {
    case .topColumn(let proposed):
      let column = topColumn?(self, proposed) ?? proposed
      tell("top?(\(proposed.symbol)→\(column.symbol))")
      answer = .topColumn(column)
    case .displayMode(let proposed):
      let mode = displayMode?(self, proposed) ?? proposed
      tell("exp?(\(proposed.symbol)→\(mode.symbol))")
      answer = .displayMode(mode)
    case .join: answer = .arrangement(joins?(self) ?? Self.joinsByItself(self))
    case .separate: answer = .arrangement(separates?(self) ?? Self.separatesByItself(self))
    case nil: break
    }
    carryOut(
      transition.answered(
        answer, state: state, configuration: configuration, environment: environment))
  }

  func request(_ mode: SplitViewDisplayMode) {
    if configuration.preferredDisplayMode == mode { return }
    configuration.preferredDisplayMode = mode
    state = configuration.requesting(from: state)
  }

  func request(behavior: SplitViewBehavior) {
    if configuration.preferredSplitBehavior == behavior { return }
    configuration.preferredSplitBehavior = behavior
    state = configuration.requestingBehavior(from: state)
  }

  func show(_ column: SplitViewColumn) {
    configuration.showing(column, from: state, in: environment).map(carryOut)
  }

  func hide(_ column: SplitViewColumn) {
    configuration.hiding(column, from: state, in: environment).map(carryOut)
  }

  func back() {
    configuration.goingBack(from: state, in: environment).map(carryOut)
  }

  /// A click on what is covered.
  func uncover() {
    configuration.uncovering(from: state, in: environment).map(carryOut)
  }

  func pressButton() {
    configuration.pressingDisplayModeButton(from: state, in: environment).map(carryOut)
  }

  func pressSecondaryOnlyButton() {
    configuration.pressingSecondaryOnlyButton(from: state, in: environment).map(carryOut)
  }

  var button: DisplayModeButton? {
    configuration.displayModeButton(for: state, in: environment)
  }

  func set(_ pages: [String], _ column: SplitViewColumn) {
    carryOut(configuration.setting(pages: pages.map(page), of: column, from: state))
    configuration.leavingCompact(from: state).map(carryOut)
  }

  func push(_ name: String, on column: SplitViewColumn) {
    set(pages(of: column) + [name], column)
  }

  // MARK: What is to be seen

  func pages(of column: SplitViewColumn) -> [String] {
    (column == .compact ? state.compactPages : state.pages[column]).map(name)
  }

  /// The collapsed stack, root first.
  var stack: String { state.collapsedPages.map(name).joined(separator: " › ") }

  var plan: SplitPlan { configuration.plan(for: state, in: environment) }

  /// The first page of each column, or of what is left of them while collapsed.
  var viewControllers: [String] {
    let columns = [SplitViewColumn.primary, .supplementary, .secondary].filter(state.isFilled)
    if !state.isCollapsed { return columns.map { pages(of: $0)[0] } }
    return state.columnsOnStack.prefix(1).map { pages(of: $0)[0] }
  }

  func carryOut(_ step: SplitStep) {
    if let complaint = step.complaint { complaints.append(complaint) }
    if let mode = step.preferredDisplayMode { configuration.preferredDisplayMode = mode }
    if let mode = step.announcedMode { tell("mode(\(mode.symbol))") }
    for event in step.will { tell((event.isShow ? "wS(" : "wH(") + event.column.symbol + ")") }
    state = step.committed(over: state)
    for event in step.did { tell((event.isShow ? "dS(" : "dH(") + event.column.symbol + ")") }
    switch step.completion {
    case .collapsed: tell("didCollapse")
    case .expanded: tell("didExpand")
    case nil: break
    }
  }

  func tell(_ token: String) {
    log.append(token)
    onToken?(self, token)
  }

  func page(_ name: String) -> PageID {
    if let index = names.firstIndex(of: name) { return PageID(rawValue: index) }
    names.append(name)
    return PageID(rawValue: names.count - 1)
  }

  private func name(_ page: PageID) -> String { names[page.rawValue] }
}

extension SplitViewColumn {
  var symbol: String {
    switch self {
    case .primary: "P"
    case .supplementary: "S"
    case .secondary: "D"
    case .compact: "C"
    case .inspector: "I"
    }
  }
}

extension SplitViewDisplayMode {
  var symbol: String {
    switch self {
    case .automatic: "auto"
    case .secondaryOnly: "so"
    case .oneBesideSecondary: "1b"
    case .oneOverSecondary: "1o"
    case .twoBesideSecondary: "2b"
    case .twoOverSecondary: "2o"
    case .twoDisplaceSecondary: "2d"
    }
  }
}
