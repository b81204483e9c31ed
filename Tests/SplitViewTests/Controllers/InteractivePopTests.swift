// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Going back by hand, driven by the program.
final class InteractivePopTests: XCTestCase, @unchecked Sendable {
  /// The left edges of pages in the window, nil for one that is not on screen.
  @MainActor private func edges(_ scene: NavigationScene) -> [Int?] {
    scene.stage.settle()
    return scene.pages.map { page in
      guard page.isViewLoaded, Widget(page.view).isMapped else { return nil }
      return Widget(page.view).bounds(in: Widget(scene.navigation.view))?.x
    }
  }

  @MainActor private func calls(_ page: SpyPage) -> [String] {
    page.log.filter { $0.hasSuffix("ppear") }
  }

  @MainActor func testThePagesLieEdgeToEdgeAtEachProgress() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    let pop = try XCTUnwrap(scene.navigation.beginInteractivePop())
    XCTAssertEqual(edges(scene), [-500, 0])
    for (progress, travelled) in [(0.4, 200), (0.9, 450), (0.1, 50), (7, 500), (-1, 0), (0.5, 250)]
    {
      pop.update(progress)
      XCTAssertEqual(edges(scene), [travelled - 500, travelled], "\(progress)")
      XCTAssertEqual(scene.titles, ["a", "x"])
    }
    scene.stage.isRightToLeft = true
    XCTAssertEqual(edges(scene), [250, -250])
    pop.update(.nan)
    XCTAssertEqual(edges(scene), [250, -250])
    pop.cancel()
    XCTAssertEqual(edges(scene), [nil, 0])
    scene.expectHealthy()
  }

  @MainActor func testFinishing() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    let x = scene.pages[1]
    let pop = try XCTUnwrap(scene.navigation.beginInteractivePop())
    pop.update(0.6)
    scene.journal.entries = []
    pop.finish()
    XCTAssertEqual(scene.titles, ["a"])
    XCTAssertEqual(
      scene.journal.entries,
      [
        "x.willMove(nil)", "x.didDisappear", "a.didAppear", "x.didMove(nil)",
        "didShow(a, animated)",
      ])
    XCTAssertNil(x.parent)
    scene.expectHealthy()
    pop.update(0.2)
    pop.cancel()
    pop.finish()
    XCTAssertEqual(scene.titles, ["a"], "it is over")
    scene.expectHealthy()
    scene.navigation.pushViewController(x, animated: false)
    scene.expectHealthy()
  }

  @MainActor func testTheRestOfTheWayIsAnimated() async throws {
    for isCancelled in [false, true] {
      let scene = try NavigationScene("a", "x")
      defer { scene.stage.close() }
      scene.stage.animationsEnabled = true
      let pop = try XCTUnwrap(scene.navigation.beginInteractivePop())
      pop.update(0.5)
      var seen: Set<Int> = []
      let handler = try XCTUnwrap(FrameClock(of: Widget(scene.navigation.view))).observe(.paint) {
        if let x = Widget(scene.pages[1].view).bounds(in: Widget(scene.navigation.view))?.x {
          seen.insert(x)
        }
      }
      isCancelled ? pop.cancel() : pop.finish()
      XCTAssertEqual(scene.titles, isCancelled ? ["a", "x"] : ["a"])
      runLoop(until: "the end") {
        isCancelled
          ? calls(scene.pages[1]).last == "x.didAppear"
          : scene.journal.entries.last == "didShow(a, animated)"
      }
      handler.disconnect()
      let way = isCancelled ? 0...250 : 250...500
      XCTAssertTrue(seen.allSatisfy { way.contains($0) }, "\(seen.sorted())")
      XCTAssertGreaterThan(seen.subtracting([0, 250, 500]).count, 0, "\(seen.sorted())")
      scene.expectHealthy()
    }
  }

  @MainActor func testWhereThereIsNoWayBack() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    XCTAssertNil(scene.navigation.beginInteractivePop())
    let x = scene.page("x")
    x.navigationItem.hidesBackButton = true
    scene.navigation.pushViewController(x, animated: false)
    scene.journal.entries = []
    XCTAssertNil(scene.navigation.beginInteractivePop())
    XCTAssertEqual(scene.journal.entries, [])
    scene.expectHealthy()
  }

  // MARK: What comes between

  @MainActor func testAnotherChangeEndsIt() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    for isFinishing in [false, true] {
      scene.navigation.setViewControllers(Array(scene.pages.prefix(2)), animated: false)
      scene.stage.animationsEnabled = true
      let pop = try XCTUnwrap(scene.navigation.beginInteractivePop())
      pop.update(0.3)
      if isFinishing { pop.finish() }
      let y = scene.page("y\(isFinishing)")
      scene.navigation.pushViewController(y, animated: false)
      XCTAssertEqual(
        scene.titles, isFinishing ? ["a", "ytrue"] : ["a", "x", "yfalse"])
      scene.expectHealthy()
      scene.stage.animationsEnabled = false
    }
  }

  @MainActor func testAPushThatIsOnItsWayEndsFirst() async throws {
    let scene = try NavigationScene("a")
    defer { scene.stage.close() }
    scene.stage.animationsEnabled = true
    scene.navigation.pushViewController(scene.page("x"), animated: true)
    let pop = try XCTUnwrap(scene.navigation.beginInteractivePop())
    XCTAssertEqual(
      scene.journal.entries.filter { $0.contains("Show") },
      ["willShow(x, animated)", "didShow(x, animated)", "willShow(a, animated)"])
    scene.stage.animationsEnabled = false
    pop.finish()
    scene.expectHealthy()
  }

  @MainActor func testACallbackTakesThePageAway() async throws {
    let scene = try NavigationScene("a", "x")
    defer { scene.stage.close() }
    scene.recorder.onWillShow = { [unowned scene] in
      scene.recorder.onWillShow = nil
      scene.navigation.popViewController(animated: false)
    }
    XCTAssertNil(scene.navigation.beginInteractivePop())
    XCTAssertEqual(scene.titles, ["a"])
    scene.expectHealthy()
  }

  @MainActor func testAPageTakesItselfAwayWhileItBegins() async throws {
    for call in ["x.willDisappear", "a.willAppear", "a.viewDidLoad"] {
      let scene = try NavigationScene("a", "x")
      defer { scene.stage.close() }
      for page in scene.pages {
        page.onCall = { [unowned scene] entry in
          guard entry == call else { return }
          for page in scene.pages { page.onCall = nil }
          scene.navigation.popViewController(animated: false)
        }
      }
      XCTAssertNil(scene.navigation.beginInteractivePop(), call)
      XCTAssertEqual(scene.titles, ["a"], call)
      scene.expectHealthy()
    }
  }

  @MainActor func testAClosedWindowCancelsIt() async throws {
    let scene = try NavigationScene("a", "x")
    let pop = try XCTUnwrap(scene.navigation.beginInteractivePop())
    pop.update(0.5)
    scene.stage.close()
    for page in scene.pages {
      XCTAssertEqual(page.imbalances, [], "\(page.log)")
      XCTAssertEqual(page.knowsItIsOnScreen, false, "\(page.log)")
    }
    let again = try Stage(scene.navigation, width: 500)
    defer { again.close() }
    XCTAssertEqual(scene.pages[1].knowsItIsOnScreen, true)
    pop.finish()
    XCTAssertEqual(scene.titles, ["a", "x"], "it is over")
  }

  @MainActor func testAFoldCancelsIt() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let navigation = try XCTUnwrap(fixture.b.navigationController)
    let x = fixture.spy("x")
    navigation.pushViewController(x, animated: false)
    for width in [400, 820] {
      let pop = try XCTUnwrap(navigation.beginInteractivePop())
      pop.update(0.5)
      fixture.stage.settle()
      fixture.stage.resize(to: width)
      XCTAssertEqual(Widget(x.view).bounds(in: Widget(navigation.view))?.x, 0)
      XCTAssertFalse(Widget(fixture.b.view).isMapped)
      XCTAssertEqual(fixture.pages(.secondary), "b x")
      fixture.expectHealthy()
    }
  }

  @MainActor func testInATab() async throws {
    let scene = try TabScene("a", "b", areNavigations: true)
    defer { scene.stage.close() }
    let navigation = try XCTUnwrap(scene.pages[0].navigationController)
    let x = SpyPage("x")
    x.hidesBottomBarWhenPushed = true
    navigation.pushViewController(x, animated: false)
    let pop = try XCTUnwrap(navigation.beginInteractivePop())
    pop.update(0.5)
    scene.stage.settle()
    XCTAssertEqual(scene.bar, [])
    pop.finish()
    scene.stage.settle()
    XCTAssertEqual(scene.bar, ["[a]", "b"])
    scene.expectHealthy()
  }
}
