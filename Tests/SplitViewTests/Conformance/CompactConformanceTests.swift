// SPDX-License-Identifier: MIT
import ConformanceSupport
import SplitView
import SplitViewTesting
import XCTest

/// CMP: the compact column, on a real window.
final class CompactConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_CMP_01_CMP_04_inPlaceOfThreeColumns() async throws {
    let fixture = try Fixture.F3().filled(.compact, with: "c")
    defer { fixture.close() }
    let c = fixture.page("c")
    XCTAssertNil(c.parent)
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CMP-01")
    XCTAssertEqual(fixture.split.children.map(\.title), ["c"])
    XCTAssertEqual(fixture.titles, ["c"])
    XCTAssertEqual(fixture.stack, "c")
    XCTAssertEqual(fixture.split.topColumn, .compact)
    XCTAssertEqual(fixture.visibleColumns, [.compact])
    XCTAssertEqual(
      [.primary, .supplementary, .secondary].map { fixture.pages($0) }, ["a", "s", "b"])
    XCTAssertEqual(fixture.header(.compact), "c", "the window's buttons need a place")
    XCTAssertTrue(c.splitViewController === fixture.split)

    fixture.clear()
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("CMP-04")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.titles, ["a", "s", "b"])
    XCTAssertNil(c.parent)
    XCTAssertTrue(fixture.split.viewController(for: .compact) === c)
    XCTAssertTrue(fixture.b.splitViewController === fixture.split)
    XCTAssertEqual(fixture.visibleColumns, [.supplementary, .secondary])
  }

  @MainActor func test_CMP_02_CMP_05_fromTheSecondaryAlone() async throws {
    let fixture = try Fixture.F3().filled(.compact, with: "c").inMode(.secondaryOnly)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CMP-02")
    XCTAssertEqual(fixture.titles, ["c"])

    fixture.clear()
    fixture.split.collapsePolicy = .never
    fixture.stage.resize(to: 393)
    try fixture.expectTrace("CMP-05")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_CMP_03_theColumnsAreNotEvenMade() async throws {
    let fixture = Fixture(.tripleColumn).filled(.compact, with: "c")
    try fixture.mount(at: 400)
    defer { fixture.close() }
    try fixture.expectTrace("CMP-03")
    XCTAssertEqual(fixture.split.children.map(\.title), ["c"])
    for page in [fixture.a, fixture.s, fixture.b] {
      XCTAssertFalse(page.isViewLoaded)
      XCTAssertNil(page.parent)
    }
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.header(.supplementary), "s")
    fixture.expectHealthy()
  }

  @MainActor func testMountedWideTheColumnsComeFirst() async throws {
    let fixture = Fixture(.tripleColumn).filled(.compact, with: "c")
    try fixture.mount(at: 1100)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-03")
    XCTAssertEqual(fixture.titles, ["a", "s", "b"])
  }

  @MainActor func testMountedNarrowWithAnotherAnswer() async throws {
    let fixture = Fixture(.doubleColumn).filled(.compact, with: "c")
    fixture.recorder.topColumnForCollapsing = { _ in .secondary }
    try fixture.mount(at: 400)
    defer { fixture.close() }
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    XCTAssertNil(fixture.page("c").parent)
    fixture.expectHealthy()
  }

  @MainActor func test_CMP_07_theDelegateWantsAColumn() async throws {
    let fixture = try Fixture.F2().filled(.compact, with: "c")
    defer { fixture.close() }
    fixture.recorder.topColumnForCollapsing = { _ in .primary }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CMP-07")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertNil(fixture.page("c").parent)
    XCTAssertEqual(fixture.page("c").appearances, 0)
  }

  @MainActor func test_CMP_08_itsOwnStackIsKept() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let navigation = NavigationController(rootViewController: fixture.spy("c"))
    fixture.split.setViewController(navigation, for: .compact)
    fixture.stage.resize(to: 400)
    navigation.pushViewController(fixture.spy("c2"), animated: false)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "c › c2")
    XCTAssertEqual(fixture.header(.compact), "c|c2")
    fixture.clear()
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.pages(.primary) + fixture.pages(.secondary), "ab")
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CMP-08")
    XCTAssertEqual(fixture.stack, "c › c2")
    fixture.stage.tap(.back, in: .compact)
    XCTAssertEqual(fixture.stack, "c")
    XCTAssertEqual(fixture.header(.compact), "c")
  }

  @MainActor func test_CMP_09_whatIsShowing() async throws {
    let fixture = try compactUp()
    defer { fixture.close() }
    XCTAssertTrue(fixture.split.isShowing(.compact))
    XCTAssertFalse(fixture.split.isShowing(.primary))
    XCTAssertFalse(fixture.split.isShowing(.secondary))
  }

  @MainActor func test_CMP_10_otherColumnsWait() async throws {
    let fixture = try compactUp()
    defer { fixture.close() }
    fixture.split.show(.secondary)
    try fixture.expectTrace("CMP-10", warnings: 1)
    XCTAssertEqual(fixture.stack, "c")
    fixture.split.hide(.secondary)
    try fixture.expectTrace("CMP-10", warnings: 2)
  }

  @MainActor func test_CMP_11_replacedInPlace() async throws {
    let fixture = try compactUp()
    defer { fixture.close() }
    fixture.split.setViewController(fixture.spy("c2"), for: .compact)
    try fixture.expectTrace("CMP-11")
    XCTAssertEqual(fixture.stack, "c2")
    XCTAssertNil(fixture.page("c").parent)
    XCTAssertTrue(fixture.page("c2").parent === fixture.split)
    XCTAssertEqual(fixture.header(.compact), "c2")
  }

  @MainActor func test_CMP_13_columnsAreFilledOutOfSight() async throws {
    let fixture = try compactUp()
    defer { fixture.close() }
    fixture.split.setViewController(fixture.spy("f"), for: .secondary)
    try fixture.expectTrace("CMP-13")
    XCTAssertEqual(fixture.stack, "c")
    XCTAssertEqual(fixture.page("f").appearances, 0)
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.titles, ["a", "f"])
    XCTAssertEqual(fixture.header(.secondary), "f")
    fixture.expectHealthy()
  }

  @MainActor func testPagesPushedOutOfSightAreThereAfterwards() async throws {
    let fixture = try compactUp()
    defer { fixture.close() }
    fixture.b.navigationController?.pushViewController(fixture.spy("x"), animated: false)
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.header(.secondary), "b|x")
    fixture.recorder.topColumnForCollapsing = { _ in .secondary }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.stack, "a › b › x")
    fixture.expectHealthy()
  }

  @MainActor func testEmptiedWhileUpItGivesItsPlaceToTheColumns() async throws {
    let fixture = try compactUp()
    defer { fixture.close() }
    fixture.split.setViewController(nil, for: .compact)
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, ["top?(D→D)", "wH(C)", "wS(D)", "dH(C)", "dS(D)"])
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    XCTAssertTrue(fixture.b.splitViewController === fixture.split)
    fixture.expectHealthy()
  }

  @MainActor func testEmptiedBeforeTheColumnsWereMade() async throws {
    let fixture = Fixture(.doubleColumn).filled(.compact, with: "c")
    _ = try fixture.mounted(at: 400)
    defer { fixture.close() }
    XCTAssertFalse(fixture.a.isViewLoaded)
    let f = fixture.spy("f")
    fixture.split.setViewController(f, for: .secondary)
    XCTAssertNil(f.parent)
    fixture.split.setViewController(nil, for: .compact)
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, ["top?(D→D)", "wH(C)", "wS(D)", "dH(C)", "dS(D)"])
    XCTAssertEqual(fixture.stack, "a › f")
    XCTAssertEqual(fixture.header(.secondary), "a|f")
    XCTAssertTrue(fixture.a.splitViewController === fixture.split)
    fixture.expectHealthy()
  }

  @MainActor func testTheInspectorIsASheetOverIt() async throws {
    let fixture = try compactUp().filled(.inspector, with: "i")
    defer { fixture.close() }
    fixture.split.show(.inspector)
    try fixture.expectTrace("INS-06")
    XCTAssertEqual(Set(fixture.visibleColumns), [.compact, .inspector])
    fixture.clear()
    fixture.stage.clickContent(of: .compact)
    try fixture.expectTrace("INS-07")
    XCTAssertEqual(fixture.stack, "c")
  }

  /// F2 with a compact column, folded.
  @MainActor private func compactUp() throws -> Fixture {
    let fixture = try Fixture.F2().filled(.compact, with: "c")
    return fixture.after { fixture.stage.resize(to: 400) }
  }
}
