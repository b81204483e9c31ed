// SPDX-License-Identifier: MIT
import XCTest

@testable import SplitViewDemoKit

final class TextDecoderTests: XCTestCase, @unchecked Sendable {
  private func decode(_ bytes: [UInt8], isCut: Bool = false) -> String? {
    TextDecoder.decode(bytes, isCut: isCut)?.text
  }

  func testPlainAndMarkedUtf8() {
    XCTAssertEqual(decode(Array("naïve\n".utf8)), "naïve\n")
    XCTAssertEqual(decode([0xEF, 0xBB, 0xBF] + Array("a".utf8)), "a")
    XCTAssertEqual(decode([]), "")
  }

  func testACutCharacterIsLeftOut() {
    let bytes = Array("a€".utf8)
    XCTAssertEqual(decode(Array(bytes.dropLast()), isCut: true), "a")
    XCTAssertEqual(decode(bytes, isCut: true), "a€")
  }

  func testOneByteEncodings() {
    let text = TextDecoder.decode([0x63, 0x61, 0x66, 0xE9])
    XCTAssertEqual(text?.text, "café")
    XCTAssertEqual(text?.encoding, "WINDOWS-1252")
    // A hole in that table, which the older standard fills.
    XCTAssertNotNil(TextDecoder.decode([0x81, 0x61]))
  }

  func testTwoByteEncodings() {
    XCTAssertEqual(decode([0xFF, 0xFE, 0x61, 0x00, 0xAC, 0x20]), "a€")
    XCTAssertEqual(decode([0xFE, 0xFF, 0x00, 0x61]), "a")
    XCTAssertEqual(decode([0xFF, 0xFE, 0x61, 0x00, 0x3D], isCut: true), "a")
  }

  func testWhatIsNoText() {
    XCTAssertNil(decode([0x7F, 0x45, 0x4C, 0x46, 0x00, 0x01]))
    XCTAssertNil(decode([0xFF, 0xFE, 0x61, 0x00, 0x00, 0x00]))
  }

  func testOverlongLinesAreBrokenBetweenCharacters() throws {
    let line = String(repeating: "é", count: TextDecoder.lineLimit)
    let text = try XCTUnwrap(TextDecoder.decode(Array((line + "\nshort\n").utf8)))
    XCTAssertTrue(text.hasBrokenLines)
    XCTAssertEqual(text.text.filter { $0 != "\n" }, line + "short")
    XCTAssertTrue(
      text.text.split(separator: "\n").allSatisfy { $0.utf8.count <= TextDecoder.lineLimit + 1 })
    XCTAssertEqual(TextDecoder.decode(Array("a\n\nb".utf8))?.hasBrokenLines, false)
  }

  func testRandomBytesNeverStopIt() {
    var state: UInt64 = 42
    for length in 0..<300 {
      let bytes = (0..<length).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
      let isText = TextDecoder.decode(bytes, isCut: length % 2 == 0) != nil
      if bytes.contains(0), !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) {
        XCTAssertFalse(isText)
      }
    }
  }
}
