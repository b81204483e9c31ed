// SPDX-License-Identifier: MIT
import ConformanceSupport
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
  let a = SpyPage("a")
  let s = SpyPage("s")
  let b = SpyPage("b")
  private(set) var stage: Stage!

  init(_ style: SplitViewController.Style) {
    split = SplitViewController(style: style)
    split.metrics = .uiKit
    split.delegate = recorder
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

  func mounted(at width: Int) throws -> Fixture {
    try mount(at: width)
    recorder.log = []
    return self
  }

  func mount(at width: Int) throws { stage = try Stage(split, width: width) }

  func folded(top: Column) -> Fixture {
    recorder.topColumnForCollapsing = { _ in top }
    stage.resize(to: 400)
    recorder.topColumnForCollapsing = nil
    recorder.log = []
    return self
  }

  func inMode(_ mode: SplitViewController.DisplayMode) -> Fixture {
    split.preferredDisplayMode = mode
    stage.settle()
    recorder.log = []
    return self
  }

  /// The folded stack as the catalogue writes it, `a › s › b`.
  var stack: String { split.collapsedPages.map { $0.title ?? "?" }.joined(separator: " › ") }

  /// A column's own pages, `b x`.
  func pages(_ column: Column) -> String {
    guard let content = split.viewController(for: column) else { return "" }
    let navigation = content as? NavigationController ?? content.navigationController
    return (navigation?.viewControllers ?? [content]).map { $0.title ?? "?" }
      .joined(separator: " ")
  }

  var titles: [String] { split.viewControllers.map { $0.title ?? "?" } }

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

  /// Checks that appearance calls are balanced, that what is on screen is what the split view
  /// says, that no frame had a problem and that nothing was complained of.
  func expectHealthy(warnings: Int = 0, file: StaticString = #filePath, line: UInt = #line) {
    for page in [a, s, b] {
      XCTAssertEqual(page.imbalances, [], "\(page.title ?? "?")", file: file, line: line)
      XCTAssertTrue(page.isBalanced, "\(page.title ?? "?"): \(page.log)", file: file, line: line)
    }
    XCTAssertEqual(
      stage.presentedFrames.compactMap(\.problem), [], "frames", file: file, line: line)
    XCTAssertEqual(stage.warnings.count, warnings, "\(stage.warnings)", file: file, line: line)
    let shown = Set(Column.allCases.filter { split.isShowing($0) })
    XCTAssertEqual(
      Set(stage.presentedFrames.last?.visibleColumns ?? []), shown, file: file, line: line)
  }

  func close() { stage.close() }
}
