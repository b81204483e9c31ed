// SPDX-License-Identifier: MIT
import CSplitViewGtk
import XCTest

@testable import SplitViewDemoKit

final class FolderModelTests: DemoTestCase, @unchecked Sendable {
  @MainActor func testListsInNaturalOrderFoldersFirst() async throws {
    for name in ["file10", "file2", ".hidden"] { try write(to: name) }
    try makeFolder("zoo")
    let model = settledModel()
    XCTAssertEqual(names(of: model), ["zoo", "file2", "file10"])
    XCTAssertEqual(model.state, .loaded)
  }

  @MainActor func testSortAndFilterChangeLive() async throws {
    try write("long text", to: "a")
    try write("x", to: "b")
    try write(to: ".c")
    let model = settledModel()
    model.sort = FileSort(key: .size, isReversed: true)
    wait("the order") { self.names(of: model) == ["b", "a"] }
    model.filter.showsHidden = true
    wait("the hidden file") { self.names(of: model) == [".c", "b", "a"] }
    model.filter.query = "B"
    wait("the match") { self.names(of: model) == ["b"] }
    model.filter.query = ""
    wait("all") { self.names(of: model).count == 3 }
  }

  @MainActor func testFollowsTheFileSystem() async throws {
    try write(to: "one")
    let model = settledModel()
    try write(to: "two")
    wait("the new file") { self.names(of: model) == ["one", "two"] }
    rename(folder + "/one", folder + "/three")
    wait("the new name") { self.names(of: model) == ["three", "two"] }
    unlink(folder + "/two")
    wait("the removal") { self.names(of: model) == ["three"] }
    try write("grown", to: "three")
    wait("the new size") { model.contents.item(named: FileName("three"))?.size == 5 }
    chmod(folder + "/three", 0o600)
    wait("the new mode") {
      (model.contents.item(named: FileName("three"))?.mode ?? 0) & 0o777 == 0o600
    }
  }

  @MainActor func testManyChangesAtOnce() async throws {
    for index in 0..<500 { try write(to: "old\(index)") }
    let model = settledModel()
    XCTAssertEqual(model.shownCount, 500)
    for index in 0..<500 where index != 7 { unlink(folder + "/old\(index)") }
    for index in 0..<300 { try write(to: "new\(index)") }
    wait("what is left") { model.isSettled && model.shownCount == 301 }
    let shown = names(of: model)
    XCTAssertEqual(shown.first, "new0")
    XCTAssertEqual(shown.last, "old7")
    XCTAssertEqual(Set(shown).count, 301)
  }

  @MainActor func testAVanishedFolderSaysSoAndComesBack() async throws {
    try makeFolder("gone")
    try write(to: "gone/file")
    let model = settledModel(location.child(FileName("gone")))
    XCTAssertEqual(model.shownCount, 1)
    try FileManager.default.removeItem(atPath: folder + "/gone")
    wait("the failure") {
      if case .failed(let failure) = model.state { failure.reason == .notFound } else { false }
    }
    XCTAssertEqual(model.shownCount, 0)
    try makeFolder("gone")
    try write(to: "gone/again")
    model.reload()
    wait("the folder") { self.names(of: model) == ["again"] }
  }

  @MainActor func testAMissingFolderAndAFileFail() async throws {
    let missing = FolderModel(location.child(FileName("missing")))
    wait("the failure") { missing.state != .loading }
    guard case .failed(let failure) = missing.state else { return XCTFail("it should fail") }
    XCTAssertEqual(failure.reason, .notFound)
    try write(to: "file")
    let file = FolderModel(location.child(FileName("file")))
    wait("the failure") { file.state != .loading }
    guard case .failed(let reason) = file.state else { return XCTFail("it should fail") }
    XCTAssertEqual(reason.reason, .notFolder)
  }

  @MainActor func testNamesThatAreNotText() async throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0xFE, 0x62]
    let path = FileName(bytes: Array((folder + "/").utf8) + bytes)
    _ = path.withCString { close(open($0, O_CREAT | O_WRONLY, 0o644)) }
    let model = settledModel()
    let item = try XCTUnwrap(model.contents.item(named: FileName(bytes: bytes)))
    XCTAssertEqual(item.kind, .regular)
    XCTAssertFalse(item.displayName.isEmpty)
    XCTAssertEqual(location.child(item.name).path, path)
    XCTAssertEqual(model.shownCount, 1)
  }

  @MainActor func testLinksAndSpecialFiles() async throws {
    try makeFolder("real")
    symlink(folder + "/real", folder + "/tofolder")
    symlink(folder + "/nowhere", folder + "/broken")
    symlink(folder + "/loop", folder + "/loop")
    mkfifo(folder + "/pipe", 0o644)
    let model = settledModel()
    let kinds = ["real", "tofolder", "broken", "loop", "pipe"].map {
      model.contents.item(named: FileName($0))?.kind
    }
    XCTAssertEqual(kinds, [.folder, .folder, .brokenLink, .brokenLink, .special])
    XCTAssertEqual(model.contents.item(named: FileName("tofolder"))?.isLink, true)
  }

  @MainActor func testStoppedModelsAndDroppedModelsGoAway() async throws {
    try write(to: "one")
    weak var dropped: FolderModel?
    do {
      let model = settledModel()
      dropped = model
      model.stop()
    }
    wait("the release") { dropped == nil }
    weak var running: FolderModel?
    do {
      let model = FolderModel(location)
      running = model
      XCTAssertEqual(model.state, .loading)
    }
    wait("the release of a running one") { running == nil }
  }
}
