// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct WidthConformanceTests {
  private func widths(_ driver: SplitDriver) -> [Double] {
    let columns = driver.plan.columns
    return [columns.primary.width, columns.supplementary.width, columns.secondary.width]
  }

  /// The narrowest width in half points that mounts with two side columns.
  private func boundary(_ change: (inout SplitConfiguration) -> Void) -> Double? {
    stride(from: 600, through: 1400, by: 0.5).first { width in
      let driver = SplitDriver.unmountedF3()
      change(&driver.configuration)
      driver.resize(to: width)
      return driver.state.displayMode == .twoBesideSecondary
    }
  }

  @Test func WID_01_twoColumns() {
    #expect(SplitDriver.F2().plan.columns.primary.width == 320)
  }

  @Test func WID_02_threeColumns() {
    let driver = SplitDriver.F3w()
    #expect(widths(driver) == [280, 320, 1100 - 280 - 10 - 320 - 0.5])
  }

  @Test(
    arguments: [
      (954.5, [240, 240, 464]), (960, [245.5, 240, 464]), (1000, [280, 245.5, 464]),
      (1180, [280, 320, 569.5]),
    ] as [(Double, [Double])])
  func recordedWidthsOfThreeColumns(width: Double, expected: [Double]) {
    #expect(widths(SplitDriver.unmountedF3().mounted(at: width)) == expected)
  }

  @Test func recordedWidthsOfTwoOfThreeColumns() {
    let driver = SplitDriver.unmountedF3().mounted(at: 600)
    #expect(driver.plan.columns.supplementary.width == 240)
    #expect(driver.plan.columns.secondary.width == 359.5)
  }

  @Test func WID_04_aFractionIsCapped() {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.fraction = 0.5
    #expect(driver.plan.columns.primary.width == 346)
  }

  @Test func WID_05_theMaximumCaps() {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.fraction = 0.5
    driver.configuration.widths.primary.maximum = 300
    #expect(driver.plan.columns.primary.width == 300)
  }

  @Test func WID_07_preferredBeatsTheFraction() {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.preferred = 280
    driver.configuration.widths.primary.fraction = 0.4
    #expect(driver.plan.columns.primary.width == 280)
  }

  @Test func WID_08_theMinimumMaySqueezeTheSecondary() {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.fraction = 0.4
    #expect(driver.plan.columns.primary.width == 328)
    driver.configuration.widths.primary.minimum = 400
    driver.layout()
    #expect(driver.log.isEmpty)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    #expect(driver.plan.columns.primary.width == 400)
    #expect(driver.plan.columns.secondary.width == 410)
  }

  @Test func WID_11_aSupplementaryFractionIsCapped() {
    let driver = SplitDriver.F3()
    driver.configuration.widths.supplementary.fraction = 0.5
    #expect(driver.plan.columns.supplementary.width == 355.5)
  }

  @Test func WID_12_thePrimaryMinimumMovesTheBoundary() {
    #expect(boundary { _ in } == 954.5)
    #expect(boundary { $0.widths.primary.minimum = 300 } == 1014.5)
  }

  @Test func WID_13_theSecondaryMinimumMovesTheBoundary() {
    #expect(boundary { $0.widths.secondary.minimum = 500 } == 990.5)
  }

  @Test func WID_14_theMinimumBeatsTheMaximum() {
    for driver in [SplitDriver.F2(), .F3w()] {
      driver.configuration.widths.primary.minimum = 400
      driver.configuration.widths.primary.maximum = 300
      driver.resize(to: 1300)
      #expect(driver.plan.columns.primary.isVisible)
      #expect(driver.plan.columns.primary.width == 400)
    }
  }

  @Test(arguments: [
    -1, Double.nan, Double.infinity, -Double.infinity, -Double.greatestFiniteMagnitude,
  ])
  func WID_15_whatIsNoWidthIsRefused(width: Double) throws {
    let objection = try #require(
      ColumnWidthPreferences.objection(
        toWidth: width, settingProperty: "minimumPrimaryColumnWidth"))
    #expect(objection.contains("minimumPrimaryColumnWidth"))
    #expect(objection.contains("\(width)"))
    #expect(
      ColumnWidthPreferences.objection(toFraction: width, settingProperty: "fraction") != nil)
  }

  @Test func WID_15_whatIsAWidthIsTaken() {
    for width in [0, 0.5, 320, 1e12] {
      #expect(ColumnWidthPreferences.objection(toWidth: width, settingProperty: "") == nil)
    }
    for fraction in [0, 0.3, 1] {
      #expect(ColumnWidthPreferences.objection(toFraction: fraction, settingProperty: "") == nil)
    }
    #expect(ColumnWidthPreferences.objection(toFraction: 1.1, settingProperty: "") != nil)
  }

  @Test func WID_16_aFractionFollowsTheWidth() {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.fraction = 0.3
    #expect(driver.plan.columns.primary.width == 246)
    driver.resize(to: 1000)
    #expect(driver.plan.columns.primary.width == 300)
  }

  @Test func WID_17_aDragIsClamped() {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.maximum = 340
    func drag(to width: Double) -> Double {
      driver.state = driver.configuration.dragging(
        .primary, to: width, from: driver.state, in: driver.environment)
      return driver.plan.columns.primary.width
    }
    #expect(drag(to: 100) == 240)
    #expect(drag(to: 300) == 300)
    #expect(drag(to: 500) == 340)
    driver.configuration.widths.primary.maximum = nil
    #expect(drag(to: 500) == 346)
    #expect(drag(to: .nan) == 346)
    driver.state.userWidths.primary = nil
    #expect(driver.plan.columns.primary.width == 320)
  }

  @Test func WID_20_collapsedEveryColumnHasTheFullWidth() {
    let driver = SplitDriver.F2c()
    #expect(driver.plan.columns.primary.width == 400)
    #expect(driver.plan.columns.secondary.width == 400)
  }

  @Test func WID_21_theClassicCap() {
    let driver = SplitDriver(.unspecified, primary: "a", secondary: "b").mounted(at: 1000)
    driver.configuration.widths.primary.fraction = 0.5
    #expect(driver.plan.columns.primary.width == 320)
    driver.configuration.widths.primary.maximum = 450
    #expect(driver.plan.columns.primary.width == 450)
  }

  @Test func WID_22_nothingToDragBetweenEqualLimits() throws {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.minimum = 300
    driver.configuration.widths.primary.maximum = 300
    let divider = try #require(driver.plan.primaryDivider)
    #expect(divider.minimum == divider.maximum)
  }
}
