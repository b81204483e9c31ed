// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// Content that lost its state in other programs when columns moved.
final class ContentReportTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_138_scrollPositions() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    rig.activate(3)
    rig.stage.resize(to: 500)
    let page = try XCTUnwrap(rig.itemPage)
    page.scroll(to: 800)
    rig.list.scroll(to: 30)
    rig.stage.settle()
    rig.stage.resize(to: 1000)
    XCTAssertEqual(page.offset, 800)
    XCTAssertTrue(rig.list.rowsInView.contains(30), "\(rig.list.rowsInView)")
    let rows = rig.list.rowsInView
    rig.stage.resize(to: 500)
    XCTAssertEqual(page.offset, 800)
    rig.back()
    XCTAssertEqual(rig.list.rowsInView, rows)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_143_nothingIsRealizedAnew() async throws {
    let rig = Rig(.D2)
    let widget = Widgets.label("live")
    let page = SpyPage("live", widget: widget)
    rig.split.setViewController(page, for: .secondary)
    try rig.mount(at: 1000)
    defer { rig.close() }
    let realized = SignalCounter("realize", of: [widget])
    let unrealized = SignalCounter("unrealize", of: [widget])
    page.clearLog()
    for _ in 0..<10 {
      rig.stage.resize(to: 500)
      XCTAssertEqual(rig.split.topColumn, .secondary)
      rig.stage.resize(to: 1000)
    }
    for _ in 0..<10 {
      rig.split.hide(.primary)
      rig.stage.settle()
      rig.split.show(.primary)
      rig.stage.settle()
    }
    XCTAssertEqual([realized.count, unrealized.count], [0, 0])
    XCTAssertEqual(page.log.filter { $0.hasSuffix("viewDidLoad") }, [])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_144_theSearchBar() async throws {
    for text in [nil, "4"] {
      let rig = try Rig(.D2, at: 1000)
      defer { rig.close() }
      rig.list.isSearching = text != nil
      rig.list.searchText = text ?? ""
      rig.stage.settle()
      let rows = rig.list.rows
      XCTAssertEqual(rows.count, text == nil ? 50 : 14)
      for width in [500, 1000] {
        rig.stage.resize(to: width)
        XCTAssertEqual(rig.list.isSearching, text != nil, "\(width)")
        XCTAssertEqual(rig.list.searchText, text ?? "", "\(width)")
        XCTAssertEqual(rig.list.rows, rows, "\(width)")
      }
      rig.expectHealthy()
    }
  }
}
