// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Content that changes its mind about its least width while it is shown.
final class GrowingContentTests: XCTestCase, @unchecked Sendable {
  @MainActor private func require(_ width: Int, of widget: UnsafeMutableRawPointer) {
    gtk_widget_set_size_request(
      widget.assumingMemoryBound(to: GtkWidget.self), Int32(width), -1)
  }

  @MainActor func test_ROB_02_aGrowingMinimumAtTheThreshold() async throws {
    _ = Toolkit.initialize()
    let content = Widgets.label("content")
    let fixture = Fixture(.doubleColumn, b: SpyPage("b", widget: content))
    try fixture.mount(at: 820)
    defer { fixture.close() }
    let stage = try XCTUnwrap(fixture.stage)
    stage.resize(to: 600)
    fixture.clear()
    stage.resetFrames()
    XCTAssertFalse(fixture.split.isCollapsed)
    for _ in 0..<10 {
      for width in [100, 340, 100] {
        require(width, of: content)
        stage.settle()
        XCTAssertFalse(fixture.split.isCollapsed)
        XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
        XCTAssertGreaterThanOrEqual(fixture.split.secondaryColumnWidth, Double(width))
      }
    }
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }

  @MainActor func testAGrowingMinimumTakesRoomFromTheOtherColumns() async throws {
    _ = Toolkit.initialize()
    let content = Widgets.label("content")
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(ViewController(), for: .primary)
    split.setViewController(ViewController(widget: content), for: .secondary)
    let stage = try Stage(split, width: 700)
    defer { stage.close() }
    let before = split.primaryColumnWidth
    stage.resetFrames()
    for width in stride(from: 300, through: 500, by: 10) {
      require(width, of: content)
      stage.settle()
      XCTAssertGreaterThanOrEqual(split.secondaryColumnWidth, Double(width))
    }
    XCTAssertLessThan(split.primaryColumnWidth, before)
    require(-1, of: content)
    stage.settle()
    XCTAssertEqual(split.primaryColumnWidth, before)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testAMinimumThatLeavesNoRoomForTwoColumns() async throws {
    _ = Toolkit.initialize()
    let content = Widgets.label("content")
    let split = SplitViewController(style: .doubleColumn)
    let recorder = DelegateRecorder()
    split.delegate = recorder
    split.setViewController(ViewController(), for: .primary)
    split.setViewController(ViewController(widget: content), for: .secondary)
    let stage = try Stage(split, width: 700)
    defer { stage.close() }
    recorder.log = []
    stage.resetFrames()
    require(640, of: content)
    stage.settle()
    XCTAssertFalse(split.isCollapsed, "content has no say in whether to fold")
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    let changes = recorder.log
    for _ in 0..<5 { stage.settle() }
    XCTAssertEqual(recorder.log, changes, "it stays as it is")
    require(-1, of: content)
    stage.settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }
}
