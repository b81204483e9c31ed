// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A width that a person chose is theirs: nothing but another choice changes it.
final class DividerTests: XCTestCase, @unchecked Sendable {
  typealias Column = SplitViewController.Column

  private static let chosen = 333

  /// Where and how the columns run.
  private struct Arrangement {
    var style: SplitViewController.Style
    var edge = SplitViewController.PrimaryEdge.leading
    var isRightToLeft = false

    /// Whether the pointer goes back, in reading direction, to widen the primary column.
    var pointsBack: Bool { edge == .trailing }
  }

  private static let arrangements = [
    Arrangement(style: .doubleColumn),
    Arrangement(style: .tripleColumn),
    Arrangement(style: .doubleColumn, isRightToLeft: true),
    Arrangement(style: .tripleColumn, isRightToLeft: true),
    Arrangement(style: .doubleColumn, edge: .trailing),
    Arrangement(style: .tripleColumn, edge: .trailing),
    Arrangement(style: .tripleColumn, edge: .trailing, isRightToLeft: true),
  ]

  @MainActor private func makeSplit(_ arrangement: Arrangement) -> SplitViewController {
    let split = SplitViewController(style: arrangement.style)
    split.primaryEdge = arrangement.edge
    if arrangement.style == .tripleColumn { split.preferredDisplayMode = .twoBesideSecondary }
    for column in columns(of: arrangement.style) {
      let page = ViewController()
      page.title = "\(column)"
      split.setViewController(page, for: column)
    }
    return split
  }

  private func columns(of style: SplitViewController.Style) -> [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The side columns' widths as they are drawn.
  @MainActor private func drawnWidths(_ split: SplitViewController) -> [Int] {
    columns(of: split.style).dropLast().compactMap { column in
      split.columnWidget(of: column).map { Widget($0).width }
    }
  }

  /// Drags every divider until the column before it has the chosen width.
  @MainActor private func choose(
    _ split: SplitViewController, _ stage: Stage, _ arrangement: Arrangement
  ) {
    for (index, column) in columns(of: split.style).dropLast().enumerated() {
      let distance = Self.chosen - drawnWidths(split)[index]
      stage.dragDivider(after: column, by: arrangement.pointsBack ? -distance : distance)
    }
  }

  @MainActor private func expectChosen(
    _ split: SplitViewController, _ arrangement: Arrangement, _ when: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let expected = [Int](repeating: Self.chosen, count: columns(of: split.style).count - 1)
    XCTAssertEqual(
      drawnWidths(split), expected, "\(when), \(arrangement)", file: file, line: line)
    XCTAssertEqual(
      split.primaryColumnWidth, Double(Self.chosen), "\(when), \(arrangement)", file: file,
      line: line)
    guard split.style == .tripleColumn else { return }
    XCTAssertEqual(
      split.supplementaryColumnWidth, Double(Self.chosen), "\(when), \(arrangement)", file: file,
      line: line)
  }

  @MainActor private func withChosenWidths(
    _ arrangements: [Arrangement] = arrangements,
    _ body: (SplitViewController, Stage, Arrangement) throws -> Void
  ) throws {
    for arrangement in arrangements {
      let split = makeSplit(arrangement)
      let stage = try Stage(split, width: 1200, height: 300)
      defer { stage.close() }
      stage.isRightToLeft = arrangement.isRightToLeft
      stage.settle()
      choose(split, stage, arrangement)
      expectChosen(split, arrangement, "after the drag")
      stage.resetFrames()
      try body(split, stage, arrangement)
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [], "\(arrangement)")
      XCTAssertEqual(stage.warnings, [])
    }
  }

  @MainActor func testSurvivesANarrowWindow() async throws {
    try withChosenWidths { split, stage, arrangement in
      stage.sweep(stride(from: 1190, through: 320, by: -30))
      XCTAssertTrue(split.isCollapsed)
      stage.sweep(stride(from: 340, through: 1180, by: 40))
      stage.resize(to: 1200)
      expectChosen(split, arrangement, "after 320 and back")
    }
  }

  @MainActor func testSurvivesFoldingAtOnce() async throws {
    try withChosenWidths { split, stage, arrangement in
      for _ in 0..<3 {
        stage.resize(to: 320)
        XCTAssertTrue(split.isCollapsed)
        stage.resize(to: 1200)
        expectChosen(split, arrangement, "after a fold")
      }
    }
  }

  @MainActor func testSurvivesAnyWidths() async throws {
    try expectToSurviveAnyWidths(Self.arrangements.filter { !$0.isRightToLeft })
  }

  @MainActor func testSurvivesAnyWidthsRightToLeft() async throws {
    try expectToSurviveAnyWidths(Self.arrangements.filter(\.isRightToLeft))
  }

  @MainActor private func expectToSurviveAnyWidths(_ arrangements: [Arrangement]) throws {
    var widths = RandomWidths()
    try withChosenWidths(arrangements) { split, stage, arrangement in
      var (count, last) = (0, 0)
      let ticker = Ticker(milliseconds: 8) {
        last = widths.next(in: 320...1400)
        stage.resizeFromOutside(to: last, height: 300)
        count += 1
        return count < 200
      }
      runLoop(until: "the last width") { ticker.isOver && Widget(split.view).width == last }
      // To the toolkit the window still has the size that it was last given from inside.
      stage.resize(to: 1190)
      stage.resize(to: 1200)
      expectChosen(split, arrangement, "after 200 widths")
    }
  }

  @MainActor func testFollowsThePointerExactly() async throws {
    for arrangement in Self.arrangements {
      let split = makeSplit(arrangement)
      let stage = try Stage(split, width: 1200, height: 300)
      defer { stage.close() }
      stage.isRightToLeft = arrangement.isRightToLeft
      stage.settle()
      for column in columns(of: arrangement.style).dropLast() {
        func width() -> Int { split.columnWidget(of: column).map { Widget($0).width } ?? 0 }
        var expected = width()
        for distance in [1, 5, 6, -6, 1, 40, -3] {
          let points = arrangement.pointsBack ? -distance : distance
          stage.dragDivider(after: column, by: points, release: false)
          expected += distance
          XCTAssertEqual(width(), expected, "\(column), \(arrangement)")
        }
        stage.dragDivider(after: column, by: 0)
        XCTAssertEqual(width(), expected, "\(column) after the release, \(arrangement)")
      }
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    }
  }

  @MainActor func testStopsAtTheMinimumAndComesBack() async throws {
    let arrangement = Arrangement(style: .doubleColumn)
    let split = makeSplit(arrangement)
    let stage = try Stage(split, width: 1200, height: 300)
    defer { stage.close() }
    let before = split.primaryColumnWidth
    stage.dragDivider(after: .primary, by: -200, release: false)
    XCTAssertEqual(split.primaryColumnWidth, split.metrics.primaryMinimum)
    stage.dragDivider(after: .primary, by: 200)
    XCTAssertEqual(split.primaryColumnWidth, before)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testStopsWhereTheSecondaryColumnNeedsItsWidth() async throws {
    for arrangement in Self.arrangements {
      let split = makeSplit(arrangement)
      let stage = try Stage(split, width: 1000, height: 300)
      defer { stage.close() }
      stage.isRightToLeft = arrangement.isRightToLeft
      stage.settle()
      for column in columns(of: arrangement.style).dropLast().reversed() {
        stage.dragDivider(after: column, by: arrangement.pointsBack ? -700 : 700)
        XCTAssertEqual(
          split.secondaryColumnWidth, split.metrics.secondaryMinimum, "\(column), \(arrangement)")
      }
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [], "\(arrangement)")
    }
  }

  @MainActor func testSurvivesMaximising() async throws {
    guard let manager = WindowManager() else {
      throw XCTSkip("openbox is not installed, without which no window can be maximised")
    }
    defer { manager.stop() }
    try WindowManager.waitUntilWindowsMaximise()
    try withChosenWidths { split, stage, arrangement in
      let window = try WindowManager.window(of: split)
      let root = Widget(split.view)
      for width in [1200, 400] {
        stage.resize(to: width)
        gtk_window_maximize(window)
        runLoop(until: "the maximised window") { root.width > 1800 }
        stage.settle()
        expectChosen(split, arrangement, "maximised from \(width)")
        gtk_window_unmaximize(window)
        runLoop(until: "the old size") { root.width == width }
        stage.settle()
        XCTAssertEqual(split.isCollapsed, width == 400)
        if width == 1200 { expectChosen(split, arrangement, "after maximising") }
      }
    }
  }
}
