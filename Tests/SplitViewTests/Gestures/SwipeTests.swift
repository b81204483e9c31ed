// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Swipes on a stage.
final class SwipeTests: XCTestCase, @unchecked Sendable {
  @MainActor private func overlaid(_ style: SplitViewController.Style) throws -> Fixture {
    try Fixture.mounted(style, .overlay).inMode(.secondaryOnly)
  }

  // MARK: Side columns

  @MainActor func testMOD_39() async throws {
    for style in [SplitViewController.Style.doubleColumn, .tripleColumn] {
      for isAnimated in [false, true] {
        let fixture = try overlaid(style)
        defer { fixture.close() }
        fixture.stage.animationsEnabled = isAnimated
        fixture.stage.swipe(from: .leadingEdge, to: 0.7)
        XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
        let column = style == .doubleColumn ? "P" : "S"
        XCTAssertEqual(
          fixture.recorder.log,
          ["GestureWillBegin", "mode(1o)", "wS(\(column))", "dS(\(column))", "GestureDidEnd"])
        fixture.expectHealthy()
      }
    }
  }

  @MainActor func testMOD_40() async throws {
    for style in [SplitViewController.Style.doubleColumn, .tripleColumn] {
      for isReturning in [false, true] {
        let fixture = try overlaid(style)
        defer { fixture.close() }
        fixture.stage.swipe(from: .leadingEdge, to: isReturning ? 0.8 : 0.3, cancel: isReturning)
        XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
        XCTAssertEqual(fixture.recorder.log, ["GestureWillBegin", "GestureDidEnd"])
        fixture.expectHealthy()
      }
    }
  }

  @MainActor func testFromEachEdge() async throws {
    for isRightToLeft in [false, true] {
      let fixture = try overlaid(.doubleColumn)
      defer { fixture.close() }
      fixture.stage.isRightToLeft = isRightToLeft
      fixture.stage.swipe(from: .leadingEdge, to: 0.8)
      XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
      fixture.split.preferredDisplayMode = .secondaryOnly
      fixture.split.primaryEdge = .trailing
      fixture.stage.settle()
      fixture.clear()
      fixture.stage.swipe(from: .leadingEdge, to: 0.8)
      XCTAssertEqual(fixture.split.displayMode, .secondaryOnly, "it is at the other edge")
      XCTAssertEqual(fixture.recorder.log, [])
      fixture.expectHealthy()
    }
  }

  @MainActor func testOnlyFromTheEdgeAndWhereAPersonMay() async throws {
    let fixture = try overlaid(.doubleColumn)
    defer { fixture.close() }
    fixture.stage.swipe(from: .content, to: 0.8)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.split.presentsWithGesture = false
    fixture.stage.swipe(from: .leadingEdge, to: 0.8)
    XCTAssertEqual(fixture.recorder.log, [])
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    fixture.expectHealthy()
  }

  @MainActor func testAFurtherSwipeBringsTheSecondColumn() async throws {
    let fixture = try overlaid(.tripleColumn)
    defer { fixture.close() }
    for mode in [SplitViewController.DisplayMode.oneOverSecondary, .twoOverSecondary] {
      fixture.stage.swipe(from: .leadingEdge, to: 0.8)
      XCTAssertEqual(fixture.split.displayMode, mode)
    }
    fixture.clear()
    fixture.stage.swipe(from: .leadingEdge, to: 0.8)
    XCTAssertEqual(fixture.recorder.log, [], "there is no more")
    fixture.expectHealthy()
  }

  @MainActor func testTheClassicStyleAsksWhichModeASwipeLeadsTo() async throws {
    let fixture = try ClassicFixture().mounted(at: 820)
    defer { fixture.stage.close() }
    fixture.split.preferredDisplayMode = .secondaryOnly
    fixture.stage.settle()
    fixture.recorder.targetDisplayMode = { .oneOverSecondary }
    fixture.recorder.log = []
    fixture.stage.swipe(from: .leadingEdge, to: 0.8)
    XCTAssertEqual(fixture.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(fixture.recorder.log.first, "GestureWillBegin")
    XCTAssertEqual(fixture.recorder.log.last, "GestureDidEnd")
    XCTAssertTrue(fixture.recorder.log.contains("targetDisplayModeForAction"))
  }

  // MARK: Back

  @MainActor func testBackOverABorder() async throws {
    for start in SwipeStart.allCases {
      for isRightToLeft in [false, true] {
        let fixture = try Fixture.F3c()
        defer { fixture.close() }
        fixture.stage.isRightToLeft = isRightToLeft
        fixture.stage.animationsEnabled = true
        fixture.stage.swipe(from: start, to: 0.3)
        XCTAssertEqual(fixture.recorder.log, [], "nothing is told of what comes to nothing")
        XCTAssertEqual(fixture.stack, "a › s › b")
        fixture.expectHealthy()
        fixture.stage.swipe(from: start, to: 0.9)
        XCTAssertEqual(fixture.stack, "a › s")
        try fixture.expectTrace("NAV-12")
        fixture.stage.swipe(from: start, to: 0.9)
        XCTAssertEqual(fixture.stack, "a")
        fixture.clear()
        fixture.stage.swipe(from: start, to: 0.9)
        XCTAssertEqual(fixture.stack, "a")
        XCTAssertEqual(fixture.recorder.log, [])
        fixture.expectHealthy()
      }
    }
  }

  @MainActor func testBackInsideAColumn() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.b.navigationController?.pushViewController(fixture.spy("x"), animated: false)
    fixture.stage.swipe(from: .content, to: 0.2)
    XCTAssertEqual(fixture.stack, "a › b › x")
    fixture.stage.swipe(from: .content, to: 0.8)
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }

  @MainActor func testNobodyIsTakenBackAgainstTheAppsWill() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    let navigation = try XCTUnwrap(fixture.b.navigationController)
    let item = fixture.b.navigationItem
    let bans: [(String, (Bool) -> Void)] = [
      ("split view", { fixture.split.popsWithGesture = !$0 }),
      ("column", { navigation.popsWithGesture = !$0 }),
      ("page", { item.popsWithGesture = !$0 }),
      ("no back button", { item.hidesBackButton = $0 }),
      (
        "another button in its place",
        { item.leftBarButtonItem = $0 ? BarButtonItem(title: "Done", action: nil) : nil }
      ),
    ]
    for (name, ban) in bans {
      ban(true)
      fixture.stage.swipe(from: .leadingEdge, to: 0.9)
      XCTAssertEqual(fixture.stack, "a › b", name)
      ban(false)
    }
    fixture.stage.swipe(from: .leadingEdge, to: 0.9)
    XCTAssertEqual(fixture.stack, "a")
    fixture.expectHealthy()
  }

  @MainActor func testAMouseDoesNotSwipe() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    XCTAssertFalse(HandTracker.takesPointer)
    fixture.stage.swipe(from: .content, to: 0)
    XCTAssertFalse(HandTracker.takesPointer, "only while the stage's hand is down")
  }
}
