// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Navigation stacks, edges, selections and columns that other programs lost or left over.
final class StackReportTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  @MainActor func test_SVB_160_twentyCrossingsOfThreePages() async throws {
    let rig = try Rig(.D2, at: 1000, item: 1)
    defer { rig.close() }
    let stack = try XCTUnwrap(rig.itemPage?.navigationController)
    for title in ["More", "Most"] {
      stack.pushViewController(ItemPage(1, title: title), animated: false)
    }
    rig.stage.settle()
    let pages = stack.viewControllers
    for _ in 0..<20 {
      rig.stage.resize(to: 500)
      XCTAssertEqual(rig.titles, ["List", "Item 1", "More", "Most"])
      rig.stage.resize(to: 1000)
      XCTAssertEqual(
        stack.viewControllers.map(ObjectIdentifier.init), pages.map(ObjectIdentifier.init))
    }
    XCTAssertEqual(pages.map { ($0 as? ItemPage)?.loads }, [1, 1, 1])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_161_stacksJoinAndPart() async throws {
    let rig = Rig(.D2)
    let collections = ViewController(widget: Widgets.entry("collections"))
    collections.title = "Collections"
    let primary = NavigationController(rootViewController: collections)
    rig.split.setViewController(primary, for: .primary)
    primary.pushViewController(rig.list, animated: false)
    rig.split.setViewController(ItemPage(1), for: .secondary)
    try rig.mount(at: 1000)
    defer { rig.close() }
    rig.stage.resize(to: 500)
    XCTAssertEqual(rig.titles, ["Collections", "List", "Item 1"])
    rig.back()
    XCTAssertEqual(rig.titles, ["Collections", "List"])
    rig.stage.resize(to: 1000)
    XCTAssertEqual(rig.titles(in: .primary), ["Collections", "List"])
    XCTAssertEqual(rig.titles(in: .secondary), ["Item 1"])
    XCTAssertEqual(rig.visibleColumns, [.primary, .secondary])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_171_theOtherEdge() async throws {
    for isRightToLeft in [false, true] {
      let rig = Rig(.D2)
      rig.split.primaryEdge = .trailing
      try rig.mount(at: 1000)
      defer { rig.close() }
      rig.stage.isRightToLeft = isRightToLeft
      rig.stage.settle()
      let visible: [Column] = isRightToLeft ? [.primary, .secondary] : [.secondary, .primary]
      XCTAssertEqual(rig.visibleColumns, visible)
      rig.stage.resize(to: 500)
      XCTAssertEqual(rig.titles, ["List"])
      XCTAssertFalse(rig.hasBackButton(in: .primary))
      rig.activate(2)
      XCTAssertEqual(rig.titles, ["List", "Item 2"])
      XCTAssertTrue(rig.hasBackButton(in: .secondary))
      rig.stage.resize(to: 1000)
      XCTAssertEqual(rig.visibleColumns, visible)
      let bounds = try XCTUnwrap(rig.bounds(of: .primary))
      XCTAssertEqual(bounds.width, 280)
      XCTAssertEqual(bounds.x, isRightToLeft ? 0 : 720)
      rig.split.primaryEdge = .leading
      rig.stage.settle()
      XCTAssertEqual(rig.visibleColumns, visible.reversed())
      XCTAssertEqual(rig.bounds(of: .primary)?.width, 280)
      XCTAssertEqual(rig.list.selectedRow, 2)
      XCTAssertEqual(rig.openItem, 2)
      rig.expectHealthy()
    }
  }

  @MainActor func test_SVB_199_theItemOnScreenIsDeleted() async throws {
    let rig = try Rig(.D2, at: 1000)
    rig.activate(2)
    rig.list.selectedRow = nil
    rig.split.setViewController(nil, for: .secondary)
    rig.stage.settle()
    XCTAssertTrue(rig.texts(in: .secondary).contains("All there is of 0"))
    XCTAssertFalse(rig.texts(in: .secondary).contains("Item 2"))
    rig.expectHealthy()
    rig.close()

    let narrow = try Rig(.D2, at: 500)
    defer { narrow.close() }
    narrow.activate(2)
    XCTAssertEqual(narrow.depth, 2)
    narrow.list.selectedRow = nil
    narrow.split.setViewController(nil, for: .secondary)
    narrow.stage.settle()
    XCTAssertEqual(narrow.titles, ["List"])
    XCTAssertEqual(narrow.visibleColumns, [.primary])
    XCTAssertFalse(narrow.hasBackButton(in: .primary))
    XCTAssertTrue(narrow.focus?.isWithin(narrow.list.list) ?? false)
    narrow.expectHealthy()
  }

  @MainActor func test_SVB_201_nothingOpenAndThePageThatSaysSo() async throws {
    let rig = Rig(.D2)
    rig.split.preferredDisplayMode = .secondaryOnly
    try rig.mount(at: 760)
    defer { rig.close() }
    func expectPlaceholder() {
      XCTAssertEqual(rig.visibleColumns, [.secondary])
      XCTAssertEqual(rig.bounds(of: .secondary)?.width, 760)
      XCTAssertTrue(rig.texts(in: .secondary).contains("All there is of 0"))
    }
    expectPlaceholder()
    rig.stage.resize(to: 1000)
    rig.stage.resize(to: 760)
    expectPlaceholder()
    rig.expectHealthy()
  }

  @MainActor func test_SVB_215_noColumnIsLeftOver() async throws {
    let rig = try Rig(.D3, at: 1300)
    defer { rig.close() }
    let columns: [Column] = [.primary, .supplementary, .secondary]
    let before = columns.map { rig.bounds(of: $0) }
    rig.stage.resize(to: 500)
    rig.stage.resize(to: 1300)
    XCTAssertEqual(rig.visibleColumns, columns)
    XCTAssertEqual(columns.map { rig.bounds(of: $0) }, before)
    XCTAssertEqual(rig.bounds(of: .compact), nil)
    XCTAssertEqual(rig.split.overlaidColumns, [])
    rig.expectHealthy()
  }
}
