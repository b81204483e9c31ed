// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// The classic style's modes, button and inspector, and what it doesn't have, on a real window.
final class ClassicColumnsConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_INI_08_propertiesOfColumnsStopTheProgram() async throws {
    let split = SplitViewController()
    XCTAssertEqual(split.style, .unspecified)
    try Subprocess.expectStop(saying: "no splitBehavior", in: self) { _ = split.splitBehavior }
    try Subprocess.expectStop(saying: "no preferredSplitBehavior", in: self) {
      _ = split.preferredSplitBehavior
    }
    try Subprocess.expectStop(saying: "no primaryBackgroundStyle", in: self) {
      _ = split.primaryBackgroundStyle
    }
  }

  @MainActor func test_MOD_46_modesAreTakenAsGiven() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.split.preferredDisplayMode = .oneOverSecondary
    try fixture.expectTrace("MOD-46.1", onScreen: [fixture.a, fixture.b])
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    fixture.clear()
    fixture.split.preferredDisplayMode = .twoBesideSecondary
    try fixture.expectTrace("MOD-46.2", onScreen: [fixture.a, fixture.b])
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_SHW_25_columnsHaveNoNames() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.split.preferredDisplayMode = .secondaryOnly
    fixture.stage.settle()
    fixture.clear()
    fixture.split.show(.primary)
    try fixture.expectTrace("SHW-25", warnings: 1, onScreen: [fixture.b])
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.split.hide(.secondary)
    fixture.split.setViewController(ViewController(), for: .secondary)
    fixture.split.setViewController(ViewController(), for: .compact)
    XCTAssertNil(fixture.split.viewController(for: .primary))
    fixture.expectHealthy(onScreen: [fixture.b], warnings: 5)
    XCTAssertEqual(fixture.controllers, "[nav[a], nav[b]]")
    XCTAssertEqual(fixture.recorder.log, [])
  }

  @MainActor private func withButton() throws -> ClassicFixture {
    let fixture = ClassicFixture()
    fixture.b.navigationItem.leftBarButtonItem = fixture.split.displayModeButtonItem
    return try fixture.mounted(at: 820)
  }

  @MainActor func test_BTN_20_theDelegateNamesTheMode() async throws {
    let fixture = try withButton()
    defer { fixture.close() }
    fixture.recorder.targetDisplayMode = { .secondaryOnly }
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar])
    fixture.stage.tap(.sidebar, in: .secondary)
    try fixture.expectTrace("BTN-20", onScreen: [fixture.b])
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_BTN_21_thereAndBack() async throws {
    let fixture = try withButton()
    defer { fixture.close() }
    fixture.stage.tap(.sidebar, in: .secondary)
    try fixture.expectTrace("BTN-21", onScreen: [fixture.b])
    fixture.clear()
    fixture.stage.tap(.sidebar, in: .secondary)
    fixture.stage.settle()
    XCTAssertEqual(
      fixture.recorder.log, ["targetDisplayModeForAction", "mode(1b)", "wS(P)", "dS(P)"])
    fixture.expectHealthy(onScreen: [fixture.a, fixture.b])
  }

  @MainActor func testTheKeyDoesWhatTheButtonDoes() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.stage.press("F9")
    fixture.stage.settle()
    XCTAssertEqual(
      fixture.recorder.log, ["targetDisplayModeForAction", "mode(so)", "wH(P)", "dH(P)"])
  }

  @MainActor func testTheButtonLeavesItsPlaceToTheWayBack() async throws {
    let fixture = try withButton().collapsed(handled: false)
    defer { fixture.close() }
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.back])
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [.sidebar])
    fixture.split.presentsWithGesture = false
    fixture.stage.settle()
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [])
  }

  @MainActor func test_INS_04_theInspector() async throws {
    let fixture = ClassicFixture()
    let i = fixture.spy("i")
    fixture.split.setViewController(i, for: .inspector)
    XCTAssertIdentical(fixture.split.viewController(for: .inspector), i)
    _ = try fixture.mounted(at: 1300)
    defer { fixture.close() }
    fixture.split.show(.inspector)
    try fixture.expectTrace("INS-04", onScreen: [fixture.a, fixture.b, i])
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary, .inspector])
    fixture.clear()
    fixture.stage.resize(to: 400)
    fixture.expectHealthy(onScreen: [fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    fixture.stage.resize(to: 1300)
    fixture.expectHealthy(onScreen: [fixture.a, fixture.b, i])
    XCTAssertEqual(fixture.controllers, "[nav[a], nav[b]]")
  }

  @MainActor func test_WID_21_theClassicCap() async throws {
    let fixture = ClassicFixture()
    fixture.split.preferredPrimaryColumnWidthFraction = 0.5
    _ = try fixture.mounted(at: 1000)
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.primaryColumnWidth, 320)
    fixture.split.maximumPrimaryColumnWidth = 450
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 450)
  }
}
