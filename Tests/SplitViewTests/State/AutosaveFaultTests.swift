// SPDX-License-Identifier: MIT
import Foundation
import SplitView
import SplitViewTesting
import XCTest

/// What can't be read or written: told of once, and nothing on disk is lost.
final class AutosaveFaultTests: AutosaveCase, @unchecked Sendable {
  private static let flaws = [
    ("1 primary-width=nan", "primary-width can't be \"nan\""),
    ("1 primary-width=inf", "primary-width can't be \"inf\""),
    ("1 request=automatic primary-width=345 colour=red", "nothing is known of colour"),
    ("9 request=automatic", "it is of version 9, written by a newer program"),
    ("rubbish", "it has no version number"),
  ]

  @MainActor func testABrokenLineIsToldOfOnceAndStaysUntilSomethingIsChosen() async throws {
    let folder = try StateFolder()
    try leaveFile(folder)
    for (line, message) in Self.flaws {
      try folder.setLine(line)
      let new = try mounted()
      XCTAssertEqual(new.split.primaryColumnWidth, 320, line)
      for width in [400, 820] { new.stage.resize(to: width) }
      XCTAssertEqual(new.stage.warnings.count, 1, line)
      XCTAssertTrue(
        new.stage.warnings.first?.contains(message) == true, "\(new.stage.warnings)")
      new.close()
      XCTAssertEqual(folder.line, line, "nothing was chosen, so nothing is overwritten")
      XCTAssertEqual(folder.unread, [])
    }
  }

  @MainActor func testWhatANewerProgramWroteIsKeptBesideWhatIsChosen() async throws {
    let folder = try StateFolder()
    try leaveFile(folder)
    let newer = "[Split View]\nState=2 request=threeRows\n"
    try folder.setText(newer)
    let new = try mounted()
    new.stage.dragDivider(after: .primary, by: 10)
    waitForLine(folder, containing: "primary-width=330")
    XCTAssertEqual(folder.unread.map(\.lastPathComponent), ["main@unread.ini"])
    XCTAssertEqual(try String(contentsOf: folder.unread[0], encoding: .utf8), newer)
    // Only what can't be read is kept so.
    new.stage.dragDivider(after: .primary, by: 10)
    waitForLine(folder, containing: "primary-width=340")
    XCTAssertEqual(try String(contentsOf: folder.unread[0], encoding: .utf8), newer)
    XCTAssertEqual(new.stage.warnings.count, 1, "\(new.stage.warnings)")
    new.close()
    XCTAssertEqual(folder.files.count, 2)
  }

  @MainActor func testWhatIsNoStateIsIgnored() async throws {
    let folder = try StateFolder()
    try leaveFile(folder)
    let file = folder.files[0]
    let contents: [Data] = [
      Data([0xff, 0xfe, 0x00, 0x5b]), Data(), Data("[Other]\nName=x\n".utf8),
      Data("[Split View]\nState=a\\qb\n".utf8), Data(repeating: 0x61, count: 2 << 20),
    ]
    for (index, data) in contents.enumerated() {
      try data.write(to: file)
      let new = try mounted()
      XCTAssertEqual(new.split.primaryColumnWidth, 320)
      XCTAssertEqual(new.stage.warnings.count, 1, "\(index): \(new.stage.warnings)")
      new.stage.dragDivider(after: .primary, by: 10)
      waitForLine(folder, containing: "primary-width=330")
      XCTAssertEqual(try Data(contentsOf: folder.unread[0]), data)
      XCTAssertEqual(new.stage.warnings.count, 1)
      new.close()
    }
  }

  /// A pipe would keep the program waiting for ever; a folder can't be overwritten by a file.
  @MainActor func testWhatIsNoFileIsMovedAside() async throws {
    let folder = try StateFolder()
    try leaveFile(folder)
    let file = folder.files[0]
    for make in [{ mkfifo(file.path, 0o600) }, { mkdir(file.path, 0o700) }] {
      unlink(file.path)
      XCTAssertEqual(make(), 0)
      let new = try mounted()
      XCTAssertEqual(new.split.primaryColumnWidth, 320)
      XCTAssertTrue(
        new.stage.warnings.first?.contains("is no file") == true, "\(new.stage.warnings)")
      new.stage.dragDivider(after: .primary, by: 10)
      waitForLine(folder, containing: "primary-width=330")
      XCTAssertEqual(new.stage.warnings.count, 1, "\(new.stage.warnings)")
      new.close()
      XCTAssertTrue(
        FileManager.default.fileExists(
          atPath: file.deletingLastPathComponent().appendingPathComponent("main@unread.ini").path))
    }
  }

  @MainActor func testAFolderThatCannotBeMadeIsToldOfOnce() async throws {
    let folder = try StateFolder()
    // A file where the folder would be: nobody can write below it, whoever runs the test.
    let blocked = folder.url.appendingPathComponent("blocked")
    try Data().write(to: blocked)
    setenv("XDG_STATE_HOME", blocked.path, 1)
    let fixture = try mounted()
    defer { fixture.close() }
    for distance in [20, -5, 2] {
      fixture.stage.dragDivider(after: .primary, by: distance)
      runIdle()
    }
    XCTAssertEqual(fixture.split.primaryColumnWidth, 337)
    XCTAssertEqual(fixture.split.state.primaryColumnWidth, 337)
    XCTAssertEqual(fixture.stage.warnings.count, 1)
    XCTAssertTrue(fixture.stage.warnings.first?.contains("can't be saved") == true)
    // Once the folder is there, what was chosen meanwhile is kept after all.
    try FileManager.default.removeItem(at: blocked)
    fixture.stage.dragDivider(after: .primary, by: 1)
    runLoop(until: "the file") { folder.line?.contains("primary-width=338") == true }
    XCTAssertEqual(fixture.stage.warnings.count, 1)
  }

  /// Root may write everywhere, so another user tries.
  @MainActor func testAFolderThatMayNotBeWrittenIsToldOfOnce() async throws {
    let folder = try StateFolder()
    if !Subprocess.isChild { try leaveReadableFile(folder) }
    let line = folder.line
    var values = ["XDG_STATE_HOME": folder.url.path, "HOME": "/nonexistent"]
    let authority = FileManager.default.temporaryDirectory
      .appendingPathComponent("split-view-authority-\(UUID().uuidString)")
    if !Subprocess.isChild, let own = ProcessInfo.processInfo.environment["XAUTHORITY"] {
      try FileManager.default.copyItem(atPath: own, toPath: authority.path)
      chmod(authority.path, 0o644)
      values["XAUTHORITY"] = authority.path
    }
    defer { try? FileManager.default.removeItem(at: authority) }
    let other = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let ending = try Subprocess.run("nobody", of: self, with: values, by: other) {
      let file = folder.files[0].path
      XCTAssertEqual(access(file, R_OK), 0, "it can be read")
      XCTAssertNotEqual(access(file, W_OK), 0, "the fault must bite")
      let fixture = try mounted()
      XCTAssertEqual(fixture.split.primaryColumnWidth, 345)
      for distance in [-20, 5] {
        fixture.stage.dragDivider(after: .primary, by: distance)
        runIdle()
      }
      XCTAssertEqual(fixture.split.primaryColumnWidth, 330)
      XCTAssertEqual(fixture.stage.warnings.count, 1, "\(fixture.stage.warnings)")
      XCTAssertTrue(fixture.stage.warnings.first?.contains("Permission denied") == true)
      fixture.close()
    }
    XCTAssertEqual(ending?.status, 0, ending?.errors ?? "")
    XCTAssertEqual(folder.line, line)
    XCTAssertEqual(folder.files.count, 1)
  }

  /// Leaves a file that everybody may read and only this user write.
  @MainActor private func leaveReadableFile(_ folder: StateFolder) throws {
    guard getuid() == 0 else { throw XCTSkip("only root can start children of another user") }
    try leaveFile(folder)
    var path = folder.files[0]
    chmod(path.path, 0o644)
    while path != folder.url, path.path.count > folder.url.path.count {
      path.deleteLastPathComponent()
      chmod(path.path, 0o755)
    }
  }

  @MainActor func testAFullDiskIsToldOfOnceAndKeepsTheOldFile() async throws {
    let folder = try StateFolder()
    try leaveFile(folder)
    let line = folder.line
    let fixture = try mounted()
    try withoutRoomForFiles {
      XCTAssertThrowsError(
        try Data(count: 100).write(to: folder.url.appendingPathComponent("probe")),
        "the fault must bite")
      try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("probe"))
      for distance in [-20, 5] {
        fixture.stage.dragDivider(after: .primary, by: distance)
        runIdle()
      }
    }
    XCTAssertEqual(fixture.split.primaryColumnWidth, 330)
    XCTAssertEqual(folder.line, line)
    XCTAssertEqual(folder.files.count, 1, "nothing half written is left over: \(folder.files)")
    XCTAssertEqual(fixture.stage.warnings.count, 1, "\(fixture.stage.warnings)")
    XCTAssertTrue(fixture.stage.warnings.first?.contains("can't be saved") == true)
    // With room again what was chosen meanwhile is written, at the latest at the end.
    fixture.close()
    XCTAssertEqual(folder.line?.contains("primary-width=330"), true)
  }

  /// Runs `body` while no file can get longer than eight bytes.
  private func withoutRoomForFiles(_ body: () throws -> Void) rethrows {
    var old = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
    let handler = signal(SIGXFSZ, SIG_IGN)
    var small = rlimit(rlim_cur: 8, rlim_max: old.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
    defer {
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
      signal(SIGXFSZ, handler)
    }
    try body()
  }
}
