// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// INS: the inspector, which no mode and no stack has to do with.
@Suite struct InspectorConformanceTests {
  private func driver(
    _ style: SplitViewStyle = .doubleColumn, at width: Double = 1100, isShown: Bool = false
  ) -> SplitDriver {
    let driver =
      style == .tripleColumn ? SplitDriver.unmountedF3() : SplitDriver.unmountedF2()
    driver.resize(to: width)
    driver.set(["i"], .inspector)
    if isShown { driver.show(.inspector) }
    driver.clear()
    return driver
  }

  @Test func INS_01_INS_02_INS_03_besideTheContent() throws {
    let driver = driver()
    try expectTrace("INS-01", driver)
    #expect(!driver.state.visible.contains(.inspector))
    driver.show(.inspector)
    try expectTrace("INS-02", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    #expect(driver.plan.columns.inspector.x == 1100 - 260)
    #expect(driver.plan.over.isEmpty)
    driver.clear()
    driver.hide(.inspector)
    try expectTrace("INS-03", driver)
    #expect(!driver.state.visible.contains(.inspector))
  }

  @Test(arguments: [SplitViewStyle.doubleColumn, .tripleColumn])
  func INS_04_inEachStyle(style: SplitViewStyle) throws {
    let driver = driver(style, at: 1300)
    driver.show(.inspector)
    try expectTrace("INS-04", driver)
  }

  @Test func INS_06_INS_07_aSheetOverThePage() throws {
    let driver = SplitDriver.F2c()
    driver.set(["i"], .inspector)
    driver.show(.inspector)
    try expectTrace("INS-06", driver)
    #expect(driver.stack == "a › b")
    #expect(driver.plan.over == .inspector)
    #expect(driver.plan.covered == .secondary)
    driver.clear()
    driver.hide(.inspector)
    try expectTrace("INS-07", driver)
  }

  @Test func INS_08_INS_09_awayWhileCollapsed() throws {
    let driver = driver(isShown: true)
    driver.resize(to: 400)
    try expectTrace("INS-08", driver)
    #expect(driver.stack == "a › b")
    driver.clear()
    driver.resize(to: 1100)
    try expectTrace("INS-09", driver)
    #expect(driver.state.visible.contains(.inspector))
  }

  @Test func INS_10_theMaximumCaps() throws {
    let driver = driver()
    driver.configuration.widths.inspector.preferred = 300
    driver.configuration.widths.inspector.maximum = 250
    driver.show(.inspector)
    try expectTrace("INS-10", driver)
    #expect(driver.plan.columns.inspector.width == 250)
  }

  @Test func INS_11_overTheContentWhereThereIsNoRoom() throws {
    let driver = driver(at: 820)
    let before = driver.plan.columns
    driver.show(.inspector)
    try expectTrace("INS-11", driver)
    #expect(driver.plan.over == .inspector)
    #expect(driver.plan.covered.isEmpty)
    #expect(driver.plan.columns.primary == before.primary)
    #expect(driver.plan.columns.secondary == before.secondary)
  }

  @Test func INS_12_emptiedItGoes() throws {
    let driver = driver(isShown: true)
    driver.set([], .inspector)
    try expectTrace("INS-12", driver)
    driver.set(["i2"], .inspector)
    #expect(!driver.state.visible.contains(.inspector))
  }

  @Test func INS_13_withoutContent() throws {
    let driver = SplitDriver.F2()
    driver.show(.inspector)
    try expectTrace("INS-13", driver)
  }
}
