// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

@testable import SplitViewDemoKit

/// What may not be read.
///
/// Root may read everything, so the faults are tried by children of another user: this test case run
/// once more, with the folder to look at in its environment.
final class PermissionTests: DemoTestCase, @unchecked Sendable {
  private static let variable = "SPLIT_VIEW_TEST_FOLDER"

  private var probed: String? { ProcessInfo.processInfo.environment[Self.variable] }

  private func asNobody(_ words: [String], folder: String? = nil) throws -> DemoProgram.Result {
    guard getuid() == 0 else { throw XCTSkip("only root can start children of another user") }
    var environment: [String: String?] = [
      "HOME": self.folder, "XDG_STATE_HOME": nil, Self.variable: self.folder,
    ]
    if let authority = ProcessInfo.processInfo.environment["XAUTHORITY"] {
      let copy = self.folder + "/authority"
      try? FileManager.default.copyItem(atPath: authority, toPath: copy)
      chmod(copy, 0o644)
      environment["XAUTHORITY"] = copy
    }
    let other = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return try DemoProgram.run(other + words, environment: environment, folder: folder)
  }

  private func runAsNobody(_ test: String, line: UInt = #line) throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let result = try asNobody([program, "SplitViewDemoKitTests.PermissionTests/\(test)"])
    XCTAssertEqual(result.status, 0, result.output + result.errors, line: line)
    XCTAssertTrue(result.output.contains("Executed 1 test"), result.output, line: line)
    XCTAssertFalse(result.output.contains("skipped"), result.output, line: line)
  }

  @MainActor func testAnUnreadableFolderAndFile() async throws {
    try makeFolder("closed")
    try write("secret", to: "secret.txt")
    chmod(folder + "/closed", 0o700)
    chmod(folder + "/secret.txt", 0o600)
    try runAsNobody("testProbeOfAnUnreadableFolderAndFile")
  }

  @MainActor func testProbeOfAnUnreadableFolderAndFile() async throws {
    guard let probed else { throw XCTSkip("part of testAnUnreadableFolderAndFile") }
    XCTAssertNotEqual(access(probed + "/closed", R_OK), 0, "the fault must bite")
    XCTAssertNotEqual(access(probed + "/secret.txt", R_OK), 0, "the fault must bite")
    let model = FolderModel(FileLocation(path: FileName(probed + "/closed")))
    wait("the failure") { model.state != .loading }
    guard case .failed(let failure) = model.state else { return XCTFail("it should fail") }
    XCTAssertEqual(failure.reason, .permissionDenied)
    let content = preview(FileLocation(path: FileName(probed + "/secret.txt")))
    guard case .facts(let message?) = content else { return XCTFail("\(content as Any)") }
    XCTAssertEqual(message, GioFailure(reason: .permissionDenied).explanation)
    let inside = preview(FileLocation(path: FileName(probed + "/closed/file")))
    guard case .failure(let reason) = inside else { return XCTFail("\(inside as Any)") }
    XCTAssertEqual(reason.reason, .permissionDenied)
  }

  @MainActor func testAFolderThatIsClosedWhileShown() async throws {
    try makeFolder("own")
    try write(to: "own/file")
    chown(folder + "/own", 65534, 65534)
    try runAsNobody("testProbeOfAFolderThatIsClosedWhileShown")
  }

  @MainActor func testProbeOfAFolderThatIsClosedWhileShown() async throws {
    guard let probed else { throw XCTSkip("part of testAFolderThatIsClosedWhileShown") }
    let path = probed + "/own"
    let model = settledModel(FileLocation(path: FileName(path)))
    XCTAssertEqual(model.shownCount, 1)
    chmod(path, 0)
    XCTAssertNotEqual(access(path, R_OK), 0, "the fault must bite")
    wait("the failure") {
      if case .failed(let failure) = model.state {
        failure.reason == .permissionDenied
      } else {
        false
      }
    }
    XCTAssertEqual(model.shownCount, 0)
    chmod(path, 0o700)
    wait("the folder") { model.state == .loaded && model.shownCount == 1 }
  }

  @MainActor func testTheProgramShowsAnUnreadableFolder() async throws {
    try makeFolder("closed")
    chmod(folder + "/closed", 0o700)
    try makeFolder("out")
    chown(folder + "/out", 65534, 65534)
    let products = try DemoProgram.products
    let bundle = "split-view_DemoResources.resources"
    try FileManager.default.copyItem(
      atPath: products + "/split-view-demo", toPath: folder + "/program")
    try FileManager.default.copyItem(
      atPath: products + "/" + bundle, toPath: folder + "/" + bundle)
    let proof = try asNobody(["ls", folder + "/closed"])
    XCTAssertNotEqual(proof.status, 0, "the fault must bite")
    let result = try asNobody(
      [folder + "/program", "--screenshot", folder + "/out/shot.png", folder + "/closed"])
    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(DemoProgram.pictureSize(folder + "/out/shot.png"), [1100, 720])
  }

  @MainActor private func preview(_ location: FileLocation) -> PreviewContent? {
    var content: PreviewContent?
    let loader = PreviewLoader(location, canPlay: false) { _ in
    } onContent: {
      content = $0
    }
    wait("the preview") { content != nil }
    loader.cancel()
    return content
  }
}
