// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Calls that came out of order, twice or not at all in other programs.
final class CallOrderTests: XCTestCase, @unchecked Sendable {
  /// What a listener can read.
  private struct Reading: Equatable {
    var isCollapsed: Bool
    var displayMode: SplitViewController.DisplayMode?
    var topColumn: SplitViewController.Column?

    @MainActor init(_ split: SplitViewController) {
      isCollapsed = split.isCollapsed
      // Folded, the mode has no meaning.
      displayMode = split.isCollapsed ? nil : split.displayMode
      topColumn = split.topColumn
    }
  }

  @MainActor func test_SVB_077_twoLimitsInOneStep() async throws {
    let rig = try Rig(.D3, at: 1300, item: 5)
    defer { rig.close() }
    var readings = [rig.split.isCollapsed]
    rig.recorder.onEvent = { _ in readings.append(rig.split.isCollapsed) }
    let token = rig.split.observe { readings.append($0.isCollapsed) }
    rig.recorder.topColumnForCollapsing = { _ in .secondary }
    rig.stage.resize(to: 500)
    XCTAssertEqual(
      rig.recorder.log,
      [
        "mode(1b)", "top?(D→D)", "wH(S)", "wH(D)", "wH(P)", "wS(D)", "dH(S)", "dH(P)", "dS(D)",
        "didCollapse",
      ])
    XCTAssertEqual(readings, readings.sorted { !$0 && $1 }, "it folds once")
    XCTAssertEqual(rig.titles, ["Folders", "List", "Item 5"])
    XCTAssertEqual(readings.last, true)
    withExtendedLifetime(token) {}
    rig.expectHealthy()
  }

  @MainActor func test_SVB_078_noListenerSeesHalfOfAChange() async throws {
    let rig = try Rig(.D3, at: 1300, item: 5)
    defer { rig.close() }
    var before: [Reading] = []
    var after: [Reading] = []
    rig.recorder.onEvent = { token in
      let isDid = token.hasPrefix("d")
      if isDid { after.append(Reading(rig.split)) } else { before.append(Reading(rig.split)) }
    }
    var observed: [Reading] = []
    let token = rig.split.observe { observed.append(Reading($0)) }
    for width in [500, 1300] {
      (before, after, observed) = ([], [], [])
      let old = Reading(rig.split)
      rig.stage.resize(to: width)
      let new = Reading(rig.split)
      XCTAssertNotEqual(old, new)
      XCTAssertGreaterThan(before.count, 1)
      XCTAssertGreaterThan(after.count, 1)
      XCTAssertEqual(before, before.map { _ in old }, "\(width)")
      XCTAssertEqual(after, after.map { _ in new }, "\(width)")
      XCTAssertEqual(observed, [new], "\(width)")
    }
    withExtendedLifetime(token) {}
    rig.expectHealthy()
  }

  @MainActor func test_SVB_084_eachVisitIsToldOnce() async throws {
    let rig = try Rig(.D2, at: 500)
    defer { rig.close() }
    rig.split.reportsProgrammaticColumnChanges = true
    for item in 1...3 {
      rig.activate(item)
      XCTAssertEqual(rig.openItem, item)
      rig.back()
    }
    for half in ["w", "d"] {
      XCTAssertEqual(
        rig.recorder.log.filter { $0.hasPrefix(half) && $0.hasSuffix("(D)") },
        ["\(half)S(D)", "\(half)H(D)"] + ["\(half)S(D)", "\(half)H(D)"]
          + ["\(half)S(D)", "\(half)H(D)"])
    }
    rig.expectHealthy()
  }

  @MainActor func test_SVB_085_theModeInForceAskedForAgain() async throws {
    let rig = try Rig(.D2, at: 1000, item: 1)
    defer { rig.close() }
    rig.split.preferredDisplayMode = .secondaryOnly
    rig.stage.settle()
    rig.recorder.log = []
    let root = Widget(try XCTUnwrap(rig.split.rootWidget))
    let clock = try XCTUnwrap(FrameClock(of: root))
    var layouts = 0
    let layoutHandler = clock.observe(.layout) { layouts += 1 }
    func paintFrame() {
      var isPainted = false
      let paintHandler = clock.observe(.after) { isPainted = true }
      clock.request(.paint)
      runLoop(until: "a frame") { isPainted }
      paintHandler.disconnect()
    }
    // The toolkit may have something of its own left to do.
    paintFrame()
    layouts = 0
    for _ in 0..<2 {
      rig.split.preferredDisplayMode = .secondaryOnly
      XCTAssertFalse(rig.split.isTransitioning)
      paintFrame()
    }
    layoutHandler.disconnect()
    XCTAssertEqual(layouts, 0)
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    XCTAssertEqual(rig.visibleColumns, [.secondary])
    XCTAssertEqual(rig.recorder.log, [])
    rig.expectHealthy()
  }
}
