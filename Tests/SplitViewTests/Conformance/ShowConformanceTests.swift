// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// SHW: showing and hiding a column while unfolded, on a real window.
final class ShowConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SHW_02_SHW_30_hidesTheSideColumn() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.hide(.primary)
    try fixture.expectTrace("SHW-02")
    try fixture.expectTrace("SHW-30")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .secondaryOnly)
    XCTAssertEqual(fixture.a.log, ["a.willDisappear", "a.didDisappear"])
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
  }

  @MainActor func test_SHW_03_visibleAlready() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.show(.primary)
    try fixture.expectTrace("SHW-03")
    XCTAssertEqual(fixture.split.preferredDisplayMode, .automatic)
  }

  @MainActor func test_SHW_05_theSecondaryIsNeverHidden() async throws {
    for fixture in [try Fixture.F2(), try Fixture.F3()] {
      defer { fixture.close() }
      fixture.split.hide(.secondary)
      try fixture.expectTrace("SHW-05")
    }
  }

  @MainActor func test_SHW_07_anIgnoredCallStoresNothing() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.show(.secondary)
    try fixture.expectTrace("SHW-07")
    XCTAssertEqual(fixture.split.preferredDisplayMode, .automatic)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_SHW_11_hidesTheOnlySideColumn() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.split.hide(.supplementary)
    try fixture.expectTrace("SHW-11")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_SHW_12_bothGo() async throws {
    let fixture = try Fixture.F3().inMode(.twoOverSecondary)
    defer { fixture.close() }
    fixture.split.hide(.supplementary)
    try fixture.expectTrace("SHW-12")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_SHW_13_showsTheOuterColumn() async throws {
    let fixture = try Fixture.F3w().inMode(.oneBesideSecondary)
    defer { fixture.close() }
    fixture.split.show(.primary)
    try fixture.expectTrace("SHW-13")
    XCTAssertEqual(fixture.split.displayMode, .twoBesideSecondary)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .twoBesideSecondary)
  }

  @MainActor func test_SHW_15_thePrimaryNeverStandsAlone() async throws {
    let fixture = try Fixture.F3w()
    defer { fixture.close() }
    fixture.split.hide(.supplementary)
    try fixture.expectTrace("SHW-15")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_SHW_16_bothCome() async throws {
    let fixture = try Fixture.F3().inMode(.secondaryOnly)
    defer { fixture.close() }
    fixture.split.show(.primary)
    try fixture.expectTrace("SHW-16")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    let wide = try Fixture.F3w().inMode(.secondaryOnly)
    defer { wide.close() }
    wide.split.show(.primary)
    wide.stage.settle()
    XCTAssertEqual(wide.split.displayMode, .twoBesideSecondary)
  }

  @MainActor private func displaced() throws -> Fixture {
    let fixture = try Fixture.mounted(.tripleColumn, .displace)
    return fixture.after { fixture.split.show(.primary) }
  }

  @MainActor func test_SHW_18_whatIsDisplacedComesBack() async throws {
    let fixture = try displaced()
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .twoDisplaceSecondary)
    XCTAssertEqual(fixture.split.splitBehavior, .displace)
    fixture.split.show(.secondary)
    try fixture.expectTrace("SHW-18")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_SHW_19_hidesTheDisplacingColumn() async throws {
    let fixture = try displaced()
    defer { fixture.close() }
    fixture.split.hide(.primary)
    try fixture.expectTrace("SHW-19")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor private func twoOver() throws -> Fixture {
    let fixture = try Fixture.mounted(.tripleColumn, .overlay)
    return fixture.after { fixture.split.show(.primary) }
  }

  @MainActor func test_SHW_21_oneOfTwoOver() async throws {
    let fixture = try twoOver()
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    fixture.split.hide(.primary)
    try fixture.expectTrace("SHW-21")
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
  }

  @MainActor func test_SHW_22_coveredItStays() async throws {
    let fixture = try twoOver()
    defer { fixture.close() }
    fixture.split.show(.secondary)
    try fixture.expectTrace("SHW-22")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    fixture.split.uncoversSecondaryOnShow = true
    fixture.split.show(.secondary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.recorder.log, ["mode(so)"])
  }

  @MainActor func test_SHW_23_theCompactColumnIsNotShownByCalls() async throws {
    let fixture = try Fixture.F2().filled(.compact, with: "c")
    defer { fixture.close() }
    fixture.split.show(.compact)
    fixture.split.hide(.compact)
    try fixture.expectTrace("SHW-23", warnings: 2)
  }

  @MainActor func test_SHW_24_aColumnThatTheStyleLacks() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.show(.supplementary)
    try fixture.expectTrace("SHW-24", warnings: 1)
  }

  @MainActor func test_SHW_31_reportedOnRequest() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.reportsProgrammaticColumnChanges = true
    fixture.split.hide(.primary)
    try fixture.expectTrace("SHW-31")
  }

  @MainActor func testBeforeMountingACallOnlyStoresItsMode() async throws {
    let fixture = Fixture(.tripleColumn)
    fixture.split.show(.primary)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .twoBesideSecondary)
    fixture.split.hide(.supplementary)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .secondaryOnly)
    try fixture.mount(at: 1100)
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.recorder.log, ["wS(D)", "dS(D)"])
  }
}
