// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Sizes that blocked, squeezed or grew in other programs.
final class SizeReportTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_045_theWindowStaysAsWide() async throws {
    let rig = try Rig(.D2, at: 700, item: 2)
    defer { rig.close() }
    let width = rig.bounds(of: .primary)?.width
    XCTAssertEqual(width, 280)
    for _ in 0..<10 {
      rig.split.hide(.primary)
      rig.stage.settle()
      XCTAssertEqual(rig.bounds(of: .secondary)?.width, 700)
      rig.split.show(.primary)
      rig.stage.settle()
      XCTAssertEqual(rig.bounds(of: .primary)?.width, width)
    }
    XCTAssertEqual(Set(rig.stage.presentedFrames.map(\.width)), [700])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_046_oneSidebarForAnother() async throws {
    let rig = try Rig(.D3, at: 900, item: 2)
    defer { rig.close() }
    XCTAssertEqual(rig.visibleColumns, [.supplementary, .secondary])
    let both = rig.bounds(of: .secondary)?.width
    for _ in 0..<5 {
      rig.split.hide(.supplementary)
      rig.stage.settle()
      XCTAssertEqual(rig.bounds(of: .secondary)?.width, 900)
      rig.split.show(.primary)
      rig.stage.settle()
      XCTAssertTrue(rig.visibleColumns.contains(.primary))
      rig.split.hide(.primary)
      rig.split.show(.supplementary)
      rig.stage.settle()
      XCTAssertEqual(rig.visibleColumns, [.supplementary, .secondary])
      XCTAssertEqual(rig.bounds(of: .secondary)?.width, both)
    }
    XCTAssertEqual(Set(rig.stage.presentedFrames.map(\.width)), [900])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_048_asNarrowAsTheMinimumsSay() async throws {
    let rig = Rig(.D2)
    rig.split.collapsePolicy = .never
    try rig.mount(at: 1000)
    defer { rig.close() }
    rig.stage.dragDivider(after: .primary, by: 120)
    XCTAssertEqual(rig.bounds(of: .primary)?.width, 400)
    let divider = 1
    rig.stage.resize(to: 200 + divider + 360)
    XCTAssertEqual(rig.stage.presentedFrames.last?.width, 561)
    XCTAssertEqual(rig.bounds(of: .primary)?.width, 200)
    XCTAssertEqual(rig.bounds(of: .secondary)?.width, 360)
    rig.stage.resize(to: 1000)
    XCTAssertEqual(rig.bounds(of: .primary)?.width, 400)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_051_contentThatAlwaysWantsMore() async throws {
    let rig = Rig(.D2)
    let label = Widgets.label("more")
    let primary = SpyPage("primary", widget: label)
    rig.split.setViewController(primary, for: .primary)
    try rig.mount(at: 1000)
    defer { rig.close() }
    let root = Widget(rig.split.view)
    let clock = try XCTUnwrap(FrameClock(of: root))
    var frames = 0
    // Its natural width is above its own width in each frame.
    let counter = clock.observe(.after) {
      frames += 1
      let width = Widget(label).width
      gtk_label_set_width_chars(OpaquePointer(label), -1)
      gtk_label_set_max_width_chars(OpaquePointer(label), Int32(width / 4))
      gtk_label_set_text(OpaquePointer(label), String(repeating: "m", count: width / 8))
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    }
    rig.stage.resetFrames()
    while frames < 200 {
      root.queueResize()
      clock.request(.paint)
      MainLoop.iterate(mayBlock: true)
    }
    counter.disconnect()
    XCTAssertEqual(rig.bounds(of: .primary)?.width, 280)
    rig.stage.settle()
    rig.stage.dragDivider(after: .primary, by: 520)
    XCTAssertEqual(rig.bounds(of: .primary)?.width, 400)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_054_squeezedAndWide() async throws {
    let rig = Rig(.D2)
    rig.split.collapsePolicy = .never
    try rig.mount(at: 1000)
    defer { rig.close() }
    rig.stage.dragDivider(after: .primary, by: 53)
    XCTAssertEqual(rig.bounds(of: .primary)?.width, 333)
    rig.stage.resize(to: 300)
    rig.stage.resize(to: 1000)
    XCTAssertEqual(rig.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(rig.bounds(of: .primary)?.width, 333)
    rig.expectHealthy()
  }
}
