// SPDX-License-Identifier: MIT
import ConformanceSupport
import GtkInterop
import SplitViewCore
import XCTest

@testable import SplitView
@testable import SplitViewTesting

/// Columns that follow a hand.
final class InteractiveColumnChangeTests: XCTestCase, @unchecked Sendable {
  @MainActor
  private func overlay() throws -> Fixture {
    let fixture = try Fixture.mounted(.doubleColumn, .overlay)
    fixture.stage.animationsEnabled = true
    return fixture
  }

  @MainActor
  private func beginShowing(_ fixture: Fixture) throws -> InteractiveColumnChange {
    try XCTUnwrap(
      fixture.split.beginInteractiveChange { $0.showing(.primary, from: $1, in: $2) })
  }

  @MainActor
  private func x(of column: SplitViewController.Column, _ fixture: Fixture) -> Int? {
    let widget = fixture.split.columnWidget(of: column).map { Widget($0) }
    return widget.flatMap { $0.isMapped ? $0.bounds(in: Widget(fixture.split.view))?.x : nil }
  }

  @MainActor func testColumnsFollowTheHand() async throws {
    let fixture = try overlay()
    defer { fixture.close() }
    let change = try beginShowing(fixture)
    let width = Int(change.travel)
    for part in [0.25, 0.5, 1, 0.75, 0, 0.5] {
      change.update(part)
      fixture.stage.settle()
      XCTAssertEqual(change.progress, part)
      XCTAssertEqual(
        x(of: .primary, fixture), Int((Double(width) * part + 0.5).rounded(.down)) - width)
    }
    change.update(7)
    XCTAssertEqual(change.progress, 1)
    change.update(-7)
    XCTAssertEqual(change.progress, 0)
    change.update(.nan)
    XCTAssertEqual(change.progress, 0)
    XCTAssertEqual(fixture.recorder.log, [], "nothing is told on the way")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertTrue(fixture.split.isTransitioning)
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
    change.cancel()
    fixture.stage.settle()
    fixture.expectHealthy()
  }

  @MainActor func testLettingGoFinishesIt() async throws {
    let fixture = try overlay()
    defer { fixture.close() }
    let change = try beginShowing(fixture)
    change.update(0.6)
    fixture.stage.settle()
    change.finish(velocity: 2)
    XCTAssertFalse(change.isHeld)
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(fixture.recorder.log, ["mode(1o)"])
    XCTAssertNotNil(fixture.split.motionProgress)
    fixture.stage.settle()
    fixture.expectHealthy()
    change.update(0.2)
    change.cancel()
    change.finish()
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary, "what is over stays so")
  }

  @MainActor func testACancelledOneLeavesNoTrace() async throws {
    let fixture = try overlay()
    defer { fixture.close() }
    let before = PictureBytes(of: Widget(fixture.split.view))
    let change = try beginShowing(fixture)
    change.update(0.4)
    fixture.stage.settle()
    change.cancel(velocity: -3)
    XCTAssertFalse(change.isHeld)
    XCTAssertNotNil(fixture.split.motionProgress, "it goes back by itself")
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, [])
    XCTAssertEqual(fixture.a.log, [])
    XCTAssertEqual(PictureBytes(of: Widget(fixture.split.view)), before)
    fixture.expectHealthy()
  }

  @MainActor func testAHandCatchesWhatIsOnItsWay() async throws {
    let fixture = try overlay()
    defer { fixture.close() }
    fixture.split.show(.primary)
    fixture.split.holdMotion(at: 0.4)
    fixture.stage.settle()
    let caught = try XCTUnwrap(x(of: .primary, fixture))
    let change = try XCTUnwrap(
      fixture.split.beginInteractiveChange { $0.uncovering(from: $1, in: $2) })
    fixture.stage.settle()
    XCTAssertEqual(try XCTUnwrap(x(of: .primary, fixture)), caught, accuracy: 1)
    XCTAssertGreaterThan(change.progress, 0)
    change.finish()
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.expectHealthy()
  }

  @MainActor func testWithoutAnimationsItEndsAtOnce() async throws {
    let fixture = try overlay()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = false
    for finishes in [false, true] {
      let change = try beginShowing(fixture)
      change.update(0.5)
      fixture.stage.settle()
      if finishes { change.finish() } else { change.cancel() }
      fixture.stage.presentFrame(in: "letting go")
      XCTAssertNil(fixture.split.motionProgress)
      XCTAssertEqual(x(of: .primary, fixture), finishes ? 0 : nil)
    }
    fixture.stage.settle()
    fixture.expectHealthy()
  }

  @MainActor func testAnythingElseEndsIt() async throws {
    let interruptions: [(String, (Fixture) -> Void)] = [
      ("resize", { $0.stage.sweep([700]) }),
      ("fold", { $0.stage.sweep([400]) }),
      ("call", { $0.split.show(.primary) }),
      ("request", { $0.split.preferredDisplayMode = .oneOverSecondary }),
      (
        "unmap",
        {
          Widget($0.split.view).isVisible = false
          Widget($0.split.view).isVisible = true
        }
      ),
    ]
    for (name, interrupt) in interruptions {
      let fixture = try overlay()
      defer { fixture.close() }
      let change = try beginShowing(fixture)
      change.update(0.5)
      fixture.stage.settle()
      interrupt(fixture)
      fixture.stage.settle()
      XCTAssertFalse(change.isHeld, name)
      XCTAssertFalse(fixture.split.isTransitioning, name)
      change.finish()
      fixture.stage.settle()
      XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [], name)
      XCTAssertNil(fixture.stage.presentedFrames.last?.problem, name)
    }
  }

  @MainActor func testThereIsNothingToHold() async throws {
    let fixture = try overlay()
    defer { fixture.close() }
    XCTAssertNil(
      fixture.split.beginInteractiveChange { $0.uncovering(from: $1, in: $2) }, "nothing is over")
    XCTAssertNil(fixture.split.beginInteractiveChange { _, _, _ in nil })
    var isRefused: Bool?
    fixture.onEvent = { [unowned fixture] token in
      guard token == "mode(1o)" else { return }
      isRefused =
        fixture.split.beginInteractiveChange { $0.uncovering(from: $1, in: $2) } == nil
    }
    fixture.split.show(.primary)
    fixture.stage.settle()
    XCTAssertEqual(isRefused, true, "not while the app is told of something")
    fixture.expectHealthy()
  }

  @MainActor func testTheInspectorFollowsTheHandToo() async throws {
    for width in [820, 400] {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.split.setViewController(SpyPage("i"), for: .inspector)
      fixture.stage.resize(to: width)
      fixture.clear()
      fixture.stage.animationsEnabled = true
      let change = try XCTUnwrap(
        fixture.split.beginInteractiveChange { $0.showing(.inspector, from: $1, in: $2) })
      for part in [0.3, 0.6] {
        change.update(part)
        fixture.stage.settle()
      }
      XCTAssertEqual(fixture.recorder.log, [])
      change.finish(velocity: 4)
      fixture.stage.settle()
      XCTAssertEqual(fixture.recorder.log, ["wS(I)", "dS(I)"])
      XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
    }
  }
}
