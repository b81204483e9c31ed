// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// MOD: display modes that are asked for, and what a width makes of them, on a real window.
final class ModeConformanceTests: XCTestCase, @unchecked Sendable {
  private typealias Mode = SplitViewController.DisplayMode

  /// Asks for a mode and waits for its layout.
  @MainActor private func request(_ mode: Mode, _ fixture: Fixture) {
    fixture.split.preferredDisplayMode = mode
    fixture.stage.settle()
  }

  @MainActor func test_MOD_01_hidesTheSideColumn() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    request(.secondaryOnly, fixture)
    try fixture.expectTrace("MOD-01")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.b.log, [], "what stays on screen hears nothing")
  }

  @MainActor func test_MOD_02_showsTheSideColumn() async throws {
    let fixture = try Fixture.F2().inMode(.secondaryOnly)
    defer { fixture.close() }
    request(.oneBesideSecondary, fixture)
    try fixture.expectTrace("MOD-02")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
  }

  @MainActor func test_MOD_04_hidesWhatLiesOver() async throws {
    let fixture = try Fixture.F2().inMode(.oneOverSecondary)
    defer { fixture.close() }
    request(.secondaryOnly, fixture)
    try fixture.expectTrace("MOD-04")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
  }

  @MainActor func test_MOD_05_twoOver() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    request(.twoOverSecondary, fixture)
    try fixture.expectTrace("MOD-05")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    XCTAssertEqual(fixture.split.splitBehavior, .overlay)
    XCTAssertEqual(fixture.split.preferredSplitBehavior, .overlay)
  }

  @MainActor func test_MOD_06_whatDoesNotFitStaysOver() async throws {
    let fixture = try Fixture.F3().inMode(.twoOverSecondary)
    defer { fixture.close() }
    request(.twoBesideSecondary, fixture)
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    request(.twoDisplaceSecondary, fixture)
    try fixture.expectTrace("MOD-06")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
  }

  @MainActor func test_MOD_07_twoOverTheSecondaryAlone() async throws {
    let fixture = try Fixture.F3().inMode(.secondaryOnly)
    defer { fixture.close() }
    request(.twoOverSecondary, fixture)
    try fixture.expectTrace("MOD-07")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
  }

  @MainActor func test_MOD_08_backBesideTheContent() async throws {
    let fixture = try Fixture.F3().inMode(.twoOverSecondary)
    defer { fixture.close() }
    request(.oneBesideSecondary, fixture)
    try fixture.expectTrace("MOD-08")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.visibleColumns, [.supplementary, .secondary])
  }

  @MainActor func test_MOD_09_askedForWithoutRoom() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    request(.twoBesideSecondary, fixture)
    try fixture.expectTrace("MOD-09")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .twoBesideSecondary)
  }

  @MainActor func test_MOD_10_displaceWithoutItsBehaviorTiles() async throws {
    let fixture = try Fixture.F3w().inMode(.oneBesideSecondary)
    defer { fixture.close() }
    request(.twoDisplaceSecondary, fixture)
    try fixture.expectTrace("MOD-10")
    XCTAssertEqual(fixture.split.displayMode, .twoBesideSecondary)
  }

  @MainActor func test_MOD_13_dropsTheOuterColumnWhenNarrowed() async throws {
    let fixture = try Fixture.F3w()
    defer { fixture.close() }
    fixture.stage.resize(to: 900)
    try fixture.expectTrace("MOD-13")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_MOD_14_whatWasLaidOverStaysThere() async throws {
    let fixture = try Fixture.F3().inMode(.twoOverSecondary)
    defer { fixture.close() }
    fixture.stage.resize(to: 1100)
    try fixture.expectTrace("MOD-14")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
  }

  @MainActor func test_MOD_16_theBoundaryOfTwoColumns() async throws {
    for (width, mode) in [(954, Mode.oneBesideSecondary), (955, .twoBesideSecondary)] {
      let fixture = try Fixture(.tripleColumn).mounted(at: width)
      defer { fixture.close() }
      XCTAssertEqual(fixture.split.displayMode, mode, "\(width)")
      fixture.expectHealthy()
    }
  }

  @MainActor func test_MOD_17_theSameTwice() async throws {
    let fixture = try Fixture.F2().inMode(.oneBesideSecondary)
    defer { fixture.close() }
    request(.oneBesideSecondary, fixture)
    try fixture.expectTrace("MOD-17")
  }

  @MainActor func test_MOD_18_aSetBehaviorWins() async throws {
    let fixture = try Fixture.mounted(.tripleColumn, .overlay)
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    request(.twoBesideSecondary, fixture)
    try fixture.expectTrace("MOD-18")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    XCTAssertEqual(fixture.split.preferredSplitBehavior, .overlay)
  }

  @MainActor func test_MOD_22_displaceHasNoOver() async throws {
    let fixture = try Fixture.mounted(.tripleColumn, .displace)
    defer { fixture.close() }
    request(.oneOverSecondary, fixture)
    try fixture.expectTrace("MOD-22")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.split.splitBehavior, .displace)
  }

  @MainActor func test_MOD_23_twoColumnsClampTwo() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    var modes: [Mode] = []
    for mode in [Mode.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary] {
      request(mode, fixture)
      modes.append(fixture.split.displayMode)
    }
    XCTAssertEqual(modes, [.oneBesideSecondary, .oneOverSecondary, .oneBesideSecondary])
    try fixture.expectTrace("MOD-23")
  }

  @MainActor func test_MOD_25_whatAModeImplies() async throws {
    let split = SplitViewController(style: .tripleColumn)
    XCTAssertEqual(split.preferredSplitBehavior, .automatic)
    let implied: [(Mode, SplitViewController.SplitBehavior)] = [
      (.secondaryOnly, .automatic), (.oneBesideSecondary, .tile), (.oneOverSecondary, .overlay),
      (.secondaryOnly, .overlay), (.twoBesideSecondary, .tile), (.twoOverSecondary, .overlay),
      (.automatic, .overlay), (.twoDisplaceSecondary, .displace),
    ]
    for (mode, behavior) in implied {
      split.preferredDisplayMode = mode
      XCTAssertEqual(split.preferredSplitBehavior, behavior, "\(mode)")
    }
    split.preferredSplitBehavior = .tile
    split.preferredDisplayMode = .oneOverSecondary
    XCTAssertEqual(split.preferredSplitBehavior, .tile, "what was set stays")
    split.preferredSplitBehavior = .automatic
    XCTAssertEqual(split.preferredSplitBehavior, .automatic)
  }

  @MainActor func test_MOD_26_neverAutomatic() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    for mode in Mode.allCases {
      for width in [400, 700, 1100] {
        fixture.split.preferredDisplayMode = mode
        fixture.stage.resize(to: width)
        XCTAssertNotEqual(fixture.split.displayMode, .automatic)
        XCTAssertNotEqual(fixture.split.splitBehavior, .automatic)
      }
    }
    fixture.expectHealthy()
  }

  @MainActor func test_MOD_29_MOD_30_storedWhileCollapsed() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    request(.secondaryOnly, fixture)
    try fixture.expectTrace("MOD-29")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.stack, "a › b")
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("MOD-30")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_MOD_31_MOD_33_MOD_34_MOD_35_squeezedOutAndAskedFor() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.minimumPrimaryColumnWidth = 470
    fixture.stage.settle()
    fixture.stage.resize(to: 700)
    try fixture.expectTrace("MOD-31")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)

    fixture.clear()
    fixture.split.show(.primary)
    try fixture.expectTrace("MOD-33")
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)

    fixture.clear()
    fixture.stage.resize(to: 1100)
    try fixture.expectTrace("MOD-34")
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)

    fixture.stage.clickContent(of: .secondary)
    fixture.split.show(.primary)
    try fixture.expectTrace("MOD-35")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_MOD_41_requestsCoalesce() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.preferredDisplayMode = .secondaryOnly
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    try fixture.expectTrace("MOD-41")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertFalse(fixture.stage.presentedFrames.contains { $0.visibleColumns == [.secondary] })
  }

  @MainActor func test_MOD_42_trailingPrimaryEdge() async throws {
    let fixture = try Fixture.F3w()
    defer { fixture.close() }
    fixture.split.primaryEdge = .trailing
    try fixture.expectTrace("MOD-42")
    XCTAssertEqual(fixture.visibleColumns, [.secondary, .supplementary, .primary])
    XCTAssertEqual(fixture.split.displayMode, .twoBesideSecondary)
  }

  @MainActor func test_MOD_43_rightToLeft() async throws {
    let other = try Stage(ViewController(), width: 300)
    other.isRightToLeft = true
    defer { other.close() }
    let fixture = Fixture(.doubleColumn)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    try fixture.expectTrace("MOD-43")
    XCTAssertEqual(fixture.visibleColumns, [.secondary, .primary])
  }

  @MainActor func test_MOD_44_theOuterColumnComesBack() async throws {
    let fixture = try Fixture.F3w()
    defer { fixture.close() }
    fixture.stage.resize(to: 900)
    fixture.clear()
    fixture.stage.resize(to: 1100)
    try fixture.expectTrace("MOD-44")
    XCTAssertEqual(fixture.split.displayMode, .twoBesideSecondary)
  }
}
