// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// COL: what a collapse tells and leaves, on a real window.
final class CollapseConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_COL_01_twoColumns() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-01")
    XCTAssertTrue(fixture.split.isCollapsed)
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertEqual(fixture.titles, ["a"])
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    XCTAssertNil(fixture.header(.primary))
  }

  @MainActor func test_COL_01_pagesHearWhatTheySee() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(
      fixture.journal.entries,
      [
        "top?(D→D)", "wH(D)", "wH(P)", "wS(D)", "a.willDisappear", "dH(P)", "dS(D)",
        "a.didDisappear", "didCollapse",
      ])
  }

  @MainActor func test_COL_02_threeColumns() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-02")
    XCTAssertEqual(fixture.stack, "a › s › b")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertEqual(fixture.titles, ["a"])
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.header(.secondary), "s|b")
    XCTAssertEqual(fixture.a.log, [])
  }

  @MainActor func test_COL_03_threeColumnsToThePrimary() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.recorder.topColumnForCollapsing = { _ in .primary }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-03")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.pages(.supplementary), "s")
    XCTAssertEqual(fixture.pages(.secondary), "b")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.header(.primary), "a")
  }

  @MainActor func test_COL_04_twoColumnsToThePrimary() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.recorder.topColumnForCollapsing = { _ in .primary }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-04")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.header(.primary), "a")
  }

  @MainActor func test_COL_05_threeColumnsToTheSupplementary() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.recorder.topColumnForCollapsing = { _ in .supplementary }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-05")
    XCTAssertEqual(fixture.stack, "a › s")
    XCTAssertEqual(fixture.visibleColumns, [.supplementary])
    XCTAssertEqual(fixture.header(.supplementary), "a|s")
  }

  @MainActor func test_COL_06_fromTheSecondaryAlone() async throws {
    let fixture = try Fixture.F3().inMode(.secondaryOnly)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-06")
    XCTAssertEqual(fixture.stack, "a › s › b")
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
  }

  @MainActor func test_COL_08_fromAllThreeColumns() async throws {
    let fixture = try Fixture.F3w()
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-08")
    XCTAssertEqual(fixture.stack, "a › s › b")
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_COL_11_collapsedBetweenWillAndDid() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.onEvent = { [unowned fixture] token in
      let isNew = token.hasPrefix("d")
      XCTAssertEqual(fixture.split.isCollapsed, isNew, token)
      XCTAssertEqual(fixture.titles, isNew ? ["a"] : ["a", "b"], token)
    }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-11")
  }

  @MainActor func test_COL_17_COL_18_COL_19_answersThatCannotBe() async throws {
    let answers: [(row: String, column: SplitViewController.Column)] = [
      ("COL-17", .supplementary), ("COL-18", .compact), ("COL-19", .inspector),
    ]
    for (row, column) in answers {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.recorder.topColumnForCollapsing = { _ in column }
      fixture.stage.resize(to: 400)
      try fixture.expectTrace(row, warnings: 1)
      XCTAssertEqual(fixture.stack, "a › b", row)
      XCTAssertEqual(fixture.split.topColumn, .secondary, row)
      let warning = try XCTUnwrap(fixture.stage.warnings.first)
      XCTAssertTrue(warning.contains("\(column)"), warning)
      XCTAssertTrue(warning.contains("secondary"), warning)
    }
  }

  @MainActor func test_COL_20_contentSetInTheQuestionStays() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let f = fixture.spy("f")
    fixture.recorder.topColumnForCollapsing = { [unowned fixture] proposed in
      fixture.split.setViewController(f, for: .secondary)
      return proposed
    }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-20")
    XCTAssertEqual(fixture.stack, "a › f")
    XCTAssertNil(fixture.b.parent)
    XCTAssertEqual(fixture.header(.secondary), "a|f")
    fixture.recorder.topColumnForCollapsing = nil
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.titles, ["a", "f"])
  }

  @MainActor func test_COL_26_firstLayoutCollapsed() async throws {
    let fixture = Fixture(.doubleColumn)
    try fixture.mount(at: 400)
    defer { fixture.close() }
    try fixture.expectTrace("COL-26")
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    XCTAssertEqual(fixture.a.appearances, 0, "what was never on screen never appears")
  }

  @MainActor func test_COL_10_whatLiesOverIsGone() async throws {
    let fixture = try Fixture.F2().inMode(.oneOverSecondary)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-10")
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
  }

  @MainActor func test_COL_15_anEmptySupplementaryHasNoPage() async throws {
    let fixture = Fixture(.tripleColumn)
    fixture.split.setViewController(nil, for: .supplementary)
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-15")
    XCTAssertEqual(fixture.stack, "a › b")
  }

  @MainActor func test_COL_16_anEmptyPrimaryIsNoRoot() async throws {
    let fixture = Fixture(.tripleColumn)
    fixture.split.setViewController(nil, for: .primary)
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("COL-16")
    XCTAssertEqual(fixture.stack, "s › b")
    XCTAssertEqual(fixture.titles, ["s"])
  }

  @MainActor func test_COL_29_theColumnPreferredWhenNarrow() async throws {
    let fixture = Fixture(.doubleColumn)
    fixture.split.preferredCompactColumn = .primary
    try fixture.mount(at: 400)
    defer { fixture.close() }
    try fixture.expectTrace("COL-29")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
  }
}
