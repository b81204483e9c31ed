// SPDX-License-Identifier: MIT
import ConformanceSupport
import SplitView
import SplitViewTesting
import XCTest

/// INI: what a new split view is, and what it does without content or delegate.
final class InitialConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_INI_01_aNewSplitView() async throws {
    let split = SplitViewController(style: .doubleColumn)
    XCTAssertEqual(split.style, .doubleColumn)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(split.preferredDisplayMode, .automatic)
    XCTAssertEqual(split.splitBehavior, .tile)
    XCTAssertEqual(split.preferredSplitBehavior, .automatic)
    XCTAssertEqual(split.children.count, 0)
    XCTAssertFalse(split.isViewLoaded)
  }

  @MainActor func test_INI_04_aStyleOfColumns() async throws {
    try Subprocess.expectStop(saying: "give .doubleColumn or .tripleColumn", in: self) {
      _ = SplitViewController(style: .unspecified)
    }
  }

  @MainActor func test_INI_05_thePreferences() async throws {
    let split = SplitViewController(style: .tripleColumn)
    XCTAssertTrue(split.presentsWithGesture)
    XCTAssertFalse(split.showsSecondaryOnlyButton)
    XCTAssertEqual(split.displayModeButtonVisibility, .automatic)
    XCTAssertEqual(split.primaryEdge, .leading)
    XCTAssertEqual(split.primaryBackgroundStyle, .sidebar)
    let widths = [
      split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction,
      split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth,
      split.preferredSupplementaryColumnWidth, split.preferredSupplementaryColumnWidthFraction,
      split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth,
      split.preferredSecondaryColumnWidth, split.preferredSecondaryColumnWidthFraction,
      split.minimumSecondaryColumnWidth,
      split.preferredInspectorColumnWidth, split.preferredInspectorColumnWidthFraction,
      split.minimumInspectorColumnWidth, split.maximumInspectorColumnWidth,
    ]
    XCTAssertEqual(Set(widths), [SplitViewController.automaticDimension])
  }

  @MainActor func test_INI_07_theAutomaticDimension() async throws {
    XCTAssertEqual(SplitViewController.automaticDimension, -3.4028234663852886e38)
  }

  @MainActor func test_INI_09_aWidthThatTheStyleLacks() async throws {
    try Subprocess.expectStop(saying: "has no supplementary column", in: self) {
      _ = SplitViewController(style: .doubleColumn).supplementaryColumnWidth
    }
  }

  @MainActor func test_INI_10_aDelegateIsNotKept() async throws {
    let fixture = Fixture(.doubleColumn)
    weak var known: DelegateRecorder?
    do {
      let delegate = DelegateRecorder()
      known = delegate
      fixture.split.delegate = delegate
    }
    XCTAssertNil(known)
    XCTAssertNil(fixture.split.delegate)
    try fixture.mount(at: 820)
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    fixture.expectHealthy()
  }

  @MainActor func test_INI_12_withoutContent() async throws {
    for style in [SplitViewController.Style.doubleColumn, .tripleColumn] {
      let split = SplitViewController(style: style)
      let recorder = DelegateRecorder()
      split.delegate = recorder
      let stage = try Stage(split, width: 820)
      defer { stage.close() }
      let trace = try ConformanceTraces.trace(of: "INI-12")
      XCTAssertEqual(recorder.log, trace.fixedOrder)
      XCTAssertEqual(split.viewControllers.count, 0)
      XCTAssertEqual(split.displayMode, .secondaryOnly)
      XCTAssertEqual(split.children.count, 0)
      XCTAssertEqual(stage.header(of: .secondary)?.title, "", "the window has its buttons")
      stage.resize(to: 400)
      XCTAssertEqual(split.collapsedPages.count, 0)
      stage.resize(to: 820)
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
      XCTAssertEqual(stage.warnings, [])
    }
  }

  @MainActor func test_INI_13_rawValues() async throws {
    typealias Background = SplitViewController.BackgroundStyle
    XCTAssertEqual(Background.none.rawValue, 0)
    XCTAssertEqual(Background.sidebar.rawValue, 1)
    XCTAssertEqual(Background.allCases.count, 2)
    typealias Visibility = SplitViewController.DisplayModeButtonVisibility
    XCTAssertEqual(Visibility.allCases.map(\.rawValue), [0, 1, 2])
  }

  @MainActor func test_INI_15_withoutADelegate() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.delegate = nil
    fixture.stage.resize(to: 400)
    XCTAssertEqual(fixture.stack, "a › b")
    XCTAssertEqual(fixture.split.topColumn, .secondary)
    fixture.stage.resize(to: 820)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(fixture.titles, ["a", "b"])
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }
}
