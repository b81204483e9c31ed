// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

final class SplitStageTests: XCTestCase, @unchecked Sendable {
  @MainActor func testEveryFrameOfASweepIsWhatItsWidthCallsFor() async throws {
    for style in [SplitViewController.Style.doubleColumn, .tripleColumn] {
      let split = Fixtures.split(style)
      let stage = try Stage(split, width: 1100)
      stage.resetFrames()
      stage.sweep(stride(from: 1100, through: 400, by: -9))
      stage.sweep(stride(from: 400, through: 1100, by: 7))
      XCTAssertEqual(Set(stage.presentedFrames.compactMap(\.problem)), [])
      for frame in stage.presentedFrames {
        if frame.width < 600 { XCTAssertTrue(frame.isCollapsed, "\(frame)") }
        if frame.width >= 608 { XCTAssertFalse(frame.isCollapsed, "\(frame)") }
      }
      stage.close()
    }
  }

  @MainActor func testNamesTheVisibleColumns() async throws {
    let stage = try Stage(Fixtures.split(.tripleColumn), width: 1100)
    defer { stage.close() }
    XCTAssertEqual(
      stage.presentedFrames.last?.visibleColumns, [.primary, .supplementary, .secondary])
    stage.isRightToLeft = true
    stage.settle()
    XCTAssertEqual(
      stage.presentedFrames.last?.visibleColumns, [.secondary, .supplementary, .primary])
    stage.resize(to: 700)
    XCTAssertEqual(stage.presentedFrames.last?.visibleColumns, [.secondary, .supplementary])
    stage.resize(to: 400)
    XCTAssertEqual(stage.presentedFrames.last?.visibleColumns, [.secondary])
    XCTAssertEqual(stage.presentedFrames.last?.isCollapsed, true)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testJudgesEveryFrameOfASlide() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 400)
    defer { stage.close() }
    stage.animationsEnabled = true
    stage.resetFrames()
    stage.tap(.back, in: .secondary)
    XCTAssertFalse(split.isTransitioning)
    let both = stage.presentedFrames.filter { $0.visibleColumns == [.primary, .secondary] }
    XCTAssertGreaterThan(both.count, 3)
    XCTAssertEqual(stage.presentedFrames.last?.visibleColumns, [.primary])
    XCTAssertTrue(stage.presentedFrames.allSatisfy(\.isCollapsed))
    XCTAssertEqual(Set(stage.presentedFrames.compactMap(\.problem)), [])
  }

  @MainActor func testJudgesEveryFrameOfAPushInAColumn() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    stage.animationsEnabled = true
    stage.resetFrames()
    let pushed = Fixtures.page("x")
    split.viewController(for: .secondary)?.navigationController?
      .pushViewController(pushed, animated: true)
    stage.settle()
    XCTAssertGreaterThan(stage.presentedFrames.count, 6)
    XCTAssertEqual(stage.header(of: .secondary)?.title, "x")
    XCTAssertEqual(Set(stage.presentedFrames.compactMap(\.problem)), [])
  }

  @MainActor func testFollowsTheTextSizeAndThePolicy() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 700)
    defer { stage.close() }
    stage.textScale = 1.25
    stage.settle()
    XCTAssertEqual(stage.presentedFrames.last?.isCollapsed, true)
    split.collapsePolicy = .never
    stage.settle()
    XCTAssertEqual(stage.presentedFrames.last?.isCollapsed, false)
    split.collapsePolicy = .width(720)
    stage.settle()
    XCTAssertEqual(stage.presentedFrames.last?.isCollapsed, true)
    XCTAssertEqual(Set(stage.presentedFrames.compactMap(\.problem)), [])
  }
}
