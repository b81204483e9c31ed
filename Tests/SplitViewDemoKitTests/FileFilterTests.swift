// SPDX-License-Identifier: MIT
import XCTest

@testable import SplitViewDemoKit

final class FileFilterTests: XCTestCase, @unchecked Sendable {
  private func item(_ name: String, isHidden: Bool = false) -> FileItem {
    FileItem(name: FileName(name), displayName: name, kind: .regular, isHidden: isHidden)
  }

  func testTypingFindsAnywhereAndIgnoresCase() {
    let filter = FileFilter(query: "RePort")
    XCTAssertTrue(filter.matches(item("My report.txt")))
    XCTAssertTrue(filter.matches(item("REPORT")))
    XCTAssertFalse(filter.matches(item("repo")))
  }

  func testCompositionMakesNoDifference() {
    XCTAssertTrue(FileFilter(query: "caf\u{E9}").matches(item("Cafe\u{301}.txt")))
    XCTAssertTrue(FileFilter(query: "STRASSE").matches(item("Stra\u{DF}e")))
  }

  func testHiddenStaysHiddenWhileTyping() {
    XCTAssertFalse(FileFilter(query: "x").matches(item(".x", isHidden: true)))
    XCTAssertTrue(FileFilter(showsHidden: true, query: "x").matches(item(".x", isHidden: true)))
    XCTAssertFalse(FileFilter().matches(item(".x", isHidden: true)))
  }

  func testEmptyQueryLetsAllThrough() {
    XCTAssertTrue(FileFilter().matches(item("")))
    XCTAssertTrue(FileFilter(showsHidden: true).isEmpty)
    XCTAssertFalse(FileFilter().isEmpty)
    XCTAssertFalse(FileFilter(query: "longer than the name").matches(item("a")))
  }
}
