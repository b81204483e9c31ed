// SPDX-License-Identifier: MIT
import XCTest

@testable import SplitViewDemoKit

/// The program as whoever starts it from a shell sees it.
final class DemoProgramTests: DemoTestCase, @unchecked Sendable {
  private func run(
    _ words: String..., environment: [String: String?] = [:]
  ) throws -> DemoProgram.Result {
    try DemoProgram.run([DemoProgram.path] + words, environment: environment, folder: folder)
  }

  private let noDisplay: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]

  func testHelpAndVersionNeedNoDisplay() throws {
    let help = try run("--help", environment: noDisplay)
    XCTAssertEqual(help.status, 0)
    XCTAssertTrue(help.output.hasPrefix("Usage: split-view-demo"))
    XCTAssertEqual(help.errors, "")
    let version = try run("--version", environment: noDisplay)
    XCTAssertEqual(version.status, 0)
    XCTAssertEqual(version.output, "split-view-demo 0.1.0\n")
  }

  func testMisuseIsOneLineAndStatus2() throws {
    for words in [["--colour"], ["--width", "x"], ["one", "two"]] {
      let result = try DemoProgram.run([DemoProgram.path] + words, environment: noDisplay)
      XCTAssertEqual(result.status, 2, "\(words)")
      XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
      XCTAssertEqual(result.output, "")
    }
  }

  func testAMissingFolderIsNamed() throws {
    let result = try run("no-such-folder")
    XCTAssertEqual(result.status, 2)
    XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
    XCTAssertTrue(result.errors.contains("no-such-folder"), result.errors)
  }

  func testExamplesByName() throws {
    let list = try run("--list-examples", environment: noDisplay)
    XCTAssertEqual(list.status, 0)
    XCTAssertEqual(
      list.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) },
      ExampleKind.allCases.map(\.rawValue))
    let unknown = try run("--example", "none", environment: noDisplay)
    XCTAssertEqual(unknown.status, 64)
    XCTAssertEqual(unknown.errors.split(separator: "\n").count, 1, unknown.errors)
    for kind in ExampleKind.allCases {
      XCTAssertTrue(unknown.errors.contains(kind.rawValue), unknown.errors)
    }
  }

  func testTheGalleryAndEveryExampleAtEverySize() throws {
    let starts = [[]] + ExampleKind.allCases.map { ["--example", $0.rawValue] }
    for start in starts {
      let result = try DemoProgram.run(
        [DemoProgram.path, "--screenshot", "shot.png", "--width", "360", "--height", "294"]
          + start, environment: ["HOME": folder], folder: folder)
      XCTAssertEqual(result.status, 0, "\(start): \(result.errors)")
      XCTAssertEqual(result.errors, "", "\(start)")
      XCTAssertEqual(DemoProgram.pictureSize(folder + "/shot.png"), [360, 294], "\(start)")
      unlink(folder + "/shot.png")
    }
  }

  func testWithoutADisplay() throws {
    let result = try run(".", environment: noDisplay)
    XCTAssertEqual(result.status, 69)
    XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
    XCTAssertTrue(result.errors.contains("desktop session"), result.errors)
    XCTAssertTrue(result.errors.contains("xvfb-run"), result.errors)
  }

  /// What a person left of the columns is none of a picture's affair.
  func testAPictureIsTheSameForEverybody() throws {
    try write("Hello", to: "hello.txt")
    try makeFolder("state/io.github.splitview.Demo/split-view")
    try write(
      "[Split View]\nState=1 request=secondaryOnly mode=secondaryOnly\n",
      to: "state/io.github.splitview.Demo/split-view/main.ini")
    let pictures = try [folder + "/state", folder + "/none"].map { path -> Data? in
      let result = try run(
        "--screenshot", "shot.png", ".", environment: ["XDG_STATE_HOME": path])
      XCTAssertEqual(result.status, 0, result.errors)
      defer { unlink(folder + "/shot.png") }
      return FileManager.default.contents(atPath: folder + "/shot.png")
    }
    XCTAssertNotNil(pictures[0])
    XCTAssertEqual(pictures[0], pictures[1])
  }

  func testAPictureHasTheSizeThatWasAskedFor() throws {
    try write("Hello", to: "hello.txt")
    for (width, height) in [(1200, 700), (800, 600), (400, 640)] {
      let result = try run(
        "--screenshot", "shot.png", "--width", "\(width)", "--height=\(height)", ".")
      XCTAssertEqual(result.status, 0, result.errors)
      XCTAssertEqual(
        DemoProgram.pictureSize(folder + "/shot.png"), [UInt32(width), UInt32(height)])
      unlink(folder + "/shot.png")
    }
  }

  @MainActor func testAPictureReplacesNothingButAnOrdinaryFile() async throws {
    XCTAssertEqual(mkfifo(folder + "/pipe", 0o600), 0)
    let result = try run("--screenshot", "pipe", ".")
    XCTAssertNotEqual(result.status, 0)
    XCTAssertTrue(result.errors.contains("pipe is no ordinary file"), result.errors)
    var status = stat()
    XCTAssertEqual(stat(folder + "/pipe", &status), 0)
    XCTAssertEqual(status.st_mode & S_IFMT, S_IFIFO)
  }

  func testAPictureThatCannotBeWritten() throws {
    let result = try run("--screenshot", "nowhere/shot.png", ".")
    XCTAssertEqual(result.status, 1)
    XCTAssertTrue(result.errors.contains("nowhere/shot.png"), result.errors)
  }

  func testEverythingOddCanBeShown() throws {
    try makeFolder("odd")
    let odd = FileName(bytes: Array((folder + "/odd/").utf8) + [0xFF, 0x2E, 0xFE])
    _ = odd.withCString { close(open($0, O_CREAT | O_WRONLY, 0o644)) }
    mkfifo(folder + "/odd/pipe", 0o644)
    symlink("nowhere", folder + "/odd/broken")
    symlink("/dev/zero", folder + "/odd/zero")
    try write("not a picture", to: "odd/false.png")
    try write(String(repeating: "x", count: 3 << 20), to: "odd/long.txt")
    for name in ["", "/pipe", "/broken", "/zero", "/false.png", "/long.txt"] {
      let result = try run("--screenshot", "shot.png", "odd\(name)")
      XCTAssertEqual(result.status, 0, "odd\(name): \(result.errors)")
      XCTAssertEqual(DemoProgram.pictureSize(folder + "/shot.png"), [1100, 720])
      XCTAssertEqual(result.errors, "", "odd\(name)")
      unlink(folder + "/shot.png")
    }
  }

  func testWithoutItsResources() throws {
    try FileManager.default.copyItem(atPath: DemoProgram.path, toPath: folder + "/program")
    let alone = try DemoProgram.run([folder + "/program", "."])
    XCTAssertEqual(alone.status, 70)
    XCTAssertEqual(alone.errors.split(separator: "\n").count, 1, alone.errors)
    XCTAssertTrue(alone.errors.contains("resources"), alone.errors)
  }

  func testInstalledAndThroughALink() throws {
    try makeFolder("usr/bin")
    try makeFolder("usr/share/split-view")
    try FileManager.default.copyItem(atPath: DemoProgram.path, toPath: folder + "/usr/bin/program")
    try FileManager.default.copyItem(
      atPath: DemoProgram.products + "/split-view_DemoResources.resources/demo.gresource",
      toPath: folder + "/usr/share/split-view/demo.gresource")
    symlink("usr/bin/program", folder + "/link")
    let result = try DemoProgram.run(
      [folder + "/link", "--screenshot", "shot.png", "."], folder: folder)
    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertNotNil(DemoProgram.pictureSize(folder + "/shot.png"))
    try write("rubbish", to: "usr/share/split-view/demo.gresource")
    let damaged = try DemoProgram.run([folder + "/link", "."], folder: folder)
    XCTAssertEqual(damaged.status, 70)
    XCTAssertEqual(damaged.errors.split(separator: "\n").count, 1, damaged.errors)
  }
}
