// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Nothing is found wrong with pages of usual widgets, whatever the size and the text.
final class FalseAlarmTests: XCTestCase, @unchecked Sendable {
  @MainActor private func gallery(_ title: String) -> ViewController {
    XCTAssertTrue(Toolkit.initialize())
    let page = ViewController(widget: WidgetGallery.make())
    page.title = title
    return page
  }

  @MainActor private func split(_ style: SplitViewController.Style) -> SplitViewController {
    let split = SplitViewController(style: style)
    split.setViewController(gallery("Primary"), for: .primary)
    if style == .tripleColumn { split.setViewController(gallery("Middle"), for: .supplementary) }
    split.setViewController(gallery("Secondary"), for: .secondary)
    return split
  }

  @MainActor func testTheUsualWidgetsAreFineAlone() async throws {
    let stage = try Stage(gallery("Gallery"), width: 500)
    defer { stage.close() }
    stage.sweep(stride(from: 500, through: 380, by: -13))
    XCTAssertEqual(Set(stage.presentedFrames.compactMap(\.problem)), [])
  }

  @MainActor func testTheUsualWidgetsAreFineInColumns() async throws {
    let stage = try Stage(split(.tripleColumn), width: 1300)
    defer { stage.close() }
    stage.sweep(stride(from: 1300, through: 400, by: -31))
    stage.sweep(stride(from: 400, through: 1300, by: 37))
    XCTAssertEqual(Set(stage.presentedFrames.compactMap(\.problem)), [])
  }

  @MainActor func testTheUsualWidgetsAreFineFromRightToLeftAndInLargeText() async throws {
    let stage = try Stage(split(.doubleColumn), width: 1300)
    defer { stage.close() }
    stage.isRightToLeft = true
    stage.settle()
    stage.sweep(stride(from: 1300, through: 400, by: -50))
    stage.isRightToLeft = false
    stage.resize(to: 1300)
    stage.textScale = 1.25
    stage.settle()
    stage.sweep(stride(from: 1300, through: 500, by: -50))
    XCTAssertEqual(Set(stage.presentedFrames.compactMap(\.problem)), [])
  }
}
