// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Windows with one autosave name don't get in each other's way.
final class SeveralWindowsTests: XCTestCase, @unchecked Sendable {
  private typealias Run = RigRestart

  @MainActor func test_SVB_204_whatIsHiddenInOneWindow() async throws {
    let folder = try StateFolder()
    let (a, b) = (try Run.start(.D2, at: 1000), try Run.start(.D2, at: 1000))
    func expectUntouched(_ step: String, line: UInt = #line) {
      b.stage.settle()
      XCTAssertEqual(b.visibleColumns, [.primary, .secondary], step, line: line)
      XCTAssertEqual(Run.width(.primary, of: b), 280, step, line: line)
      XCTAssertFalse(b.split.isCollapsed, step, line: line)
    }
    a.split.hide(.primary)
    a.stage.settle()
    expectUntouched("hidden")
    a.split.show(.primary)
    a.stage.settle()
    Run.drag(.primary, of: a, to: 333)
    expectUntouched("dragged")
    a.split.hide(.primary)
    a.stage.resize(to: 500)
    expectUntouched("folded")
    Run.quit(a)
    Run.quit(b)
    XCTAssertEqual(folder.line(of: "main")?.contains("primary-width=333"), true)

    let (a2, b2) = (try Run.start(.D2, at: 1000), try Run.start(.D2, at: 1000))
    XCTAssertEqual(a2.visibleColumns, [.secondary])
    XCTAssertEqual(b2.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(Run.width(.primary, of: b2), 280)
    a2.split.show(.primary)
    a2.stage.settle()
    XCTAssertEqual(Run.width(.primary, of: a2), 333)
    for rig in [a2, b2] {
      rig.expectHealthy()
      rig.close()
    }
  }

  @MainActor func test_SVB_205_oneNameForSeveralWindows() async throws {
    let folder = try StateFolder()
    let a = try Run.start(.D2, at: 1000)
    let b = try Run.start(.D2, at: 1000)
    Run.drag(.primary, of: a, to: 310)
    Run.drag(.primary, of: b, to: 250)
    Run.quit(a)
    let c = try Run.start(.D2, at: 1000)
    XCTAssertEqual(Run.width(.primary, of: c), 310, "the place of the one that was closed")
    Run.drag(.primary, of: c, to: 350)
    Run.drag(.primary, of: b, to: 260)
    XCTAssertEqual(Run.width(.primary, of: c), 350)
    for rig in [b, c] {
      rig.expectHealthy()
      Run.quit(rig)
    }
    XCTAssertEqual(
      Set(folder.files.map(\.lastPathComponent)), ["main.ini", "main@2.ini"])
    XCTAssertEqual(folder.line(of: "main")?.contains("primary-width=350"), true)
    XCTAssertEqual(folder.line(of: "main@2")?.contains("primary-width=260"), true)
  }

  @MainActor func test_SVB_206_widthsOfFurtherWindows() async throws {
    let folder = try StateFolder()
    let widths = [(240, 377), (200, 300), (320, 450)]
    let old = try widths.map { _ in try Run.start(.D3, at: 1500) }
    for (rig, width) in zip(old, widths) {
      Run.drag(.primary, of: rig, to: width.0)
      Run.drag(.supplementary, of: rig, to: width.1)
    }
    for rig in old { Run.quit(rig) }
    XCTAssertEqual(folder.files.count, 3)

    let new = try (0..<4).map { _ in try Run.start(.D3, at: 1500) }
    for (rig, width) in zip(new, widths + [(240, 320)]) {
      XCTAssertEqual(Run.width(.primary, of: rig), width.0)
      XCTAssertEqual(Run.width(.supplementary, of: rig), width.1)
      rig.expectHealthy()
    }
    for rig in new { Run.quit(rig) }
    XCTAssertEqual(folder.files.count, 3, "nothing was chosen in the fourth")
  }
}
