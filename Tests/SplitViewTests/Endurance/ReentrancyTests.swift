// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Every call from inside every callback: what runs goes on to its end, what was called comes after
/// it, and all is told in pairs.
final class ReentrancyTests: XCTestCase, @unchecked Sendable {
  /// What is on its way when a call comes.
  private enum Change: CaseIterable {
    case fold, unfold, request, show, push, pop, inspector, compact

    @MainActor func fixture() throws -> Fixture {
      switch self {
      case .fold, .request, .show: try Fixture.F3()
      case .unfold, .pop: try Fixture.F3c()
      case .push: try Fixture.F3p()
      case .inspector: try Fixture(.tripleColumn).mounted(at: 1300).filled(.inspector, with: "i")
      case .compact: try Fixture.F3().filled(.compact, with: "c")
      }
    }

    @MainActor func begin(_ fixture: Fixture) {
      switch self {
      case .fold, .compact: fixture.stage.resize(to: 400)
      case .unfold: fixture.stage.resize(to: 820)
      case .request: fixture.split.preferredDisplayMode = .twoOverSecondary
      case .show:
        fixture.split.reportsProgrammaticColumnChanges = true
        fixture.split.show(.primary)
      case .push: fixture.split.show(.secondary)
      case .pop: fixture.split.hide(.secondary)
      case .inspector: fixture.split.show(.inspector)
      }
      fixture.stage.settle()
    }
  }

  /// What is called from inside.
  private enum Call: CaseIterable {
    case show, hide, request, behavior, fill, empty, push, compact, inspector, fold, leave

    @MainActor func make(_ fixture: Fixture) {
      let split = fixture.split
      switch self {
      case .show: split.show(.primary)
      case .hide: split.hide(.secondary)
      case .request: split.preferredDisplayMode = .secondaryOnly
      case .behavior: split.preferredSplitBehavior = .overlay
      case .fill: split.setViewController(fixture.spy("f"), for: .supplementary)
      case .empty: split.setViewController(nil, for: .secondary)
      case .push:
        fixture.a.navigationController?.pushViewController(fixture.spy("x"), animated: false)
      case .compact:
        split.setViewController(
          split.viewController(for: .compact) == nil ? fixture.spy("k") : nil, for: .compact)
      case .inspector:
        split.setViewController(fixture.spy("j"), for: .inspector)
        split.show(.inspector)
      case .fold: split.collapsePolicy = .always
      case .leave: split.delegate = nil
      }
    }
  }

  /// The first callback of each kind in a change.
  @MainActor private func callbacks(of change: Change) throws -> [String] {
    let fixture = try change.fixture()
    defer { fixture.close() }
    change.begin(fixture)
    var kinds: Set<Substring> = []
    return fixture.recorder.log.filter { kinds.insert($0.prefix { $0 != "(" }).inserted }
  }

  /// Plays a change with a call from inside one of its callbacks.
  @MainActor private func play(_ change: Change, _ call: Call, in callback: String) throws {
    let fixture = try change.fixture()
    defer { fixture.close() }
    let place = "\(change) \(call) in \(callback)"
    var isMade = false
    fixture.onEvent = { [unowned fixture] token in
      guard token == callback, !isMade else { return }
      isMade = true
      call.make(fixture)
    }
    change.begin(fixture)
    XCTAssertTrue(isMade, place)
    fixture.onEvent = nil
    fixture.stage.settle()
    XCTAssertTrue(fixture.split.isSettled, place)
    if call != .leave { checkPairs(fixture.recorder.log, place) }
    // Another fold in the same frame is drawn in the next one.
    fixture.expectQuiet(place, checksFrames: call != .fold)
  }

  /// Each column's will-events are each followed by a did-event of the same kind, or taken back by
  /// another will-event.
  private func checkPairs(_ log: [String], _ place: String) {
    var pending: [String: String] = [:]
    for token in log {
      guard let open = token.firstIndex(of: "("), !token.hasPrefix("mode"),
        !token.hasPrefix("top?"), !token.hasPrefix("exp?")
      else { continue }
      let column = String(token[open...])
      let kind = String(token[..<open])
      if kind.hasPrefix("w") {
        pending[column] = kind
      } else {
        let will = pending.removeValue(forKey: column)
        XCTAssertEqual(will.map { "d" + $0.dropFirst() }, kind, "\(place): \(log)")
      }
    }
    XCTAssertEqual(pending, [:], "\(place): \(log)")
  }

  @MainActor private func playAll(_ change: Change) throws {
    let callbacks = try callbacks(of: change)
    XCTAssertFalse(callbacks.isEmpty)
    for call in Call.allCases {
      for callback in callbacks { try play(change, call, in: callback) }
    }
  }

  @MainActor func testManyCallsInOneFrame() async throws {
    let fixture = try Fixture.F3c().filled(.inspector, with: "i")
    defer { fixture.close() }
    var isMade = false
    fixture.onEvent = { [unowned fixture] _ in
      guard !isMade else { return }
      isMade = true
      for _ in 0..<20 {
        fixture.split.show(.inspector)
        fixture.split.hide(.inspector)
        fixture.split.show(.primary)
        fixture.split.hide(.primary)
      }
    }
    fixture.stage.resize(to: 1000)
    fixture.stage.settle()
    XCTAssertTrue(isMade)
    XCTAssertTrue(fixture.split.isSettled)
    checkPairs(fixture.recorder.log, "many calls")
    fixture.expectQuiet("many calls", checksFrames: false)
  }

  @MainActor func testInAFold() async throws { try playAll(.fold) }

  @MainActor func testInAnUnfolding() async throws { try playAll(.unfold) }

  @MainActor func testInARequest() async throws { try playAll(.request) }

  @MainActor func testInAShow() async throws { try playAll(.show) }

  @MainActor func testInAPush() async throws { try playAll(.push) }

  @MainActor func testInAPop() async throws { try playAll(.pop) }

  @MainActor func testInAnInspectorsComing() async throws { try playAll(.inspector) }

  @MainActor func testInAFoldToTheCompactColumn() async throws { try playAll(.compact) }
}
