// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct ExpansionConformanceTests {
  @Test func XPD_01_threeColumnsFromTheSecondary() throws {
    let driver = SplitDriver.F3c()
    driver.resize(to: 820)
    try expectTrace("XPD-01", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    #expect(driver.viewControllers == ["a", "s", "b"])
  }

  @Test func XPD_02_threeColumnsFromThePrimary() throws {
    let driver = SplitDriver.F3p()
    driver.resize(to: 820)
    try expectTrace("XPD-02", driver)
    #expect(driver.viewControllers == ["a", "s", "b"])
  }

  @Test func XPD_03_twoColumnsFromTheSecondary() throws {
    let driver = SplitDriver.F2c()
    driver.resize(to: 820)
    try expectTrace("XPD-03", driver)
  }

  @Test func XPD_04_twoColumnsFromThePrimary() throws {
    let driver = SplitDriver.F2p()
    driver.resize(to: 820)
    try expectTrace("XPD-04", driver)
  }

  @Test func XPD_05_whereNoSideColumnFits() throws {
    let driver = SplitDriver.F3c()
    driver.configuration.collapsePolicy = .never
    driver.resize(to: 393)
    try expectTrace("XPD-05", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func XPD_08_theDelegateHidesTheSideColumn() throws {
    let driver = SplitDriver.F2c()
    driver.displayMode = { _, _ in .secondaryOnly }
    driver.resize(to: 820)
    try expectTrace("XPD-08", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
    #expect(driver.configuration.preferredDisplayMode == .automatic)
    driver.clear()
    driver.resize(to: 821)
    #expect(driver.log.isEmpty)
    driver.request(.oneBesideSecondary)
    driver.layout()
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func XPD_09_aModeThatTheStyleLacks() throws {
    let driver = SplitDriver.F2c()
    driver.displayMode = { _, _ in .twoBesideSecondary }
    driver.resize(to: 820)
    try expectTrace("XPD-09", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    #expect(driver.complaints.count == 1)
  }

  @Test func XPD_10_threeColumnsFromTheSupplementary() throws {
    let driver = SplitDriver.F3s()
    #expect(driver.stack == "a › s")
    driver.resize(to: 820)
    try expectTrace("XPD-10", driver)
  }

  @Test func XPD_14_thePageLeftByBackIsThereAgain() throws {
    let driver = SplitDriver.F2c()
    driver.back()
    driver.clear()
    driver.resize(to: 820)
    try expectTrace("XPD-14", driver)
    #expect(driver.viewControllers == ["a", "b"])
  }

  @Test func XPD_15_replacedAndLeft() throws {
    let driver = SplitDriver.F2c()
    driver.set(["d"], .secondary)
    driver.show(.primary)
    driver.clear()
    driver.resize(to: 820)
    try expectTrace("XPD-15", driver)
    #expect(driver.viewControllers == ["a", "d"])
  }

  @Test func XPD_16_theSecondaryEmptiedWhileCollapsed() throws {
    let driver = SplitDriver.F2c()
    driver.set([], .secondary)
    driver.clear()
    driver.resize(to: 820)
    try expectTrace("XPD-16", driver)
    #expect(driver.viewControllers == ["a"])
  }

  @Test func XPD_17_expandedBetweenWillAndDid() throws {
    let driver = SplitDriver.F2c()
    driver.onToken = { driver, token in
      let isNew = token.hasPrefix("d")
      #expect(driver.state.isCollapsed == !isNew)
      #expect(driver.viewControllers == (isNew ? ["a", "b"] : ["a"]))
    }
    driver.resize(to: 820)
    try expectTrace("XPD-17", driver)
  }

  @Test func XPD_18_fiftyTimes() throws {
    let driver = SplitDriver.F3()
    for page in ["a2", "a3"] { driver.push(page, on: .primary) }
    driver.push("s2", on: .supplementary)
    for page in ["b2", "b3", "b4"] { driver.push(page, on: .secondary) }
    let before = driver.state
    for _ in 0..<50 {
      driver.clear()
      driver.resize(to: 400)
      try expectTrace("COL-02", driver)
      #expect(driver.stack == "a › a2 › a3 › s › s2 › b › b2 › b3 › b4")
      driver.clear()
      driver.resize(to: 820)
      try expectTrace("XPD-01", driver)
      #expect(driver.state == before)
    }
  }

  @Test func XPD_21_showingAShownColumnAtTheEnd() throws {
    let driver = SplitDriver.F2c()
    driver.onToken = { driver, token in
      if token == "didExpand" { driver.show(.primary) }
    }
    driver.resize(to: 820)
    try expectTrace("XPD-21", driver)
  }

  @Test func XPD_19_nothingIsLaidOverByAnExpansion() throws {
    let driver = SplitDriver.F2c()
    driver.request(.oneOverSecondary)
    driver.resize(to: 820)
    try expectTrace("XPD-19", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }
}
