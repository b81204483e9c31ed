// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What doesn't go to another header bar stays where it is when the columns change.
final class HeaderStillnessTests: XCTestCase, @unchecked Sendable {
  private typealias Column = SplitViewController.Column

  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  private static let tolerance = 2

  /// A part of a header bar on screen.
  private struct Part: CustomStringConvertible {
    var column: Column
    /// Whether it stands at the header's start, as the text direction has it.
    var isAtStart: Bool
    /// How far it is from the end of the header that it stands at.
    var inset: Int
    /// The parts between it and that end.
    var outer: Set<String>
    var y: Int
    var height: Int

    var description: String {
      "\(column) \(isAtStart ? "start" : "end")+\(inset), y \(y), height \(height)"
    }
  }

  private struct Picture {
    /// By the parts' names, which are unique.
    var parts: [String: Part] = [:]
    /// Where the window's buttons are in the window, by their kinds.
    var controls: [String: PixelRect] = [:]
    var headerHeights: Set<Int> = []
    var sidebarButtons = 0
    var isDisplaced = false
  }

  @MainActor private func picture(_ fixture: Fixture) throws -> Picture {
    fixture.stage.settle()
    var picture = Picture()
    picture.isDisplaced = fixture.split.displayMode == .twoDisplaceSecondary
    let root = Widget(fixture.split.view)
    for column in Column.allCases where fixture.split.isShowing(column) {
      guard let header = fixture.split.header(of: column).map({ Widget($0) }), header.isMapped
      else { continue }
      picture.headerHeights.insert(header.height)
      let all = Widgets.mapped(under: header)
      let title = try XCTUnwrap(
        all.first { $0.name == "split-view-title" }?.bounds(in: header))
      let parts = all.compactMap { widget -> (String, Widget, PixelRect)? in
        guard let name = name(of: widget), let bounds = widget.bounds(in: header) else {
          return nil
        }
        return (name, widget, bounds)
      }
      for (name, widget, bounds) in parts {
        if name.hasPrefix("window ") { picture.controls[name] = widget.bounds(in: root) }
        if name == "split-view-sidebar" { picture.sidebarButtons += 1 }
        func isAtStart(_ rect: PixelRect) -> Bool { (rect.x < title.x) != header.isRightToLeft }
        let isLeft = bounds.x < title.x
        func inset(_ rect: PixelRect) -> Int {
          isLeft ? rect.x : header.width - rect.x - rect.width
        }
        let outer = parts.filter {
          isAtStart($0.2) == isAtStart(bounds) && inset($0.2) < inset(bounds)
        }
        picture.parts["\(column) \(name)"] = Part(
          column: column, isAtStart: isAtStart(bounds), inset: inset(bounds),
          outer: Set(outer.map(\.0)), y: bounds.y, height: bounds.height)
      }
    }
    return picture
  }

  /// A name for what may stand in a header besides its title.
  @MainActor private func name(of widget: Widget) -> String? {
    if widget.parent?.typeName == "GtkWindowControls" {
      let kind = ["icon", "minimize", "maximize", "close"].first { widget.hasClass($0) }
      return kind.map { "window \($0)" }
    }
    guard ["GtkButton", "GtkMenuButton"].contains(widget.typeName) else { return nil }
    return widget.name == widget.typeName ? "\(widget.pointer)" : widget.name
  }

  /// What moved between two pictures although nothing came or went between it and its end.
  ///
  /// The end of a column that is pushed aside is off screen, and the window's buttons with it: they
  /// stand in front of it then.
  private func moved(from old: Picture, to new: Picture) -> [String] {
    var found: [String] = []
    for (name, before) in old.parts {
      guard let after = new.parts[name] else { continue }
      let isVertical =
        abs(before.y - after.y) > Self.tolerance
        || abs(before.height - after.height) > Self.tolerance
      let isHorizontal =
        before.isAtStart != after.isAtStart
        || before.outer == after.outer && abs(before.inset - after.inset) > Self.tolerance
      if isVertical || isHorizontal { found.append("\(name): \(before) → \(after)") }
    }
    for (name, before) in old.controls where !(old.isDisplaced || new.isDisplaced) {
      guard let after = new.controls[name] else {
        found.append("\(name) is gone")
        continue
      }
      if abs(before.x - after.x) > Self.tolerance || abs(before.y - after.y) > Self.tolerance
        || before.width != after.width || before.height != after.height
      {
        found.append("\(name): \(before) → \(after)")
      }
    }
    return found
  }

  @MainActor private func make(_ style: SplitViewController.Style) -> Fixture {
    let fixture = Fixture(style)
    for page in [fixture.a, fixture.s, fixture.b] {
      page.navigationItem.leftBarButtonItem = BarButtonItem(
        title: nil, iconName: "document-new-symbolic", action: {})
      page.navigationItem.rightBarButtonItem = BarButtonItem(
        title: nil, iconName: "open-menu-symbolic", action: {})
    }
    return fixture
  }

  @MainActor private func expectStillness(
    _ style: SplitViewController.Style, isRightToLeft: Bool, layout: String,
    edge: SplitViewController.PrimaryEdge = .leading
  ) throws {
    let old = Settings.decorationLayout
    Settings.decorationLayout = layout
    defer { Settings.decorationLayout = old }
    let fixture = make(style)
    fixture.split.primaryEdge = edge
    try fixture.mount(at: 1100)
    defer { fixture.close() }
    fixture.stage.isRightToLeft = isRightToLeft
    let modes: [SplitViewController.DisplayMode] =
      style == .doubleColumn
      ? [.oneBesideSecondary, .secondaryOnly, .oneOverSecondary, .oneBesideSecondary]
      : [
        .twoBesideSecondary, .oneBesideSecondary, .secondaryOnly, .oneOverSecondary,
        .twoOverSecondary, .twoDisplaceSecondary, .oneBesideSecondary, .twoBesideSecondary,
      ]
    var last: Picture?
    for mode in modes {
      if mode == .twoDisplaceSecondary { fixture.split.preferredSplitBehavior = .displace }
      if mode.isTiledForTest { fixture.split.preferredSplitBehavior = .automatic }
      fixture.split.preferredDisplayMode = mode
      let picture = try picture(fixture)
      let place = "\(style), \(fixture.split.displayMode), \(layout), RTL \(isRightToLeft), \(edge)"
      XCTAssertEqual(picture.headerHeights.count, 1, place)
      XCTAssertLessThanOrEqual(picture.sidebarButtons, 1, place)
      XCTAssertEqual(
        picture.controls.count, layout.split { $0 == "," || $0 == ":" }.count, place)
      if let last { XCTAssertEqual(moved(from: last, to: picture), [], place) }
      last = picture
    }
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(fixture.stage.warnings, [])
  }

  @MainActor func testNothingElseMovesInTwoColumns() async throws {
    for isRightToLeft in [false, true] {
      for layout in ["close:maximize", ":maximize,close"] {
        for edge in [SplitViewController.PrimaryEdge.leading, .trailing] {
          try expectStillness(
            .doubleColumn, isRightToLeft: isRightToLeft, layout: layout, edge: edge)
        }
      }
    }
  }

  @MainActor func testNothingElseMovesInThreeColumns() async throws {
    for isRightToLeft in [false, true] {
      for layout in ["close:maximize", ":maximize,close"] {
        try expectStillness(.tripleColumn, isRightToLeft: isRightToLeft, layout: layout)
      }
    }
  }

  @MainActor func testTheWindowsButtonsStayThroughAFold() async throws {
    let old = Settings.decorationLayout
    Settings.decorationLayout = "close:maximize"
    defer { Settings.decorationLayout = old }
    let fixture = make(.tripleColumn)
    try fixture.mount(at: 620)
    defer { fixture.close() }
    let start = try picture(fixture)
    for width in [590, 620] {
      fixture.stage.resize(to: width)
      let picture = try picture(fixture)
      let close = try XCTUnwrap(picture.controls["window close"])
      let maximize = try XCTUnwrap(picture.controls["window maximize"])
      XCTAssertEqual(close, start.controls["window close"])
      XCTAssertEqual(
        maximize.x - width, try XCTUnwrap(start.controls["window maximize"]).x - 620)
      XCTAssertEqual(picture.headerHeights, start.headerHeights)
    }
  }
}

extension SplitViewController.DisplayMode {
  fileprivate var isTiledForTest: Bool {
    [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary].contains(self)
  }
}
