// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// NAV: how the folded stack is walked, on a real window.
final class NavigationConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_NAV_01_showPrimaryPops() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.split.show(.primary)
    try fixture.expectTrace("NAV-01")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.pages(.secondary), "b")
    XCTAssertEqual(fixture.split.topColumn, .primary)
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.header(.primary), "a")
    XCTAssertNil(fixture.header(.secondary))
    XCTAssertEqual(
      fixture.journal.entries,
      [
        "wH(D)", "wS(P)", "b.willDisappear", "a.willAppear", "dH(D)", "dS(P)", "b.didDisappear",
        "a.didAppear",
      ])
  }

  @MainActor func test_NAV_02_showSecondaryPushes() async throws {
    let fixture = try Fixture.F2p()
    defer { fixture.close() }
    fixture.split.show(.secondary)
    try fixture.expectTrace("NAV-02")
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.header(.secondary), "a|b")
  }

  @MainActor func test_NAV_03_aPushPassesTheSupplementary() async throws {
    let fixture = try Fixture.F3p()
    defer { fixture.close() }
    fixture.split.show(.secondary)
    try fixture.expectTrace("NAV-03")
    XCTAssertEqual(fixture.stack, "a › s › b")
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.header(.secondary), "s|b")
    XCTAssertEqual(fixture.s.log, [], "what is passed over never appears")
  }

  @MainActor func test_NAV_04_showSupplementaryPops() async throws {
    let fixture = try Fixture.F3c()
    defer { fixture.close() }
    fixture.split.show(.supplementary)
    try fixture.expectTrace("NAV-04")
    XCTAssertEqual(fixture.stack, "a › s")
    XCTAssertEqual(fixture.visibleColumns, [.supplementary])
    XCTAssertEqual(fixture.header(.supplementary), "a|s")
  }

  @MainActor func test_NAV_05_aPopOverTwoBordersTouchesNothingBetween() async throws {
    let fixture = try Fixture.F3c()
    defer { fixture.close() }
    fixture.split.show(.primary)
    try fixture.expectTrace("NAV-05")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.header(.primary), "a")
    XCTAssertEqual(fixture.s.log, [])
  }

  @MainActor func test_NAV_07_whatIsOnTopStays() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.split.show(.secondary)
    try fixture.expectTrace("NAV-07")
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.journal.entries, [])
  }

  @MainActor func test_NAV_08_hideSecondaryPops() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.split.hide(.secondary)
    try fixture.expectTrace("NAV-08")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.pages(.secondary), "b")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
  }

  @MainActor func test_NAV_09_theRootCannotBeHidden() async throws {
    for fixture in [try Fixture.F2p(), try Fixture.F3p()] {
      defer { fixture.close() }
      fixture.split.hide(.primary)
      try fixture.expectTrace("NAV-09")
      XCTAssertEqual(fixture.stack, "a")
      XCTAssertEqual(fixture.visibleColumns, [.primary])
    }
  }

  @MainActor func test_NAV_10_hideSupplementaryPops() async throws {
    let fixture = try Fixture.F3c(top: .supplementary)
    defer { fixture.close() }
    fixture.split.hide(.supplementary)
    try fixture.expectTrace("NAV-10")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
  }

  @MainActor func test_NAV_12_hideSecondaryUncoversTheSupplementary() async throws {
    let fixture = try Fixture.F3c()
    defer { fixture.close() }
    fixture.split.hide(.secondary)
    try fixture.expectTrace("NAV-12")
    XCTAssertEqual(fixture.stack, "a › s")
    XCTAssertEqual(fixture.visibleColumns, [.supplementary])
    XCTAssertEqual(fixture.header(.supplementary), "a|s")
  }

  @MainActor func test_NAV_18_backOverTheBorder() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.stage.tap(.back, in: .secondary)
    try fixture.expectTrace("NAV-18")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.pages(.secondary), "b")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.header(.primary), "a")
    XCTAssertEqual(fixture.stage.header(of: .primary)?.buttons, [])
  }

  @MainActor func test_NAV_19_NAV_20_pushAndBackInsideAColumn() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    let x = fixture.spy("x")
    fixture.b.navigationController?.pushViewController(x, animated: true)
    try fixture.expectTrace("NAV-19")
    XCTAssertEqual(fixture.stack, "a › b › x")
    XCTAssertEqual(fixture.pages(.secondary), "b x")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertEqual(fixture.header(.secondary), "b|x")
    fixture.stage.tap(.back, in: .secondary)
    try fixture.expectTrace("NAV-20")
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.pages(.secondary), "b")
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    XCTAssertNil(x.parent)
  }

  @MainActor func test_NAV_21_aLeftColumnKeepsItsPages() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.b.navigationController?.pushViewController(fixture.spy("x"), animated: true)
    fixture.stage.settle()
    fixture.split.show(.primary)
    try fixture.expectTrace("NAV-21")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.pages(.secondary), "b x")
    fixture.split.show(.secondary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "a › b › x")
    XCTAssertEqual(fixture.header(.secondary), "b|x")
  }

  @MainActor func test_NAV_23_toTheRootOfTheTopColumn() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    let x = fixture.spy("x")
    fixture.b.navigationController?.pushViewController(x, animated: true)
    fixture.stage.settle()
    let popped = fixture.b.navigationController?.popToRootViewController(animated: true)
    try fixture.expectTrace("NAV-23")
    XCTAssertEqual(popped?.map { $0.title ?? "" }, ["x"])
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.header(.secondary), "a|b")
  }

  @MainActor func test_NAV_24_toTheRootOfALowerColumn() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.a.navigationController?.popToRootViewController(animated: true)
    try fixture.expectTrace("NAV-24")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.pages(.secondary), "b")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
  }

  @MainActor func test_NAV_32_pushInThePrimary() async throws {
    let fixture = try Fixture.F2p()
    defer { fixture.close() }
    fixture.a.navigationController?.pushViewController(fixture.spy("a2"), animated: true)
    try fixture.expectTrace("NAV-32")
    XCTAssertEqual(fixture.stack, "a › a2")
    XCTAssertEqual(fixture.pages(.primary), "a a2")
    XCTAssertEqual(fixture.split.topColumn, .primary)
    XCTAssertEqual(fixture.header(.primary), "a|a2")
  }

  @MainActor func test_NAV_25_onlyTheTopColumnIsShowing() async throws {
    let fixture = try Fixture.F3c()
    defer { fixture.close() }
    XCTAssertEqual(
      SplitViewController.Column.allCases.filter { fixture.split.isShowing($0) }, [.secondary])
    XCTAssertEqual(fixture.recorder.log, [])
  }
}
