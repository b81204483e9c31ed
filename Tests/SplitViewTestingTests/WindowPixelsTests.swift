// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class WindowPixelsTests: XCTestCase, @unchecked Sendable {
  @MainActor func testReadsWhatTheServerShows() async throws {
    XCTAssertTrue(Toolkit.initialize(), "this test needs a display")
    let paned = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
    let name = "pixel-test"
    gtk_widget_set_name(paned, name)
    Toolkit.addStyleSheet(
      "#\(name) { background: linear-gradient(90deg, #ff0000 50%, #0000ff 50%); }")
    let root = ViewController(widget: UnsafeMutableRawPointer(try XCTUnwrap(paned)))
    let stage = try Stage(root, width: 400, height: 200)
    defer { stage.close() }
    let runs = stage.pixels.runs(y: 150).filter { $0.width > 2 }
    XCTAssertEqual(
      runs.map(\.color),
      [PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 0, blue: 255)])
    XCTAssertEqual(runs.first?.width ?? 0, 200, accuracy: 1)
    XCTAssertEqual(stage.pixels.row(y: 150).count, 400)
    XCTAssertEqual(stage.pixels.row(y: 200), [])
  }
}
