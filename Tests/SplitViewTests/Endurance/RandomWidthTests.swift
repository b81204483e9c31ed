// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewTesting

/// A window whose edge is dragged wildly shows a right picture in every frame, and afterwards
/// remembers nothing of it.
final class RandomWidthTests: XCTestCase, @unchecked Sendable {
  private static let height = 300

  /// What can be seen and asked for at a width.
  private struct Picture: Equatable {
    var frame: PresentedFrame?
    var displayMode: SplitViewController.DisplayMode
    var topColumn: SplitViewController.Column?
    var primary: Double
    var secondary: Double
    var pixels: [[PixelColor]]
  }

  @MainActor private func makeSplit(
    _ style: SplitViewController.Style, _ edge: SplitViewController.PrimaryEdge
  ) -> SplitViewController {
    let split = SplitViewController(style: style)
    split.primaryEdge = edge
    if style == .tripleColumn { split.preferredDisplayMode = .twoBesideSecondary }
    var columns: [SplitViewController.Column] = [.primary, .secondary]
    if style == .tripleColumn { columns.append(.supplementary) }
    for column in columns {
      let page = ViewController(widget: Widgets.label("the \(column) column"))
      page.title = "\(column)"
      split.setViewController(page, for: column)
    }
    return split
  }

  @MainActor private func picture(_ split: SplitViewController, _ stage: Stage) -> Picture {
    // A pointer that rests on a button lights it.
    stage.connection(for: "a picture").movePointer(x: 1910, y: 1190)
    stage.settle()
    let width = split.view.map { Widget($0).width } ?? 0
    return Picture(
      frame: stage.presentedFrames.last, displayMode: split.displayMode,
      topColumn: split.topColumn, primary: split.primaryColumnWidth,
      secondary: split.secondaryColumnWidth,
      pixels: stage.pixels.rows(x: 0, y: 0, width: width, height: Self.height))
  }

  @MainActor private func expectRightFrames(
    _ style: SplitViewController.Style, edge: SplitViewController.PrimaryEdge = .leading
  ) throws {
    _ = Toolkit.initialize()
    let split = makeSplit(style, edge)
    let stage = try Stage(split, width: 1000, height: Self.height)
    let root = Widget(split.view)
    // Folded, the header of the page on top has a back button too.
    stage.resize(to: 400)
    let minimum = root.measure(.horizontal).minimum
    var widths = RandomWidths()
    var (count, last) = (0, 0)
    var (crossings, wasCollapsed) = (0, false)
    stage.resetFrames()
    let ticker = Ticker(milliseconds: 8) {
      last = widths.next(in: minimum...1400)
      stage.resizeFromOutside(to: last, height: Self.height)
      count += 1
      return count < 300
    }
    runLoop(until: "the last width") { ticker.isOver && root.width == last }
    // Hysteresis makes what a width shows depend on the way there; these widths lie clear of it.
    var later: [(width: Int, picture: Picture)] = []
    let finals = [widths.next(in: 1000...1400), widths.next(in: minimum...590), minimum, 1400]
    for width in finals {
      stage.resize(to: width)
      later.append((width, picture(split, stage)))
    }
    for frame in stage.presentedFrames {
      if frame.isCollapsed != wasCollapsed { crossings += 1 }
      wasCollapsed = frame.isCollapsed
    }
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertGreaterThan(crossings, 20, "the widths fold and unfold")
    XCTAssertEqual(stage.warnings, [])
    print(
      "\(style): \(count) widths from \(minimum) to 1400, \(stage.presentedFrames.count) frames, "
        + "\(crossings) crossings")
    stage.close()

    for (width, picture) in later {
      let fresh = makeSplit(style, edge)
      let stage = try Stage(fresh, width: width, height: Self.height)
      let expected = self.picture(fresh, stage)
      stage.close()
      XCTAssertEqual(picture.frame, expected.frame)
      XCTAssertEqual(picture.displayMode, expected.displayMode)
      XCTAssertEqual(picture.topColumn, expected.topColumn)
      XCTAssertEqual(picture.primary, expected.primary)
      XCTAssertEqual(picture.secondary, expected.secondary)
      XCTAssertFalse(picture.pixels.isEmpty)
      XCTAssertTrue(picture.pixels == expected.pixels, "the picture at \(width)")
    }
  }

  @MainActor func testTwoColumns() async throws { try expectRightFrames(.doubleColumn) }

  @MainActor func testThreeColumns() async throws { try expectRightFrames(.tripleColumn) }

  @MainActor func testThreeColumnsFromTheOtherEdge() async throws {
    try expectRightFrames(.tripleColumn, edge: .trailing)
  }
}
