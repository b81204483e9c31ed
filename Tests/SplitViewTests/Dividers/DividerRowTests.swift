// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Rows from bug reports about dividers, with a real pointer.
final class DividerRowTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  @MainActor func test_SVB_034_letGoOutsideOfTheWindow() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    hand.move(to: try XCTUnwrap(hand.center()).x)
    hand.press()
    for x in [600.0, 990, 1100] { hand.move(to: x) }
    hand.release()
    XCTAssertEqual(hand.width(of: .primary), 400)
    for x in [900.0, 800] { hand.move(to: x) }
    XCTAssertEqual(hand.width(of: .primary), 400)
    // The next press is one like any other.
    rig.stage.dragDivider(after: .primary, by: -50)
    XCTAssertEqual(hand.width(of: .primary), 350)
    rig.stage.clickContent(of: .primary)
    XCTAssertEqual(rig.focusedColumn, .primary)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_038_theRoomGoesWhereItBelongs() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    func widths() -> [Int] {
      [1000, 1400, 1000].map {
        rig.stage.resize(to: $0)
        return hand.width(of: .primary)
      }
    }
    rig.split.preferredPrimaryColumnWidth = 333
    XCTAssertEqual(widths(), [333, 333, 333])
    rig.split.preferredPrimaryColumnWidth = SplitViewController.automaticDimension
    rig.split.maximumPrimaryColumnWidth = SplitViewController.automaticDimension
    rig.split.preferredPrimaryColumnWidthFraction = 0.3
    XCTAssertEqual(widths(), [300, 420, 300])
    rig.expectHealthy()
  }

  @MainActor func test_SVB_039_contentMovesNoDivider() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    rig.stage.dragDivider(after: .primary, by: 53)
    for turn in 0..<100 {
      switch turn % 3 {
      case 0:
        rig.open(turn % 50)
      case 1:
        // Wide by wish, not by need.
        let label = Widgets.label(String(repeating: "wide ", count: turn))
        gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
        rig.split.setViewController(SpyPage("\(turn)", widget: label), for: .secondary)
      default:
        Widget(rig.split.view).queueResize()
      }
      rig.stage.settle()
      XCTAssertEqual(hand.width(of: .primary), 333, "turn \(turn)")
    }
    rig.expectHealthy()
  }

  @MainActor func test_SVB_041_pulledToBothEndsNothingIsPushedAside() async throws {
    let rig = try Rig(.D3, at: 1300)
    defer { rig.close() }
    let hand = DividerHand(rig)
    let center = try XCTUnwrap(hand.center(after: .supplementary))
    hand.move(to: center.x)
    hand.press()
    let way = Array(stride(from: center.x, through: center.x + 2000, by: 400))
    let back = Array(stride(from: center.x + 2000, through: center.x - 2000, by: -400))
    for _ in 0..<3 {
      for x in way + back {
        hand.move(to: x)
        XCTAssertEqual(rig.bounds(of: .primary)?.x, 0)
        let secondary = try XCTUnwrap(rig.bounds(of: .secondary))
        XCTAssertEqual(secondary.x + secondary.width, 1300)
        XCTAssertGreaterThanOrEqual(secondary.width, 400)
        XCTAssertTrue((220...450).contains(hand.width(of: .supplementary)))
      }
    }
    // Not let go where it would hide the column.
    hand.move(to: center.x)
    hand.release()
    XCTAssertEqual(hand.width(of: .supplementary), 320)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_042_nothingIsLeftOfADividerThatIsGone() async throws {
    for width in [1000, 500] {
      let rig = try Rig(.D2, at: 1000, item: 4)
      defer { rig.close() }
      let hand = DividerHand(rig)
      rig.stage.dragDivider(after: .primary, by: 40)
      let former = try XCTUnwrap(hand.center()).x
      if width == 1000 { rig.split.hide(.primary) } else { rig.stage.resize(to: width) }
      rig.stage.settle()
      XCTAssertEqual(rig.visibleColumns, [.secondary])
      let column = Widget(try XCTUnwrap(rig.split.columnWidget(of: .secondary)))
      let presses = PressCounter(column)
      for (index, x) in [0.5, 3, former - 5, former, former + 5].enumerated() {
        XCTAssertFalse(hand.showsCursor(at: x), "\(x) at \(width)")
        XCTAssertFalse(hand.takesHold(at: x), "\(x) at \(width)")
        XCTAssertEqual(presses.count, index + 1, "\(x) at \(width)")
      }
      XCTAssertEqual(rig.split.state.primaryColumnWidth, 320)
      rig.stage.press("F8")
      XCTAssertNotEqual(
        rig.focus?.typeName, "GtkPaned", "no key leads to a divider that is gone")
      rig.expectHealthy()
    }
  }

  @MainActor func test_SVB_043_zeroAndOneAreWidthsLikeOthers() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    let split = rig.split
    split.minimumPrimaryColumnWidth = 0
    split.minimumSecondaryColumnWidth = 0
    split.maximumPrimaryColumnWidth = SplitViewController.automaticDimension
    split.setHideable(false, for: .primary)
    rig.stage.settle()
    func expectSound(_ place: String) throws {
      let widths = [split.primaryColumnWidth, split.secondaryColumnWidth]
      XCTAssertTrue(widths.allSatisfy { $0.isFinite && $0 >= 0 }, place)
      XCTAssertTrue((0...1000).contains(try XCTUnwrap(hand.center(), place).x), place)
      let saved = split.state
      split.state = try XCTUnwrap(SplitViewState(saved.description), place)
      rig.stage.settle()
      XCTAssertEqual(split.state, saved, place)
      XCTAssertEqual([split.primaryColumnWidth, split.secondaryColumnWidth], widths, place)
    }
    for distance in [-900, 1500] {
      rig.stage.dragDivider(after: .primary, by: distance)
      try expectSound("dragged by \(distance)")
    }
    hand.move(to: try XCTUnwrap(hand.center()).x)
    hand.doubleClick()
    split.preferredPrimaryColumnWidth = SplitViewController.automaticDimension
    for fraction in [0.0, 1.0] {
      split.preferredPrimaryColumnWidthFraction = fraction
      rig.stage.settle()
      try expectSound("fraction \(fraction)")
    }
    rig.expectHealthy()
  }

  @MainActor func test_SVB_053_whatTheContentNeedsIsTheLimit() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    let list = rig.list.view.assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_size_request(list, 230, -1)
    rig.stage.settle()
    rig.stage.dragDivider(after: .primary, by: -100)
    XCTAssertEqual(hand.width(of: .primary), 230)
    let place = try XCTUnwrap(
      Widget(rig.list.view).bounds(in: Widget(try XCTUnwrap(rig.split.rootWidget))))
    XCTAssertEqual(place.x, 0)
    XCTAssertEqual(place.width, 230)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_151_hidingSwitchedOff() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    let hand = DividerHand(rig)
    let action = SplitViewController.toggleSidebarActionName
    let list = rig.list.view.assumingMemoryBound(to: GtkWidget.self)
    func isEnabled() throws -> Bool {
      let button = try XCTUnwrap(gtk_button_new())
      gtk_actionable_set_action_name(OpaquePointer(button), action)
      gtk_widget_insert_before(button, list, nil)
      defer { gtk_widget_unparent(button) }
      return gtk_widget_get_sensitive(button) != 0
    }
    XCTAssertTrue(try isEnabled())
    XCTAssertTrue(gtk_widget_activate_action_variant(list, action, nil) != 0)
    rig.stage.settle()
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    rig.split.show(.primary)
    rig.split.setHideable(false, for: .primary)
    rig.stage.settle()
    func expectThere(_ place: String) {
      XCTAssertEqual(rig.split.displayMode, .oneBesideSecondary, place)
      XCTAssertGreaterThanOrEqual(hand.width(of: .primary), 200, place)
      for column in [Column.primary, .secondary] {
        XCTAssertNotEqual(
          rig.stage.header(of: column)?.buttons.contains(.sidebar), true, "\(place), \(column)")
      }
    }
    XCTAssertFalse(try isEnabled())
    // What is disabled answers that it is there, and does nothing.
    gtk_widget_activate_action_variant(list, action, nil)
    rig.stage.settle()
    expectThere("action")
    rig.stage.press("F9")
    expectThere("F9")
    rig.stage.dragDivider(after: .primary, by: -300)
    expectThere("drag to the end")
    hand.move(to: try XCTUnwrap(hand.center()).x)
    hand.doubleClick()
    expectThere("double click")
    XCTAssertEqual(hand.width(of: .primary), 280)
    rig.stage.resize(to: 639)
    XCTAssertTrue(rig.split.isCollapsed)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_166_rightToLeftItFollowsThePointer() async throws {
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    rig.stage.isRightToLeft = true
    rig.stage.settle()
    let hand = DividerHand(rig)
    let start = try XCTUnwrap(hand.center()).x
    XCTAssertEqual(rig.bounds(of: .primary)?.x, 720)
    hand.move(to: start)
    hand.press()
    for distance in stride(from: 2.0, through: 40, by: 2) {
      hand.move(to: start - distance)
      XCTAssertEqual(try XCTUnwrap(hand.center()).x, start - distance, accuracy: 1)
    }
    hand.release()
    XCTAssertEqual(hand.width(of: .primary), 320)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_170_rightToLeftAPressMovesNothing() async throws {
    // A hand is slower than this test: its second press is no double click.
    let settings = try XCTUnwrap(gtk_settings_get_default())
    var time = GValue()
    g_value_init(&time, GType(6 << 2))
    g_value_set_int(&time, 0)
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, "gtk-double-click-time", &time)
    defer { gtk_settings_reset_property(settings, "gtk-double-click-time") }
    let rig = try Rig(.D2, at: 1000)
    defer { rig.close() }
    rig.stage.isRightToLeft = true
    rig.stage.settle()
    let hand = DividerHand(rig)
    let start = try XCTUnwrap(hand.center()).x
    hand.move(to: start)
    hand.press()
    hand.release()
    XCTAssertEqual(hand.width(of: .primary), 280)
    XCTAssertNil(rig.split.state.primaryColumnWidth)
    hand.move(to: start)
    hand.press()
    hand.move(to: start - 1)
    hand.release()
    XCTAssertEqual(hand.width(of: .primary), 281)
    rig.expectHealthy()
  }

  @MainActor func test_SVB_193_theHandleStaysUnderThePointer() async throws {
    try followInSteps()
  }

  @MainActor func test_SVB_193_theHandleStaysUnderThePointerOnADenseDisplay() async throws {
    let ending = try Subprocess.run("scale 2", of: self, with: ["GDK_SCALE": "2"]) {
      XCTAssertEqual(ProcessInfo.processInfo.environment["GDK_SCALE"], "2")
      // The display is as large as 960 by 600 at this scale.
      try followInSteps(width: 900)
    }
    guard let ending else { return }
    XCTAssertEqual(ending.status, 0, ending.errors)
  }

  @MainActor private func followInSteps(width: Int = 1000) throws {
    let rig = Rig(.D2)
    let stage = try Stage(rig.split, width: width, height: 400)
    defer { stage.close() }
    let hand = DividerHand(stage, rig.split)
    let start = try XCTUnwrap(hand.center())
    hand.move(to: start.x, y: start.y)
    hand.press()
    for step in 1...100 {
      hand.move(to: start.x + Double(step), y: start.y)
      XCTAssertEqual(
        try XCTUnwrap(hand.center()).x, start.x + Double(step), accuracy: 1, "step \(step)")
    }
    hand.release()
    XCTAssertEqual(hand.width(of: .primary), 380)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(stage.warnings, [])
  }
}

/// Counts the presses that come to a widget or into it, and leaves them to others.
@MainActor
private final class PressCounter {
  private(set) var count = 0

  init(_ widget: Widget) {
    guard let click = gtk_gesture_click_new() else { preconditionFailure("GTK made no gesture") }
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget.pointer.assumingMemoryBound(to: GtkWidget.self), click)
    connect(UnsafeMutableRawPointer(click), "pressed") { [weak self] _ in self?.count += 1 }
  }
}
