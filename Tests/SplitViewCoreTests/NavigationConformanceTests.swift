// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct NavigationConformanceTests {
  @Test func NAV_01_showPrimaryPops() throws {
    let driver = SplitDriver.F2c()
    driver.show(.primary)
    try expectTrace("NAV-01", driver)
    #expect(driver.stack == "a")
    #expect(driver.pages(of: .secondary) == ["b"])
  }

  @Test func NAV_02_showSecondaryPushes() throws {
    let driver = SplitDriver.F2p()
    driver.show(.secondary)
    try expectTrace("NAV-02", driver)
    #expect(driver.stack == "a › b")
  }

  @Test func NAV_03_aPushPassesTheSupplementary() throws {
    let driver = SplitDriver.F3p()
    driver.show(.secondary)
    try expectTrace("NAV-03", driver)
    #expect(driver.stack == "a › s › b")
  }

  @Test func NAV_04_showSupplementaryPops() throws {
    let driver = SplitDriver.F3c()
    driver.show(.supplementary)
    try expectTrace("NAV-04", driver)
    #expect(driver.stack == "a › s")
  }

  @Test func NAV_05_aPopOverTwoBordersTouchesNothingBetween() throws {
    let driver = SplitDriver.F3c()
    driver.show(.primary)
    try expectTrace("NAV-05", driver)
    #expect(driver.stack == "a")
  }

  @Test func NAV_07_whatIsOnTopStays() throws {
    let driver = SplitDriver.F2c()
    driver.show(.secondary)
    try expectTrace("NAV-07", driver)
    #expect(driver.stack == "a › b")
  }

  @Test func NAV_08_hideSecondaryPops() throws {
    let driver = SplitDriver.F2c()
    driver.hide(.secondary)
    try expectTrace("NAV-08", driver)
    #expect(driver.stack == "a")
  }

  @Test func NAV_09_theRootCannotBeHidden() throws {
    for driver in [SplitDriver.F2p(), .F3p()] {
      driver.hide(.primary)
      try expectTrace("NAV-09", driver)
      #expect(driver.stack == "a")
    }
  }

  @Test func NAV_10_hideSupplementaryPops() throws {
    let driver = SplitDriver.F3s()
    driver.hide(.supplementary)
    try expectTrace("NAV-10", driver)
    #expect(driver.stack == "a")
  }

  @Test func NAV_12_hideSecondaryUncoversTheSupplementary() throws {
    let driver = SplitDriver.F3c()
    driver.hide(.secondary)
    try expectTrace("NAV-12", driver)
    #expect(driver.stack == "a › s")
  }

  @Test func NAV_16_contentOffTheStackWaits() throws {
    let driver = SplitDriver.F2p()
    driver.set(["f"], .secondary)
    try expectTrace("NAV-16", driver)
    #expect(driver.stack == "a")
    #expect(driver.pages(of: .secondary) == ["f"])
  }

  @Test func NAV_17_emptyingTheTopColumnPops() throws {
    let driver = SplitDriver.F2c()
    driver.set([], .secondary)
    try expectTrace("NAV-17", driver)
    #expect(driver.stack == "a")
  }

  @Test func NAV_18_backOverTheBorder() throws {
    let driver = SplitDriver.F2c()
    driver.back()
    try expectTrace("NAV-18", driver)
    #expect(driver.stack == "a")
    #expect(driver.pages(of: .secondary) == ["b"])
    driver.clear()
    driver.back()
    #expect(driver.log.isEmpty)
  }

  @Test func NAV_19_NAV_20_pushAndBackInsideAColumn() throws {
    let driver = SplitDriver.F2c()
    driver.push("x", on: .secondary)
    try expectTrace("NAV-19", driver)
    #expect(driver.stack == "a › b › x")
    #expect(driver.pages(of: .secondary) == ["b", "x"])
    #expect(driver.state.topColumn == .secondary)
    driver.back()
    try expectTrace("NAV-20", driver)
    #expect(driver.stack == "a › b")
  }

  @Test func NAV_21_aLeftColumnKeepsItsPages() throws {
    let driver = SplitDriver.F2c()
    driver.push("x", on: .secondary)
    driver.show(.primary)
    try expectTrace("NAV-21", driver)
    #expect(driver.stack == "a")
    #expect(driver.pages(of: .secondary) == ["b", "x"])
  }

  @Test func NAV_23_toTheRootOfTheTopColumn() throws {
    let driver = SplitDriver.F2c()
    driver.push("x", on: .secondary)
    driver.set(["b"], .secondary)
    try expectTrace("NAV-23", driver)
    #expect(driver.stack == "a › b")
  }

  @Test func NAV_24_toTheRootOfALowerColumn() throws {
    let driver = SplitDriver.F2c()
    driver.set(["a"], .primary)
    driver.show(.primary)
    try expectTrace("NAV-24", driver)
    #expect(driver.stack == "a")
  }

  @Test func NAV_28_neverSeveralDetails() throws {
    let driver = SplitDriver.F2p()
    for page in ["new1", "new2", "new3"] {
      driver.set([page], .secondary)
      driver.show(.secondary)
    }
    try expectTrace("NAV-28", driver)
    #expect(driver.stack == "a › new3")
  }

  @Test func NAV_32_pushInThePrimary() throws {
    let driver = SplitDriver.F2p()
    driver.push("a2", on: .primary)
    try expectTrace("NAV-32", driver)
    #expect(driver.stack == "a › a2")
    #expect(driver.pages(of: .primary) == ["a", "a2"])
    #expect(driver.state.topColumn == .primary)
  }

  @Test func theOnlyPagesColumnEmptied() {
    let driver = SplitDriver.F2p()
    driver.set([], .primary)
    #expect(driver.log == ["wH(P)", "wS(D)", "dH(P)", "dS(D)"])
    #expect(driver.stack == "b")
  }

  @Test func aLowerColumnComesAndGoesSilently() {
    let driver = SplitDriver.F3c()
    driver.set([], .supplementary)
    #expect(driver.stack == "a › b")
    driver.set(["t", "u"], .supplementary)
    #expect(driver.stack == "a › t › u › b")
    driver.set([], .primary)
    #expect(driver.stack == "t › u › b")
    #expect(driver.log.isEmpty)
    driver.hide(.secondary)
    driver.hide(.supplementary)
    #expect(driver.stack == "t › u")
  }

  @Test func withoutAPrimaryPageTheNextColumnIsTheRoot() {
    let driver = SplitDriver(.tripleColumn, supplementary: "s", secondary: "b")
    driver.resize(to: 400)
    driver.clear()
    driver.show(.supplementary)
    #expect(driver.log == ["wH(D)", "wS(S)", "dH(D)", "dS(S)"])
    driver.clear()
    driver.hide(.supplementary)
    driver.show(.primary)
    #expect(driver.log.isEmpty)
  }
}
