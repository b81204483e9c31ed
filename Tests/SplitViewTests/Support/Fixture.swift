// SPDX-License-Identifier: MIT
import ConformanceSupport
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A split view on a stage, as the conformance catalogue describes its fixtures: UIKit's metrics,
/// plain pages `a`, `s`, `b`, a delegate that records and answers proposals.
@MainActor
final class Fixture {
  typealias Column = SplitViewController.Column

  let split: SplitViewController
  let recorder = DelegateRecorder()
  let a: SpyPage
  let s: SpyPage
  let b: SpyPage
  /// What the delegate and the pages heard, in their common order.
  let journal = SpyPage.Journal()
  /// Called as each token is logged, while the call that it stands for is still running.
  var onEvent: ((String) -> Void)?
  private(set) var stage: Stage!
  private var spies: [SpyPage]

  init(_ style: SplitViewController.Style, b: SpyPage = SpyPage("b")) {
    split = SplitViewController(style: style)
    a = SpyPage("a")
    s = SpyPage("s")
    self.b = b
    spies = [a, s, b]
    for page in spies { page.journal = journal }
    split.metrics = .uiKit
    split.delegate = recorder
    recorder.onEvent = { [unowned self] token in
      journal.entries.append(token)
      onEvent?(token)
    }
    split.setViewController(a, for: .primary)
    if style == .tripleColumn { split.setViewController(s, for: .supplementary) }
    split.setViewController(b, for: .secondary)
  }

  /// Two columns at 820, the primary beside the secondary.
  static func F2() throws -> Fixture { try Fixture(.doubleColumn).mounted(at: 820) }

  /// Three columns at 820, the supplementary beside the secondary.
  static func F3() throws -> Fixture { try Fixture(.tripleColumn).mounted(at: 820) }

  /// Three columns at 1100, all on screen.
  static func F3w() throws -> Fixture { try Fixture(.tripleColumn).mounted(at: 1100) }

  /// Two columns, folded with one on top.
  static func F2c(top: Column = .secondary) throws -> Fixture { try F2().folded(top: top) }

  /// Three columns, folded with one on top.
  static func F3c(top: Column = .secondary) throws -> Fixture { try F3().folded(top: top) }

  /// Two columns, folded with the primary on top.
  static func F2p() throws -> Fixture { try F2c(top: .primary) }

  /// Three columns, folded with the primary on top.
  static func F3p() throws -> Fixture { try F3c(top: .primary) }

  func mounted(at width: Int) throws -> Fixture {
    try mount(at: width)
    clear()
    return self
  }

  /// With a behavior that was set before the first layout.
  static func mounted(
    _ style: SplitViewController.Style, _ behavior: SplitViewController.SplitBehavior,
    at width: Int = 820
  ) throws -> Fixture {
    let fixture = Fixture(style)
    fixture.split.preferredSplitBehavior = behavior
    return try fixture.mounted(at: width)
  }

  /// With a further page in a column.
  @discardableResult
  func filled(_ column: Column, with title: String) -> Fixture {
    split.setViewController(spy(title), for: column)
    if let stage { stage.settle() }
    clear()
    return self
  }

  /// The page of a title.
  func page(_ title: String) -> SpyPage {
    guard let page = spies.first(where: { $0.title == title }) else {
      preconditionFailure("there is no page \(title)")
    }
    return page
  }

  /// Goes on from another row's end.
  func after(_ action: () -> Void) -> Fixture {
    action()
    stage.settle()
    clear()
    return self
  }

  func mount(at width: Int) throws { stage = try Stage(split, width: width) }

  func folded(top: Column) -> Fixture {
    recorder.topColumnForCollapsing = { _ in top }
    stage.resize(to: 400)
    recorder.topColumnForCollapsing = nil
    clear()
    return self
  }

  func inMode(_ mode: SplitViewController.DisplayMode) -> Fixture {
    split.preferredDisplayMode = mode
    stage.settle()
    clear()
    return self
  }

  /// A further page, whose appearance is checked with that of the others.
  func spy(_ title: String) -> SpyPage {
    let page = SpyPage(title)
    page.journal = journal
    spies.append(page)
    return page
  }

  /// Forgets what the delegate and the pages heard so far.
  func clear() {
    recorder.log = []
    journal.entries = []
    for page in spies { page.clearLog() }
  }

  // MARK: What is to be seen

  /// The folded stack as the catalogue writes it, `a › s › b`.
  var stack: String { split.collapsedPages.map { $0.title ?? "?" }.joined(separator: " › ") }

  /// A column's own pages, `b x`.
  func pages(_ column: Column) -> String {
    stackOf(column).map { $0.title ?? "?" }.joined(separator: " ")
  }

  private func stackOf(_ column: Column) -> [ViewController] {
    guard let content = split.viewController(for: column) else { return [] }
    let navigation = content as? NavigationController ?? content.navigationController
    return navigation?.viewControllers ?? [content]
  }

  /// The page on screen in a controller, through tabs and navigation stacks.
  private func front(of controller: ViewController) -> ViewController? {
    if let tabs = controller as? TabBarController {
      return tabs.selectedViewController.flatMap { front(of: $0) }
    }
    guard let stack = controller as? NavigationController else { return controller }
    return stack.topViewController.flatMap { front(of: $0) }
  }

  /// The header bars on screen in the whole window.
  var headerCount: Int {
    Widgets.mapped(under: Widget(split.view)).filter { $0.typeName == "GtkHeaderBar" }.count
  }

  var titles: [String] { split.viewControllers.map { $0.title ?? "?" } }

  /// The columns on the present picture, by left edge.
  var visibleColumns: [Column] { stage.presentedFrames.last?.visibleColumns ?? [] }

  /// A column's header bar, as `back|title` or, without a back button, `title`.
  func header(_ column: Column) -> String? {
    guard let header = stage.header(of: column) else { return nil }
    let back = header.buttons.contains(.back) ? "\(header.backLabel ?? "")|" : ""
    return back + (header.title ?? "")
  }

  /// The buttons on screen in a column's header that are neither the split view's nor the window's.
  func buttons(in column: Column) -> [Widget] {
    split.header(of: column).map { Widgets.buttons(in: Widget($0)) } ?? []
  }

  // MARK: Expectations

  /// Checks the whole log against a row's trace, in our order and in UIKit's; then that nothing
  /// else is wrong: appearance, frames, warnings.
  func expectTrace(
    _ row: String, warnings: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    stage.settle()
    let trace = try ConformanceTraces.trace(of: row)
    XCTAssertEqual(recorder.log, trace.fixedOrder, row, file: file, line: line)
    XCTAssertNil(trace.difference(from: recorder.log), row, file: file, line: line)
    expectHealthy(warnings: warnings, file: file, line: line)
  }

  /// As ``expectHealthy(warnings:file:line:)``, where calls may rightly be warned of.
  func expectQuiet(
    _ place: String, checksFrames: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) {
    let shown = Column.allCases.filter { split.isShowing($0) }
    let onScreen = shown.compactMap { stackOf($0).last }
    for page in spies {
      XCTAssertEqual(page.imbalances, [], "\(place): \(page.log)", file: file, line: line)
      XCTAssertEqual(
        page.knowsItIsOnScreen, onScreen.contains { $0 === page },
        "\(place): \(page.log)", file: file, line: line)
    }
    let problems = (checksFrames ? stage.presentedFrames : []).compactMap(\.problem)
    XCTAssertEqual(problems, [], place, file: file, line: line)
    XCTAssertNil(stage.presentedFrames.last?.problem, place, file: file, line: line)
  }

  /// Checks that appearance calls are balanced, that what is on screen is what the split view
  /// says, that no frame had a problem and that nothing was complained of.
  func expectHealthy(warnings: Int = 0, file: StaticString = #filePath, line: UInt = #line) {
    let shown = Column.allCases.filter { split.isShowing($0) }
    let onScreen = shown.compactMap { stackOf($0).last.flatMap { front(of: $0) } }
    for page in spies {
      let name = page.title ?? "?"
      XCTAssertEqual(page.imbalances, [], name, file: file, line: line)
      XCTAssertEqual(
        page.knowsItIsOnScreen, onScreen.contains { $0 === page },
        "\(name) is told whether it is on screen: \(page.log)", file: file, line: line)
    }
    XCTAssertEqual(
      stage.presentedFrames.compactMap(\.problem), [], "frames", file: file, line: line)
    XCTAssertEqual(stage.warnings.count, warnings, "\(stage.warnings)", file: file, line: line)
    // An empty secondary column has its room all the same.
    let isEmpty = shown.allSatisfy { $0 == .inspector }
    let drawn = Set(shown).union(split.isCollapsed && !isEmpty ? [] : [.secondary])
    XCTAssertEqual(Set(visibleColumns), drawn, file: file, line: line)
    XCTAssertEqual(
      stage.presentedFrames.last?.isCollapsed, split.isCollapsed, file: file, line: line)
  }

  func close() { stage.close() }
}
