// SPDX-License-Identifier: MIT
import ConformanceSupport
import SplitView
import SplitViewTesting
import XCTest

/// A classic split view on a stage: UIKit's metrics, pages `a` and `b` in a navigation controller
/// each, a delegate that records.
@MainActor
final class ClassicFixture {
  let split = SplitViewController()
  let recorder = DelegateRecorder()
  let a = SpyPage("a")
  let b = SpyPage("b")
  let master: NavigationController
  let detail: NavigationController
  /// What the delegate and the pages heard, in their common order.
  let journal = SpyPage.Journal()
  private(set) var stage: Stage!
  private var spies: [SpyPage]

  init(master: NavigationController? = nil, detail: NavigationController? = nil) {
    self.master = master ?? NavigationController()
    self.detail = detail ?? NavigationController()
    spies = [a, b]
    self.master.viewControllers = [a]
    self.detail.viewControllers = [b]
    split.metrics = .uiKit
    split.delegate = recorder
    for page in spies { page.journal = journal }
    recorder.onEvent = { [unowned self] in journal.entries.append($0) }
    split.viewControllers = [self.master, self.detail]
  }

  /// Side by side at 820.
  static func FK() throws -> ClassicFixture { try ClassicFixture().mounted(at: 820) }

  func mounted(at width: Int) throws -> ClassicFixture {
    try mount(at: width)
    clear()
    return self
  }

  func mount(at width: Int) throws { stage = try Stage(split, width: width) }

  /// Collapsed by a delegate that says whether it has joined the two.
  func collapsed(handled: Bool) -> ClassicFixture {
    recorder.collapseSecondaryOnto = { _, _ in handled }
    stage.resize(to: 400)
    recorder.collapseSecondaryOnto = nil
    clear()
    return self
  }

  func spy(_ title: String) -> SpyPage {
    let page = SpyPage(title)
    page.journal = journal
    spies.append(page)
    return page
  }

  func clear() {
    recorder.log = []
    journal.entries = []
    for page in spies { page.clearLog() }
  }

  // MARK: What is to be seen

  /// The controllers as the catalogue writes them, `[nav[a, nav[b]], d]`.
  var controllers: String {
    "[" + split.viewControllers.map { ClassicFixture.describe($0) }.joined(separator: ", ") + "]"
  }

  static func describe(_ controller: ViewController) -> String {
    guard let navigation = controller as? NavigationController else {
      return controller.title ?? "?"
    }
    return "nav[" + navigation.viewControllers.map { describe($0) }.joined(separator: ", ") + "]"
  }

  /// The header bar of a column, as `back|title` or, without a back button, `title`.
  func header(_ column: SplitViewController.Column) -> String? {
    guard let header = stage.header(of: column) else { return nil }
    let back = header.buttons.contains(.back) ? "\(header.backLabel ?? "")|" : ""
    return back + (header.title ?? "")
  }

  var visibleColumns: [SplitViewController.Column] {
    stage.presentedFrames.last?.visibleColumns ?? []
  }

  // MARK: Expectations

  func expectTrace(
    _ row: String, warnings: Int = 0, onScreen: [SpyPage], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    stage.settle()
    let trace = try ConformanceTraces.trace(of: row)
    XCTAssertEqual(recorder.log, trace.fixedOrder, row, file: file, line: line)
    XCTAssertNil(trace.difference(from: recorder.log), row, file: file, line: line)
    expectHealthy(onScreen: onScreen, warnings: warnings, file: file, line: line)
  }

  /// Checks that appearance calls are balanced and true, that no frame had a problem and that
  /// nothing was complained of.
  func expectHealthy(
    onScreen: [SpyPage], warnings: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    stage.settle()
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
  }

  func close() { stage.close() }
}
