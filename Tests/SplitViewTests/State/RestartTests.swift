// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Many restarts, with windows of all kinds of widths between them: what a person chose stays to the
/// pixel, and nothing else is ever kept.
final class RestartTests: XCTestCase, @unchecked Sendable {
  private typealias Run = RigRestart

  /// What a person chose, which every run has to come back to.
  private struct Choice {
    var primary = 240
    var supplementary = 320
    var isPrimaryHidden = false
    var isInspectorShown = false
  }

  @MainActor private func start(_ width: Int) throws -> Rig {
    try Run.start(.D3, at: width) { rig in
      rig.split.setViewController(ItemPage(0, title: "Inspector", content: .label), for: .inspector)
    }
  }

  @MainActor func testTwentyRestartsChangeNoChoice() async throws {
    let folder = try StateFolder()
    var random = RandomWidths(), choice = Choice()
    for round in 0..<20 {
      let rig = try start(random.next(in: 400...1800))
      rig.stage.resize(to: random.next(in: 400...1800))
      rig.stage.sweep((0..<6).map { _ in random.next(in: 400...1800) })
      if rig.split.isCollapsed {
        // The pages of one run are none of the next one's affair.
        rig.split.show(random.next(in: 0...1) == 0 ? .supplementary : .primary)
      }
      rig.stage.resize(to: 1800)
      expect(choice, of: rig, "round \(round)")
      // Now and then the person chooses something else.
      switch round % 4 {
      case 1:
        choice.isPrimaryHidden.toggle()
        if choice.isPrimaryHidden { rig.split.hide(.primary) } else { rig.split.show(.primary) }
      case 2:
        if !choice.isPrimaryHidden {
          choice.primary = random.next(in: 190...310)
          Run.drag(.primary, of: rig, to: choice.primary)
        }
        choice.supplementary = random.next(in: 230...440)
        Run.drag(.supplementary, of: rig, to: choice.supplementary)
      case 3:
        choice.isInspectorShown.toggle()
        if choice.isInspectorShown {
          rig.split.show(.inspector)
        } else {
          rig.split.hide(.inspector)
        }
      default: break
      }
      rig.stage.settle()
      expect(choice, of: rig, "round \(round), after a choice")
      // Any width may be the last one of a run.
      rig.stage.resize(to: random.next(in: 400...1800))
      rig.expectHealthy()
      Run.quit(rig)
      XCTAssertEqual(folder.files.count, round == 0 ? 0 : 1, "round \(round)")
    }
  }

  @MainActor private func expect(
    _ choice: Choice, of rig: Rig, _ place: String, line: UInt = #line
  ) {
    XCTAssertEqual(rig.split.isShowing(.primary), !choice.isPrimaryHidden, place, line: line)
    if !choice.isPrimaryHidden {
      XCTAssertEqual(Run.width(.primary, of: rig), choice.primary, place, line: line)
    }
    XCTAssertEqual(Run.width(.supplementary, of: rig), choice.supplementary, place, line: line)
    XCTAssertEqual(
      rig.split.isShowing(.inspector), choice.isInspectorShown, place, line: line)
  }

  /// The same with real processes, each of which starts folded or not and ends anywhere.
  @MainActor func testRealProcesses() async throws {
    let folder = try StateFolder()
    let values = ["XDG_STATE_HOME": folder.url.path]
    let widths = [1200, 700, 500, 900, 1200]
    for (run, width) in widths.enumerated() {
      let ending = try Subprocess.run("run \(run)", of: self, with: values) {
        let rig = try Run.start(.D2, at: width)
        if run == 0 { Run.drag(.primary, of: rig, to: 333) }
        for other in [520, 660, 1400] { rig.stage.resize(to: other) }
        XCTAssertEqual(Run.width(.primary, of: rig), 333)
        rig.stage.resize(to: width)
        Run.quit(rig)
      }
      guard let ending else { continue }
      XCTAssertEqual(ending.status, 0, ending.errors)
      XCTAssertEqual(folder.line?.contains("primary-width=333"), true, "run \(run)")
    }
  }
}
