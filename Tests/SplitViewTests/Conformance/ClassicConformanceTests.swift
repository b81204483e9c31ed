// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// CLS: the classic style, on a real window.
final class ClassicConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_MNT_11_sideBySide() async throws {
    let fixture = ClassicFixture()
    try fixture.mount(at: 820)
    defer { fixture.close() }
    try fixture.expectTrace("MNT-11", onScreen: [fixture.a, fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[a], nav[b]]")
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(fixture.header(.primary), "a")
    XCTAssertEqual(fixture.header(.secondary), "b")
    XCTAssertIdentical(fixture.b.navigationController, fixture.detail)
    XCTAssertIdentical(fixture.b.splitViewController, fixture.split)
  }

  @MainActor func test_CLS_01_secondaryIsPushed() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CLS-01", onScreen: [fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    XCTAssertNil(fixture.header(.primary))
    XCTAssertIdentical(fixture.master.topViewController, fixture.detail)
    XCTAssertIdentical(fixture.detail.navigationController, fixture.master)
    XCTAssertEqual(fixture.split.collapsedPages.map(\.title), ["a", "b"])
    XCTAssertEqual(fixture.b.log, [], "who stays on screen hears nothing")
    XCTAssertEqual(fixture.a.log, ["a.willDisappear", "a.didDisappear"])
  }

  @MainActor func test_CLS_02_secondaryIsDropped() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.recorder.collapseSecondaryOnto = { _, _ in true }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CLS-02", onScreen: [fixture.a])
    XCTAssertEqual(fixture.controllers, "[nav[a]]")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.header(.primary), "a")
    XCTAssertNil(fixture.detail.parent)
  }

  @MainActor func test_CLS_04_mountedNarrow() async throws {
    let fixture = ClassicFixture()
    fixture.recorder.collapseSecondaryOnto = { _, _ in true }
    try fixture.mount(at: 400)
    defer { fixture.close() }
    try fixture.expectTrace("CLS-04", onScreen: [fixture.a])
    XCTAssertEqual(fixture.controllers, "[nav[a]]")
  }

  @MainActor func test_CLS_05_detailOverTheSecondary() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    let d = fixture.spy("d")
    fixture.split.showDetailViewController(d, sender: nil)
    try fixture.expectTrace("CLS-05", onScreen: [d])
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b], d]]")
    XCTAssertNil(fixture.split.topColumn)
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.header(.primary), "b|d")
  }

  @MainActor func test_CLS_06_detailOverThePrimary() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: true)
    defer { fixture.close() }
    let d = fixture.spy("d")
    fixture.split.showDetailViewController(d, sender: nil)
    try fixture.expectTrace("CLS-06", onScreen: [d])
    XCTAssertEqual(fixture.controllers, "[nav[a, d]]")
    XCTAssertNil(fixture.split.topColumn)
    XCTAssertEqual(fixture.header(.primary), "a|d")
  }

  @MainActor func test_CLS_07_onlyTheTopSeparates() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    let d = fixture.spy("d")
    fixture.split.showDetailViewController(d, sender: nil)
    fixture.stage.settle()
    fixture.clear()
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("CLS-07", onScreen: [fixture.b, d])
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]], d]")
    XCTAssertEqual(fixture.header(.primary), "a|b")
    XCTAssertEqual(fixture.header(.secondary), "d")
    XCTAssertNil(d.navigationController)
  }

  @MainActor func test_CLS_08_anOwnSecondary() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: true)
    defer { fixture.close() }
    let (d, n) = (fixture.spy("d"), fixture.spy("n"))
    fixture.split.showDetailViewController(d, sender: nil)
    fixture.stage.settle()
    fixture.clear()
    fixture.recorder.separateSecondaryFrom = { _ in n }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("CLS-08", onScreen: [d, n])
    XCTAssertEqual(fixture.controllers, "[nav[a, d], n]")
    XCTAssertEqual(fixture.header(.primary), "a|d")
    XCTAssertEqual(fixture.header(.secondary), "n")
  }

  @MainActor func test_CLS_10_theNestedStackReturnsWhole() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("CLS-10", onScreen: [fixture.a, fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[a], nav[b]]")
    XCTAssertEqual(fixture.header(.secondary), "b")
    XCTAssertEqual(fixture.b.log, [])
  }

  @MainActor func test_CLS_11_nothingToSeparate() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: true)
    defer { fixture.close() }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("CLS-11", onScreen: [fixture.a])
    XCTAssertEqual(fixture.controllers, "[nav[a]]")
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
  }

  @MainActor func test_CLS_12_anotherPrimaryForCollapsing() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    let p2 = fixture.spy("p2")
    var onto: ViewController?
    fixture.recorder.primaryForCollapsing = { p2 }
    fixture.recorder.collapseSecondaryOnto = { _, primary in
      onto = primary
      return true
    }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CLS-12", onScreen: [p2])
    XCTAssertEqual(fixture.controllers, "[p2]")
    XCTAssertIdentical(onto, p2)
    XCTAssertEqual(fixture.header(.primary), "p2")
    XCTAssertNil(fixture.master.parent)
  }

  @MainActor func test_CLS_13_anotherPrimaryForExpanding() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    let (p3, n) = (fixture.spy("p3"), fixture.spy("n"))
    var from: ViewController?
    fixture.recorder.primaryForExpanding = { p3 }
    fixture.recorder.separateSecondaryFrom = {
      from = $0
      return n
    }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("CLS-13", onScreen: [p3, n])
    XCTAssertEqual(fixture.controllers, "[p3, n]")
    XCTAssertIdentical(from, p3)
  }

  @MainActor func test_CLS_14_aPrimaryThatIsNoStack() async throws {
    final class Primary: ViewController {
      private(set) var asked: [ViewController] = []
      override func collapseSecondaryViewController(
        _ secondaryViewController: ViewController, for splitViewController: SplitViewController
      ) {
        asked.append(secondaryViewController)
        super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
      }
    }
    let fixture = ClassicFixture()
    let primary = Primary()
    primary.title = "p"
    fixture.split.viewControllers = [primary, fixture.detail]
    _ = try fixture.mounted(at: 820)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CLS-14", onScreen: [])
    XCTAssertEqual(fixture.controllers, "[p]")
    XCTAssertEqual(primary.asked.count, 1)
    XCTAssertIdentical(primary.asked.first, fixture.detail)
    XCTAssertEqual(fixture.header(.primary), "p")
  }

  @MainActor func test_CLS_15_aPrimaryThatDoesNotPush() async throws {
    final class Primary: NavigationController {
      private(set) var asked = 0
      override func collapseSecondaryViewController(
        _ secondaryViewController: ViewController, for splitViewController: SplitViewController
      ) { asked += 1 }
    }
    let primary = Primary()
    let fixture = try ClassicFixture(master: primary).mounted(at: 820)
    defer { fixture.close() }
    fixture.stage.resize(to: 400)
    try fixture.expectTrace("CLS-15", onScreen: [fixture.a])
    XCTAssertEqual(fixture.controllers, "[nav[a]]")
    XCTAssertEqual(primary.asked, 1)

    let handling = try ClassicFixture(master: Primary()).mounted(at: 820)
    defer { handling.close() }
    handling.recorder.collapseSecondaryOnto = { _, _ in true }
    handling.stage.resize(to: 400)
    XCTAssertEqual((handling.master as? Primary)?.asked, 0)
  }

  @MainActor func test_CLS_16_CLS_24_detailBesideThePrimary() async throws {
    final class Detail: NavigationController {
      var journal: SpyPage.Journal?
      override func willMove(toParent parent: ViewController?) { note("willMove", parent) }
      override func didMove(toParent parent: ViewController?) { note("didMove", parent) }
      override func viewWillDisappear(_ animated: Bool) {
        journal?.entries.append("nav.willDisappear")
      }
      override func viewDidDisappear(_ animated: Bool) {
        journal?.entries.append("nav.didDisappear")
      }
      private func note(_ call: String, _ parent: ViewController?) {
        journal?.entries.append("nav.\(call)(\(parent == nil ? "nil" : "parent"))")
      }
    }
    let detail = Detail()
    let fixture = try ClassicFixture(detail: detail).mounted(at: 820)
    defer { fixture.close() }
    detail.journal = fixture.journal
    let e = fixture.spy("e")
    fixture.a.showDetailViewController(e, sender: nil)
    try fixture.expectTrace("CLS-16", onScreen: [fixture.a, e])
    try fixture.expectTrace("CLS-24", onScreen: [fixture.a, e])
    XCTAssertEqual(fixture.controllers, "[nav[a], e]")
    XCTAssertEqual(
      fixture.journal.entries.filter { !$0.hasPrefix("b.") },
      [
        "ask-detail", "nav.willMove(nil)", "nav.didMove(nil)", "nav.willDisappear",
        "e.willMove(parent)", "e.didMove(parent)", "e.viewDidLoad", "e.willAppear",
        "nav.didDisappear", "e.didAppear",
      ])
  }

  @MainActor func test_CLS_17_theDelegateShowsTheDetail() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.recorder.handlesShowDetail = { _ in true }
    let e = fixture.spy("e")
    fixture.split.showDetailViewController(e, sender: nil)
    try fixture.expectTrace("CLS-17", onScreen: [fixture.a, fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[a], nav[b]]")
    XCTAssertFalse(e.isViewLoaded)
  }

  @MainActor func test_CLS_20_shownModallyWhileCollapsed() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: false)
    defer { fixture.close() }
    let e = ViewController()
    fixture.split.show(e, sender: nil)
    try fixture.expectTrace("CLS-20", onScreen: [fixture.b])
    XCTAssertIdentical(fixture.split.presentedViewController, e)
    XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]")
    fixture.split.dismiss(animated: false)
  }

  @MainActor func test_CLS_21_theDelegateShows() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.recorder.handlesShow = { _ in true }
    let e = fixture.spy("e")
    fixture.split.show(e, sender: nil)
    try fixture.expectTrace("CLS-21", onScreen: [fixture.a, fixture.b])
    XCTAssertFalse(e.isViewLoaded)
  }

  @MainActor func test_CLS_22_thePresentDetail() async throws {
    let fixture = try ClassicFixture.FK()
    defer { fixture.close() }
    fixture.split.showDetailViewController(fixture.detail, sender: nil)
    try fixture.expectTrace("CLS-22", onScreen: [fixture.a, fixture.b])
    XCTAssertEqual(fixture.controllers, "[nav[a], nav[b]]")
    XCTAssertEqual(fixture.b.log, [])
  }
}
