// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Flicker and disagreement around a limit in other programs.
final class LimitReportTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_055_pixelByPixel() async throws {
    let rig = try Rig(.D2, at: 1000, item: 2)
    defer { rig.close() }
    let narrowing = Array(stride(from: 1000, to: 660, by: -5)) + Array((600...660).reversed())
    let widths = narrowing + Array(stride(from: 595, through: 400, by: -5))
    rig.stage.resetFrames()
    rig.stage.sweep(widths)
    XCTAssertEqual(rig.recorder.log.filter { $0 == "didCollapse" }.count, 1)
    let folded = rig.stage.presentedFrames.filter(\.isCollapsed).map(\.width)
    XCTAssertEqual(folded.max(), 639)
    XCTAssertEqual(rig.stage.presentedFrames.filter { !$0.isCollapsed }.map(\.width).min(), 640)
    rig.stage.resetFrames()
    rig.stage.sweep(widths.reversed())
    XCTAssertEqual(rig.recorder.log.filter { $0 == "didExpand" }.count, 1)
    XCTAssertEqual(rig.recorder.log.filter { $0 == "didCollapse" }.count, 1)
    XCTAssertEqual(rig.stage.presentedFrames.filter(\.isCollapsed).map(\.width).max(), 647)
    XCTAssertEqual(rig.stage.presentedFrames.filter { !$0.isCollapsed }.map(\.width).min(), 648)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_056_nothingGoesOnAtALimit() async throws {
    for (kind, limits) in [(Rig.Kind.D2, [640]), (.D3, [640, 1000])] {
      let rig = try Rig(kind, at: 1300, item: 2)
      defer { rig.close() }
      let clock = try XCTUnwrap(FrameClock(of: Widget(rig.split.view)))
      for width in limits.flatMap({ [$0 + 1, $0, $0 - 1] }) {
        rig.stage.resize(to: width)
        rig.recorder.log = []
        rig.stage.resetFrames()
        var layouts = 0
        var frames = 0
        let layoutHandler = clock.observe(.layout) { layouts += 1 }
        let frameHandler = clock.observe(.after) { frames += 1 }
        while frames < 60 {
          clock.request(.paint)
          MainLoop.iterate(mayBlock: true)
        }
        layoutHandler.disconnect()
        frameHandler.disconnect()
        XCTAssertEqual(layouts, 0, "\(kind) at \(width)")
        XCTAssertEqual(rig.recorder.log, [], "\(kind) at \(width)")
      }
      rig.expectHealthy()
    }
  }

  @MainActor func test_SVB_059_quickResizesLeaveNothingOver() async throws {
    let rig = try Rig(.D2o, at: 1000, item: 2)
    defer { rig.close() }
    var random = RandomWidths()
    for round in 0..<20 {
      rig.stage.sweep((0..<29).map { _ in random.next(in: 450...1100) } + [700])
      rig.stage.settle()
      XCTAssertEqual(rig.split.displayMode, .secondaryOnly, "\(round)")
      XCTAssertEqual(rig.split.overlaidColumns, [], "\(round)")
      XCTAssertEqual(rig.visibleColumns, [.secondary], "\(round)")
      rig.focus?.setRootFocus(nil)
      rig.stage.clickContent(of: .secondary)
      XCTAssertTrue(
        rig.itemPage?.text.map { rig.focus?.isWithin($0) == true } ?? false, "\(round)")
    }
    rig.expectHealthy()
  }

  @MainActor func test_SVB_062_columnsShrinkBeforeTheyFold() async throws {
    let rig = Rig(.D2)
    rig.split.collapsePolicy = .width(561)
    rig.split.preferredPrimaryColumnWidth = 400
    for (column, width) in [(SplitViewController.Column.primary, 420), (.secondary, 600)] {
      let label = Widgets.label(String(repeating: "m", count: 200))
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
      gtk_label_set_max_width_chars(OpaquePointer(label), Int32(width / 8))
      rig.split.setViewController(SpyPage("\(column)", widget: label), for: column)
    }
    try rig.mount(at: 1100)
    defer { rig.close() }
    var last = Int.max
    for width in stride(from: 1100, to: 570, by: -12).map({ $0 }) + [565, 562, 561] {
      rig.stage.sweep([width])
      XCTAssertFalse(rig.split.isCollapsed, "\(width)")
      let primary = try XCTUnwrap(rig.bounds(of: .primary)?.width)
      XCTAssertLessThanOrEqual(primary, last, "\(width)")
      last = primary
    }
    XCTAssertEqual(last, 200)
    rig.stage.sweep([560])
    XCTAssertTrue(rig.split.isCollapsed)
    rig.stage.sweep([500])
    XCTAssertTrue(rig.split.isCollapsed)
    rig.stage.settle()
    rig.expectHealthy()
  }

  @MainActor func test_SVB_063_threeWaysToOneEnd() async throws {
    let ways: [(String, @MainActor (Rig) -> Void)] = [
      ("show", { $0.split.show(.primary) }),
      ("mode", { $0.split.preferredDisplayMode = .twoBesideSecondary }),
      ("key", { $0.stage.press("F9") }),
    ]
    var ends: [String: [PixelRect?]] = [:]
    for (name, way) in ways {
      let rig = try Rig(.D3, at: 900, item: 2)
      defer { rig.close() }
      XCTAssertEqual(rig.visibleColumns, [.supplementary, .secondary])
      way(rig)
      rig.stage.settle()
      XCTAssertEqual(rig.split.displayMode, .twoOverSecondary, name)
      ends[name] = [SplitViewController.Column.primary, .supplementary, .secondary].map {
        rig.bounds(of: $0)
      }
      rig.expectHealthy()
    }
    XCTAssertEqual(ends["show"], ends["mode"])
    XCTAssertEqual(ends["show"], ends["key"])
  }
}
