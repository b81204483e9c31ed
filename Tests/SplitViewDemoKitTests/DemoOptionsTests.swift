// SPDX-License-Identifier: MIT
import XCTest

@testable import SplitViewDemoKit

final class DemoOptionsTests: XCTestCase, @unchecked Sendable {
  private func parse(_ words: String...) -> DemoOptions.Request {
    DemoOptions.parse(words.map { FileName($0) })
  }

  private func options(_ words: String..., line: UInt = #line) -> DemoOptions? {
    guard case .run(let options) = DemoOptions.parse(words.map { FileName($0) }) else {
      XCTFail("\(words) should run", line: line)
      return nil
    }
    return options
  }

  private func misuse(_ words: String..., line: UInt = #line) -> String {
    guard case .misuse(let message) = DemoOptions.parse(words.map { FileName($0) }) else {
      XCTFail("\(words) should be a misuse", line: line)
      return ""
    }
    return message
  }

  func testNothingRunsWithTheDefaults() {
    XCTAssertEqual(options(), DemoOptions())
  }

  func testBothSpellingsOfAValue() {
    let wanted = DemoOptions(
      folder: FileName("/tmp"), screenshot: FileName("a.png"), width: 400, height: 300,
      isDark: true)
    XCTAssertEqual(
      options("--width", "400", "--height=300", "--dark", "/tmp", "--screenshot=a.png"), wanted)
    XCTAssertEqual(
      options("/tmp", "--screenshot", "a.png", "--dark", "--width=400", "--height", "300"), wanted)
  }

  func testAnExampleByName() {
    XCTAssertEqual(options("--example", "settings"), DemoOptions(example: .settings))
    XCTAssertEqual(
      options("--example=files", "/tmp"), DemoOptions(example: .files, folder: FileName("/tmp")))
    XCTAssertTrue(misuse("--example").contains("--example"))
    XCTAssertTrue(misuse("--example", "settings", "/tmp").contains("settings"))
    XCTAssertEqual(parse("--list-examples"), .list)
    guard case .unknownExample(let message) = parse("--example", "none") else {
      return XCTFail("none is no example")
    }
    for kind in ExampleKind.allCases { XCTAssertTrue(message.contains(kind.rawValue), message) }
  }

  func testTheSizeOfTexts() {
    XCTAssertEqual(options("--text-scale", "150"), DemoOptions(textScale: 150))
    XCTAssertTrue(misuse("--text-scale", "large").contains("large"))
    XCTAssertTrue(misuse("--text-scale=10").contains("--text-scale"))
  }

  func testHelpAndVersionWinOverWhatFollows() {
    XCTAssertEqual(parse("--help", "--nonsense"), .help)
    XCTAssertEqual(parse("-h"), .help)
    XCTAssertEqual(parse("--version"), .version)
  }

  func testMisuseNamesTheWord() {
    XCTAssertTrue(misuse("--colour").contains("--colour"))
    XCTAssertTrue(misuse("-x").contains("-x"))
    XCTAssertTrue(misuse("--width", "wide").contains("wide"))
    XCTAssertTrue(misuse("--width=0").contains("--width"))
    XCTAssertTrue(misuse("--height").contains("--height"))
    XCTAssertTrue(misuse("--height=-5").contains("-5"))
    XCTAssertTrue(misuse("--screenshot").contains("--screenshot"))
    XCTAssertTrue(misuse("--screenshot=").contains("--screenshot"))
    XCTAssertTrue(misuse("--dark=yes").contains("--dark"))
    XCTAssertTrue(misuse("one", "two").contains("two"))
    XCTAssertFalse(misuse("").isEmpty)
  }

  func testMessagesAreOneLine() {
    for words in [["--colour"], ["--width", "x"], ["a", "b"], [""], ["--screenshot"]] {
      guard case .misuse(let text) = DemoOptions.parse(words.map { FileName($0) }) else {
        XCTFail("\(words) should be a misuse")
        continue
      }
      XCTAssertFalse(text.contains("\n"))
    }
  }

  func testAfterTwoDashesAllIsAFolder() {
    XCTAssertEqual(options("--", "--dark")?.folder, FileName("--dark"))
    XCTAssertEqual(options("-")?.folder, FileName("-"))
  }

  func testAFolderKeepsItsBytes() {
    let name = FileName(bytes: [0x66, 0xFF, 0xFE])
    guard case .run(let options) = DemoOptions.parse([name]) else { return XCTFail("should run") }
    XCTAssertEqual(options.folder, name)
  }

  func testHelpNamesEveryOption() {
    for option in [
      "--example", "--list-examples", "--width", "--height", "--text-scale", "--dark",
      "--screenshot", "--help", "--version",
    ] {
      XCTAssertTrue(DemoOptions.help.contains(option), option)
    }
  }
}
