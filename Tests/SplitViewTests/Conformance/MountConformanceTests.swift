// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// MNT: the first appearance, on a real window.
final class MountConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_MNT_01_twoColumnsAt820() async throws {
    let fixture = Fixture(.doubleColumn)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertFalse(fixture.split.isViewLoaded)
    XCTAssertEqual(fixture.split.children.count, 0)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-01")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(fixture.titles, ["a", "b"])
    XCTAssertEqual(fixture.header(.primary), "a")
    XCTAssertEqual(fixture.header(.secondary), "b")
  }

  @MainActor func test_MNT_03_threeColumnsAt1100() async throws {
    let fixture = Fixture(.tripleColumn)
    try fixture.mount(at: 1100)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-03")
    XCTAssertEqual(fixture.split.displayMode, .twoBesideSecondary)
    XCTAssertEqual(fixture.visibleColumns, [.primary, .supplementary, .secondary])
    XCTAssertEqual(fixture.titles, ["a", "s", "b"])
    XCTAssertEqual(fixture.header(.supplementary), "s")
  }

  @MainActor func test_MNT_04_secondaryOnlyAskedFor() async throws {
    let fixture = Fixture(.doubleColumn)
    fixture.split.preferredDisplayMode = .secondaryOnly
    try fixture.mount(at: 820)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-04")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertNil(fixture.header(.primary))
    XCTAssertEqual(fixture.a.appearances, 0, "a hidden column never appears")
  }

  @MainActor func test_MNT_06_twoAskedForWhereOneFits() async throws {
    let fixture = Fixture(.tripleColumn)
    fixture.split.preferredDisplayMode = .twoBesideSecondary
    try fixture.mount(at: 820)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-06")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .twoBesideSecondary)
    XCTAssertEqual(fixture.visibleColumns, [.supplementary, .secondary])
  }

  @MainActor private func mount(
    _ style: SplitViewController.Style, asking mode: SplitViewController.DisplayMode
  ) throws -> Fixture {
    let fixture = Fixture(style)
    fixture.split.preferredDisplayMode = mode
    try fixture.mount(at: 820)
    return fixture
  }

  @MainActor func test_MNT_05_nothingIsLaidOverAtFirst() async throws {
    let fixture = try mount(.doubleColumn, asking: .oneOverSecondary)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-05")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_MNT_07_nothingIsDisplacedAtFirst() async throws {
    let fixture = try mount(.tripleColumn, asking: .twoDisplaceSecondary)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-07")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_MNT_08_norAreTwo() async throws {
    let fixture = try mount(.tripleColumn, asking: .twoOverSecondary)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-08")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_MNT_13_modeChangesBetweenWillAndDid() async throws {
    let fixture = Fixture(.doubleColumn)
    fixture.onEvent = { [unowned fixture] token in
      XCTAssertEqual(
        fixture.split.displayMode, token.hasPrefix("dS") ? .oneBesideSecondary : .secondaryOnly,
        token)
    }
    try fixture.mount(at: 820)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-13")
  }

  @MainActor func test_MNT_01_pagesAppearBetweenWillAndDid() async throws {
    let fixture = Fixture(.doubleColumn)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    let entries = fixture.journal.entries
    for (page, column) in [("a", "P"), ("b", "D")] {
      let expected = [
        "wS(\(column))", "\(page).willAppear", "dS(\(column))", "\(page).didAppear",
      ]
      XCTAssertEqual(entries.filter(expected.contains), expected, "\(entries)")
    }
    XCTAssertEqual(fixture.a.log.first, "a.willMove(parent)")
    XCTAssertEqual(fixture.a.log.filter { $0 == "a.viewDidLoad" }.count, 1)
    XCTAssertEqual(fixture.a.log.last, "a.didAppear")
  }
}
