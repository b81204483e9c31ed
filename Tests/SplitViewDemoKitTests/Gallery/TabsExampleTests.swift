// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

@testable import SplitViewDemoKit

final class TabsExampleTests: DemoTestCase, @unchecked Sendable {
  @MainActor func testTheSectionAndTheTabGoTogether() async throws {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    let example = TabsExample()
    let stage = try Stage(example, width: 900)
    defer { stage.close() }
    activateRow(1, in: example.sections)
    XCTAssertEqual(example.detail.topViewController?.title, SystemList.fonts.title)
    stage.resize(to: 360)
    XCTAssertEqual(example.topColumn, .compact)
    XCTAssertEqual(example.tabs.selectedIndex, 1)
    example.tabs.selectedIndex = 2
    stage.resize(to: 900)
    XCTAssertEqual(example.section, .types)
    XCTAssertEqual(example.detail.topViewController?.title, SystemList.types.title)
    XCTAssertEqual(example.sections.selectedID, SystemList.types.rawValue)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(stage.warnings, [])
  }
}
