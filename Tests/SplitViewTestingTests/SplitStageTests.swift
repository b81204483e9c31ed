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
    let split = Fixtures.split(.tripleColumn)
    let stage = try Stage(split, width: 1100)
    defer { stage.close() }
    print(stage.presentedFrames.last as Any, split.displayMode)
    XCTAssertEqual(
      stage.presentedFrames.last?.visibleColumns, [.primary, .supplementary, .secondary])
    stage.resize(to: 400)
    XCTAssertEqual(stage.presentedFrames.last?.visibleColumns, [.secondary])
    print(stage.header(of: .secondary) as Any)
    stage.tap(.back, in: .secondary)
    print(stage.presentedFrames.last as Any)
    stage.press("Escape")
    print(stage.presentedFrames.last as Any)
    stage.resize(to: 1100)
    stage.dragDivider(after: .primary, by: 50)
    print(split.primaryColumnWidth)
    stage.dragDivider(after: .primary, by: -30)
    print(split.primaryColumnWidth)
    try stage.savePicture(to: "/tmp/stage.png")
  }
}
