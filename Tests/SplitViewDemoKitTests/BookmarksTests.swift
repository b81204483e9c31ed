// SPDX-License-Identifier: MIT
import XCTest

@testable import SplitViewDemoKit

final class BookmarksTests: XCTestCase, @unchecked Sendable {
  func testNamesComeFromTheLineOrThePath() {
    let places = Bookmarks.parse("file:///srv/Work%20Files\nfile:///srv/music My Music\n")
    XCTAssertEqual(places.map(\.title), ["Work Files", "My Music"])
    XCTAssertEqual(
      places.map(\.location.path), [FileName("/srv/Work Files"), FileName("/srv/music")])
    XCTAssertTrue(places.allSatisfy { $0.section == .bookmarks })
  }

  func testRubbishIsLeftOut() {
    XCTAssertEqual(Bookmarks.parse("\n\n  \nnot a bookmark\n"), [])
    XCTAssertEqual(Bookmarks.parse("sftp://host/dir\r\n").count, 1)
  }
}
