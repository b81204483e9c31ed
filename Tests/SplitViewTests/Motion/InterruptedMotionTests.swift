// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitViewCore
import SplitViewWalk
import XCTest

@testable import SplitView
@testable import SplitViewTesting

/// Whatever comes between, a motion ends in the picture that there would be without any.
///
/// `SPLIT_VIEW_SOAK=1` makes it five hundred interruptions.
final class InterruptedMotionTests: XCTestCase, @unchecked Sendable {
  /// Something that a person or a program does.
  private enum Action: Sendable, Hashable {
    case show(SplitViewController.Column)
    case hide(SplitViewController.Column)
    case clickOutside
    case resize(Int)
    case request(SplitViewController.DisplayMode)
    case leaveScreen

    static func any(using random: inout WalkRandom) -> Action {
      let columns: [SplitViewController.Column] = [
        .primary, .supplementary, .secondary, .inspector,
      ]
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7: return .show(columns[Int.random(in: 0..<4, using: &random)])
      case 7..<13: return .hide(columns[Int.random(in: 0..<4, using: &random)])
      case 13..<15: return .clickOutside
      case 15..<17:
        return .resize([420, 560, 680, 760, 900, 1150][Int.random(in: 0..<6, using: &random)])
      case 17: return .leaveScreen
      default:
        let modes = SplitViewController.DisplayMode.allCases
        return .request(modes[Int.random(in: 0..<modes.count, using: &random)])
      }
    }
  }

  private struct Form: Sendable {
    var style: SplitViewController.Style
    var behavior = SplitViewController.SplitBehavior.automatic
    var isRightToLeft = false
    var edge = SplitViewController.PrimaryEdge.leading
  }

  @MainActor
  private final class Scene {
    let split: SplitViewController
    let stage: Stage
    private(set) var interruptions = 0

    init(_ form: Form) throws {
      split = SplitViewController(style: form.style)
      split.preferredSplitBehavior = form.behavior
      split.primaryEdge = form.edge
      split.setViewController(SpyPage("P"), for: .primary)
      if form.style == .tripleColumn { split.setViewController(SpyPage("S"), for: .supplementary) }
      split.setViewController(SpyPage("D"), for: .secondary)
      split.setViewController(SpyPage("I"), for: .inspector)
      stage = try Stage(split, width: 900, height: 240)
      stage.isRightToLeft = form.isRightToLeft
    }

    func perform(_ action: Action, frames: Int) {
      if split.motionProgress != nil { interruptions += 1 }
      switch action {
      case .show(let column) where !split.style.has(column): break
      case .hide(let column) where !split.style.has(column): break
      case .show(let column): split.show(column)
      case .hide(let column): split.hide(column)
      case .clickOutside: split.coveredWasClicked()
      case .resize(let width): stage.sweep([width])
      case .request(let mode): split.preferredDisplayMode = mode
      case .leaveScreen:
        Widget(split.view).isVisible = false
        Widget(split.view).isVisible = true
      }
      for _ in 0..<frames { stage.presentFrame(in: "a random walk") }
    }

    func picture() -> PictureBytes? {
      stage.settle()
      Widget(split.view).setRootFocus(nil)
      stage.settle()
      return PictureBytes(of: Widget(split.view))
    }
  }

  @MainActor
  private func walk(_ form: Form, interruptions: Int, seed: UInt64) throws {
    let moving = try Scene(form)
    defer { moving.stage.close() }
    let still = try Scene(form)
    defer { still.stage.close() }
    var random = WalkRandom(seed: seed)
    var story: [String] = []
    while moving.interruptions < interruptions {
      let steps = (0..<8).map { _ in
        (action: Action.any(using: &random), frames: Int.random(in: 0...7, using: &random))
      }
      story = steps.map { "\($0.action), \($0.frames)" }
      moving.stage.animationsEnabled = true
      for step in steps { moving.perform(step.action, frames: step.frames) }
      let picture = try XCTUnwrap(moving.picture())
      moving.stage.animationsEnabled = false
      for step in steps { still.perform(step.action, frames: min(step.frames, 1)) }
      let expected = try XCTUnwrap(still.picture())
      let differing = picture.rows(differingFrom: expected)
      let problems = moving.stage.presentedFrames.compactMap(\.problem)
      guard differing.isEmpty, problems.isEmpty, moving.split.displayMode == still.split.displayMode
      else {
        return XCTFail(
          """
          \(form), seed \(seed): \(differing.count) rows differ, \
          \(moving.split.displayMode) and \(still.split.displayMode), \(problems)
          \(story.joined(separator: "\n"))
          """)
      }
      moving.stage.resetFrames()
    }
    XCTAssertEqual(moving.stage.warnings.filter { $0.contains("does nothing") == false }, [])
  }

  @MainActor func testAnyInterruptionEndsInTheSamePixels() async throws {
    let isLong = ProcessInfo.processInfo.environment["SPLIT_VIEW_SOAK"] == "1"
    let forms = [
      Form(style: .doubleColumn),
      Form(style: .tripleColumn, isRightToLeft: true),
      Form(style: .doubleColumn, behavior: .overlay, edge: .trailing),
      Form(style: .tripleColumn, behavior: .overlay, isRightToLeft: true, edge: .trailing),
      Form(style: .tripleColumn, behavior: .displace),
    ]
    for (index, form) in forms.enumerated() {
      try walk(form, interruptions: isLong ? 100 : 4, seed: UInt64(index + 1))
    }
  }
}
