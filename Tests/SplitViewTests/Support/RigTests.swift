// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// The rigs are laid out as their table says.
final class RigTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  @MainActor func testLayouts() async throws {
    let expected: [(Rig.Kind, [(Int, [Column])])] = [
      (.D2, [(1000, [.primary, .secondary]), (648, [.primary, .secondary]), (639, [.primary])]),
      (.D2o, [(808, [.primary, .secondary]), (799, [.secondary]), (639, [.primary])]),
      (
        .D3,
        [
          (1300, [.primary, .supplementary, .secondary]), (999, [.supplementary, .secondary]),
          (648, [.supplementary, .secondary]), (639, [.supplementary]),
        ]
      ),
      (
        .D3o,
        [
          (1300, [.primary, .supplementary, .secondary]), (999, [.supplementary, .secondary]),
          (818, [.secondary]), (639, [.supplementary]),
        ]
      ),
      (.K2, [(1000, [.primary, .secondary])]),
    ]
    for (kind, layouts) in expected {
      let rig = try Rig(kind, at: layouts[0].0)
      for (width, columns) in layouts {
        rig.stage.resize(to: width)
        XCTAssertEqual(rig.visibleColumns, columns, "\(kind) at \(width)")
      }
      rig.stage.resize(to: 360)
      XCTAssertTrue(rig.split.isCollapsed, "\(kind)")
      rig.expectHealthy()
      rig.close()
    }
  }

  @MainActor func testWidths() async throws {
    let two = try Rig(.D2, at: 1000)
    XCTAssertEqual(two.bounds(of: .primary)?.width, 280)
    two.close()
    let three = try Rig(.D3, at: 1300)
    XCTAssertEqual(three.bounds(of: .primary)?.width, 240)
    XCTAssertEqual(three.bounds(of: .supplementary)?.width, 320)
    three.close()
  }

  @MainActor func testTheListOpensItems() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    XCTAssertNil(rig.openItem)
    XCTAssertTrue(rig.texts(in: .secondary).contains("All there is of 0"))
    rig.activate(3)
    XCTAssertEqual(rig.openItem, 3)
    XCTAssertEqual(rig.list.selectedRow, 3)
    rig.stage.resize(to: 500)
    XCTAssertEqual(rig.titles, ["List", "Item 3"])
    rig.back()
    XCTAssertEqual(rig.depth, 1)
    XCTAssertEqual(rig.list.focusedRow, 3)
  }

  @MainActor func testTheListCanBeSearched() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    rig.list.isSearching = true
    rig.list.searchText = "7"
    rig.stage.settle()
    XCTAssertEqual(rig.list.rows, [7, 17, 27, 37, 47])
    XCTAssertEqual(rig.list.rowsInView, [7, 17, 27, 37, 47])
  }
}
