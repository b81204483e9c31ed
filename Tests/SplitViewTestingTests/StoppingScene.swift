// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What can't be tested in the process that tests, since it ends the process.
///
/// A test plays a scene in a process of its own and reads what that said as it ended.
enum StoppingScene: String, CaseIterable {
  case tooNarrow, tooNarrowLater, tooLow, unknownKey, noSuchButton, noHeader, coveredColumn
  case noDivider, noSplitView, neverSettles, noDisplay

  static let variable = "SPLIT_VIEW_STOPPING_SCENE"

  /// The scene that this process was started to play.
  static var current: StoppingScene? {
    ProcessInfo.processInfo.environment[variable].flatMap { StoppingScene(rawValue: $0) }
  }

  /// Plays the scene in another process, and returns what it wrote and whether it was stopped.
  func play(without removed: [String] = []) throws -> (text: String, wasStopped: Bool) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["SplitViewTestingTests.StageStoppingTests/testPlaysTheSceneItIsAskedFor"]
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = rawValue
    environment["SWIFT_BACKTRACE"] = "enable=no"
    for name in removed { environment[name] = nil }
    process.environment = environment
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationReason == .uncaughtSignal)
  }

  /// Does what the scene is named for.
  @MainActor func perform() throws {
    switch self {
    case .tooNarrow:
      _ = try Stage(wide(), width: 200, height: 300)
    case .tooNarrowLater:
      try Stage(wide(), width: 500, height: 300).resize(to: 250)
    case .tooLow:
      try Stage(wide(), width: 500, height: 300).resize(to: 500, height: 40)
    case .unknownKey:
      try Stage(ViewController(), width: 500, height: 300).press("<Alt>Nowhere")
    case .noSuchButton:
      try Stage(Fixtures.split(.doubleColumn), width: 400).tap(.chevron, in: .secondary)
    case .noHeader:
      try Stage(Fixtures.split(.doubleColumn), width: 400).tap(.back, in: .primary)
    case .coveredColumn:
      try Stage(Fixtures.split(.doubleColumn), width: 400).clickContent(of: .primary)
    case .noDivider:
      try Stage(Fixtures.split(.doubleColumn), width: 400).dragDivider(after: .primary, by: 20)
    case .noSplitView:
      try Stage(ViewController(), width: 400).clickContent(of: .primary)
    case .neverSettles:
      try neverSettle()
    case .noDisplay:
      do {
        _ = try Stage(Fixtures.split(.doubleColumn), width: 400)
      } catch {
        let isExpected = error as? StageError == .noDisplay
        FileHandle.standardError.write(Data("expected \(isExpected): \(error)".utf8))
      }
    }
  }

  @MainActor private func wide() -> ViewController {
    XCTAssertTrue(Toolkit.initialize())
    let label = Widgets.label("wide")
    Widgets.request(label, width: 300, height: 50)
    return ViewController(widget: label)
  }

  @MainActor private func neverSettle() throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 800)
    let clock = FrameClock(of: Widget(try XCTUnwrap(split.rootWidget)))
    _ = clock?.observe(.paint) {
      split.preferredPrimaryColumnWidth = split.primaryColumnWidth == 250 ? 251 : 250
    }
    stage.settle()
  }
}
