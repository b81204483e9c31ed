// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Columns, rows and pages after a restart, with what a program restores of its own.
final class RestoredArrangementTests: XCTestCase, @unchecked Sendable {
  private typealias Run = RigRestart

  @MainActor func test_SVB_173_selectingAnewLeavesTheMode() async throws {
    let folder = try StateFolder()
    let old = try Run.start(.D3, at: 1300) { $0.folders.selectedRow = 3 }
    old.select(12)
    for column in [Rig.Column.primary, .supplementary] {
      old.split.hide(column)
      old.stage.settle()
    }
    XCTAssertEqual(old.split.displayMode, .secondaryOnly)
    Run.quit(old)
    XCTAssertEqual(folder.files.count, 1)

    let rig = try Run.start(.D3, at: 1300)
    defer { rig.close() }
    rig.folders.selectedRow = 3
    rig.select(12)
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    XCTAssertEqual(rig.stage.presentedFrames.filter { $0.visibleColumns != [.secondary] }, [])
    rig.split.show(.primary)
    rig.stage.settle()
    XCTAssertEqual(rig.visibleColumns, [.primary, .supplementary, .secondary])
    XCTAssertEqual(rig.folders.selectedRow, 3)
    XCTAssertEqual(rig.list.selectedRow, 12)
    XCTAssertEqual(rig.openItem, 12)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_175_theFirstPressShowsTheSidebar() async throws {
    let folder = try StateFolder()
    let old = try Run.start(.D2, at: 1000)
    old.select(4)
    old.split.hide(.primary)
    old.stage.settle()
    Run.quit(old)
    XCTAssertEqual(folder.files.count, 1)

    let rig = try Run.start(.D2, at: 1000)
    defer { rig.close() }
    rig.select(4)
    let button = try XCTUnwrap(rig.split.headerItems[.secondary]?.first)
    XCTAssertEqual(button.accessibilityLabel, "Show sidebar")
    rig.stage.tap(.sidebar, in: .secondary)
    rig.stage.settle()
    XCTAssertEqual(rig.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(button.accessibilityLabel, "Hide sidebar")
    XCTAssertEqual(rig.list.selectedRow, 4)
    XCTAssertTrue(rig.list.rowsInView.contains(4))
    rig.expectHealthy()
  }

  /// What a program keeps of its own: the row, and the pages in the secondary column.
  private struct Pages {
    var row: Int?
    var titles: [String] = []
  }

  @MainActor private func pages(of rig: Rig) -> Pages {
    Pages(row: rig.list.selectedRow, titles: rig.titles(in: .secondary))
  }

  @MainActor private func start(_ pages: Pages, at width: Int) throws -> Rig {
    try Run.start(.D2, at: width) { rig in
      guard let row = pages.row, !pages.titles.isEmpty else { return }
      rig.list.selectedRow = row
      let navigation = NavigationController(rootViewController: ItemPage(row, content: .label))
      for title in pages.titles.dropFirst() {
        navigation.pushViewController(ItemPage(99, title: title, content: .label), animated: false)
      }
      rig.split.setViewController(navigation, for: .secondary)
    }
  }

  @MainActor func test_SVB_176_leftWideAndOpenedNarrow() async throws {
    let folder = try StateFolder()
    let old = try Run.start(.D2, at: 1000)
    old.activate(7)
    XCTAssertEqual(old.list.selectedRow, 7)
    old.split.viewController(for: .secondary)?.navigationController?
      .pushViewController(ItemPage(99, title: "Sub-page", content: .label), animated: false)
    old.stage.settle()
    Run.drag(.primary, of: old, to: 300)
    let kept = pages(of: old)
    XCTAssertEqual(kept.titles, ["Item 7", "Sub-page"])
    Run.quit(old)

    let narrow = try start(kept, at: 500)
    XCTAssertEqual(narrow.titles, ["List", "Item 7", "Sub-page"])
    XCTAssertEqual(narrow.visibleColumns, [.secondary])
    narrow.back()
    XCTAssertEqual(narrow.titles, ["List", "Item 7"])
    narrow.back()
    XCTAssertEqual(narrow.titles, ["List"])
    XCTAssertEqual(narrow.visibleColumns, [.primary])
    XCTAssertEqual(narrow.list.selectedRow, 7)
    XCTAssertTrue(narrow.list.rowsInView.contains(7))
    XCTAssertEqual(narrow.focusedColumn, .primary)
    let left = pages(of: narrow)
    narrow.expectHealthy()
    Run.quit(narrow)

    let wide = try start(left, at: 1000)
    defer { wide.close() }
    XCTAssertEqual(wide.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(Run.width(.primary, of: wide), 300)
    XCTAssertEqual(wide.titles(in: .secondary), ["Item 7"], "as it was left")
    XCTAssertEqual(folder.files.count, 1)
    wide.expectHealthy()
  }

  @MainActor func test_SVB_177_nothingLiesOverTheContentAtAStart() async throws {
    let folder = try StateFolder()
    for (width, column) in [(700, Rig.Column.secondary), (500, .secondary)] {
      let old = try Run.start(.D2o, at: 700) { $0.open(5) }
      XCTAssertEqual(old.split.displayMode, .secondaryOnly)
      old.split.show(.primary)
      old.stage.settle()
      XCTAssertEqual(old.split.displayMode, .oneOverSecondary)
      Run.quit(old)
      XCTAssertEqual(folder.files.count, 1)

      let rig = try Run.start(.D2o, at: width) { $0.open(5) }
      XCTAssertEqual(rig.visibleColumns, [column], "at \(width)")
      XCTAssertEqual(
        rig.stage.presentedFrames.filter { $0.visibleColumns != [column] }, [], "at \(width)")
      rig.stage.press("Tab")
      XCTAssertEqual(rig.focusedColumn, column)
      XCTAssertTrue(rig.isFocusVisible)
      rig.expectHealthy()
      Run.quit(rig)
      try folder.files.forEach { try FileManager.default.removeItem(at: $0) }
    }
  }
}
