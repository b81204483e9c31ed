// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Widths of a window that was maximised when it was closed.
///
/// The test runs in a process of its own, since the toolkit looks once for a window manager.
final class MaximizedWindowTests: XCTestCase, @unchecked Sendable {
  private typealias Run = RigRestart

  @MainActor func test_SVB_003_leftMaximised() async throws {
    let folder = try StateFolder()
    guard let manager = WindowManager() else {
      throw XCTSkip("openbox is not installed, without which no window can be maximised")
    }
    defer { manager.stop() }
    let values = ["XDG_STATE_HOME": folder.url.path]
    let ending = try Subprocess.run("maximised", of: self, with: values) {
      try WindowManager.waitUntilWindowsMaximise()
      let old = try start()
      Run.drag(.primary, of: old, to: 300)
      try maximize(old)
      Run.drag(.primary, of: old, to: 500)
      Run.quit(old)

      let rig = try start()
      try maximize(rig)
      XCTAssertEqual(Run.width(.primary, of: rig), 500)
      try unmaximize(rig)
      XCTAssertEqual(Run.width(.primary, of: rig), 500)
      rig.expectHealthy()
      Run.quit(rig)
    }
    XCTAssertEqual(ending?.status, 0, ending?.errors ?? "")
    XCTAssertEqual(folder.line?.contains("primary-width=500"), true)
  }

  @MainActor private func start() throws -> Rig {
    try Run.start(.D2, at: 1000) { $0.split.maximumPrimaryColumnWidth = 600 }
  }

  @MainActor private func maximize(_ rig: Rig) throws {
    gtk_window_maximize(try WindowManager.window(of: rig.split))
    runLoop(until: "the maximised window") { Widget(rig.split.view).width > 1800 }
    rig.stage.settle()
  }

  @MainActor private func unmaximize(_ rig: Rig) throws {
    gtk_window_unmaximize(try WindowManager.window(of: rig.split))
    runLoop(until: "the old size") { Widget(rig.split.view).width == 1000 }
    rig.stage.settle()
  }
}
