// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// The wrong column on top after folding, or the wrong state after unfolding, in other programs.
final class TopColumnTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_125_aHiddenSidebarStaysHidden() async throws {
    let rig = try Rig(.D2, at: 1000, item: 3)
    defer { rig.close() }
    rig.split.preferredDisplayMode = .secondaryOnly
    rig.stage.settle()
    rig.stage.resize(to: 500)
    XCTAssertEqual(rig.titles, ["List", "Item 3"])
    rig.recorder.log = []
    rig.stage.resize(to: 1000)
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    XCTAssertEqual(rig.visibleColumns, [.secondary])
    XCTAssertEqual(rig.openItem, 3)
    XCTAssertEqual(rig.recorder.log.filter { $0.hasPrefix("exp?") }, ["exp?(so→so)"])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_128_startedNarrowAndWidened() async throws {
    let rig = try Rig(.D2, at: 500)
    defer { rig.close() }
    XCTAssertEqual(rig.visibleColumns, [.primary])
    rig.stage.resetFrames()
    rig.stage.sweep([1000])
    XCTAssertFalse(rig.split.isCollapsed)
    let wide = try XCTUnwrap(rig.stage.presentedFrames.first { $0.width == 1000 })
    XCTAssertFalse(wide.isCollapsed)
    XCTAssertEqual(wide.visibleColumns, [.primary, .secondary])
    rig.stage.settle()
    XCTAssertEqual(rig.recorder.log.filter { $0 == "didExpand" }.count, 1)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_129_openedFromElsewhere() async throws {
    let rig = try Rig(.D2, at: 500)
    defer { rig.close() }
    XCTAssertEqual(rig.titles, ["List"])
    rig.select(9)
    XCTAssertEqual(rig.titles, ["List", "Item 9"])
    XCTAssertEqual(rig.list.selectedRow, 9)
    rig.back()
    XCTAssertEqual(rig.titles, ["List"])
    rig.activate(9)
    XCTAssertEqual(rig.titles, ["List", "Item 9"])
    XCTAssertEqual(rig.split.topColumn, .secondary)
    rig.expectHealthy()

    let wide = try Rig(.D2, at: 1000)
    defer { wide.close() }
    wide.select(9)
    XCTAssertEqual(wide.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(wide.openItem, 9)
    XCTAssertTrue(wide.texts(in: .secondary).contains("Item 9"))
    XCTAssertEqual(wide.list.selectedRow, 9)
    wide.expectHealthy()
  }

  @MainActor func test_SVB_130_wideAndBackWhileReading() async throws {
    for isAtOnce in [true, false] {
      let rig = try Rig(.D2, at: 500, item: 3)
      defer { rig.close() }
      let page = try XCTUnwrap(rig.itemPage)
      page.scroll(to: 600)
      rig.stage.settle()
      if isAtOnce {
        rig.stage.sweep([1000, 500])
        rig.stage.settle()
      } else {
        rig.stage.resize(to: 1000)
        for _ in 0..<30 { rig.stage.settle() }
        rig.stage.resize(to: 500)
      }
      XCTAssertEqual(rig.titles, ["List", "Item 3"])
      XCTAssertTrue(rig.itemPage === page)
      XCTAssertEqual(page.offset, 600)
      rig.expectHealthy()
    }
  }
}
