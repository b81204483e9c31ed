// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// XPD: what an expansion tells and brings back, on a real window.
final class ExpansionConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_XPD_01_threeColumnsFromTheSecondary() async throws {
    let fixture = try Fixture.F3c()
    defer { fixture.close() }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-01")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.titles, ["a", "s", "b"])
    XCTAssertEqual(fixture.visibleColumns, [.supplementary, .secondary])
    XCTAssertEqual(fixture.header(.supplementary), "s")
    XCTAssertEqual(fixture.header(.secondary), "b")
    XCTAssertEqual(fixture.b.log, [], "what stays on screen hears nothing")
  }

  @MainActor func test_XPD_02_threeColumnsFromThePrimary() async throws {
    let fixture = try Fixture.F3p()
    defer { fixture.close() }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-02")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.titles, ["a", "s", "b"])
    XCTAssertEqual(fixture.visibleColumns, [.supplementary, .secondary])
  }

  @MainActor func test_XPD_03_twoColumnsFromTheSecondary() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-03")
    XCTAssertFalse(fixture.split.isCollapsed)
    XCTAssertNil(fixture.split.topColumn)
    XCTAssertEqual(fixture.stack, "")
    XCTAssertEqual(fixture.titles, ["a", "b"])
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(fixture.header(.secondary), "b")
    XCTAssertEqual(
      fixture.journal.entries,
      ["exp?(1b→1b)", "wS(P)", "a.willAppear", "dS(P)", "a.didAppear", "didExpand"])
  }

  @MainActor func test_XPD_04_twoColumnsFromThePrimary() async throws {
    let fixture = try Fixture.F2p()
    defer { fixture.close() }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-04")
    XCTAssertEqual(fixture.titles, ["a", "b"])
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
  }

  @MainActor func test_XPD_05_whereNoSideColumnFits() async throws {
    let fixture = try Fixture.F3c()
    defer { fixture.close() }
    fixture.split.collapsePolicy = .never
    fixture.stage.resize(to: 393)
    try fixture.expectTrace("XPD-05")
    XCTAssertFalse(fixture.split.isCollapsed)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    XCTAssertEqual(fixture.header(.secondary), "b")
  }

  @MainActor func test_XPD_10_threeColumnsFromTheSupplementary() async throws {
    let fixture = try Fixture.F3c(top: .supplementary)
    defer { fixture.close() }
    XCTAssertEqual(fixture.stack, "a › s")
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-10")
    XCTAssertEqual(fixture.visibleColumns, [.supplementary, .secondary])
    XCTAssertEqual(fixture.s.log, [], "what stays on screen hears nothing")
  }

  @MainActor func test_XPD_14_thePageLeftByBackIsThereAgain() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.stage.tap(.back, in: .secondary)
    XCTAssertEqual(fixture.stack, "a")
    fixture.clear()
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-14")
    XCTAssertEqual(fixture.titles, ["a", "b"])
    XCTAssertEqual(fixture.pages(.secondary), "b")
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
    XCTAssertEqual(fixture.header(.secondary), "b")
  }

  @MainActor func test_XPD_15_replacedAndLeft() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    let d = fixture.spy("d")
    fixture.split.showDetailViewController(d, sender: nil)
    fixture.split.show(.primary)
    fixture.stage.settle()
    fixture.clear()
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-15")
    XCTAssertEqual(fixture.titles, ["a", "d"])
    XCTAssertEqual(fixture.header(.secondary), "d")
  }

  @MainActor func test_XPD_17_expandedBetweenWillAndDid() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.onEvent = { [unowned fixture] token in
      let isNew = token.hasPrefix("d")
      XCTAssertEqual(fixture.split.isCollapsed, !isNew, token)
      XCTAssertEqual(fixture.titles, isNew ? ["a", "b"] : ["a"], token)
    }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-17")
  }

  @MainActor func test_XPD_18_fiftyTimesWithDeepStacks() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    let roots = [fixture.a, fixture.s, fixture.b]
    let deep = [["a2", "a3"], ["s2"], ["b2", "b3", "b4"]]
    for (root, titles) in zip(roots, deep) {
      for title in titles {
        root.navigationController?.pushViewController(fixture.spy(title), animated: false)
      }
    }
    fixture.stage.settle()
    func stacks() -> [ObjectIdentifier] {
      roots.flatMap { root in
        guard let wrapper = root.navigationController else { return [ObjectIdentifier]() }
        return [ObjectIdentifier(wrapper)] + wrapper.viewControllers.map(ObjectIdentifier.init)
      }
    }
    let before = stacks()
    XCTAssertEqual(before.count, 3 + 3 + 2 + 4)
    let counter = SignalCounter("unrealize", of: roots.map(\.view))
    for _ in 0..<50 {
      fixture.clear()
      fixture.stage.resize(to: 400)
      try fixture.expectTrace("COL-02")
      XCTAssertEqual(fixture.stack, "a › a2 › a3 › s › s2 › b › b2 › b3 › b4")
      XCTAssertEqual(fixture.header(.secondary), "b3|b4")
      XCTAssertEqual(stacks(), before)
      fixture.clear()
      fixture.stage.resize(to: 820)
      try fixture.expectTrace("XPD-01")
      XCTAssertEqual(stacks(), before)
      XCTAssertEqual(fixture.header(.supplementary), "s|s2")
      fixture.stage.resetFrames()
    }
    XCTAssertEqual(counter.count, 0, "nothing is unrealized")
  }

  @MainActor func test_XPD_22_theFocusStaysInAnEntry() async throws {
    let entry = Widgets.entry("some text")
    let fixture = try Fixture(.tripleColumn, b: SpyPage("b", widget: entry)).mounted(at: 820)
      .folded(top: .secondary)
    defer { fixture.close() }
    Widgets.focus(entry)
    Widgets.select(from: 2, to: 5, in: entry)
    fixture.stage.settle()
    for width in [820, 400, 820, 400] {
      fixture.stage.resize(to: width)
      XCTAssertEqual(Widget(entry).rootFocus?.isWithin(Widget(entry)), true, "at \(width)")
      XCTAssertEqual(
        Widgets.selection(in: entry).map { [$0.start, $0.end] }, [2, 5], "at \(width)")
    }
    fixture.expectHealthy()
    fixture.stage.press("x")
    XCTAssertEqual(Widgets.text(of: entry), "soxtext")
  }

  @MainActor func test_XPD_08_theDelegateHidesTheSideColumn() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.recorder.displayModeForExpanding = { _ in .secondaryOnly }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-08")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
    // The next pixel of the drag leaves it so.
    fixture.stage.resize(to: 821)
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
  }

  @MainActor func test_XPD_09_aModeThatTheStyleLacks() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.recorder.displayModeForExpanding = { _ in .twoBesideSecondary }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-09", warnings: 1)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }

  @MainActor func test_XPD_16_theSecondaryEmptiedWhileFolded() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.split.setViewController(nil, for: .secondary)
    fixture.stage.settle()
    fixture.clear()
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.recorder.log, ["exp?(1b→1b)", "didExpand"])
    XCTAssertEqual(fixture.titles, ["a"])
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func test_XPD_19_nothingIsLaidOverByAnExpansion() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.split.preferredDisplayMode = .oneOverSecondary
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-19")
    XCTAssertEqual(fixture.split.displayMode, .secondaryOnly)
    XCTAssertEqual(fixture.visibleColumns, [.secondary])
  }

  @MainActor func test_XPD_21_showingAShownColumnAtTheEnd() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.onEvent = { [unowned fixture] token in
      if token == "didExpand" { fixture.split.show(.primary) }
    }
    fixture.stage.resize(to: 820)
    try fixture.expectTrace("XPD-21")
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
  }
}
