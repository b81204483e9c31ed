// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Two navigation stacks of a classic split view, as the rows from bug reports have them.
final class ClassicStackPairTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_162_bothStacksComeBackWhole() async throws {
    let rig = Rig(.K2)
    let (p2, s1, s2) = (SpyPage("P2"), SpyPage("S1"), SpyPage("S2"))
    let master = NavigationController(rootViewController: rig.list)
    let detail = NavigationController(rootViewController: s1)
    master.pushViewController(p2, animated: false)
    detail.pushViewController(s2, animated: false)
    rig.split.viewControllers = [master, detail]
    try rig.mount(at: 1000)
    defer { rig.close() }

    rig.stage.resize(to: 500)
    XCTAssertEqual(rig.split.collapsedPages.map(\.title), ["List", "P2", "S1", "S2"])
    rig.stage.resize(to: 1000)
    XCTAssertEqual(master.viewControllers.map(\.title), ["List", "P2"])
    XCTAssertEqual(detail.viewControllers.map(\.title), ["S1", "S2"])
    XCTAssertEqual(rig.split.viewControllers.map { $0 === master }, [true, false])

    rig.stage.resize(to: 500)
    var tops: [String?] = []
    for _ in 0..<4 {
      tops.append(rig.split.collapsedPages.last?.title)
      rig.back()
      rig.stage.settle()
    }
    XCTAssertEqual(tops, ["S2", "S1", "P2", "List"])
    XCTAssertEqual(rig.split.collapsedPages.map(\.title), ["List"])
    XCTAssertEqual(rig.stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(rig.stage.warnings, [])
  }

  @MainActor func test_SVB_163_aListPagePushedWhileNarrowStaysWithTheList() async throws {
    let rig = Rig(.K2)
    let p2 = SpyPage("P2")
    let master = NavigationController(rootViewController: rig.list)
    let empty = NavigationController(rootViewController: rig.placeholder)
    rig.placeholder.navigationItem.leftBarButtonItem = rig.split.displayModeButtonItem
    rig.split.viewControllers = [master, empty]
    // What such an app does: its empty page is no page of the stack.
    rig.recorder.collapseSecondaryOnto = { secondary, _ in secondary === empty }
    rig.recorder.separateSecondaryFrom = { _ in empty }
    try rig.mount(at: 500)
    defer { rig.close() }
    master.pushViewController(p2, animated: false)
    rig.stage.settle()

    for _ in 0..<10 {
      rig.stage.resize(to: 1000)
      XCTAssertEqual(master.viewControllers.map(\.title), ["List", "P2"])
      XCTAssertEqual(rig.split.viewControllers.map { $0 === master }, [true, false])
      XCTAssertTrue(rig.split.viewControllers.last === empty)
      XCTAssertEqual(rig.stage.header(of: .secondary)?.buttons.contains(.sidebar), true)
      rig.stage.resize(to: 500)
      XCTAssertEqual(rig.split.collapsedPages.map(\.title), ["List", "P2"])
    }
    XCTAssertEqual(p2.imbalances, [])
    XCTAssertEqual(p2.knowsItIsOnScreen, true)
    XCTAssertEqual(rig.stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(rig.stage.warnings, [])
  }
}
