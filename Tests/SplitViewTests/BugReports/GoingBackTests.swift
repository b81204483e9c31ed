// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// Going back that other programs did twice, never, or to the wrong one.
final class GoingBackTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_132_theMousesBackButton() async throws {
    try skipOnNewerToolkits("a page that goes under a held button warns of its state")
    let rig = try Rig(.D2, at: 500, item: 3)
    defer { rig.close() }
    XCTAssertEqual(rig.depth, 2)
    rig.stage.clickContent(of: .secondary, button: 8)
    XCTAssertEqual(rig.titles, ["List"])
    rig.stage.clickContent(of: .primary, button: 8)
    XCTAssertEqual(rig.titles, ["List"])
    XCTAssertEqual(rig.split.topColumn, .primary)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_135_aStackAroundASplitView() async throws {
    for key in ["<Alt>Left", "Escape"] {
      let rig = Rig(.D2)
      rig.list.selectedRow = 5
      rig.open(5)
      let page = ViewController()
      page.title = "Split"
      page.addChild(rig.split)
      page.view = rig.split.view
      rig.split.didMove(toParent: page)
      let home = ViewController(widget: Widgets.entry("home"))
      home.title = "Home"
      let outer = NavigationController()
      outer.viewControllers = [home, page]
      let stage = try Stage(outer, width: 500)
      defer { stage.close() }
      XCTAssertEqual(rig.titles, ["List", "Item 5"], key)
      stage.press(key)
      XCTAssertEqual(rig.titles, ["List"], key)
      XCTAssertEqual(outer.viewControllers.map(\.title), ["Home", "Split"], key)
      stage.press(key == "Escape" ? "<Alt>Left" : key)
      XCTAssertEqual(outer.viewControllers.map(\.title), ["Home"], key)
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    }
  }

  @MainActor func test_SVB_136_whatLiesOverGoesFirst() async throws {
    for key in ["Escape", "<Alt>Left"] {
      let rig = try Rig(.D2o, at: 700, item: 3)
      defer { rig.close() }
      let detail = try XCTUnwrap(rig.itemPage?.navigationController)
      detail.pushViewController(ItemPage(3, title: "More"), animated: false)
      rig.split.show(.primary)
      rig.stage.settle()
      XCTAssertEqual(rig.split.displayMode, .oneOverSecondary, key)
      rig.stage.press(key)
      XCTAssertEqual(rig.split.displayMode, .secondaryOnly, key)
      XCTAssertEqual(rig.titles(in: .secondary), ["Item 3", "More"], key)
      rig.stage.press(key)
      XCTAssertEqual(rig.titles(in: .secondary), ["Item 3"], key)
      rig.stage.press(key)
      XCTAssertEqual(rig.titles(in: .secondary), ["Item 3"], key)
      XCTAssertEqual(rig.split.displayMode, .secondaryOnly, key)
      rig.expectHealthy()
    }
  }
}
