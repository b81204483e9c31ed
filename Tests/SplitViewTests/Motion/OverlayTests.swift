// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewTesting

/// What lies over others: how it goes, and what can't be reached under it.
final class OverlayTests: XCTestCase, @unchecked Sendable {
  private typealias Mode = SplitViewController.DisplayMode

  /// Everything that a way of closing leads to.
  private struct Outcome: Equatable {
    var log: [String]
    var mode: Mode
    var request: Mode
    var columns: [SplitViewController.Column]
    var focus: SplitViewController.Column?
    var picture: PictureBytes?
  }

  /// Opens something, closes it in one way, and says what that led to.
  @MainActor
  private func outcome(
    _ kind: Rig.Kind, at width: Int, animated: Bool, _ prepare: (Rig) -> Void = { _ in },
    open: (Rig) -> Void, close: (Rig) -> Void
  ) throws -> Outcome {
    let rig = Rig(kind)
    rig.open(3)
    prepare(rig)
    try rig.mount(at: width)
    defer { rig.close() }
    // Scroll bars over the content would come and go with the pointer.
    for scroller in [rig.itemPage?.scroller, rig.list.scroller].compactMap(\.self) {
      Properties.set("overlay-scrolling", of: scroller.pointer, to: false)
    }
    rig.stage.animationsEnabled = animated
    if !rig.split.isCollapsed { rig.itemPage?.text?.grabFocus() }
    open(rig)
    rig.stage.settle()
    rig.recorder.log = []
    rig.stage.resetFrames()
    close(rig)
    rig.stage.settle()
    rig.expectHealthy()
    var outcome = Outcome(
      log: rig.recorder.log, mode: rig.split.displayMode, request: rig.split.preferredDisplayMode,
      columns: rig.visibleColumns, focus: rig.focusedColumn)
    rig.stage.movePointer(to: (x: 4, y: 4), in: "out of the way")
    Widget(rig.split.view).setRootFocus(nil)
    rig.stage.settle()
    outcome.picture = PictureBytes(of: Widget(rig.split.view))
    return outcome
  }

  /// Checks that all ways lead to the same.
  @MainActor
  private func expectSame(
    _ kind: Rig.Kind, at width: Int, _ prepare: (Rig) -> Void = { _ in }, open: (Rig) -> Void,
    log: [String], mode: Mode, ways: [(name: String, close: (Rig) -> Void)],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var first: Outcome?
    for animated in [false, true] {
      for way in ways {
        let outcome = try outcome(
          kind, at: width, animated: animated, prepare, open: open, close: way.close)
        let name = "\(way.name), \(animated ? "with" : "without") animations"
        XCTAssertEqual(outcome.log, log, name, file: file, line: line)
        XCTAssertEqual(outcome.mode, mode, name, file: file, line: line)
        XCTAssertEqual(outcome.focus, .secondary, name, file: file, line: line)
        if let first {
          XCTAssertTrue(outcome == first, "\(name): \(outcome.columns)", file: file, line: line)
        }
        first = first ?? outcome
      }
    }
  }

  @MainActor func testOneOverClosesTheSameWayWhateverTheWay() async throws {
    try expectSame(
      .D2o, at: 700, open: { $0.split.show(.primary) },
      log: ["mode(so)", "wH(P)", "dH(P)"], mode: .secondaryOnly,
      ways: [
        ("click", { $0.stage.clickContent(of: .secondary) }),
        ("Escape", { $0.stage.press("Escape") }),
        ("F9", { $0.stage.press("F9") }),
        ("button", { $0.stage.tap(.sidebar, in: .primary) }),
      ])
  }

  @MainActor func testTwoOverClosesTheSameWayWhateverTheWay() async throws {
    try expectSame(
      .D3, at: 900, { $0.split.preferredSplitBehavior = .overlay },
      open: { $0.split.show(.primary) },
      log: ["mode(so)", "wH(S)", "wH(P)", "dH(S)", "dH(P)"], mode: .secondaryOnly,
      ways: [
        ("click", { $0.stage.clickContent(of: .secondary) }),
        ("Escape", { $0.stage.press("Escape") }),
        ("F9", { $0.stage.press("F9") }),
      ])
  }

  @MainActor func testDisplacedComesBackTheSameWayWhateverTheWay() async throws {
    try expectSame(
      .D3, at: 900, { $0.split.preferredSplitBehavior = .displace },
      open: { $0.split.show(.primary) },
      log: ["mode(1b)", "wH(P)", "dH(P)"], mode: .oneBesideSecondary,
      ways: [
        ("click", { $0.stage.clickContent(of: .secondary) }),
        ("Escape", { $0.stage.press("Escape") }),
        ("F9", { $0.stage.press("F9") }),
      ])
  }

  @MainActor func testASheetClosesTheSameWayWhateverTheWay() async throws {
    try expectSame(
      .D2, at: 500, { $0.split.setViewController(ItemPage(90), for: .inspector) },
      open: {
        $0.itemPage?.text?.grabFocus()
        $0.split.show(.inspector)
      },
      log: ["wH(I)", "dH(I)"], mode: .oneBesideSecondary,
      ways: [
        ("click", { $0.stage.clickContent(of: .secondary) }),
        ("Escape", { $0.stage.press("Escape") }),
        ("call", { $0.split.hide(.inspector) }),
      ])
  }

  // MARK: What is covered

  @MainActor func testWhatIsCoveredGetsNoScrolling() async throws {
    let rig = try Rig(.D2o, at: 700, item: 3)
    defer { rig.close() }
    func scroll() {
      let point = rig.stage.contentPoint(of: .secondary, in: "a wheel")
      rig.stage.movePointer(to: point, in: "a wheel")
      let connection = rig.stage.connection(for: "a wheel")
      for _ in 0..<3 {
        connection.setButton(5, isPressed: true)
        connection.setButton(5, isPressed: false)
        rig.stage.presentFrame(in: "a wheel")
      }
      rig.stage.settle()
    }
    rig.split.show(.primary)
    rig.stage.settle()
    let before = rig.itemPage?.offset
    scroll()
    XCTAssertEqual(rig.itemPage?.offset, before)
    rig.split.hide(.primary)
    rig.stage.settle()
    scroll()
    XCTAssertNotEqual(rig.itemPage?.offset, before, "uncovered it scrolls")
    rig.expectHealthy()
  }

  @MainActor func testTheTabulatorStaysInTheOverlay() async throws {
    let rig = Rig(.D2o)
    rig.open(3)
    rig.list.loadViewIfNeeded()
    rig.list.isSearching = true
    try rig.mount(at: 700)
    defer { rig.close() }
    let text = try XCTUnwrap(rig.itemPage?.text)
    text.grabFocus()
    rig.split.show(.primary)
    rig.stage.settle()
    XCTAssertEqual(rig.focusedColumn, .primary)
    var places: Set<UnsafeMutableRawPointer> = []
    for key in [
      "Tab", "Tab", "Tab", "Tab", "Tab", "<Shift>ISO_Left_Tab", "<Shift>ISO_Left_Tab",
      "<Shift>ISO_Left_Tab",
    ] {
      rig.stage.press(key)
      XCTAssertEqual(rig.focusedColumn, .primary, key)
      if let focus = rig.focus { places.insert(focus.pointer) }
    }
    XCTAssertGreaterThan(places.count, 1, "it goes round")
    rig.stage.press("F6")
    XCTAssertEqual(rig.focusedColumn, .primary)
    rig.stage.press("Escape")
    XCTAssertEqual(rig.split.displayMode, .secondaryOnly)
    XCTAssertEqual(rig.focus, text, "the focus is given back")
    rig.expectHealthy()
  }

  @MainActor func testNoKeyReachesWhatIsCovered() async throws {
    let rig = try Rig(.D2o, at: 700, item: 3)
    defer { rig.close() }
    let text = try XCTUnwrap(rig.itemPage?.text)
    let typed = text.pointer.assumingMemoryBound(to: GtkTextView.self)
    // Not by typing: GTK 4.8 draws the scroll bar of a text that grows before it has its place.
    func caret() -> Int32 {
      guard let buffer = gtk_text_view_get_buffer(typed) else { return -1 }
      return Properties.integer("cursor-position", of: UnsafeMutableRawPointer(buffer))
    }
    text.grabFocus()
    rig.stage.press("<Control>Home")
    rig.split.show(.primary)
    rig.stage.settle()
    rig.stage.press("Right")
    XCTAssertEqual(caret(), 0)
    XCTAssertFalse(text.grabFocus(), "the focus can't be put there")
    XCTAssertEqual(rig.focusedColumn, .primary)
    rig.stage.press("Escape")
    rig.stage.press("Right")
    XCTAssertEqual(caret(), 1)
    rig.expectHealthy()
  }

  @MainActor func testWhatGoesTakesNoSecondClick() async throws {
    let rig = try Rig(.D2o, at: 700, item: 3)
    defer { rig.close() }
    rig.split.uncoversSecondaryOnShow = true
    rig.split.show(.primary)
    rig.stage.settle()
    rig.stage.animationsEnabled = true
    let row = try XCTUnwrap(rig.list.widget(of: 5))
    let point = try XCTUnwrap(rig.stage.center(of: row))
    var activations = 0
    rig.list.onActivate = { [unowned rig] number in
      activations += 1
      rig.open(number)
      rig.split.holdMotion(at: 0.1)
    }
    rig.stage.movePointer(to: point, in: "a double click")
    let connection = rig.stage.connection(for: "a double click")
    func doubleClick() {
      for isPressed in [true, false, true, false] {
        connection.setButton(1, isPressed: isPressed)
      }
    }
    doubleClick()
    runLoop(until: "the activation") { activations == 1 }
    XCTAssertNotNil(rig.split.motionProgress, "it is on its way")
    rig.stage.presentFrame(in: "a double click")
    doubleClick()
    for _ in 0..<3 { rig.stage.presentFrame(in: "a double click") }
    rig.split.releaseMotion()
    rig.stage.settle()
    XCTAssertEqual(activations, 1)
    XCTAssertEqual(rig.openItem, 5)
    rig.expectHealthy()
  }

  @MainActor func testShadowsLieBesideWhatLiesOver() async throws {
    let rig = Rig(.D3)
    rig.split.preferredSplitBehavior = .overlay
    rig.open(3)
    rig.split.setViewController(ItemPage(90), for: .inspector)
    try rig.mount(at: 900)
    defer { rig.close() }
    func shadows() -> [SplitViewController.Column: PixelRect] {
      let mapped = rig.split.layers.shadows.filter { Widget($0.widget).isMapped }
      return Dictionary(
        uniqueKeysWithValues: mapped.compactMap { shadow in
          Widget(shadow.widget).bounds(in: Widget(rig.split.view)).map { (shadow.column, $0) }
        })
    }
    XCTAssertEqual(shadows(), [:])
    rig.split.show(.supplementary)
    rig.stage.settle()
    let inner = try XCTUnwrap(rig.bounds(of: .supplementary))
    XCTAssertEqual(shadows().keys.sorted { $0.rawValue < $1.rawValue }, [.supplementary])
    XCTAssertEqual(shadows()[.supplementary]?.x, inner.x + inner.width)
    rig.split.show(.primary)
    rig.stage.settle()
    let (outer, both) = (try XCTUnwrap(rig.bounds(of: .primary)), shadows())
    XCTAssertEqual(both[.primary]?.x, outer.width)
    XCTAssertEqual(both[.primary]?.width, 1, "only a line between the two")
    rig.stage.isRightToLeft = true
    rig.stage.settle()
    let mirrored = try XCTUnwrap(rig.bounds(of: .supplementary))
    let shadow = try XCTUnwrap(shadows()[.supplementary])
    XCTAssertEqual(shadow.x + shadow.width, mirrored.x)
    rig.split.hide(.supplementary)
    rig.split.show(.inspector)
    rig.stage.settle()
    rig.expectHealthy()
  }
}
