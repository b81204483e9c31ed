// SPDX-License-Identifier: MIT
import CSplitViewGtk
import XCTest

@testable import SplitViewDemoKit

final class PreviewLoaderTests: DemoTestCase, @unchecked Sendable {
  @MainActor private func load(
    _ name: String, canPlay: Bool = false
  ) -> (facts: FileFacts?, content: PreviewContent?) {
    var facts: FileFacts?
    var content: PreviewContent?
    let loader = PreviewLoader(location.child(FileName(name)), canPlay: canPlay) {
      facts = $0
    } onContent: {
      content = $0
    }
    wait("the preview of \(name)") { content != nil }
    loader.cancel()
    return (facts, content)
  }

  @MainActor private func message(_ name: String, canPlay: Bool = false) -> String? {
    guard case .facts(let message) = load(name, canPlay: canPlay).content else {
      XCTFail("\(name) should show facts")
      return nil
    }
    return message
  }

  // One pixel, written by hand.
  private static let pixmap = "P3\n1 1\n255\n255 0 0\n"

  @MainActor func testText() async throws {
    try write("Hello\n", to: "hello.txt")
    let (facts, content) = load("hello.txt")
    guard case .text(let text, let isCut) = content else { return XCTFail("no text") }
    XCTAssertEqual(text.text, "Hello\n")
    XCTAssertFalse(isCut)
    XCTAssertEqual(facts?.item.size, 6)
    XCTAssertTrue(facts?.facts.contains { $0.value == folder + "/hello.txt" } == true)
  }

  @MainActor func testHugeTextIsCut() async throws {
    try write(
      String(repeating: "0123456789abcde\n", count: PreviewLoader.textLimit / 16 + 1), to: "huge")
    guard case .text(let text, let isCut) = load("huge").content else { return XCTFail("no text") }
    XCTAssertTrue(isCut)
    XCTAssertEqual(text.text.utf8.count, PreviewLoader.textLimit)
  }

  @MainActor func testPicturesDecode() async throws {
    try write(Self.pixmap, to: "dot.ppm")
    guard case .picture(let picture) = load("dot.ppm").content else { return XCTFail("no picture") }
    XCTAssertEqual(gdk_texture_get_width(picture.texture), 1)
  }

  @MainActor func testDamagedAndHugePicturesSaySo() async throws {
    try write("not a picture", to: "false.png")
    XCTAssertNotNil(message("false.png"))
    try write("P3\n20000 10000\n255\n0 0 0\n", to: "bomb.ppm")
    XCTAssertEqual(message("bomb.ppm"), "This picture is too large to show.")
  }

  @MainActor func testMediaWithoutAPlayerNamesThePackage() async throws {
    try write("x", to: "song.ogg")
    XCTAssertTrue(message("song.ogg")?.contains("libgtk-4-media-gstreamer") == true)
    guard case .media = load("song.ogg", canPlay: true).content else {
      return XCTFail("it should play")
    }
  }

  @MainActor func testBinaryAndEmptyFilesShowFacts() async throws {
    let bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 0, 0, 1, 2]
    _ = FileManager.default.createFile(atPath: folder + "/data", contents: Data(bytes))
    XCTAssertNil(message("data"))
    try write(to: "empty.png")
    XCTAssertEqual(message("empty.png"), "This file is empty.")
  }

  @MainActor func testPipesSocketsAndDevicesAreNotOpened() async throws {
    mkfifo(folder + "/pipe.txt", 0o644)
    // Whoever opens a pipe for reading lets a writer through.
    XCTAssertNotNil(message("pipe.txt"))
    let writer = open(folder + "/pipe.txt", O_WRONLY | O_NONBLOCK)
    XCTAssertEqual(writer, -1)
    XCTAssertEqual(errno, ENXIO)
    symlink("/dev/zero", folder + "/zero.txt")
    XCTAssertNotNil(message("zero.txt"))
  }

  @MainActor func testBrokenLinksAndMissingFiles() async throws {
    symlink("nowhere", folder + "/link")
    let (facts, content) = load("link")
    guard case .facts(_?) = content else { return XCTFail("it should say what is wrong") }
    XCTAssertTrue(facts?.facts.contains { $0.value == "nowhere" } == true)
    guard case .failure(let failure) = load("missing").content else {
      return XCTFail("it should fail")
    }
    XCTAssertEqual(failure.reason, .notFound)
  }

  @MainActor func testNamesThatAreNotText() async throws {
    let name = FileName(bytes: [0x61, 0xFF])
    let path = location.child(name).path!
    path.withCString { descriptor in
      let file = open(descriptor, O_CREAT | O_WRONLY, 0o644)
      Glibc.write(file, "hi", 2)
      close(file)
    }
    var content: PreviewContent?
    let loader = PreviewLoader(location.child(name), canPlay: false) { _ in
    } onContent: {
      content = $0
    }
    wait("the preview") { content != nil }
    guard case .text(let text, _) = content else { return XCTFail("no text") }
    XCTAssertEqual(text.text, "hi")
    loader.cancel()
  }

  @MainActor func testACancelledLoaderIsSilent() async throws {
    try write("Hello", to: "one")
    try write("Hello", to: "two")
    var isHeard = false
    let loader = PreviewLoader(location.child(FileName("one")), canPlay: false) { _ in
      isHeard = true
    } onContent: { _ in
      isHeard = true
    }
    loader.cancel()
    _ = load("two")
    XCTAssertFalse(isHeard)
  }
}
