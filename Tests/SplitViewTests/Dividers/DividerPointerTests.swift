// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Dividers under a real pointer.
final class DividerPointerTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  @MainActor func testTheCursorShowsWhereAPressTakesHold() async throws {
    for isRightToLeft in [false, true] {
      let rig = try Rig(.D2, at: 1000)
      defer { rig.close() }
      rig.stage.isRightToLeft = isRightToLeft
      rig.stage.settle()
      let hand = DividerHand(rig)
      // Pixels, counted from that of the divider.
      let place = try XCTUnwrap(hand.center()).x.rounded(.down)
      var held: [Int] = []
      for offset in -12...12 {
        let x = place + Double(offset)
        let takesHold = hand.takesHold(at: x)
        XCTAssertEqual(hand.showsCursor(at: x), takesHold, "\(offset)")
        if takesHold { held.append(offset) }
      }
      XCTAssertEqual(held, Array(-6...7), "right to left: \(isRightToLeft)")
      rig.expectHealthy()
    }
  }

  @MainActor func testNoJumpWhereverInTheGrabArea() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    let center = try XCTUnwrap(hand.center())
    for offset in [-6.0, -3, 0, 4, 6] {
      hand.move(to: center.x + offset)
      hand.press()
      for distance in [1.0, 2, 9, 50, -30, 0] {
        hand.move(to: center.x + offset + distance)
        XCTAssertEqual(hand.width(of: .primary), 280 + Int(distance), "from \(offset)")
      }
      hand.release()
    }
    rig.expectHealthy()
  }

  @MainActor func testADoubleClickForgetsWhatWasChosen() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    for isHideable in [true, false] {
      rig.split.setHideable(isHideable, for: .primary)
      rig.stage.dragDivider(after: .primary, by: 70)
      XCTAssertEqual(rig.split.state.primaryColumnWidth, 350)
      rig.recorder.log = []
      let center = try XCTUnwrap(hand.center())
      hand.move(to: center.x)
      hand.doubleClick()
      XCTAssertEqual(hand.width(of: .primary), 280)
      XCTAssertNil(rig.split.state.primaryColumnWidth)
      XCTAssertEqual(rig.recorder.log, [])
      XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
      // A width of the app's own wins from then on.
      rig.split.preferredPrimaryColumnWidth = 310
      rig.stage.settle()
      XCTAssertEqual(hand.width(of: .primary), 310)
      rig.split.preferredPrimaryColumnWidth = 280
      rig.stage.settle()
    }
    rig.expectHealthy()
  }

  @MainActor func testADoubleClickMovesNothingWhileItIsHeld() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    rig.stage.dragDivider(after: .primary, by: 70)
    let center = try XCTUnwrap(hand.center())
    hand.move(to: center.x)
    hand.press()
    rig.stage.releasePointer()
    hand.press()
    hand.move(to: center.x + 30)
    hand.release()
    XCTAssertEqual(hand.width(of: .primary), 280)
    rig.expectHealthy()
  }

  @MainActor func testWhatIsNotResizableTakesNothing() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    rig.stage.dragDivider(after: .primary, by: 70)
    rig.split.setResizable(false, for: .primary)
    rig.stage.settle()
    let center = try XCTUnwrap(hand.center())
    for offset in [-6.0, 0, 6] {
      XCTAssertFalse(hand.showsCursor(at: center.x + offset))
      XCTAssertFalse(hand.takesHold(at: center.x + offset))
    }
    hand.move(to: center.x)
    hand.doubleClick()
    XCTAssertEqual(hand.width(of: .primary), 350)
    rig.expectHealthy()
  }

  @MainActor func testEachColumnIsResizableOrNotByItself() async throws {
    let rig = try Rig(.D3, at: 1300)
    defer { rig.close() }
    let hand = DividerHand(rig)
    rig.split.setResizable(false, for: .supplementary)
    rig.stage.settle()
    let second = try XCTUnwrap(hand.center(after: .supplementary))
    XCTAssertFalse(hand.takesHold(at: second.x))
    rig.stage.dragDivider(after: .primary, by: 30)
    XCTAssertEqual(hand.width(of: .primary), 270)
    XCTAssertEqual(hand.width(of: .supplementary), 320)
    rig.expectHealthy()
  }

  @MainActor func testThreeColumnsGiveAndTake() async throws {
    let rig = try Rig(.D3, at: 1200)
    defer { rig.close() }
    let hand = DividerHand(rig)
    func widths() -> [Int] {
      [Column.primary, .supplementary, .secondary].map { hand.width(of: $0) }
    }
    let gaps = 1200 - widths().reduce(0, +)
    XCTAssertEqual(widths(), [240, 320, 640 - gaps])
    // The first takes from the content, then from the list.
    rig.stage.dragDivider(after: .primary, by: 80, release: false)
    XCTAssertEqual(widths(), [320, 282 - gaps, 598])
    rig.stage.dragDivider(after: .primary, by: -80)
    XCTAssertEqual(widths(), [240, 320, 640 - gaps])
    // The second takes from the content alone.
    rig.stage.dragDivider(after: .supplementary, by: 200)
    XCTAssertEqual(widths(), [240, 362 - gaps, 598])
    rig.expectHealthy()
  }

  @MainActor func testDraggedAwayItHidesAndDraggedBackItStays() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    let center = try XCTUnwrap(hand.center())
    hand.move(to: center.x)
    hand.press()
    for x in [200.0, 90, 10, -40] { hand.move(to: x) }
    XCTAssertEqual(hand.width(of: .primary), 200)
    hand.move(to: center.x + 20)
    hand.release()
    XCTAssertEqual(hand.width(of: .primary), 300)
    XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary)
    hand.move(to: center.x + 20)
    hand.press()
    hand.move(to: 40)
    hand.release()
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    XCTAssertEqual(rig.recorder.log, ["mode(so)", "wH(P)", "dH(P)"])
    rig.split.show(.primary)
    rig.stage.settle()
    XCTAssertEqual(hand.width(of: .primary), 300, "as before it was dragged away")
    rig.expectHealthy()
  }
}
