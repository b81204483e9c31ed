// SPDX-License-Identifier: MIT
import Foundation
import SplitView
import SplitViewTesting
import XCTest

/// Several windows with one name: each has a memory of its own.
final class AutosaveEntryTests: AutosaveCase, @unchecked Sendable {
  @MainActor func testTheFirstHasTheNameAndTheOthersNumbers() async throws {
    let folder = try StateFolder()
    let windows = try (1...3).map { _ in try mounted() }
    for (index, window) in windows.enumerated() {
      window.stage.dragDivider(after: .primary, by: -10 * (index + 1))
      runIdle()
    }
    XCTAssertEqual(
      Set(folder.files.map(\.lastPathComponent)), ["main.ini", "main@2.ini", "main@3.ini"])
    for window in windows { window.close() }
    let next = try (1...4).map { _ in try mounted() }
    XCTAssertEqual(next.map(\.split.primaryColumnWidth), [310, 300, 290, 320])
    for window in next { window.close() }
  }

  @MainActor func testAWindowThatClosesLeavesItsPlace() async throws {
    let folder = try StateFolder()
    let (first, second) = (try mounted(), try mounted())
    first.stage.dragDivider(after: .primary, by: 11)
    waitForLine(folder, containing: "331")
    first.close()
    let third = try mounted()
    XCTAssertEqual(third.split.primaryColumnWidth, 331)
    second.stage.dragDivider(after: .primary, by: 22)
    runIdle()
    XCTAssertEqual(folder.line(of: "main@2")?.contains("primary-width=342"), true)
    // Back on screen it keeps what it shows, in a place of its own.
    first.stage.close()
    try first.mount(at: 820)
    XCTAssertEqual(first.split.primaryColumnWidth, 331)
    first.stage.dragDivider(after: .primary, by: -5)
    runIdle()
    XCTAssertEqual(folder.line(of: "main@3")?.contains("primary-width=326"), true)
    XCTAssertEqual(folder.line(of: "main")?.contains("primary-width=331"), true)
    for window in [first, second, third] { window.close() }
  }

  @MainActor func testAPageThatIsOffScreenKeepsItsPlace() async throws {
    let folder = try StateFolder()
    let tabs = TabBarController()
    let (front, back) = (make(), make())
    tabs.setViewControllers([front.split, back.split], animated: false)
    let stage = try Stage(tabs, width: 820)
    tabs.selectedIndex = 1
    stage.settle()
    back.split.hide(.primary)
    stage.settle()
    runIdle()
    tabs.selectedIndex = 0
    stage.settle()
    front.split.preferredDisplayMode = .oneOverSecondary
    stage.settle()
    stage.close()
    XCTAssertEqual(folder.line(of: "main")?.contains("oneOverSecondary"), true)
    XCTAssertEqual(folder.line(of: "main@2")?.contains("secondaryOnly"), true)
  }
}
