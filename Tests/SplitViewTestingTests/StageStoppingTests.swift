// SPDX-License-Identifier: MIT
import Foundation
import SplitView
import SplitViewTesting
import XCTest

final class StageStoppingTests: XCTestCase, @unchecked Sendable {
  /// Plays a scene where this process was started for one, else nothing.
  @MainActor func testPlaysTheSceneItIsAskedFor() async throws {
    let name = ProcessInfo.processInfo.environment[StoppingScene.variable]
    XCTAssertEqual(StoppingScene.current?.rawValue, name, "there is no such scene")
    try StoppingScene.current?.perform()
  }

  private func assertStops(
    _ scene: StoppingScene, saying words: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let (text, wasStopped) = try scene.play()
    XCTAssertTrue(wasStopped, text, file: file, line: line)
    for word in words {
      XCTAssertTrue(text.contains(word), "no '\(word)' in: \(text)", file: file, line: line)
    }
  }

  func testAWidthBelowTheMinimumIsNamedWithBothNumbers() throws {
    try assertStops(.tooNarrow, saying: ["Stage.init", "200", "300"])
    try assertStops(.tooNarrowLater, saying: ["Stage.resize", "250", "300"])
    try assertStops(.tooLow, saying: ["Stage.resize", "a height of 40", "minimum"])
  }

  func testAKeyThatDoesNotExistIsNamed() throws {
    try assertStops(.unknownKey, saying: ["Stage.press", "<Alt>Nowhere"])
  }

  func testAMissingTargetIsNamed() throws {
    try assertStops(.noSuchButton, saying: ["Stage.tap", "chevron", "secondary", "back"])
    try assertStops(.noHeader, saying: ["Stage.tap", "primary"])
    try assertStops(.coveredColumn, saying: ["Stage.clickContent", "primary"])
    try assertStops(.noDivider, saying: ["Stage.dragDivider", "primary"])
    try assertStops(.noSplitView, saying: ["Stage.clickContent", "no split view"])
  }

  func testAWaitEndsWithWhatWasPending() throws {
    try assertStops(.neverSettles, saying: ["Stage.settle", "10 seconds", "layout"])
  }

  func testWithoutADisplayItThrows() throws {
    let (text, wasStopped) = try StoppingScene.noDisplay.play(
      without: ["DISPLAY", "WAYLAND_DISPLAY"])
    XCTAssertFalse(wasStopped, text)
    XCTAssertTrue(text.contains("expected true"), text)
    XCTAssertTrue(text.contains("there is no display"), text)
  }
}
