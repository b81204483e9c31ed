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

  // MARK: Coordinators

  @MainActor func testAMoveAcrossAColumnBorderHasACoordinator() async throws {
    let scene = try Scene(width: 400)
    defer { scene.stage.close() }
    XCTAssertNil(scene.b.transitionCoordinator)
    scene.stage.animationsEnabled = true
    scene.split.show(.primary)
    let coordinator = try XCTUnwrap(scene.b.transitionCoordinator)
    XCTAssertTrue(coordinator === scene.split.transitionCoordinator)
    XCTAssertTrue(coordinator.isAnimated)
    XCTAssertEqual(coordinator.transitionDuration, 0.25)
    var heard: [String] = []
    XCTAssertTrue(
      coordinator.animate(
        alongsideTransition: { _ in heard.append("alongside") },
        completion: { context in
          heard.append("completion \(context.isCancelled) \(context.percentComplete)")
        }))
    XCTAssertEqual(heard, ["alongside"], "the change has begun")
    scene.stage.settle()
    XCTAssertEqual(heard, ["alongside", "completion false 1.0"])
    XCTAssertNil(scene.b.transitionCoordinator)
    XCTAssertFalse(coordinator.animate { _ in heard.append("late") })
    XCTAssertEqual(heard.count, 2)
  }

  @MainActor func testAChangeAtOnceIsNotAnimated() async throws {
    let scene = try Scene(width: 820)
    defer { scene.stage.close() }
    scene.split.hide(.primary)
    let coordinator = try XCTUnwrap(scene.split.transitionCoordinator)
    XCTAssertFalse(coordinator.isAnimated)
    XCTAssertFalse(coordinator.isInteractive)
    XCTAssertFalse(coordinator.initiallyInteractive)
    XCTAssertFalse(coordinator.isInterruptible)
    XCTAssertEqual(coordinator.transitionDuration, 0)
    XCTAssertEqual(coordinator.completionVelocity, 1)
    scene.stage.settle()
    XCTAssertNil(scene.split.transitionCoordinator)
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
