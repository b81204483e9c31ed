// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import SplitView
import SplitViewTesting
import XCTest

final class StagePictureTests: XCTestCase, @unchecked Sendable {
  @MainActor func testSavesWhatTheWindowShows() async throws {
    let stage = try Stage(
      ViewController(widget: Widgets.label("picture")), width: 320, height: 200)
    defer { stage.close() }
    let path = NSTemporaryDirectory() + "split-view-picture-\(getpid()).png"
    defer { unlink(path) }
    try stage.savePicture(to: path)
    let texture = try XCTUnwrap(gdk_texture_new_from_filename(path, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    XCTAssertEqual(gdk_texture_get_width(texture), 320)
    XCTAssertEqual(gdk_texture_get_height(texture), 200)
    var pixels = [UInt8](repeating: 0, count: 320 * 200 * 4)
    gdk_texture_download(texture, &pixels, 320 * 4)
    XCTAssertGreaterThan(Set(pixels).count, 8, "a picture of text has more than one colour")
  }

  @MainActor func testSaysWhereItCouldNotBeWritten() async throws {
    let stage = try Stage(ViewController(), width: 320, height: 200)
    defer { stage.close() }
    let path = "/no/such/folder/picture.png"
    XCTAssertThrowsError(try stage.savePicture(to: path)) {
      XCTAssertEqual($0 as? StageError, .pictureNotWritten(path: path))
      XCTAssertTrue("\($0)".contains(path))
    }
  }
}
