// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What an app may do while a classic split view asks and tells it.
final class ClassicCallbackTests: XCTestCase, @unchecked Sendable {
  @MainActor private func fixture(
    at token: String, _ act: @escaping @MainActor (ClassicFixture) -> Void
  ) throws -> ClassicFixture {
    let fixture = try ClassicFixture.FK()
    fixture.recorder.onEvent = { [unowned fixture] in if $0 == token { act(fixture) } }
    return fixture
  }

  @MainActor func testTheDelegateGoes() async throws {
    let fixture = try fixture(at: "pC") { $0.split.delegate = nil }
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.recorder.log, ["pC"])
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    fixture.expectHealthy(onScreen: [fixture.b])
  }

  @MainActor func testAnotherDetailInTheQuestion() async throws {
    let d = SpyPage("d")
    let fixture = try fixture(at: "cs→false") {
      $0.split.showDetailViewController(d, sender: nil)
    }
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.controllers, "[nav[a, d]]")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertNil(fixture.detail.parent)
    fixture.expectHealthy(onScreen: [])
    XCTAssertEqual(d.knowsItIsOnScreen, true)
  }

  @MainActor func testNoControllersInTheQuestion() async throws {
    let fixture = try fixture(at: "cs→false") { $0.split.viewControllers = [] }
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.controllers, "[]")
    fixture.expectHealthy(onScreen: [])
    fixture.split.viewControllers = [fixture.master]
    fixture.expectHealthy(onScreen: [fixture.a])
  }

  @MainActor func testAPushWhileTold() async throws {
    for token in ["wH(D)", "wS(D)", "dH(P)", "didCollapse"] {
      let x = SpyPage("x")
      let fixture = try fixture(at: token) {
        $0.detail.pushViewController(x, animated: false)
      }
      defer { fixture.close() }
      fixture.stage.resize(to: 400)
      XCTAssertEqual(fixture.controllers, "[nav[a, nav[b, x]]]", token)
      fixture.expectHealthy(onScreen: [])
      XCTAssertEqual(x.knowsItIsOnScreen, true, token)
      XCTAssertEqual(x.imbalances, [], token)
    }
  }

  @MainActor func testAPopWhileTold() async throws {
    for token in ["wS(D)", "dS(D)", "didCollapse"] {
      let fixture = try fixture(at: token) { $0.master.popViewController(animated: true) }
      defer { fixture.close() }
      fixture.stage.resize(to: 400)
      XCTAssertEqual(fixture.controllers, "[nav[a]]", token)
      XCTAssertEqual(fixture.split.topColumn, .primary, token)
      fixture.expectHealthy(onScreen: [fixture.a])
    }
  }

  @MainActor func testOtherControllersWhileTold() async throws {
    for token in ["wS(P)", "dS(P)", "didExpand"] {
      let (p, d) = (SpyPage("p"), SpyPage("d"))
      let fixture = try fixture(at: token) { fixture in
        fixture.recorder.onEvent = nil
        fixture.split.viewControllers = [p, d]
      }
      defer { fixture.close() }
      fixture.stage.resize(to: 400)
      fixture.stage.resize(to: 820)
      XCTAssertEqual(fixture.controllers, "[p, d]", token)
      fixture.expectHealthy(onScreen: [])
      XCTAssertEqual([p, d].map(\.knowsItIsOnScreen), [true, true], token)
    }
  }

  @MainActor func testAModeInTheQuestion() async throws {
    let fixture = try fixture(at: "sep→nil") { $0.split.preferredDisplayMode = .secondaryOnly }
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    fixture.stage.resize(to: 820)
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.preferredDisplayMode, .secondaryOnly)
    fixture.expectHealthy(
      onScreen: fixture.split.displayMode == .secondaryOnly ? [fixture.b] : [fixture.a, fixture.b])
  }

  @MainActor func testWhatTheCallsSee() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    var seen: [String: String] = [:]
    fixture.recorder.onEvent = { [unowned fixture] in
      seen[$0] = "\(fixture.split.isCollapsed) \(fixture.controllers)"
    }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(seen["pC"], "false [nav[a], nav[b]]")
    XCTAssertEqual(seen["wS(D)"], "false [nav[a, nav[b]], nav[b]]")
    XCTAssertEqual(seen["dS(D)"], "true [nav[a, nav[b]]]")
    XCTAssertEqual(seen["didCollapse"], "true [nav[a, nav[b]]]")
    seen = [:]
    fixture.stage.resize(to: 820)
    XCTAssertEqual(seen["pE"], "true [nav[a, nav[b]]]")
    XCTAssertEqual(seen["wS(P)"], "true [nav[a]]")
    XCTAssertEqual(seen["dS(P)"], "false [nav[a], nav[b]]")
  }

  @MainActor func testSplitViewsOfColumnsAskNothingOfThis() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    fixture.split.showDetailViewController(fixture.spy("d"), sender: nil)
    fixture.stage.resize(to: 820)
    let tokens = ["pC", "pE", "cs→false", "sep→nil", "ask-show", "ask-detail"]
    XCTAssertEqual(fixture.recorder.log.filter { tokens.contains($0) }, [])
  }
}
