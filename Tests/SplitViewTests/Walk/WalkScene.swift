// SPDX-License-Identifier: MIT
import GtkInterop
import SplitViewCore
import SplitViewWalk
import WalkWords
import XCTest

@testable import SplitView
@testable import SplitViewTesting

/// A split view in a window, told what operations of a walk mean.
@MainActor
final class WalkScene {
  static let height = 300

  let split: SplitViewController
  let recorder = DelegateRecorder()
  private(set) var stage: Stage!
  private(set) var pages: [String: SpyPage] = [:]

  /// The navigation controllers of a classic split view's app.
  var navigations: [String: NavigationController] = [:]
  var answers = WalkAnswers()
  var trace: [WalkToken] = []
  private var triggers: [(prefix: String, operations: [WalkOperation])] = []

  /// - Parameter mounts: Whether it is shown at once.
  init(_ configuration: WalkConfiguration, mounts: Bool = true) throws {
    _ = Toolkit.initialize()
    split =
      configuration.style == .classic
      ? SplitViewController()
      : SplitViewController(style: SplitViewStyle(configuration.style))
    split.metrics = configuration.metrics == .uiKit ? .uiKit : .desktop
    split.delegate = recorder
    recorder.onEvent = { [unowned self] in hear($0) }
    for column in WalkColumn.allCases where !configuration.pages(of: column).isEmpty {
      set(column, configuration.pages(of: column))
    }
    if isClassic {
      answerClassic()
      setControllers(configuration.controllers)
    }
    for operation in configuration.before { execute(operation) }
    if mounts { try mount(at: Int(configuration.width)) }
  }

  func mount(at width: Int) throws {
    stage = try Stage(split, width: width, height: WalkScene.height)
  }

  func close() { stage.close() }

  func perform(_ operation: WalkOperation) {
    execute(operation)
    stage.settle()
  }

  // MARK: What is to be seen

  func observe() -> WalkObservation {
    var seen = WalkObservation()
    seen.isCollapsed = split.isCollapsed
    seen.displayMode = WalkMode(split.displayMode)
    if !isClassic {
      seen.behavior = WalkBehavior(split.splitBehavior)
      seen.preferredBehavior = WalkBehavior(split.preferredSplitBehavior)
    }
    seen.preferredMode = WalkMode(split.preferredDisplayMode)
    seen.topColumn = split.topColumn.map { WalkColumn($0) }
    for column in isClassic ? [.inspector] : WalkColumn.allCases {
      let titles = stack(of: column).map { $0.title ?? "?" }
      if !titles.isEmpty { seen.stacks[column] = titles }
    }
    seen.visible = WalkColumn.allCases.filter { split.isShowing(SplitViewColumn($0)) }
    seen.collapsedStack = split.collapsedPages.map { $0.title ?? "?" }
    seen.viewControllers = split.viewControllers.map { root(of: $0).title ?? "?" }
    if isClassic { observeClassic(&seen) }
    seen.button =
      isClassic
      ? classicButton
      : split.configuration.pressingDisplayModeButton(
        from: split.splitState, in: split.currentEnvironment
      ).map { WalkMode($0.state.displayMode) }
    seen.hasSecondaryOnlyButton = split.configuration.hasSecondaryOnlyButton(for: split.splitState)
    if !split.isCollapsed {
      let plan = split.configuration.plan(for: split.splitState, in: split.currentEnvironment)
      for column in seen.visible {
        seen.widths[column] = plan.columns[SplitViewColumn(column)].width
      }
    }
    seen.trace = trace + problems.map(token)
    trace = []
    return seen
  }

  /// Everything that isn't as it should be, whatever was done.
  private var problems: [String] {
    var problems = stage.presentedFrames.compactMap(\.problem)
    stage.resetFrames()
    let front =
      isClassic
      ? classicFront
      : split.splitState.visibleColumns.compactMap { stack(of: WalkColumn($0)).last }
    for (name, page) in pages.sorted(by: { $0.key < $1.key }) {
      problems += page.imbalances.map { "\(name): \($0)" }
      let isFront = front.contains { $0 === page }
      if page.knowsItIsOnScreen != isFront {
        problems.append(
          "\(name) \(isFront ? "is" : "isn't") on screen and wasn't told: \(page.log)")
      }
    }
    return problems + stage.warnings.filter { !WalkScene.isExpected($0) }
  }

  /// Whether a warning is of an operation that doesn't apply.
  private static func isExpected(_ warning: String) -> Bool {
    ["does nothing", "nothing was set", "The delegate chose"].contains { warning.contains($0) }
  }

  func token(_ text: String) -> WalkToken {
    WalkToken(
      text, isCollapsed: split.isCollapsed, displayMode: WalkMode(split.displayMode))
  }

  func hear(_ text: String) {
    trace.append(token(text))
    let fired = triggers.filter { text.hasPrefix($0.prefix) }
    triggers.removeAll { text.hasPrefix($0.prefix) }
    for operation in fired.flatMap(\.operations) { execute(operation) }
  }

  // MARK: Content

  private func root(of controller: ViewController) -> ViewController {
    (controller as? NavigationController)?.viewControllers.first ?? controller
  }

  private func navigation(of column: WalkColumn) -> NavigationController? {
    let content = split.viewController(for: SplitViewColumn(column))
    return content as? NavigationController ?? content?.navigationController
  }

  func stack(of column: WalkColumn) -> [ViewController] {
    if let navigation = navigation(of: column) { return navigation.viewControllers }
    return split.viewController(for: SplitViewColumn(column)).map { [$0] } ?? []
  }

  func page(_ name: String) -> SpyPage {
    if let page = pages[name] { return page }
    let page = SpyPage(name, widget: Widgets.label("page \(name)"))
    pages[name] = page
    return page
  }

  private func set(_ column: WalkColumn, _ names: [String]) {
    split.setViewController(content(of: column, names), for: SplitViewColumn(column))
  }

  /// One page alone where there is a navigation controller for it already.
  private func content(of column: WalkColumn, _ names: [String]) -> ViewController? {
    if names.isEmpty { return nil }
    let pages = names.map { page($0) }
    let isSide = WalkColumn.tiled.contains(column)
    if isSide && pages.count == 1 && navigation(of: column) != nil { return pages[0] }
    let navigation = NavigationController()
    navigation.viewControllers = pages
    return navigation
  }

  // MARK: What an app and a person do

  private func execute(_ operation: WalkOperation) {
    if isClassic && operation.needsColumns { return }
    switch operation {
    case .resize(let width): stage.resize(to: Int(width))
    case .show(let column): split.show(SplitViewColumn(column))
    case .hide(let column): split.hide(SplitViewColumn(column))
    case .set(let column, let names): set(column, names)
    case .showDetail(let name): split.showDetailViewController(page(name), sender: nil)
    case .push(let column, let name):
      navigation(of: column)?.pushViewController(page(name), animated: false)
    case .pop(let column): navigation(of: column)?.popViewController(animated: false)
    case .popToRoot(let column): navigation(of: column)?.popToRootViewController(animated: false)
    case .back: back()
    case .pressButton where isClassic: pressClassicButton()
    case .pressButton: press(split.displayModeItem)
    case .pressSecondaryOnlyButton:
      if split.configuration.hasSecondaryOnlyButton(for: split.splitState) {
        press(split.secondaryOnlyItem)
      }
    case .clickOutside: clickOutside()
    case .dismissInspector:
      if split.isCollapsed && split.isShowing(.inspector) { split.coveredWasClicked() }
    case .drag(let column, let width): drag(SplitViewColumn(column), to: Int(width))
    case .controllers(let list): setControllers(list)
    case .showController(let controller): showController(controller)
    case .showDetailController(let controller): showDetailController(controller)
    case .pushOnto(let stack, let name): push(name, onto: stack)
    case .popFrom(let stack): navigations[stack]?.popViewController(animated: false)
    case .popToRootOf(let stack): navigations[stack]?.popToRootViewController(animated: false)
    case .answer(let answer): answers.take(answer)
    case .prefer(let preference): prefer(preference)
    case .answerTop(let column):
      recorder.topColumnForCollapsing = column.map { column in { _ in SplitViewColumn(column) } }
    case .answerExpanding(let mode):
      recorder.displayModeForExpanding = mode.map { mode in { _ in SplitViewDisplayMode(mode) } }
    case .atNext(let prefix, let operations): triggers.append((prefix, operations))
    case .turn(let operations): for operation in operations { execute(operation) }
    }
  }

  /// The back button, by the pointer where it can be reached.
  private func back() {
    if isClassic { return backClassic() }
    guard let top = split.topColumn, let navigation = navigation(of: WalkColumn(top)) else {
      return
    }
    if !split.isShowing(.inspector), stage.header(of: top)?.buttons.contains(.back) == true {
      stage.tap(.back, in: top)
    } else {
      navigation.goBack()
    }
  }

  /// A button of the split view, by the pointer where it is on screen.
  private func press(_ item: BarButtonItem) {
    let button: [HeaderButton] =
      item === split.secondaryOnlyItem ? [.secondaryOnly] : [.sidebar, .chevron]
    for column in SplitViewColumn.allCases {
      guard let header = stage.header(of: column),
        let found = header.buttons.first(where: { button.contains($0) })
      else { continue }
      return stage.tap(found, in: column)
    }
    item.action?()
  }

  /// The divider after a column, by the pointer, if it can be dragged.
  private func drag(_ column: SplitViewColumn, to width: Int) {
    let plan = split.configuration.plan(for: split.splitState, in: split.currentEnvironment)
    guard let divider = plan.divider(after: column), divider.isDraggable,
      let present = split.columnWidget(of: column).map({ Widget($0).width })
    else { return }
    let distance = width - present
    // Also where it ends where it was.
    if distance == 0 { stage.dragDivider(after: column, by: -1, release: false) }
    stage.dragDivider(after: column, by: distance == 0 ? 1 : distance)
  }

  private func clickOutside() {
    if split.isCollapsed { return }
    if split.covered.contains(.secondary), secondaryIsUncovered {
      stage.clickContent(of: .secondary)
    } else {
      split.coveredWasClicked()
    }
  }

  /// Whether there is a part of the secondary column to click.
  private var secondaryIsUncovered: Bool {
    let plan = split.configuration.plan(for: split.splitState, in: split.currentEnvironment)
    let start = max(
      plan.columns.secondary.x,
      plan.over.subtracting(.inspector).columns.map { plan.columns[$0].x + plan.columns[$0].width }
        .max() ?? 0)
    let end = plan.over.contains(.inspector) ? plan.columns.inspector.x : plan.width
    return end - start > 20
  }
}
