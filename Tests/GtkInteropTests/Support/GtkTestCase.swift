// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop
import XCTest

/// A test on the first thread with a display.
class GtkTestCase: XCTestCase, @unchecked Sendable {
  override func setUp() async throws {
    let hasDisplay = await Toolkit.initialize()
    XCTAssertTrue(hasDisplay)
  }

  /// Runs the main loop until a condition holds; fails after ten seconds.
  @MainActor
  func runLoop(
    until what: String, file: StaticString = #filePath, line: UInt = #line, _ isDone: () -> Bool
  ) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone() {
      guard Date() < end else {
        return XCTFail("\(what) did not come in ten seconds", file: file, line: line)
      }
      MainLoop.iterate(mayBlock: false)
    }
  }

  /// Runs the loop until nothing is left to do.
  @MainActor
  func runDry() {
    while MainLoop.iterate(mayBlock: false) {}
  }

  /// Shows a widget in a window and runs the loop until it is painted once.
  @MainActor
  func show(_ content: Widget, width: Int = 400, height: Int = 200) throws -> Toplevel {
    let toplevel = Toplevel()
    toplevel.defaultSize = (width, height)
    // On a bare X server the frame that GTK draws itself would take some pixels of the size.
    let window = toplevel.widget.pointer.assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_titlebar(window, nil)
    gtk_window_set_decorated(window, 0)
    toplevel.setContent(content)
    toplevel.present()
    let clock = try XCTUnwrap(FrameClock(of: toplevel.widget))
    try nextFrame(of: clock)
    return toplevel
  }

  /// Runs the loop until one more frame was painted.
  @MainActor
  func nextFrame(of clock: FrameClock) throws {
    var isPainted = false
    let handler = clock.observe(.after) { isPainted = true }
    clock.request(.paint)
    runLoop(until: "a frame") { isPainted }
    handler.disconnect()
  }
}
