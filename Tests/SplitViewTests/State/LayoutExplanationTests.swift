// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// The widths that an explanation names, held against a window that is resized to them.
final class LayoutExplanationTests: XCTestCase, @unchecked Sendable {
  @MainActor private func makeSplit(
    _ style: SplitViewController.Style, _ metrics: SplitViewMetrics
  ) -> SplitViewController {
    let split = SplitViewController(style: style)
    split.metrics = metrics
    for column in [SplitViewController.Column.primary, .supplementary, .secondary]
    where style == .tripleColumn || column != .supplementary {
      let page = ViewController()
      page.title = "\(column)"
      split.setViewController(page, for: column)
    }
    return split
  }

  /// Goes from threshold to threshold, one pixel before each and to it.
  @MainActor private func follow(
    _ thresholds: KeyPath<SplitViewLayoutExplanation, SplitViewLayoutExplanation.Threshold?>,
    step: Int, _ split: SplitViewController, _ stage: Stage
  ) -> [Int] {
    var passed: [Int] = []
    while let next = split.layoutExplanation[keyPath: thresholds], passed.count < 10 {
      let before = split.layoutExplanation.layout
      stage.resize(to: next.width - step)
      XCTAssertEqual(split.layoutExplanation.layout, before, "one pixel before \(next)")
      XCTAssertEqual(split.layoutExplanation[keyPath: thresholds], next)
      stage.resize(to: next.width)
      XCTAssertEqual(split.layoutExplanation.layout, next.layout)
      XCTAssertEqual(split.isCollapsed, next.layout.isCollapsed)
      XCTAssertEqual(split.displayMode, next.layout.displayMode)
      passed.append(next.width)
    }
    return passed
  }

  @MainActor func testTheLayoutChangesWhereItSays() async throws {
    for (style, metrics, down, up) in [
      (SplitViewController.Style.doubleColumn, SplitViewMetrics.desktop, [599], [608]),
      (.tripleColumn, .desktop, [741, 599], [608, 750]),
      (.doubleColumn, .uiKit, [599], [608]),
      (.tripleColumn, .uiKit, [954, 599], [608, 955]),
    ] {
      let split = makeSplit(style, metrics)
      let stage = try Stage(split, width: 1100, height: 300)
      defer { stage.close() }
      XCTAssertEqual(follow(\.thresholdBelow, step: -1, split, stage), down)
      XCTAssertEqual(follow(\.thresholdAbove, step: 1, split, stage), up)
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    }
  }

  @MainActor func testContentsAndTextSizeMoveTheThresholds() async throws {
    let split = makeSplit(.doubleColumn, .desktop)
    let stage = try Stage(split, width: 1100, height: 300)
    defer { stage.close() }
    XCTAssertEqual(
      split.layoutExplanation.description,
      """
      At 1100 pixels the primary column stands beside the secondary one, because they fit, which \
      takes 541 (primary 180, gap 1, secondary 360); at 599 the columns are folded into one \
      stack of pages, and more width changes nothing.
      """)
    stage.textScale = 1.5
    stage.settle()
    XCTAssertEqual(split.layoutExplanation.thresholdBelow?.width, 899)
    XCTAssertEqual(follow(\.thresholdBelow, step: -1, split, stage), [899])
  }

  @MainActor func testBeforeTheFirstLayout() async throws {
    let split = makeSplit(.doubleColumn, .desktop)
    XCTAssertEqual(split.layoutExplanation.rule, .notLaidOut)
    XCTAssertFalse(split.isViewLoaded)
  }
}
