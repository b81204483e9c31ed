// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class FrameJudgeTests: XCTestCase {
  typealias Column = FrameMeasurement.MeasuredColumn
  typealias Divider = FrameMeasurement.MeasuredDivider
  typealias Layer = FrameMeasurement.MeasuredLayer

  private func rect(_ x: Int, _ width: Int, height: Int = 700) -> PixelRect {
    PixelRect(x: x, y: 0, width: width, height: height)
  }

  /// Two columns side by side in 800 pixels, with a divider of one pixel between.
  private func tiled() -> FrameMeasurement {
    FrameMeasurement(
      width: 800, height: 700,
      columns: [
        Column(.primary, rect(0, 240), header: rect(0, 240, height: 46), order: 1),
        Column(.secondary, rect(241, 559), header: rect(241, 559, height: 46), order: 5),
      ],
      dividers: [Divider(after: .primary, rect(240, 1))])
  }

  private let twoColumns = SplitReading(shown: [.primary, .secondary])

  private func problem(
    of measurement: FrameMeasurement, _ reading: SplitReading? = nil
  ) -> String {
    FrameJudge(measurement: measurement, reading: reading ?? twoColumns).problem ?? ""
  }

  // MARK: Columns side by side

  func testFindsNothingWrongWithTiledColumns() {
    XCTAssertEqual(problem(of: tiled()), "")
  }

  func testSeesAGap() {
    var measurement = tiled()
    measurement.columns[1].rect = rect(246, 554)
    measurement.columns[1].pages = [rect(246, 554)]
    XCTAssertTrue(problem(of: measurement).contains("6 apart instead of 1"))
  }

  func testSeesAnOverlap() {
    var measurement = tiled()
    measurement.columns[1] = Column(.secondary, rect(230, 570), order: 5)
    XCTAssertTrue(problem(of: measurement).contains("overlap by 10"))
  }

  func testSeesColumnsThatDoNotReachTheEdges() {
    var measurement = tiled()
    measurement.columns[1] = Column(.secondary, rect(241, 540), order: 5)
    XCTAssertTrue(problem(of: measurement).contains("ends at 781 instead of 800"))
    measurement = tiled()
    measurement.columns[0] = Column(.primary, rect(4, 236), order: 1)
    XCTAssertTrue(problem(of: measurement).contains("begins at 4 instead of 0"))
  }

  func testSeesADividerThatIsAside() {
    var measurement = tiled()
    measurement.dividers = [Divider(after: .primary, rect(250, 1))]
    XCTAssertTrue(problem(of: measurement).contains("the divider after the primary column"))
  }

  func testWantsTheGapOfTheMetrics() {
    let reading = SplitReading(shown: [.primary, .secondary], primaryGap: 10)
    XCTAssertTrue(problem(of: tiled(), reading).contains("1 apart instead of 10"))
    var measurement = tiled()
    measurement.columns[1] = Column(.secondary, rect(250, 550), order: 5)
    XCTAssertEqual(problem(of: measurement, reading), "")
  }

  func testReadsMirroredColumnsFromTheOtherSide() {
    let measurement = FrameMeasurement(
      width: 800, height: 700,
      columns: [
        Column(.primary, rect(560, 240), order: 1), Column(.secondary, rect(0, 559), order: 5),
      ],
      dividers: [Divider(after: .primary, rect(559, 1))])
    let mirrored = SplitReading(shown: [.primary, .secondary], isMirrored: true)
    XCTAssertEqual(problem(of: measurement, mirrored), "")
    XCTAssertNotEqual(problem(of: measurement), "")
    XCTAssertNotEqual(problem(of: tiled(), mirrored), "")
  }

  // MARK: Which columns

  func testSeesAColumnThatIsNotDue() {
    let alone = SplitReading(displayMode: .secondaryOnly, shown: [.secondary])
    XCTAssertTrue(problem(of: tiled(), alone).contains("the primary column is on screen"))
  }

  func testSeesAMissingColumn() {
    var measurement = tiled()
    measurement.columns.removeFirst()
    XCTAssertTrue(problem(of: measurement).contains("the primary column is not on screen"))
  }

  func testSeesTwoColumnsWhileCollapsed() {
    let collapsed = SplitReading(isCollapsed: true, shown: [.secondary])
    XCTAssertTrue(problem(of: tiled(), collapsed).contains("the primary column is on screen"))
  }

  func testSeesAColumnThatIsMappedTwice() {
    var measurement = tiled()
    measurement.columns[0].pages = [rect(0, 240), rect(0, 240)]
    XCTAssertTrue(problem(of: measurement).contains("mapped 2 times"))
    measurement.columns[0].isPageMoving = true
    XCTAssertEqual(problem(of: measurement), "")
  }

  // MARK: Clipping and heights

  func testSeesContentThatSticksOut() {
    var measurement = tiled()
    measurement.columns[0].pages = [rect(0, 300)]
    XCTAssertTrue(problem(of: measurement).contains("the primary column is clipped"))
    measurement = tiled()
    measurement.columns[1].pages = [rect(241, 559, height: 760)]
    XCTAssertTrue(problem(of: measurement).contains("down to 760 of 700"))
  }

  func testSeesAColumnThatIsNotAsHighAsTheView() {
    var measurement = tiled()
    measurement.columns[0].rect.height = 650
    XCTAssertTrue(problem(of: measurement).contains("of 700 in height"))
  }

  func testSeesAHeaderUnderANeighbour() {
    var measurement = tiled()
    measurement.columns[0].header = rect(0, 260, height: 46)
    XCTAssertTrue(problem(of: measurement).contains("the header of the primary column"))
  }

  // MARK: Columns over others

  private func overlaid() -> FrameMeasurement {
    FrameMeasurement(
      width: 800, height: 700,
      columns: [
        Column(.primary, rect(0, 240), order: 9),
        Column(.secondary, rect(0, 800), header: rect(0, 800, height: 46), order: 5),
      ],
      layers: [Layer(shadowOf: nil, rect(0, 800)), Layer(shadowOf: .primary, rect(240, 12))])
  }

  func testFindsNothingWrongWithAnOverlay() {
    let over = SplitReading(
      displayMode: .oneOverSecondary, shown: [.primary, .secondary], over: [.primary])
    XCTAssertEqual(problem(of: overlaid(), over), "")
    XCTAssertEqual(overlaid().visibleColumns, [.secondary, .primary])
  }

  func testMissesNothingThatIsAllCovered() {
    let over = SplitReading(
      displayMode: .twoOverSecondary, shown: [.primary, .supplementary, .secondary],
      over: [.primary, .supplementary])
    var measurement = FrameMeasurement(
      width: 600, height: 700,
      columns: [
        Column(.primary, rect(0, 280), order: 9), Column(.supplementary, rect(280, 320), order: 8),
      ],
      layers: [Layer(shadowOf: .supplementary, rect(600, 12))])
    XCTAssertEqual(problem(of: measurement, over), "")
    measurement.columns[1] = Column(.supplementary, rect(280, 300), order: 8)
    XCTAssertTrue(problem(of: measurement, over).contains("is not on screen"))
  }

  func testSeesAnOverlayThatLiesUnder() {
    let over = SplitReading(
      displayMode: .oneOverSecondary, shown: [.primary, .secondary], over: [.primary])
    var measurement = overlaid()
    measurement.columns[0].order = 1
    XCTAssertTrue(problem(of: measurement, over).contains("lies under"))
    XCTAssertEqual(measurement.visibleColumns, [.secondary])
  }

  func testSeesAnOverlayAwayFromItsEdge() {
    let over = SplitReading(
      displayMode: .oneOverSecondary, shown: [.primary, .secondary], over: [.primary])
    var measurement = overlaid()
    measurement.columns[0] = Column(.primary, rect(20, 240), order: 9)
    XCTAssertTrue(problem(of: measurement, over).contains("20 away from the edge"))
  }

  func testAColumnUnderAllOthersIsNotVisible() {
    let measurement = FrameMeasurement(
      width: 600, height: 700,
      columns: [
        Column(.primary, rect(0, 280), order: 8), Column(.supplementary, rect(280, 320), order: 7),
        Column(.secondary, rect(0, 600), order: 5),
      ])
    XCTAssertEqual(measurement.visibleColumns, [.primary, .supplementary])
  }

  func testSeesALayerThatWasLeftBehind() {
    var measurement = tiled()
    measurement.layers = [Layer(shadowOf: .primary, rect(240, 12))]
    XCTAssertTrue(problem(of: measurement).contains("the shadow beside the primary column"))
    measurement.layers = [Layer(shadowOf: nil, rect(0, 800))]
    XCTAssertTrue(problem(of: measurement).contains("what dims the covered columns is on screen"))
  }

  func testSeesALayerThatIsOnlyHalfThere() {
    let over = SplitReading(
      displayMode: .oneOverSecondary, shown: [.primary, .secondary], over: [.primary])
    var measurement = overlaid()
    measurement.layers[0].opacity = 0.5
    XCTAssertTrue(problem(of: measurement, over).contains("a strength of 0.5 at rest"))
    measurement.layers.removeAll()
    XCTAssertEqual(problem(of: measurement, over), "there is no shadow beside the primary column")
  }

  // MARK: On the way

  func testJudgesAMotionAtItsProgress() {
    func reading(_ x: Int) -> SplitReading {
      SplitReading(
        isTransitioning: true, shown: [.secondary],
        moving: [.init(.primary, rect(x, 240)), .init(.secondary, rect(x + 241, 559 - x))])
    }
    func measurement(_ x: Int) -> FrameMeasurement {
      FrameMeasurement(
        width: 800, height: 700,
        columns: [
          Column(.primary, rect(x, 240), order: 1),
          Column(.secondary, rect(x + 241, 559 - x), order: 5),
        ],
        dividers: [Divider(after: .primary, rect(x + 240, 1))])
    }
    XCTAssertEqual(problem(of: measurement(-100), reading(-100)), "")
    XCTAssertTrue(problem(of: measurement(-90), reading(-100)).contains("while it moves"))
    var squeezed = measurement(-100)
    squeezed.columns[0].pages = [rect(-100, 260)]
    XCTAssertTrue(problem(of: squeezed, reading(-100)).contains("squeezed while it moves"))
    var alone = reading(-100)
    alone.moving?.removeFirst()
    XCTAssertTrue(problem(of: measurement(-100), alone).contains("has no part in the motion"))
    var lacking = measurement(-100)
    lacking.columns.removeFirst()
    XCTAssertNotEqual(problem(of: lacking, reading(-100)), "")
  }

  func testJudgesASlideAtItsProgress() {
    let sliding = SplitReading(isCollapsed: true, isTransitioning: true, shown: [.secondary])
    func measurement(_ first: Int, _ second: Int) -> FrameMeasurement {
      FrameMeasurement(
        width: 400, height: 700,
        columns: [
          Column(.primary, rect(first, 400), order: 1),
          Column(.secondary, rect(second, 400), order: 5),
        ])
    }
    XCTAssertEqual(problem(of: measurement(-100, 300), sliding), "")
    XCTAssertTrue(problem(of: measurement(-100, 310), sliding).contains("nothing is drawn"))
    XCTAssertTrue(problem(of: measurement(-100, 290), sliding).contains("ends at 300"))
    // Pages may pass each other below an open sheet.
    var withSheet = measurement(-100, 300)
    withSheet.columns.append(
      Column(.inspector, PixelRect(x: 0, y: 350, width: 400, height: 350), order: 9))
    XCTAssertEqual(problem(of: withSheet, sliding), "")
  }
}
