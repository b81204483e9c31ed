// SPDX-License-Identifier: MIT
import ConformanceSupport
import SplitView
import SplitViewTesting
import XCTest

/// What happens to a slide when something else comes between.
final class InterruptionTests: XCTestCase, @unchecked Sendable {
  /// The traces of rows one after the other.
  private func trace(_ rows: String...) throws -> [String] {
    try rows.flatMap { try ConformanceTraces.trace(of: $0).fixedOrder }
  }

  @MainActor func testASlideRunsToItsEnd() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.stage.resetFrames()
    fixture.split.show(.primary)
    XCTAssertEqual(fixture.recorder.log, ["wH(D)", "wS(P)"], "the did-phase waits for the slide")
    XCTAssertTrue(fixture.split.isTransitioning)
    try fixture.expectTrace("NAV-01")
    XCTAssertFalse(fixture.split.isTransitioning)
    let both = fixture.stage.presentedFrames.filter { $0.visibleColumns.count == 2 }
    XCTAssertGreaterThan(both.count, 2, "both columns are seen on the way")
  }

  @MainActor func testAnExpansionEndsASlide() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.show(.primary)
    fixture.stage.sweep([820])
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, try trace("NAV-01", "XPD-04"))
    XCTAssertEqual(fixture.visibleColumns, [.primary, .secondary])
    fixture.expectHealthy()
  }

  @MainActor func testAnotherShowEndsASlide() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.show(.primary)
    fixture.split.show(.secondary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, try trace("NAV-01", "NAV-02"))
    XCTAssertEqual(fixture.stack, "a › b")
    fixture.expectHealthy()
  }

  @MainActor func testResizingGoesOnDuringASlide() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.show(.primary)
    fixture.stage.sweep(stride(from: 400, through: 560, by: 20))
    try fixture.expectTrace("NAV-01")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
  }

  @MainActor func testCallsFromAFoldSpreadOverFrames() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.onEvent = { [split = fixture.split] token in
      guard token == "top?(D→D)" else { return }
      for column in [SplitViewController.Column.primary, .supplementary, .secondary, .primary] {
        split.show(column)
      }
    }
    fixture.stage.resize(to: 400)
    XCTAssertEqual(
      fixture.recorder.log,
      try trace("COL-02")
        + ["wH(D)", "wS(P)", "dH(D)", "dS(P)", "wH(P)", "wS(S)", "dH(P)", "dS(S)"]
        + ["wH(S)", "wS(D)", "dH(S)", "dS(D)", "wH(D)", "wS(P)", "dH(D)", "dS(P)"])
    fixture.expectHealthy()
  }

  @MainActor func testACallWaitsForThoseFromCallbacks() async throws {
    let fixture = try Fixture.F3c()
    defer { fixture.close() }
    var calls: [SplitViewController.Column] = [.primary, .supplementary]
    fixture.onEvent = { [split = fixture.split] token in
      guard token == "wS(S)" else { return }
      let now = calls
      calls = []
      for column in now { split.show(column) }
    }
    fixture.split.show(.supplementary)
    fixture.split.show(.secondary)
    fixture.stage.settle()
    XCTAssertEqual(
      fixture.recorder.log.filter { $0.hasPrefix("dS") }, ["dS(S)", "dS(P)", "dS(S)", "dS(D)"])
    XCTAssertEqual(
      fixture.recorder.log.filter { $0.hasPrefix("wS") }, ["wS(S)", "wS(P)", "wS(S)", "wS(D)"])
    fixture.expectHealthy()
  }

  @MainActor func testARequestFromACallbackIsNewerThanItsStep() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.onEvent = { [split = fixture.split] token in
      if token == "mode(so)" { split.preferredDisplayMode = .automatic }
    }
    fixture.split.hide(.primary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.recorder.log, ["mode(so)", "mode(1b)", "wS(P)", "dS(P)"])
    XCTAssertEqual(fixture.split.preferredDisplayMode, .automatic)
  }

  @MainActor func testAFoldDuringAPush() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.b.navigationController?.pushViewController(fixture.spy("x"), animated: true)
    fixture.stage.sweep([400])
    try fixture.expectTrace("COL-01")
    XCTAssertEqual(fixture.stack, "a › b › x")
    XCTAssertEqual(fixture.header(.secondary), "b|x")
  }

  @MainActor func testAFoldThatHidesAPush() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    let x = fixture.spy("x")
    fixture.a.navigationController?.pushViewController(x, animated: true)
    fixture.stage.sweep([400])
    try fixture.expectTrace("COL-01")
    XCTAssertEqual(fixture.stack, "a › x › b")
    XCTAssertEqual(fixture.header(.secondary), "x|b")
    XCTAssertEqual(x.log.last, "x.didDisappear")
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.header(.primary), "a|x")
    fixture.expectHealthy()
  }

  @MainActor func testAPushInTheColumnThatSlidesAway() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.show(.primary)
    let x = fixture.spy("x")
    fixture.b.navigationController?.pushViewController(x, animated: true)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.pages(.secondary), "b x")
    fixture.expectHealthy()
  }

  @MainActor func testTheColumnThatSlidesInIsEmptied() async throws {
    let fixture = try Fixture.F2p()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.show(.secondary)
    fixture.split.setViewController(nil, for: .secondary)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.recorder.log, try trace("NAV-02", "NAV-17"))
    XCTAssertNil(fixture.b.parent)
    fixture.expectHealthy()
  }

  @MainActor func testContentReplacedDuringASlide() async throws {
    let fixture = try Fixture.F2p()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    fixture.split.show(.secondary)
    fixture.split.setViewController(fixture.spy("f"), for: .secondary)
    try fixture.expectTrace("NAV-02")
    XCTAssertEqual(fixture.stack, "a › f")
    XCTAssertEqual(fixture.header(.secondary), "a|f")
  }

  // MARK: From inside callbacks

  @MainActor func testAPushInEveryCallback() async throws {
    let count = try ConformanceTraces.trace(of: "COL-01").fixedOrder.count
    for position in 0..<count {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      let x = fixture.spy("x")
      fixture.onEvent = { [unowned fixture] _ in
        guard fixture.recorder.log.count == position + 1 else { return }
        fixture.b.navigationController?.pushViewController(x, animated: true)
      }
      fixture.stage.resize(to: 400)
      try fixture.expectTrace("COL-01")
      XCTAssertEqual(fixture.stack, "a › b › x", "pushed at \(position)")
      XCTAssertEqual(fixture.header(.secondary), "b|x", "pushed at \(position)")
    }
  }

  @MainActor func testReplacingContentInEveryCallback() async throws {
    let count = try ConformanceTraces.trace(of: "COL-01").fixedOrder.count
    for position in 0..<count {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      let f = fixture.spy("f")
      fixture.onEvent = { [unowned fixture] _ in
        guard fixture.recorder.log.count == position + 1 else { return }
        fixture.split.setViewController(f, for: .secondary)
      }
      fixture.stage.resize(to: 400)
      try fixture.expectTrace("COL-01")
      XCTAssertEqual(fixture.stack, "a › f", "set at \(position)")
      XCTAssertEqual(fixture.header(.secondary), "a|f", "set at \(position)")
      XCTAssertNil(fixture.b.parent, "set at \(position)")
    }
  }

  @MainActor func testShowingInEveryCallback() async throws {
    let count = try ConformanceTraces.trace(of: "COL-01").fixedOrder.count
    for position in 0..<count {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.onEvent = { [unowned fixture] _ in
        guard fixture.recorder.log.count == position + 1 else { return }
        fixture.split.show(.primary)
      }
      fixture.stage.resize(to: 400)
      XCTAssertEqual(fixture.recorder.log, try trace("COL-01", "NAV-01"), "at \(position)")
      XCTAssertEqual(fixture.stack, "a", "at \(position)")
      fixture.expectHealthy()
    }
  }
}
