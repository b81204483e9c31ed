// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop
import SplitView
import SplitViewWalk
import XCTest

/// Random walks through real widgets, which agree with the second model all the way.
final class RandomWalkTests: XCTestCase, @unchecked Sendable {
  /// What widgets can be asked for: whole pixels, and no width below what content needs.
  private static var vocabulary: WalkVocabulary {
    var words = WalkVocabulary()
    words.widths = [
      541, 561, 562, 570, 600, 608, 700, 742, 750, 820, 955, 956, 963, 1100, 1200, 400,
    ]
    words.nudges = [0, 0, 0, -1, 1, 7, 8, 9]
    words.range = 400...1300
    words.handles = [1]
    words.minimums = [nil, nil, 300, 375, 470]
    // The stage can't tell yet which column one controller alone is in.
    words.emptiesClassic = false
    words.secondaryMinimums = [nil, nil, 400, 500]
    words.allows = { operation in
      switch operation {
      case .atNext(_, let operations):
        return !operations.contains { operation in
          // A frame has one fold or unfold at most, so that one which a fold's callback asks for is
          // due a frame too late.
          if case .prefer(.collapse) = operation { return true }
          return givesControllers(operation)
        }
      case .turn(let operations): return !operations.contains { givesControllers($0) }
      default: return true
      }
    }
    return words
  }

  /// What the stage can only judge once the layout before it is done.
  private static func givesControllers(_ operation: WalkOperation) -> Bool {
    switch operation {
    case .controllers, .showController, .showDetailController: true
    default: false
    }
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @MainActor private func walk(_ walk: Walk, _ styles: [WalkStyle] = WalkStyle.allCases) throws {
    _ = Toolkit.initialize()
    // With fewer buttons no header needs more than the least widths of the presets.
    let layout = Settings.decorationLayout
    Settings.decorationLayout = ":close"
    defer { Settings.decorationLayout = layout }
    var walk = walk
    walk.vocabulary = Self.vocabulary
    walk.vocabulary.styles = styles
    let log = WalkLog(isPrinted: Self.number("SPLIT_VIEW_WALK_LOG") != nil)
    walk.log = { log.add($0) }
    let failure = try walk.run(
      { configuration in
        var configuration = configuration
        // What a divider is really wide, also where a failure is made plainer.
        configuration.handle = 1
        return WalkModel(configuration)
      }, { try StageWalkSubject($0) })
    print("seed \(walk.seed): \(log.count) operations and beginnings")
    if let failure { XCTFail("\(failure)") }
  }

  @MainActor func testSomeSteps() async throws {
    try walk(Walk(seed: 1, count: 100), [.double, .triple])
  }
  @MainActor func testOtherSteps() async throws {
    try walk(Walk(seed: 2, count: 100), [.double, .triple])
  }
  @MainActor func testThirdSteps() async throws {
    try walk(Walk(seed: 3, count: 100), [.double, .triple])
  }
  @MainActor func testFourthSteps() async throws {
    try walk(Walk(seed: 4, count: 100), [.double, .triple])
  }
  @MainActor func testFifthSteps() async throws {
    try walk(Walk(seed: 5, count: 100), [.double, .triple])
  }

  @MainActor func testClassicSteps() async throws {
    let last: UInt64 = Self.number("SPLIT_VIEW_SOAK") == nil ? 1 : 10
    for seed in 1...last { try walk(Walk(seed: seed, count: 100), [.classic]) }
  }

  @MainActor func testAnotherPictureIsNoticed() async throws {
    let scene = try WalkScene(WalkConfiguration(.triple))
    defer { scene.close() }
    scene.perform(.pressButton)
    XCTAssertNil(try scene.pictureProblem())
    gtk_widget_set_opacity(scene.split.view.assumingMemoryBound(to: GtkWidget.self), 0.5)
    XCTAssertNotNil(try scene.pictureProblem())
  }

  /// As long as the environment says, from the seed that it says.
  @MainActor func testAsLongAsAskedFor() async throws {
    guard let seconds = Self.number("SPLIT_VIEW_WALK_SECONDS") else {
      throw XCTSkip("SPLIT_VIEW_WALK_SECONDS says how long to walk")
    }
    let seed = Self.number("SPLIT_VIEW_WALK_SEED") ?? 1
    let styles = ProcessInfo.processInfo.environment["SPLIT_VIEW_WALK_STYLE"].map { name in
      WalkStyle.allCases.filter { $0.rawValue == name }
    }
    try walk(
      Walk(seed: seed, duration: .seconds(Int(seconds))), styles ?? [.double, .triple])
  }
}
