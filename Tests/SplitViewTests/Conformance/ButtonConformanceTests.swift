// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// BTN: the buttons that change the display mode, pressed with a real pointer.
final class ButtonConformanceTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  /// The split view's buttons in all header bars on screen.
  @MainActor private func buttons(_ fixture: Fixture) -> [Column: [HeaderButton]] {
    fixture.stage.settle()
    return Column.allCases.reduce(into: [:]) { found, column in
      let buttons = fixture.stage.header(of: column)?.buttons ?? []
      if !buttons.isEmpty { found[column] = buttons }
    }
  }

  @MainActor func test_BTN_01_twoColumnsTiled() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.stage.tap(.sidebar, in: .secondary)
    try fixture.expectTrace("BTN-01")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.split.preferredDisplayMode, .secondaryOnly)
    fixture.clear()
    fixture.stage.tap(.sidebar, in: .secondary)
    try fixture.expectTrace("MOD-02")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_BTN_03_threeColumnsTiled() async throws {
    let fixture = try Fixture.F3w().inMode(.oneBesideSecondary)
    defer { fixture.close() }
    fixture.stage.tap(.sidebar, in: .secondary)
    try fixture.expectTrace("BTN-03")
    XCTAssertEqual(fixture.split.displayMode, .twoBesideSecondary)
  }

  @MainActor func testThreeColumnsWithoutRoomLieOver() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.stage.tap(.sidebar, in: .secondary)
    XCTAssertEqual(fixture.recorder.log, ["mode(2o)", "wS(P)", "dS(P)"])
    XCTAssertEqual(buttons(fixture), [.primary: [.sidebar]], "in front of what is covered")
    fixture.clear()
    fixture.stage.tap(.sidebar, in: .primary)
    XCTAssertEqual(fixture.recorder.log, ["mode(1b)", "wH(P)", "dH(P)"])
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.expectHealthy()
  }

  @MainActor func test_BTN_05_noneWhereTheSecondaryAloneWasAskedFor() async throws {
    let fixture = try Fixture.F3().inMode(.secondaryOnly)
    defer { fixture.close() }
    XCTAssertEqual(buttons(fixture), [:])
  }

  @MainActor func testALackOfRoomLeavesAWayBack() async throws {
    let fixture = Fixture(.tripleColumn)
    fixture.split.minimumSupplementaryColumnWidth = 450
    _ = try fixture.mounted(at: 700)
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.stage.tap(.sidebar, in: .secondary)
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(buttons(fixture), [.supplementary: [.sidebar]])
    fixture.expectHealthy()
  }

  @MainActor func test_BTN_06_twoColumnsOverlaid() async throws {
    let fixture = try Fixture.mounted(.doubleColumn, .overlay)
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.stage.tap(.chevron, in: .secondary)
    try fixture.expectTrace("BTN-06")
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(buttons(fixture), [:], "a click outside closes it")
  }

  @MainActor func test_BTN_07_BTN_08_threeColumnsOverlaid() async throws {
    let fixture = try Fixture.mounted(.tripleColumn, .overlay)
    defer { fixture.close() }
    fixture.stage.tap(.chevron, in: .secondary)
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(buttons(fixture), [.supplementary: [.chevron]])
    fixture.stage.tap(.chevron, in: .supplementary)
    try fixture.expectTrace("BTN-07")
    XCTAssertEqual(fixture.split.displayMode, .twoOverSecondary)
    // BTN-08
    XCTAssertEqual(buttons(fixture), [:])
  }

  @MainActor func test_BTN_09_threeColumnsDisplaced() async throws {
    let fixture = try Fixture.mounted(.tripleColumn, .displace)
    defer { fixture.close() }
    fixture.stage.tap(.chevron, in: .secondary)
    try fixture.expectTrace("BTN-09")
    XCTAssertEqual(fixture.split.displayMode, .twoDisplaceSecondary)
    XCTAssertEqual(buttons(fixture), [:])
  }

  @MainActor func test_BTN_11_neverAndAlways() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.displayModeButtonVisibility = .never
    for mode in SplitViewController.DisplayMode.allCases {
      fixture.split.preferredDisplayMode = mode
      XCTAssertEqual(buttons(fixture), [:], "\(mode)")
    }
    fixture.split.displayModeButtonVisibility = .always
    fixture.split.presentsWithGesture = false
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.split.displayModeButtonVisibility = .automatic
    XCTAssertEqual(buttons(fixture), [:])
    fixture.split.presentsWithGesture = true
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.expectHealthy()
  }

  @MainActor func test_BTN_14_BTN_15_theSecondButton() async throws {
    let fixture = Fixture(.tripleColumn)
    fixture.split.showsSecondaryOnlyButton = true
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    fixture.stage.tap(.secondaryOnly, in: .secondary)
    try fixture.expectTrace("BTN-14")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.clear()
    fixture.stage.tap(.secondaryOnly, in: .secondary)
    try fixture.expectTrace("BTN-15")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_BTN_16_twoColumnsHaveOne() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.showsSecondaryOnlyButton = true
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
  }

  @MainActor func test_BTN_17_thereAtOnce() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.split.showsSecondaryOnlyButton = true
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar, .secondaryOnly]])
    fixture.split.showsSecondaryOnlyButton = false
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.expectHealthy()
  }

  @MainActor func test_BTN_18_theIcon() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.split.preferredSplitBehavior = .overlay
    fixture.stage.settle()
    fixture.split.preferredDisplayMode = .secondaryOnly
    XCTAssertEqual(buttons(fixture), [.secondary: [.chevron]])
    XCTAssertEqual(tooltip(.chevron, fixture), "Show sidebar")
  }

  @MainActor func test_BTN_23_besideABackButton() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.b.navigationController?.pushViewController(fixture.spy("x"), animated: false)
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar, .back]])
    XCTAssertEqual(fixture.header(.secondary), "b|x")
    fixture.stage.tap(.sidebar, in: .secondary)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.stage.tap(.back, in: .secondary)
    XCTAssertEqual(fixture.header(.secondary), "b")
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.expectHealthy()
  }

  @MainActor private func tooltip(_ button: HeaderButton, _ fixture: Fixture) -> String? {
    let name = button == .chevron ? "split-view-chevron" : "split-view-sidebar"
    return Widgets.mapped(under: Widget(fixture.split.view)).first { $0.name == name }?.tooltip
  }

  @MainActor func testItSaysWhatItDoes() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertEqual(tooltip(.sidebar, fixture), "Hide sidebar")
    fixture.stage.tap(.sidebar, in: .secondary)
    XCTAssertEqual(tooltip(.sidebar, fixture), "Show sidebar")
  }

  @MainActor func testTheFocusGoesWithIt() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    let root = Widget(fixture.split.view)
    func button() throws -> Widget {
      try XCTUnwrap(Widgets.mapped(under: root).first { $0.name == "split-view-sidebar" })
    }
    try button().grabFocus()
    fixture.stage.press("space")
    XCTAssertEqual(buttons(fixture), [.primary: [.sidebar]])
    XCTAssertEqual(root.rootFocus, try button())
    fixture.stage.press("space")
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    XCTAssertEqual(root.rootFocus, try button())
    fixture.expectHealthy()
  }

  @MainActor func testTheSelectedTabHasIt() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let tabs = TabBarController(
      viewControllers: ["t1", "t2"].map {
        NavigationController(rootViewController: fixture.spy($0))
      })
    fixture.split.setViewController(tabs, for: .secondary)
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    XCTAssertEqual(fixture.header(.secondary), "t1")
    tabs.selectedIndex = 1
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    XCTAssertEqual(fixture.header(.secondary), "t2")
    fixture.stage.tap(.sidebar, in: .secondary)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.stage.resize(to: 400)
    XCTAssertEqual(buttons(fixture), [.secondary: [.back]])
  }

  @MainActor func testFoldedTheBackButtonTakesItsPlace() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    XCTAssertEqual(buttons(fixture), [.secondary: [.back]])
    fixture.stage.resize(to: 820)
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
  }

  @MainActor func testAnEmptySecondaryColumnHasItElsewhere() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setViewController(nil, for: .secondary)
    XCTAssertEqual(buttons(fixture), [.primary: [.sidebar]])
    fixture.stage.tap(.sidebar, in: .primary)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]], "there is no other header bar")
    fixture.stage.tap(.sidebar, in: .secondary)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    fixture.expectHealthy()
  }

  @MainActor func testAColumnThatLastsHasNoWayOut() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.setHideable(false, for: .primary)
    XCTAssertFalse(fixture.split.isHideable(.primary))
    XCTAssertEqual(buttons(fixture), [:])
    fixture.split.setHideable(true, for: .primary)
    XCTAssertEqual(buttons(fixture), [.secondary: [.sidebar]])
    fixture.split.setHideable(true, for: .secondary)
    fixture.expectHealthy(warnings: 1)
  }

  @MainActor func testTheWindowsLeastWidthKnowsNoMode() async throws {
    let fixture = Fixture(.tripleColumn)
    fixture.split.showsSecondaryOnlyButton = true
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    let window = Widget(fixture.split.view)
    var widths: Set<Int> = []
    for mode in SplitViewController.DisplayMode.allCases {
      fixture.split.preferredDisplayMode = mode
      fixture.stage.settle()
      widths.insert(window.measure(.horizontal).minimum)
    }
    fixture.stage.resize(to: 400)
    widths.insert(window.measure(.horizontal).minimum)
    fixture.split.show(.primary)
    fixture.stage.settle()
    widths.insert(window.measure(.horizontal).minimum)
    XCTAssertEqual(widths.count, 1, "\(widths)")
  }
}
