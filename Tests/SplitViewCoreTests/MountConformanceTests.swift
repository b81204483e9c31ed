// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct MountConformanceTests {
  @Test func MNT_01_twoColumnsAt820() throws {
    let driver = SplitDriver.unmountedF2()
    driver.resize(to: 820)
    try expectTrace("MNT-01", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    #expect(driver.state.visibleColumns == [.primary, .secondary])
  }

  @Test func MNT_03_threeColumnsAt1100() throws {
    let driver = SplitDriver.unmountedF3()
    driver.resize(to: 1100)
    try expectTrace("MNT-03", driver)
    #expect(driver.state.displayMode == .twoBesideSecondary)
    #expect(driver.state.visibleColumns == [.primary, .supplementary, .secondary])
  }

  @Test func MNT_04_secondaryOnlyAskedFor() throws {
    let driver = SplitDriver.unmountedF2()
    driver.request(.secondaryOnly)
    driver.resize(to: 820)
    try expectTrace("MNT-04", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
    #expect(driver.state.visibleColumns == [.secondary])
  }

  @Test func MNT_06_twoAskedForWhereOneFits() throws {
    let driver = SplitDriver.unmountedF3()
    driver.request(.twoBesideSecondary)
    driver.resize(to: 820)
    try expectTrace("MNT-06", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func MNT_13_modeChangesBetweenWillAndDid() throws {
    let driver = SplitDriver.unmountedF2()
    driver.onToken = { driver, token in
      let isNew = token.hasPrefix("dS")
      #expect(driver.state.displayMode == (isNew ? .oneBesideSecondary : .secondaryOnly))
    }
    driver.resize(to: 820)
    try expectTrace("MNT-13", driver)
  }

  @Test(arguments: [600.0, 604, 607, 608]) func mountsExpandedFromTheBreakpointOn(width: Double) {
    let driver = SplitDriver.unmountedF2()
    driver.resize(to: width)
    #expect(!driver.state.isCollapsed)
  }

  @Test func mountsNothingAtAllSilently() {
    let driver = SplitDriver(.tripleColumn)
    driver.resize(to: 1100)
    #expect(driver.log.isEmpty)
    #expect(driver.state.displayMode == .secondaryOnly)
    #expect(driver.viewControllers.isEmpty)
  }
}
