// SPDX-License-Identifier: MIT

import SplitViewCore
import SplitViewWalk
import WalkWords

/// The core's decisions as a subject of walks.
final class CoreWalkSubject: WalkSubject {
  let runner: CoreRunner

  /// The controllers of a classic split view.
  var classic = Classic()
  var isJoining = false

  /// What the columns' navigation controllers hold.
  private var stacks: [WalkColumn: [String]] = [:]
  var names = PageNames()
  private var impliedBehavior: SplitViewBehavior?
  var trace: [WalkToken] = []
  private var triggers: [(prefix: String, operations: [WalkOperation])] = []

  init(_ configuration: WalkConfiguration) {
    runner = CoreRunner(
      SplitConfiguration(
        style: SplitViewStyle(configuration.style),
        metrics: configuration.metrics == .uiKit ? .uiKit : .desktop))
    runner.environment.handle = configuration.handle
    runner.onToken = { [unowned self] in hear($0) }
    runner.join = { [unowned self] in join() }
    runner.separate = { [unowned self] in separate() }
    for column in WalkColumn.allCases { set(column, configuration.pages(of: column)) }
    if isClassic { setControllers(configuration.controllers) }
    for operation in configuration.before { execute(operation) }
    runner.environment.width = configuration.width
    runner.settle()
  }

  func perform(_ operation: WalkOperation) {
    execute(operation)
    runner.settle()
  }

  func observe() -> WalkObservation {
    var seen = WalkObservation()
    let (configuration, state) = (runner.configuration, runner.state)
    seen.isCollapsed = state.isCollapsed
    seen.displayMode = WalkMode(state.displayMode)
    if !isClassic { seen.behavior = WalkBehavior(configuration.behavior(of: state)) }
    seen.preferredMode = WalkMode(configuration.preferredDisplayMode)
    let explicit = configuration.preferredSplitBehavior
    seen.preferredBehavior = WalkBehavior(
      explicit == .automatic ? impliedBehavior ?? .automatic : explicit)
    seen.topColumn = state.topColumn.map { WalkColumn($0) }
    for column in isClassic ? [.inspector] : WalkColumn.allCases {
      let pages = names.names(
        of: column == .compact ? state.compactPages : state.pages[SplitViewColumn(column)])
      if !pages.isEmpty { seen.stacks[column] = pages }
    }
    seen.visible = state.visibleColumns.map { WalkColumn($0) }
    seen.collapsedStack = names.names(of: state.collapsedPages)
    seen.viewControllers = viewControllers
    if isClassic { observeClassic(&seen) }
    if configuration.displayModeButton(for: state, in: runner.environment) != nil {
      seen.button = runner.configuration.pressingDisplayModeButton(
        from: state, in: runner.environment
      ).map { WalkMode($0.state.displayMode) }
    }
    seen.hasSecondaryOnlyButton = configuration.hasSecondaryOnlyButton(for: state)
    if !state.isCollapsed {
      let plan = configuration.plan(for: state, in: runner.environment)
      for column in seen.visible where column != .compact {
        seen.widths[column] = plan.columns[SplitViewColumn(column)].width
      }
    }
    seen.trace = trace
    trace = []
    return seen
  }

  private var viewControllers: [String] {
    let state = runner.state
    if !state.isCollapsed {
      return WalkColumn.tiled.compactMap { pages(of: $0).first }
    }
    return state.columnsOnStack.prefix(1).compactMap { pages(of: WalkColumn($0)).first }
  }

  // MARK: What an app and a person do

  func execute(_ operation: WalkOperation) {
    if isClassic && operation.needsColumns { return }
    switch operation {
    case .resize(let width): runner.environment.width = width
    case .show(let column):
      step { [unowned self] in
        $0.showing(SplitViewColumn(column), from: runner.state, in: runner.environment)
      }
    case .hide(let column):
      step { [unowned self] in
        $0.hiding(SplitViewColumn(column), from: runner.state, in: runner.environment)
      }
    case .set(let column, let pages):
      runner.perform(isContent: true) { [unowned self] in set(column, pages) }
    case .showDetail(let page):
      runner.perform(isContent: true) { [unowned self] in showDetail(page) }
    case .push(let column, let page):
      let pages = pages(of: column)
      if !pages.isEmpty { set(column, pages + [page]) }
    case .pop(let column):
      let pages = pages(of: column)
      if pages.count > 1 { set(column, pages.dropLast()) }
    case .popToRoot(let column): popToRoot(column)
    case .back: back()
    case .pressButton where isClassic: pressClassicButton()
    case .pressButton:
      step { [unowned self] in
        $0.pressingDisplayModeButton(from: runner.state, in: runner.environment)
      }
    case .pressSecondaryOnlyButton:
      step { [unowned self] in
        $0.pressingSecondaryOnlyButton(from: runner.state, in: runner.environment)
      }
    case .clickOutside:
      step { [unowned self] in $0.uncovering(from: runner.state, in: runner.environment) }
    case .dismissInspector:
      step { [unowned self] in
        guard runner.state.isCollapsed else { return nil }
        return $0.hiding(.inspector, from: runner.state, in: runner.environment)
      }
    case .drag(let column, let width): drag(SplitViewColumn(column), to: width)
    case .controllers(let list):
      runner.perform(isContent: true) { [unowned self] in setControllers(list) }
    case .showController(let controller): showController(controller)
    case .showDetailController(let controller): showDetailController(controller)
    case .pushOnto(let stack, let name): push(name, onto: stack)
    case .popFrom(let stack): pop(from: stack)
    case .popToRootOf(let stack): popToRoot(of: stack)
    case .answer(let answer): classic.answers.take(answer)
    case .prefer(let preference): prefer(preference)
    case .answerTop(let column): runner.topAnswer = column.map { SplitViewColumn($0) }
    case .answerExpanding(let mode):
      runner.expandingAnswer = mode.map { SplitViewDisplayMode($0) }
    case .atNext(let prefix, let operations): triggers.append((prefix, operations))
    case .turn(let operations): for operation in operations { execute(operation) }
    }
  }

  func step(_ make: @escaping (SplitConfiguration) -> SplitStep?) {
    runner.perform { [unowned self] in
      if let step = make(runner.configuration) { runner.run(step) }
    }
  }

  private func back() {
    if isClassic { return runner.perform { [unowned self] in goBackClassic() } }
    guard let top = runner.state.topColumn else { return }
    if pages(of: WalkColumn(top)).count > 1 { return execute(.pop(WalkColumn(top))) }
    step { [unowned self] in $0.goingBack(from: runner.state, in: runner.environment) }
  }

  private func showDetail(_ page: String) {
    set(.secondary, [page])
    if runner.isAsking || !runner.state.isCollapsed { return }
    execute(.show(.secondary))
  }

  /// Below the top, the root can only be seen once what covers it is gone.
  private func popToRoot(_ column: WalkColumn) {
    let pages = pages(of: column)
    if pages.isEmpty { return }
    set(column, [pages[0]])
    if !runner.state.columnsOnStack.contains(SplitViewColumn(column)) { return }
    step { [unowned self] in
      let state = runner.state
      guard state.columnsOnStack.contains(SplitViewColumn(column)) else { return nil }
      return $0.showing(SplitViewColumn(column), from: state, in: runner.environment)
    }
  }

  private func drag(_ column: SplitViewColumn, to width: Double) {
    step { [unowned self] in
      let released = $0.releasing(
        column, at: width, from: runner.state, in: runner.environment)
      if released == nil {
        runner.state = $0.dragging(column, to: width, from: runner.state, in: runner.environment)
      }
      return released
    }
  }

  private func set(_ column: WalkColumn, _ pages: [String]) {
    // A column that the style lacks is ignored.
    if column == .supplementary && runner.configuration.style == .doubleColumn { return }
    stacks[column] = pages
    runner.pagesDidChange(in: SplitViewColumn(column)) { [unowned self] in
      self.pages(of: column).map { names.page(named: $0) }
    }
  }

  private func pages(of column: WalkColumn) -> [String] { stacks[column] ?? [] }

  func hear(_ token: String) {
    trace.append(
      WalkToken(
        token, isCollapsed: runner.state.isCollapsed,
        displayMode: WalkMode(runner.state.displayMode)))
    let fired = triggers.filter { token.hasPrefix($0.prefix) }
    triggers.removeAll { token.hasPrefix($0.prefix) }
    for operation in fired.flatMap(\.operations) { execute(operation) }
  }

  var isClassic: Bool { runner.configuration.style == .unspecified }

  // MARK: Preferences

  private func prefer(_ preference: WalkPreference) {
    switch preference {
    case .mode(let mode):
      let mode = SplitViewDisplayMode(mode)
      if !isClassic {
        impliedBehavior = SplitConfiguration.behavior(inferredFrom: mode) ?? impliedBehavior
      }
      if mode == runner.configuration.preferredDisplayMode { return }
      runner.configuration.preferredDisplayMode = mode
      runner.state = runner.configuration.requesting(from: runner.state)
    case .behavior(let behavior):
      let behavior = SplitViewBehavior(behavior)
      impliedBehavior = nil
      if behavior == runner.configuration.preferredSplitBehavior { return }
      runner.configuration.preferredSplitBehavior = behavior
      runner.state = runner.configuration.requestingBehavior(from: runner.state)
    case .width(let column, let value): setWidth(\.preferred, of: column, to: value)
    case .fraction(let column, let value): setWidth(\.fraction, of: column, to: value)
    case .minimum(let column, let value): setWidth(\.minimum, of: column, to: value)
    case .maximum(let column, let value): setWidth(\.maximum, of: column, to: value)
    case .compactColumn(let column):
      runner.configuration.preferredCompactColumn = column.map { SplitViewColumn($0) }
    case .restoresColumns(let value): runner.configuration.restoresColumnsWhenWidened = value
    case .collapse(let policy): runner.configuration.collapsePolicy = CollapsePolicy(policy)
    case .reportsProgrammaticChanges(let value):
      runner.configuration.reportsProgrammaticColumnChanges = value
    case .presentsWithGesture(let value): runner.configuration.presentsWithGesture = value
    case .buttonVisibility(let value):
      runner.configuration.displayModeButtonVisibility =
        SplitViewDisplayModeButtonVisibility(value)
    case .showsSecondaryOnlyButton(let value):
      runner.configuration.showsSecondaryOnlyButton = value
    }
  }

  private func setWidth(
    _ key: WritableKeyPath<ColumnWidthPreferences, Double?>, of column: WalkColumn,
    to value: Double?
  ) {
    runner.configuration.widths[SplitViewColumn(column)][keyPath: key] = value
    runner.state.userWidths[SplitViewColumn(column)] = nil
  }
}
