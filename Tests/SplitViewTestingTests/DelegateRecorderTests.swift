// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

final class DelegateRecorderTests: XCTestCase, @unchecked Sendable {
  @MainActor func testLogsWhatASplitViewTells() async throws {
    let split = Fixtures.split(.doubleColumn)
    let recorder = DelegateRecorder()
    split.delegate = recorder
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    XCTAssertEqual(recorder.log, ["mode(1b)", "wS(P)", "wS(D)", "dS(P)", "dS(D)"])
    recorder.log = []
    stage.resize(to: 400)
    XCTAssertEqual(
      recorder.log, ["top?(D→D)", "wH(D)", "wH(P)", "wS(D)", "dH(P)", "dS(D)", "didCollapse"])
    recorder.log = []
    stage.resize(to: 820)
    XCTAssertEqual(recorder.log, ["exp?(1b→1b)", "wS(P)", "dS(P)", "didExpand"])
  }

  @MainActor func testAnswersByItsClosures() async throws {
    let split = Fixtures.split(.doubleColumn)
    let recorder = DelegateRecorder()
    recorder.topColumnForCollapsing = { _ in .primary }
    recorder.displayModeForExpanding = { _ in .secondaryOnly }
    split.delegate = recorder
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    stage.resize(to: 400)
    XCTAssertEqual(split.topColumn, .primary)
    XCTAssertTrue(recorder.log.contains("top?(D→P)"))
    stage.resize(to: 820)
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertTrue(recorder.log.contains("exp?(1b→so)"))
  }

  @MainActor func testCallsOutWhileTheCallIsRunning() async throws {
    let split = Fixtures.split(.doubleColumn)
    let recorder = DelegateRecorder()
    var states: [String: Bool] = [:]
    recorder.onEvent = { states[$0] = split.isCollapsed }
    split.delegate = recorder
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    stage.resize(to: 400)
    XCTAssertEqual(states["top?(D→D)"], false)
    XCTAssertEqual(states["didCollapse"], true)
  }

  @MainActor func testAnswersAndLogsWhatClassicSplitViewsAsk() async {
    let recorder = DelegateRecorder()
    let delegate: any SplitViewControllerDelegate = recorder
    let split = Fixtures.split(.doubleColumn)
    let (named, nameless) = (Fixtures.page("n"), ViewController())

    XCTAssertNil(delegate.primaryViewController(forCollapsing: split))
    XCTAssertNil(delegate.primaryViewController(forExpanding: split))
    XCTAssertFalse(delegate.splitViewController(split, collapseSecondary: named, onto: nameless))
    XCTAssertNil(delegate.splitViewController(split, separateSecondaryFrom: named))
    XCTAssertEqual(delegate.targetDisplayModeForAction(in: split), .automatic)
    XCTAssertFalse(delegate.splitViewController(split, show: named, sender: nil))
    XCTAssertFalse(delegate.splitViewController(split, showDetail: named, sender: nil))
    XCTAssertEqual(
      recorder.log,
      [
        "pC", "pE", "cs→false", "sep→nil", "targetDisplayModeForAction", "ask-show", "ask-detail",
      ])

    recorder.log = []
    recorder.primaryForCollapsing = { named }
    recorder.primaryForExpanding = { nameless }
    recorder.collapseSecondaryOnto = { $0 === named && $1 === nameless }
    var separated = [named, nameless]
    recorder.separateSecondaryFrom = { _ in separated.removeFirst() }
    recorder.targetDisplayMode = { .secondaryOnly }
    recorder.handlesShow = { $0 === named }
    recorder.handlesShowDetail = { $0 === nameless }
    XCTAssertTrue(delegate.primaryViewController(forCollapsing: split) === named)
    XCTAssertTrue(delegate.primaryViewController(forExpanding: split) === nameless)
    XCTAssertTrue(delegate.splitViewController(split, collapseSecondary: named, onto: nameless))
    XCTAssertTrue(delegate.splitViewController(split, separateSecondaryFrom: named) === named)
    XCTAssertTrue(delegate.splitViewController(split, separateSecondaryFrom: named) === nameless)
    XCTAssertEqual(delegate.targetDisplayModeForAction(in: split), .secondaryOnly)
    XCTAssertTrue(delegate.splitViewController(split, show: named, sender: nil))
    XCTAssertTrue(delegate.splitViewController(split, showDetail: nameless, sender: nil))
    XCTAssertEqual(recorder.log[2...4], ["cs→true", "sep→n", "sep→?"])
  }

  @MainActor func testNamesGestures() async {
    let recorder = DelegateRecorder()
    let delegate: any SplitViewControllerDelegate = recorder
    let split = Fixtures.split(.doubleColumn)
    delegate.splitViewControllerInteractivePresentationGestureWillBegin(split)
    delegate.splitViewControllerInteractivePresentationGestureDidEnd(split)
    XCTAssertEqual(recorder.log, ["GestureWillBegin", "GestureDidEnd"])
  }
}
