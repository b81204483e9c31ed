// SPDX-License-Identifier: MIT
import XCTest

@testable import SplitViewDemoKit

final class FileSortTests: XCTestCase, @unchecked Sendable {
  private func item(
    _ name: String, kind: FileKind = .regular, size: Int64 = 0, modified: Int64 = 0,
    contentType: String = "text/plain"
  ) -> FileItem {
    FileItem(
      name: FileName(name), displayName: name, kind: kind, size: size, modified: modified,
      contentType: contentType)
  }

  private func order(
    _ items: [FileItem], _ key: FileSort.Key = .name, reversed: Bool = false
  ) -> [String] {
    let sort = FileSort(key: key, isReversed: reversed)
    return items.sorted { sort.compare($0, $1) < 0 }.map(\.displayName)
  }

  func testNumbersCountByValue() {
    let items = ["file10", "file2", "file1", "file02"].map { item($0) }
    let names = order(items)
    XCTAssertEqual(names.first, "file1")
    XCTAssertEqual(names.last, "file10")
    XCTAssertLessThan(names.firstIndex(of: "file2")!, names.firstIndex(of: "file10")!)
  }

  func testFoldersComeFirstBothWays() {
    let items = [item("a"), item("z", kind: .folder), item("m", kind: .folder)]
    XCTAssertEqual(order(items), ["m", "z", "a"])
    XCTAssertEqual(order(items, reversed: true), ["z", "m", "a"])
  }

  func testNewestAndLargestComeFirst() {
    let items = [item("old", size: 9, modified: 1), item("new", size: 1, modified: 5)]
    XCTAssertEqual(order(items, .modified), ["new", "old"])
    XCTAssertEqual(order(items, .modified, reversed: true), ["old", "new"])
    XCTAssertEqual(order(items, .size), ["old", "new"])
  }

  func testKindThenName() {
    let items = [
      item("b", contentType: "text/plain"), item("c", contentType: "image/png"),
      item("a", contentType: "text/plain"),
    ]
    XCTAssertEqual(order(items, .kind), ["c", "a", "b"])
    XCTAssertEqual(order(items, .kind, reversed: true), ["a", "b", "c"])
  }

  func testTheOrderIsTotal() {
    let names = ["", "a", "A", "\u{E9}", "e\u{301}", "10", "9", ".x", "\u{FFFD}"]
    let items = names.map { item($0) }
    for key in FileSort.Key.allCases {
      let sort = FileSort(key: key)
      for first in items {
        for second in items {
          let forth = sort.compare(first, second).signum()
          XCTAssertEqual(forth, -sort.compare(second, first).signum())
          XCTAssertEqual(forth == 0, first.name == second.name)
          for third in items
          where forth < 0 && sort.compare(second, third) < 0 {
            XCTAssertLessThan(sort.compare(first, third), 0)
          }
        }
      }
    }
  }
}
