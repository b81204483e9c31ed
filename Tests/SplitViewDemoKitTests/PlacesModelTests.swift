// SPDX-License-Identifier: MIT
import XCTest

@testable import SplitViewDemoKit

final class PlacesModelTests: DemoTestCase, @unchecked Sendable {
  @MainActor func testHomeFirstAndTheFileSystem() async throws {
    let model = PlacesModel(bookmarkFiles: [])
    wait("the places") { model.isSettled }
    XCTAssertEqual(model.places.first?.location, .home)
    XCTAssertTrue(model.places.contains { $0.location == FileLocation(path: FileName("/")) })
    XCTAssertEqual(model.places.map(\.section), model.places.map(\.section).sorted())
  }

  @MainActor func testBookmarksAreFollowed() async throws {
    try write("file://\(folder)/one One\n", to: "bookmarks")
    let model = PlacesModel(bookmarkFiles: [location.child(FileName("bookmarks"))])
    wait("the bookmark") { model.places.contains { $0.title == "One" } }
    var changes = 0
    model.onChange = { changes += 1 }
    try write("file://\(folder)/two Two\n", to: "bookmarks")
    wait("the new bookmark") { model.places.contains { $0.title == "Two" } }
    XCTAssertFalse(model.places.contains { $0.title == "One" })
    XCTAssertGreaterThan(changes, 0)
  }

  @MainActor func testOnePlaceIsListedOnce() async throws {
    let line = "file:/// Root\n"
    try write(line + line, to: "a")
    try write(line, to: "b")
    let model = PlacesModel(
      bookmarkFiles: [location.child(FileName("a")), location.child(FileName("b"))])
    wait("the places") { model.isSettled }
    XCTAssertEqual(model.places.filter { $0.location.path == FileName("/") }.count, 1)
  }
}
