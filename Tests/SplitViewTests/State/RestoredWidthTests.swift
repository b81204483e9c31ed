// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What a person dragged a column to is there again, whatever the window does meanwhile.
final class RestoredWidthTests: XCTestCase, @unchecked Sendable {
  private typealias Run = RigRestart

  @MainActor func test_SVB_004_aSidebarOnTheRight() async throws {
    let folder = try StateFolder()
    let old = try Run.start(.D2, at: 1000) { $0.split.primaryEdge = .trailing }
    Run.drag(.primary, of: old, to: 333)
    Run.quit(old)
    XCTAssertEqual(folder.line?.contains("primary-width=333"), true)
    for width in [1000, 1400] {
      let rig = try Run.start(.D2, at: width) { $0.split.primaryEdge = .trailing }
      XCTAssertEqual(rig.bounds(of: .primary)?.x, width - 333)
      XCTAssertEqual(Run.width(.primary, of: rig), 333)
      let handle = try XCTUnwrap(rig.split.dividers.first.map { Widget($0.widget).width })
      XCTAssertEqual(Run.width(.secondary, of: rig), width - 333 - handle)
      rig.expectHealthy()
      Run.quit(rig)
    }
  }

  @MainActor func test_SVB_005_closedAtTheEnd() async throws {
    let folder = try StateFolder()
    let old = try Run.start(.D2, at: 1000)
    Run.drag(.primary, of: old, to: 333)
    old.split.hide(.primary)
    old.stage.settle()
    Run.quit(old)
    XCTAssertEqual(folder.files.count, 1)
    for edge in [SplitViewController.PrimaryEdge.leading, .trailing] {
      let rig = try Run.start(.D2, at: 1000)
      XCTAssertEqual(rig.visibleColumns, [.secondary])
      rig.split.primaryEdge = edge
      rig.split.show(.primary)
      rig.stage.settle()
      XCTAssertEqual(Run.width(.primary, of: rig), 333, "\(edge)")
      rig.expectHealthy()
      rig.split.hide(.primary)
      rig.stage.settle()
      Run.quit(rig)
    }
  }

  @MainActor func test_SVB_006_widthsThatCannotBe() async throws {
    let folder = try StateFolder()
    let old = try Run.start(.D2, at: 1000)
    Run.drag(.primary, of: old, to: 333)
    Run.quit(old)
    let expected: [(String?, Int, Int)] = [
      ("0", 200, 0), ("1", 200, 0), ("-5", 200, 0), ("999", 400, 0), ("99999", 400, 0),
      ("wide", 280, 1), ("nan", 280, 1), (nil, 280, 0),
    ]
    for (text, width, warnings) in expected {
      let word = text.map { " primary-width=\($0)" } ?? ""
      try folder.setLine("1 request=automatic mode=oneBesideSecondary\(word)")
      let rig = try Run.start(.D2, at: 1000)
      XCTAssertEqual(Run.width(.primary, of: rig), width, text ?? "missing")
      XCTAssertEqual(rig.stage.warnings.count, warnings, text ?? "missing")
      let handle = try XCTUnwrap(
        rig.split.dividers.first.flatMap { Widget($0.widget).bounds(in: Widget(rig.split.view)) })
      XCTAssertEqual(handle.x, width)
      let wanted = width < 300 ? width + 20 : width - 20
      Run.drag(.primary, of: rig, to: wanted)
      rig.close()
      for file in folder.unread { try FileManager.default.removeItem(at: file) }
    }
  }

  @MainActor func test_SVB_007_hiddenAtTheFirstStart() async throws {
    let folder = try StateFolder()
    let rig = try Run.start(.D2, at: 1000) { $0.split.preferredDisplayMode = .secondaryOnly }
    defer { rig.close() }
    XCTAssertEqual(rig.visibleColumns, [.secondary])
    XCTAssertEqual(folder.files, [])
    rig.split.show(.primary)
    rig.stage.settle()
    XCTAssertEqual(Run.width(.primary, of: rig), 280)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_012_fiftyRestarts() async throws {
    let folder = try StateFolder()
    let first = try Run.start(.D3, at: 1300)
    Run.drag(.supplementary, of: first, to: 377)
    Run.drag(.primary, of: first, to: 241)
    Run.drag(.primary, of: first, to: 240)
    first.split.hide(.primary)
    first.stage.settle()
    Run.quit(first)
    let line = folder.line
    for round in 0..<50 {
      let rig = try Run.start(.D3, at: [1300, 1303, 1297][round % 3])
      XCTAssertEqual(rig.visibleColumns, [.supplementary, .secondary])
      rig.split.show(.primary)
      rig.stage.settle()
      XCTAssertEqual(Run.width(.primary, of: rig), 240, "round \(round)")
      XCTAssertEqual(Run.width(.supplementary, of: rig), 377, "round \(round)")
      rig.split.hide(.primary)
      rig.stage.settle()
      Run.quit(rig)
      XCTAssertEqual(folder.line, line)
    }
  }

  @MainActor func test_SVB_015_contentThatComesLate() async throws {
    let folder = try StateFolder()
    let old = try Run.start(.D2, at: 1000)
    Run.drag(.primary, of: old, to: 333)
    old.split.hide(.primary)
    old.stage.settle()
    Run.quit(old)
    XCTAssertEqual(folder.line?.contains("primary-width=333"), true)

    let rig = try Run.start(.D2, at: 1000)
    defer { rig.close() }
    var widths: Set<Int> = []
    let clock = try XCTUnwrap(FrameClock(of: Widget(rig.split.view)))
    let handler = clock.observe(.after) {
      if rig.visibleColumns.contains(.primary), let width = Run.width(.primary, of: rig) {
        widths.insert(width)
      }
    }
    defer { handler.disconnect() }
    rig.split.setViewController(try widePage(), for: .secondary)
    rig.split.show(.primary)
    rig.stage.settle()
    rig.stage.settle()
    XCTAssertEqual(widths, [333])
    XCTAssertEqual(Run.width(.primary, of: rig), 333)
    rig.expectHealthy()
  }

  /// A page that would like to be 1400 pixels wide and can do with much less.
  @MainActor private func widePage() throws -> ViewController {
    let scroller = try XCTUnwrap(gtk_scrolled_window_new())
    let content = try XCTUnwrap(gtk_label_new("wide"))
    gtk_widget_set_size_request(content, 1400, -1)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), content)
    gtk_scrolled_window_set_propagate_natural_width(OpaquePointer(scroller), 1)
    XCTAssertGreaterThanOrEqual(
      Widget(UnsafeMutableRawPointer(scroller)).measure(.horizontal).natural, 1400)
    return ViewController(widget: UnsafeMutableRawPointer(scroller))
  }

  @MainActor func test_SVB_016_afterManyResizes() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    Run.drag(.primary, of: rig, to: 333)
    var random = RandomWidths()
    rig.stage.sweep((0..<200).map { _ in random.next(in: 640...1900) })
    rig.stage.resize(to: 1000)
    XCTAssertEqual(Run.width(.primary, of: rig), 333)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_017_hidingOneColumnLeavesTheOther() async throws {
    let rig = try Rig(.D3, at: 1300)
    defer { rig.close() }
    Run.drag(.supplementary, of: rig, to: 377)
    let secondary = try XCTUnwrap(Run.width(.secondary, of: rig))
    for _ in 0..<5 {
      rig.split.hide(.primary)
      rig.stage.settle()
      XCTAssertEqual(Run.width(.supplementary, of: rig), 377)
      XCTAssertEqual(Run.width(.secondary, of: rig), secondary + 241)
      rig.split.show(.primary)
      rig.stage.settle()
      XCTAssertEqual(Run.width(.primary, of: rig), 240)
      XCTAssertEqual(Run.width(.supplementary, of: rig), 377)
      XCTAssertEqual(Run.width(.secondary, of: rig), secondary)
    }
    rig.expectHealthy()
  }
}
