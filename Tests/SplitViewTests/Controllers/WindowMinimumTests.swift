// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// The least width that a window hears of is the same wide and folded, so it can be made narrow in
/// one jump.
final class WindowMinimumTests: XCTestCase, @unchecked Sendable {
  @MainActor private func expectOneMinimum(
    _ style: SplitViewController.Style, items: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let split = SplitViewController(style: style)
    let columns: [SplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for column in columns {
      let page = ViewController()
      page.title = "A rather long title of a page"
      page.navigationItem.rightBarButtonItems = (0..<items).map { _ in
        BarButtonItem(title: nil, iconName: "edit-copy-symbolic", action: nil)
      }
      split.setViewController(page, for: column)
    }
    let stage = try Stage(split, width: 1000, height: 300)
    defer { stage.close() }
    let root = Widget(split.view)
    let wide = root.measure(.horizontal).minimum
    XCTAssertGreaterThan(wide, 0, file: file, line: line)
    stage.resize(to: wide)
    let folded = root.measure(.horizontal).minimum
    XCTAssertEqual(wide, folded, "\(items) items", file: file, line: line)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [], file: file, line: line)
  }

  @MainActor func testTwoColumns() async throws {
    for items in 0...3 { try expectOneMinimum(.doubleColumn, items: items) }
  }

  @MainActor func testThreeColumns() async throws {
    for items in 0...3 { try expectOneMinimum(.tripleColumn, items: items) }
  }
}
