// SPDX-License-Identifier: MIT
import GtkInterop
import SplitViewWalk
import XCTest

/// Stories in which walks through real widgets found something wrong.
final class WalkStoryTests: XCTestCase, @unchecked Sendable {
  /// Expects the product to agree with the model all the way, and its last picture to be a fresh
  /// one's.
  @MainActor private func expectSame(
    _ configuration: WalkConfiguration, _ operations: [WalkOperation],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    _ = Toolkit.initialize()
    let layout = Settings.decorationLayout
    Settings.decorationLayout = ":close"
    defer { Settings.decorationLayout = layout }
    var configuration = configuration
    configuration.handle = 1
    let difference = try WalkStory(configuration, operations).difference(
      { WalkModel($0) }, { try StageWalkSubject($0) })
    XCTAssertNil(difference, "\(difference?.description ?? "")", file: file, line: line)
    let scene = try WalkScene(configuration)
    defer { scene.close() }
    for operation in operations { scene.perform(operation) }
    XCTAssertNil(try scene.pictureProblem(), file: file, line: line)
  }

  @MainActor func testAnEmptiedColumnUnderAnotherKeepsTheWindowsButtons() async throws {
    try expectSame(WalkConfiguration(.triple), [.show(.primary), .set(.secondary, [])])
  }

  @MainActor func testAColumnUnderTwoOthersMayBeAllCovered() async throws {
    try expectSame(
      WalkConfiguration(.triple, width: 700),
      [.prefer(.width(.primary, 375)), .prefer(.mode(.twoOverSecondary))])
  }

  @MainActor func testADividerIsDraggedFarBeyondItsEnd() async throws {
    try expectSame(WalkConfiguration(.triple), [.drag(.supplementary, 820)])
    try expectSame(WalkConfiguration(.double), [.drag(.primary, 820), .resize(1100)])
  }

  @MainActor func testARootIsUncoveredThatACallbackPopsTo() async throws {
    try expectSame(
      WalkConfiguration(.triple),
      [
        .answerTop(.primary), .resize(400), .atNext("wH(", [.popToRoot(.primary)]),
        .show(.secondary),
      ])
  }

  @MainActor func testADividerIsDraggedUntilItsColumnHides() async throws {
    try expectSame(WalkConfiguration(.triple, width: 1100), [.drag(.primary, 40)])
    try expectSame(WalkConfiguration(.double), [.drag(.primary, 40), .pressButton])
  }
}
