// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// WID: what the width getters tell, and what is drawn for it in whole pixels.
final class WidthConformanceTests: XCTestCase, @unchecked Sendable {
  /// Where a column is drawn.
  @MainActor private func drawn(
    _ column: SplitViewController.Column, _ fixture: Fixture
  ) throws -> PixelRect {
    let widget = Widget(try XCTUnwrap(fixture.split.columnWidget(of: column)))
    let root = Widget(try XCTUnwrap(fixture.split.rootWidget))
    return try XCTUnwrap(widget.bounds(in: root))
  }

  @MainActor func test_WID_01_twoColumns() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.primaryColumnWidth, 320)
    XCTAssertEqual(fixture.split.secondaryColumnWidth, 820 - 320 - 10)
    XCTAssertEqual(try drawn(.primary, fixture).width, 320)
    XCTAssertEqual(try drawn(.secondary, fixture).x, 330)
    XCTAssertEqual(try drawn(.secondary, fixture).width, 490)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_02_threeColumns() async throws {
    let fixture = try Fixture.F3w()
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.displayMode, .twoBesideSecondary)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 280)
    XCTAssertEqual(fixture.split.supplementaryColumnWidth, 320)
    XCTAssertEqual(try drawn(.primary, fixture).width, 280)
    XCTAssertEqual(try drawn(.supplementary, fixture).width, 320)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_04_aFractionIsCapped() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.preferredPrimaryColumnWidthFraction = 0.5
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 346)
    XCTAssertEqual(try drawn(.primary, fixture).width, 346)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_05_theMaximumCaps() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.preferredPrimaryColumnWidthFraction = 0.5
    fixture.split.maximumPrimaryColumnWidth = 300
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    XCTAssertEqual(try drawn(.primary, fixture).width, 300)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_07_preferredBeatsTheFraction() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.preferredPrimaryColumnWidth = 280
    fixture.split.preferredPrimaryColumnWidthFraction = 0.4
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 280)
    XCTAssertEqual(try drawn(.primary, fixture).width, 280)
    fixture.split.preferredPrimaryColumnWidth = SplitViewController.automaticDimension
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 328)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_08_theMinimumMaySqueezeTheSecondary() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.preferredPrimaryColumnWidthFraction = 0.4
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 328)
    fixture.split.minimumPrimaryColumnWidth = 400
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 400)
    XCTAssertEqual(fixture.split.secondaryColumnWidth, 410)
    XCTAssertEqual(fixture.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(try drawn(.secondary, fixture).width, 410)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }

  @MainActor func test_WID_11_aSupplementaryFractionIsCapped() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    fixture.split.preferredSupplementaryColumnWidthFraction = 0.5
    fixture.stage.settle()
    // The catalogue's 355.5 is for a divider of at most half a point; a wider one takes its place.
    let divider = try XCTUnwrap(fixture.split.dividers.first)
    let gap = max(0.5, Double(Widget(divider.widget).measure(.horizontal).minimum))
    XCTAssertEqual(divider.after, .supplementary)
    XCTAssertEqual(fixture.split.supplementaryColumnWidth, 820 - gap - 464)
    XCTAssertEqual(try drawn(.supplementary, fixture).width, Int(820 - gap - 464))
    XCTAssertEqual(try drawn(.secondary, fixture).maxX, 820)
    fixture.expectHealthy()
  }

  /// Expects three columns mounted at a width to be two beside the secondary, and one pixel
  /// narrower to be one.
  @MainActor private func expectBoundary(
    at width: Int, line: UInt = #line, _ change: (SplitViewController) -> Void
  ) throws {
    for (width, mode) in [
      (width - 1, SplitViewController.DisplayMode.oneBesideSecondary),
      (width, .twoBesideSecondary),
    ] {
      let fixture = Fixture(.tripleColumn)
      change(fixture.split)
      try fixture.mount(at: width)
      defer { fixture.close() }
      XCTAssertEqual(fixture.split.displayMode, mode, "at \(width)", line: line)
      fixture.expectHealthy(line: line)
    }
  }

  @MainActor func test_WID_12_thePrimaryMinimumMovesTheBoundary() async throws {
    // The first whole pixels that are not below 954.5 and 1014.5.
    try expectBoundary(at: 955) { _ in }
    try expectBoundary(at: 1015) { $0.minimumPrimaryColumnWidth = 300 }
  }

  @MainActor func test_WID_13_theSecondaryMinimumMovesTheBoundary() async throws {
    // The first whole pixel that is not below 990.5.
    try expectBoundary(at: 991) { $0.minimumSecondaryColumnWidth = 500 }
  }

  @MainActor func test_WID_14_theMinimumBeatsTheMaximum() async throws {
    for style in [SplitViewController.Style.doubleColumn, .tripleColumn] {
      let fixture = Fixture(style)
      fixture.split.minimumPrimaryColumnWidth = 400
      fixture.split.maximumPrimaryColumnWidth = 300
      try fixture.mount(at: 1300)
      defer { fixture.close() }
      XCTAssertTrue(fixture.split.isShowing(.primary))
      XCTAssertEqual(fixture.split.primaryColumnWidth, 400)
      XCTAssertEqual(try drawn(.primary, fixture).width, 400)
      fixture.expectHealthy()
    }
  }

  @MainActor func test_WID_15_whatIsNoWidthIsRefused() async throws {
    let fixture = try Fixture.F3()
    defer { fixture.close() }
    let split = fixture.split
    let properties: [ReferenceWritableKeyPath<SplitViewController, Double>] = [
      \.preferredPrimaryColumnWidth, \.minimumPrimaryColumnWidth, \.maximumPrimaryColumnWidth,
      \.preferredPrimaryColumnWidthFraction, \.preferredSupplementaryColumnWidth,
      \.minimumSupplementaryColumnWidth, \.maximumSupplementaryColumnWidth,
      \.preferredSupplementaryColumnWidthFraction, \.preferredSecondaryColumnWidth,
      \.minimumSecondaryColumnWidth, \.preferredSecondaryColumnWidthFraction,
    ]
    var refused = 0
    for property in properties {
      for old in [SplitViewController.automaticDimension, 0.25] {
        split[keyPath: property] = old
        for width in [-1, Double.nan, .infinity, -.infinity] {
          split[keyPath: property] = width
          refused += 1
          XCTAssertEqual(split[keyPath: property], old, "\(width)")
          XCTAssertEqual(fixture.stage.warnings.count, refused)
          XCTAssertEqual(fixture.stage.warnings.last?.contains("\(width)"), true)
        }
      }
      split[keyPath: property] = SplitViewController.automaticDimension
    }
    fixture.stage.settle()
    XCTAssertEqual(split.supplementaryColumnWidth, 320)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy(warnings: refused)
  }

  @MainActor func test_WID_16_aFractionFollowsTheWidth() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.preferredPrimaryColumnWidthFraction = 0.3
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 246)
    fixture.stage.resize(to: 1000)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    XCTAssertEqual(try drawn(.primary, fixture).width, 300)
    XCTAssertEqual(fixture.recorder.log, [])
    fixture.expectHealthy()
  }

  @MainActor func test_WID_20_foldedEveryColumnHasTheFullWidth() async throws {
    for fixture in [try Fixture.F2c(), try Fixture.F3c()] {
      defer { fixture.close() }
      XCTAssertEqual(fixture.split.primaryColumnWidth, 400)
      XCTAssertEqual(fixture.split.secondaryColumnWidth, 400)
      XCTAssertEqual(try drawn(.secondary, fixture).width, 400)
      fixture.expectHealthy()
    }
  }

  @MainActor func test_WID_17_aDragIsClamped() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.maximumPrimaryColumnWidth = 330
    fixture.stage.settle()
    fixture.stage.dragDivider(after: .primary, by: -70)
    XCTAssertEqual(try drawn(.primary, fixture).width, 250)
    fixture.stage.dragDivider(after: .primary, by: -60)
    XCTAssertEqual(try drawn(.primary, fixture).width, 240, "the minimum")
    fixture.stage.dragDivider(after: .primary, by: 200)
    XCTAssertEqual(try drawn(.primary, fixture).width, 330, "the maximum")
    XCTAssertEqual(fixture.split.primaryColumnWidth, 330)
    fixture.expectHealthy()
  }

  @MainActor func test_WID_22_nothingToDrag() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertEqual(fixture.split.dividers.count, 1)
    fixture.split.minimumPrimaryColumnWidth = 300
    fixture.split.maximumPrimaryColumnWidth = 300
    fixture.stage.settle()
    XCTAssertEqual(fixture.split.primaryColumnWidth, 300)
    fixture.stage.dragDivider(after: .primary, by: -30)
    XCTAssertEqual(try drawn(.primary, fixture).width, 300)
    fixture.expectHealthy()
  }

  @MainActor func testAColumnThatIsNotResizable() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    XCTAssertTrue(fixture.split.isResizable(.primary))
    XCTAssertFalse(fixture.split.isResizable(.secondary))
    fixture.split.setResizable(false, for: .primary)
    fixture.stage.settle()
    XCTAssertFalse(fixture.split.isResizable(.primary))
    fixture.stage.dragDivider(after: .primary, by: -50)
    XCTAssertEqual(try drawn(.primary, fixture).width, 320)
    fixture.split.setResizable(true, for: .primary)
    fixture.stage.settle()
    fixture.stage.dragDivider(after: .primary, by: -50)
    XCTAssertEqual(try drawn(.primary, fixture).width, 270)
    fixture.split.setResizable(true, for: .secondary)
    fixture.expectHealthy(warnings: 1)
  }
}

extension PixelRect {
  fileprivate var maxX: Int { x + width }
}
