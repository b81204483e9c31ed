// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

@testable import SplitViewDemoKit

final class ClassicExampleTests: DemoTestCase, @unchecked Sendable {
  @MainActor private func make() throws -> ClassicExample {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    return ClassicExample()
  }

  @MainActor func testNothingChosenFoldsToTheList() async throws {
    let classic = try make()
    let stage = try Stage(classic, width: 900)
    defer { stage.close() }
    XCTAssertEqual(classic.viewControllers.count, 2)
    stage.resize(to: 360)
    XCTAssertEqual(classic.collapsedPages.count, 1)
    stage.resize(to: 900)
    XCTAssertEqual(classic.viewControllers.count, 2)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testAClockIsMergedAndSeparated() async throws {
    let classic = try make()
    let stage = try Stage(classic, width: 360)
    defer { stage.close() }
    activateRow(0, in: classic.list)
    stage.settle()
    XCTAssertEqual(classic.collapsedPages.last?.title, "Cairo")
    stage.resize(to: 900)
    let detail = classic.viewControllers.last as? NavigationController
    XCTAssertEqual(detail?.topViewController?.title, "Cairo")
    stage.resize(to: 360)
    XCTAssertEqual(classic.collapsedPages.map(\.title), [ClassicExample.title, "Cairo"])
    stage.press("<Alt>Left")
    stage.settle()
    stage.resize(to: 900)
    XCTAssertNil(classic.list.selectedID)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testEveryZoneIsKnown() async throws {
    for identifier in TimeZones.identifiers {
      let now = TimeZones.now(in: identifier)
      XCTAssertEqual(now.time.count, 5, identifier)
      XCTAssertTrue(now.offset.hasPrefix("UTC"), identifier)
      XCTAssertFalse(now.day.isEmpty, identifier)
    }
    XCTAssertEqual(TimeZones.name(of: "America/Argentina/Buenos_Aires").city, "Buenos Aires")
  }
}
