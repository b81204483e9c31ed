// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What controllers hear of a new size, and when.
final class SizeTransitionTests: XCTestCase, @unchecked Sendable {
  @MainActor
  private struct Scene {
    let journal = SpyPage.Journal()
    let split: SizeSplit
    let a: SizePage
    let b: SizePage
    let recorder = DelegateRecorder()
    let stage: Stage

    init(width: Int, height: Int = 500) throws {
      split = SizeSplit(.doubleColumn, journal)
      (a, b) = (SizePage("a", journal), SizePage("b", journal))
      split.setViewController(a, for: .primary)
      split.setViewController(b, for: .secondary)
      split.delegate = recorder
      recorder.onEvent = { [journal] token in journal.entries.append(token) }
      stage = try Stage(split, width: width, height: height)
      journal.entries = []
      recorder.log = []
    }
  }

  /// The height that a column's header leaves of 500.
  @MainActor private func contentHeight(_ page: ViewController) -> Int { Widget(page.view).height }

  @MainActor func test_VCC_11_hearsOfASizeBeforeItsLayout() async throws {
    let scene = try Scene(width: 820)
    defer { scene.stage.close() }
    let height = contentHeight(scene.b)
    scene.stage.resize(to: 900)
    XCTAssertEqual(
      scene.journal.entries,
      [
        "split.size 900×500", "a.size 320×\(height) at 320", "b.size 570×\(height) at 490",
        "a.alongside at 320", "b.alongside at 490", "a.completion at 320", "b.completion at 570",
      ])
    XCTAssertEqual(Widget(scene.b.view).width, 570)
    XCTAssertEqual(scene.recorder.log, [])
    XCTAssertEqual(scene.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testHearsOfAHeight() async throws {
    let scene = try Scene(width: 820)
    defer { scene.stage.close() }
    let height = contentHeight(scene.b)
    scene.stage.resize(to: 820, height: 600)
    XCTAssertEqual(
      Array(scene.journal.entries.prefix(3)),
      [
        "split.size 820×600", "a.size 320×\(height + 100) at 320",
        "b.size 490×\(height + 100) at 490",
      ])
    XCTAssertEqual(contentHeight(scene.b), height + 100)
  }

  @MainActor func testTheFirstSizeIsNoTransition() async throws {
    let journal = SpyPage.Journal()
    let split = SizeSplit(.doubleColumn, journal)
    let page = SizePage("b", journal)
    split.setViewController(page, for: .secondary)
    for width in [820, 700] {
      let stage = try Stage(split, width: width)
      XCTAssertEqual(journal.entries, [], "at \(width)")
      stage.close()
    }
  }

  @MainActor func testAFoldTellsOfTheSizeBeforeItTellsOfColumns() async throws {
    let scene = try Scene(width: 820)
    defer { scene.stage.close() }
    let height = contentHeight(scene.b)
    scene.stage.resize(to: 400)
    XCTAssertEqual(
      scene.journal.entries,
      [
        "top?(D→D)", "a.environment collapsed in expanded", "b.environment collapsed in expanded",
        "split.size 400×500", "a.size 400×\(height) at 320", "b.size 400×\(height) at 490",
        "wH(D)", "wH(P)", "wS(D)", "a.alongside at 320", "b.alongside at 490", "dH(P)", "dS(D)",
        "didCollapse", "a.completion at 320", "b.completion at 400",
      ])
    scene.journal.entries = []
    scene.stage.resize(to: 820)
    XCTAssertEqual(
      scene.journal.entries,
      [
        "exp?(1b→1b)", "a.environment expanded in collapsed", "b.environment expanded in collapsed",
        "split.size 820×500", "b.size 490×\(height) at 400", "wS(P)", "b.alongside at 400", "dS(P)",
        "didExpand", "b.completion at 490",
      ])
    XCTAssertEqual(scene.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testEveryFrameOfASweepIsTold() async throws {
    let scene = try Scene(width: 820)
    defer { scene.stage.close() }
    scene.stage.resetFrames()
    scene.stage.sweep(stride(from: 825, through: 880, by: 5))
    scene.stage.settle()
    XCTAssertEqual(
      scene.journal.entries.filter { $0.hasPrefix("split") },
      stride(from: 825, through: 880, by: 5).map { "split.size \($0)×500" })
    XCTAssertEqual(scene.stage.presentedFrames.compactMap(\.problem), [])
    let ended = scene.journal.entries.filter { $0.hasPrefix("b.completion") }
    XCTAssertEqual(ended.count, 12)
  }

  @MainActor func testWhatIsChangedAlongsideIsInTheSameFrame() async throws {
    let scene = try Scene(width: 1000)
    defer { scene.stage.close() }
    scene.b.onSize = { [unowned split = scene.split] coordinator in
      coordinator.animate { _ in split.preferredDisplayMode = .secondaryOnly }
    }
    scene.stage.resetFrames()
    scene.stage.sweep([900])
    XCTAssertEqual(scene.stage.presentedFrames.last?.width, 900)
    XCTAssertEqual(scene.stage.presentedFrames.last?.visibleColumns, [.secondary])
    XCTAssertEqual(scene.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testColumnsAreShownFromInside() async throws {
    let scene = try Scene(width: 820)
    defer { scene.stage.close() }
    var calls = 0
    scene.b.onSize = { [unowned split = scene.split] _ in
      calls += 1
      split.hide(.primary)
    }
    scene.stage.resize(to: 400)
    XCTAssertEqual(scene.split.topColumn, .secondary)
    scene.stage.resize(to: 820)
    XCTAssertEqual(scene.split.displayMode, .secondaryOnly, "it ran after the unfolding")
    XCTAssertEqual(calls, 2)
    XCTAssertEqual(scene.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testANestedSplitViewTellsItsOwnContent() async throws {
    let journal = SpyPage.Journal()
    let outer = SizeSplit(.doubleColumn, journal)
    let inner = SplitViewController(style: .doubleColumn)
    inner.metrics = .uiKit
    let (c, d) = (SizePage("c", journal), SizePage("d", journal))
    inner.setViewController(c, for: .primary)
    inner.setViewController(d, for: .secondary)
    let host = ViewController(widget: inner.view)
    host.addChild(inner)
    inner.didMove(toParent: host)
    outer.setViewController(host, for: .secondary)
    let stage = try Stage(outer, width: 1000)
    defer { stage.close() }
    stage.resize(to: 1100)
    let height = contentHeight(d)
    XCTAssertEqual(
      journal.entries.filter { !$0.contains("completion") && !$0.contains("alongside") },
      ["split.size 1100×700", "c.size 320×\(height) at 320", "d.size 770×\(height) at 670"])
    journal.entries = []
    stage.resize(to: 500)
    XCTAssertEqual(
      journal.entries.filter { $0.contains("environment") },
      ["c.environment collapsed in expanded", "d.environment collapsed in expanded"])
    XCTAssertTrue(journal.entries.contains("d.size 500×\(height) at 770"), "\(journal.entries)")
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  // MARK: Without a split view

  @MainActor func testAPageInAWindowOfItsOwnHears() async throws {
    let journal = SpyPage.Journal()
    let page = SizePage("x", journal)
    let stage = try Stage(page, width: 500, height: 400)
    let height = contentHeight(page)
    stage.resize(to: 600)
    XCTAssertEqual(
      journal.entries,
      ["x.size 600×\(height) at 500", "x.alongside at 500", "x.completion at 600"])
    XCTAssertEqual(Widget(page.view).width, 600)
    journal.entries = []
    stage.sweep([610, 620, 630])
    XCTAssertEqual(
      journal.entries.filter { $0.contains("size") },
      [
        "x.size 610×\(height) at 600", "x.size 620×\(height) at 610",
        "x.size 630×\(height) at 620",
      ])
    stage.close()
    journal.entries = []
    let other = try Stage(page, width: 400, height: 400)
    XCTAssertEqual(journal.entries, [])
    other.close()
  }

  @MainActor func testPagesHearFromTheirContainers() async throws {
    let journal = SpyPage.Journal()
    let (x, y, z) = (
      SizePage("x", journal), SizePage("y", journal), SizePage("z", journal)
    )
    let inner = SplitViewController(style: .doubleColumn)
    inner.setViewController(z, for: .secondary)
    let navigation = NavigationController(rootViewController: x)
    let tabs = TabBarController(viewControllers: [navigation, y])
    let stage = try Stage(tabs, width: 700)
    defer { stage.close() }
    let height = contentHeight(x)
    stage.resize(to: 720)
    XCTAssertEqual(
      journal.entries.filter { $0.contains("size") }, ["x.size 720×\(height) at 700"])
    XCTAssertEqual(Widget(x.view).width, 720)
    let host = SizePage("host", journal, widget: inner.view)
    host.addChild(inner)
    inner.didMove(toParent: host)
    navigation.pushViewController(host, animated: false)
    stage.settle()
    journal.entries = []
    stage.resetFrames()
    stage.resize(to: 740)
    let inside = contentHeight(z)
    XCTAssertEqual(
      journal.entries.filter { $0.contains("size") },
      ["host.size 740×\(height) at 740", "z.size 740×\(inside) at 720"])
    journal.entries = []
    stage.resize(to: 500)
    XCTAssertEqual(
      journal.entries.filter { $0.contains("size") },
      ["host.size 500×\(height) at 500", "z.size 500×\(inside) at 740"])
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testClosingTheWindowEndsAChangeOfSize() async throws {
    let scene = try Scene(width: 820)
    var ended = 0
    scene.b.onSize = { coordinator in
      coordinator.animate(alongsideTransition: nil) { _ in ended += 1 }
    }
    scene.stage.resize(to: 900)
    XCTAssertEqual(ended, 1)
    scene.b.onSize = { [unowned stage = scene.stage] coordinator in
      coordinator.animate(alongsideTransition: { _ in stage.close() }) { _ in ended += 1 }
    }
    scene.stage.resizeFromOutside(to: 1000, height: 500)
    runLoop(until: "the end of the change") { ended == 2 }
  }
}
