// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import XCTest

final class KeyFileTests: GtkTestCase, @unchecked Sendable {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("split-view-key-file-\(UUID().uuidString)")

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  @MainActor func testTextsAreReadBack() async throws {
    let path = folder.appendingPathComponent("a/b/c.ini").path
    let texts = ["", "one line", " at = the; ends # ", "tab\tand\nline", "ä€😀", "[group]"]
    let file = KeyFile()
    for (index, text) in texts.enumerated() { file.set(text, for: "key\(index)", in: "Group") }
    try file.write(path)
    let read = KeyFile()
    try read.read(path)
    for (index, text) in texts.enumerated() {
      XCTAssertEqual(read.text("key\(index)", in: "Group"), text)
    }
    XCTAssertNil(read.text("key0", in: "Other"))
    XCTAssertNil(read.text("other", in: "Group"))
  }

  @MainActor func testWhatCannotBeReadSaysWhy() async throws {
    let path = folder.appendingPathComponent("c.ini").path
    XCTAssertThrowsError(try KeyFile().read(path)) { error in
      XCTAssertEqual((error as? KeyFile.Failure)?.isMissing, true)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([0xff, 0x00, 0x5b]).write(to: URL(fileURLWithPath: path))
    XCTAssertThrowsError(try KeyFile().read(path)) { error in
      XCTAssertEqual((error as? KeyFile.Failure)?.isMissing, false)
      XCTAssertNotEqual((error as? KeyFile.Failure)?.message, "")
    }
  }

  @MainActor func testAFailedWriteLeavesWhatIsThere() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = KeyFile()
    file.set("old", for: "key", in: "Group")
    let inTheWay = folder.appendingPathComponent("file")
    try file.write(inTheWay.path)
    let before = try Data(contentsOf: inTheWay)
    file.set("new", for: "key", in: "Group")
    XCTAssertThrowsError(try file.write(inTheWay.appendingPathComponent("c.ini").path)) { error in
      XCTAssertTrue((error as? KeyFile.Failure)?.message.contains(inTheWay.path) == true)
    }
    XCTAssertEqual(try Data(contentsOf: inTheWay), before)
    let contents = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(contents, ["file"], "nothing half written is left over")
  }

  @MainActor func testWhatIsNoFileIsNotOpened() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipe = folder.appendingPathComponent("pipe").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    XCTAssertThrowsError(try KeyFile().read(pipe)) { error in
      XCTAssertEqual((error as? KeyFile.Failure)?.message, "\(pipe) is no file")
    }
  }

  @MainActor func testAFileIsKeptUnderAnotherName() async throws {
    let path = folder.appendingPathComponent("a.ini").path
    let other = folder.appendingPathComponent("b.ini").path
    XCTAssertNoThrow(
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true))
    try KeyFile.keep(path, as: other)
    XCTAssertFalse(FileManager.default.fileExists(atPath: other), "there was nothing to keep")
    for text in ["old", "new"] {
      let file = KeyFile()
      file.set(text, for: "key", in: "Group")
      try file.write(path)
      try KeyFile.keep(path, as: other)
      let kept = KeyFile()
      try kept.read(other)
      XCTAssertEqual(kept.text("key", in: "Group"), text)
    }
    KeyFile.remove(path)
    KeyFile.remove(path)
    XCTAssertFalse(FileManager.default.fileExists(atPath: path))
  }

  @MainActor func testAProgramHasANameAndAFolder() async throws {
    XCTAssertNotEqual(Program.identifier, "")
    XCTAssertEqual(Program.fileName(for: "../a b"), "..%2Fa%20b")
    let earlier = ProcessInfo.processInfo.environment["XDG_STATE_HOME"]
    defer {
      if let earlier { setenv("XDG_STATE_HOME", earlier, 1) } else { unsetenv("XDG_STATE_HOME") }
    }
    setenv("XDG_STATE_HOME", "/some/where", 1)
    XCTAssertEqual(Program.stateFolder, "/some/where")
    setenv("XDG_STATE_HOME", "not/absolute", 1)
    XCTAssertTrue(Program.stateFolder.hasPrefix("/"))
  }
}
