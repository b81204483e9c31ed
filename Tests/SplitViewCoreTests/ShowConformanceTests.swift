// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct ShowConformanceTests {
  @Test func SHW_02_hidesThePrimary() throws {
    let driver = SplitDriver.F2()
    driver.hide(.primary)
    try expectTrace("SHW-02", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
    #expect(driver.configuration.preferredDisplayMode == .secondaryOnly)
    driver.layout()
    try expectTrace("SHW-02", driver)
  }

  @Test func SHW_03_whatIsShownStays() throws {
    let driver = SplitDriver.F2()
    driver.show(.primary)
    try expectTrace("SHW-03", driver)
  }

  @Test func SHW_05_theSecondaryIsNeverHidden() throws {
    for driver in [SplitDriver.F2(), .F3()] {
      driver.hide(.secondary)
      try expectTrace("SHW-05", driver)
    }
  }

  @Test func SHW_07_anIgnoredCallStoresNothing() throws {
    let driver = SplitDriver.F2()
    driver.show(.secondary)
    try expectTrace("SHW-07", driver)
    #expect(driver.configuration.preferredDisplayMode == .automatic)
  }

  @Test func SHW_11_hidesTheSupplementary() throws {
    let driver = SplitDriver.F3()
    driver.hide(.supplementary)
    try expectTrace("SHW-11", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func SHW_13_showsThePrimaryWhereItFits() throws {
    let driver = SplitDriver.F3w().inMode(.oneBesideSecondary)
    driver.show(.primary)
    try expectTrace("SHW-13", driver)
    #expect(driver.configuration.preferredDisplayMode == .twoBesideSecondary)
  }

  @Test func SHW_15_thePrimaryNeverStandsAlone() throws {
    let driver = SplitDriver.F3w()
    driver.hide(.supplementary)
    try expectTrace("SHW-15", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func SHW_23_theCompactColumnIsNotAccepted() throws {
    let driver = SplitDriver.F2().withCompact()
    driver.show(.compact)
    driver.hide(.compact)
    try expectTrace("SHW-23", driver)
  }

  @Test func SHW_24_aColumnTheStyleLacks() throws {
    let driver = SplitDriver.F2()
    driver.show(.supplementary)
    try expectTrace("SHW-24", driver)
  }

  @Test func SHW_31_reportsColumnsIfAskedTo() throws {
    let driver = SplitDriver.F2()
    driver.configuration.reportsProgrammaticColumnChanges = true
    driver.hide(.primary)
    try expectTrace("SHW-31", driver)
  }

  @Test func emptyColumnsAreNotShown() {
    let driver = SplitDriver(.doubleColumn, secondary: "b").mounted(at: 820)
    driver.hide(.primary)
    driver.request(.secondaryOnly)
    driver.layout()
    driver.show(.primary)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func beforeMountingOnlyTheModeIsStored() {
    let expected: [(SplitViewStyle, SplitViewColumn, SplitViewDisplayMode, SplitViewDisplayMode)] =
      [
        (.doubleColumn, .primary, .oneBesideSecondary, .secondaryOnly),
        (.tripleColumn, .primary, .twoBesideSecondary, .oneBesideSecondary),
        (.tripleColumn, .supplementary, .oneBesideSecondary, .secondaryOnly),
      ]
    for (style, column, shown, hidden) in expected {
      let driver = SplitDriver(style, primary: "a", secondary: "b")
      driver.show(column)
      #expect(driver.configuration.preferredDisplayMode == shown)
      driver.hide(column)
      #expect(driver.configuration.preferredDisplayMode == hidden)
      #expect(driver.log.isEmpty)
    }
  }

  @Test func SHW_08_SHW_09_overForWantOfRoom() throws {
    let driver = SplitDriver.F3()
    driver.show(.primary)
    try expectTrace("SHW-08", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
    #expect(driver.configuration.preferredDisplayMode == .twoBesideSecondary)
    driver.clear()
    driver.hide(.primary)
    try expectTrace("SHW-09", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func SHW_12_bothGo() throws {
    let driver = SplitDriver.F3().inMode(.twoOverSecondary)
    driver.hide(.supplementary)
    try expectTrace("SHW-12", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func SHW_16_bothCome() throws {
    let driver = SplitDriver.F3().inMode(.secondaryOnly)
    driver.show(.primary)
    try expectTrace("SHW-16", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
    let wide = SplitDriver.F3w().inMode(.secondaryOnly)
    wide.show(.primary)
    #expect(wide.state.displayMode == .twoBesideSecondary)
  }

  @Test func SHW_18_SHW_19_displaced() throws {
    let shown = SplitDriver.mounted(.tripleColumn, .displace).after { $0.show(.primary) }
    #expect(shown.state.displayMode == .twoDisplaceSecondary)
    shown.show(.secondary)
    try expectTrace("SHW-18", shown)
    #expect(shown.state.displayMode == .oneBesideSecondary)
    let hidden = SplitDriver.mounted(.tripleColumn, .displace).after { $0.show(.primary) }
    hidden.hide(.primary)
    try expectTrace("SHW-19", hidden)
    #expect(hidden.state.displayMode == .oneBesideSecondary)
  }

  @Test func SHW_21_SHW_22_overlaid() throws {
    let driver = SplitDriver.mounted(.tripleColumn, .overlay).after { $0.show(.primary) }
    driver.show(.secondary)
    try expectTrace("SHW-22", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
    driver.hide(.primary)
    try expectTrace("SHW-21", driver)
    #expect(driver.state.displayMode == .oneOverSecondary)
    driver.configuration.uncoversSecondaryOnShow = true
    driver.show(.secondary)
    #expect(driver.state.displayMode == .secondaryOnly)
  }
}
