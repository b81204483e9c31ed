// SPDX-License-Identifier: MIT
import XCTest

@testable import SplitViewDemoKit

final class FileFactsTests: XCTestCase, @unchecked Sendable {
  func testPermissionsReadAsListed() {
    XCTAssertEqual(FileFacts.permissions(0o100644), "rw-r--r-- (0644)")
    XCTAssertEqual(FileFacts.permissions(0o040755), "rwxr-xr-x (0755)")
    XCTAssertEqual(FileFacts.permissions(0o104000), "--------- (4000)")
  }

  func testSpecialFilesAreNamed() {
    func kind(_ mode: UInt32) -> String {
      FileFacts.kind(
        of: FileItem(name: FileName("x"), displayName: "x", kind: .special, mode: mode))
    }
    XCTAssertEqual(kind(0o010644), "Pipe")
    XCTAssertEqual(kind(0o140644), "Socket")
    XCTAssertEqual(kind(0o020644), "Character device")
    XCTAssertEqual(kind(0o060644), "Block device")
  }

  func testOnlyFilesHaveASize() {
    let location = FileLocation(path: FileName("/x"))
    func names(_ kind: FileKind) -> [String] {
      FileFacts(
        FileItem(name: FileName("x"), displayName: "x", kind: kind), at: location, linkTarget: nil
      ).facts.map(\.name)
    }
    XCTAssertTrue(names(.regular).contains("Size"))
    XCTAssertFalse(names(.folder).contains("Size"))
    XCTAssertEqual(names(.folder).last, "Path")
  }
}
