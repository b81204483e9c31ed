// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// MOD, WID: modes that lie over the secondary column or displace it, without a window.
@Suite struct OverlayConformanceTests {
  @Test func MOD_04_hidesWhatLiesOver() throws {
    let driver = SplitDriver.F2().inMode(.oneOverSecondary)
    driver.ask(.secondaryOnly)
    try expectTrace("MOD-04", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func MOD_05_twoOver() throws {
    let driver = SplitDriver.F3()
    driver.ask(.twoOverSecondary)
    try expectTrace("MOD-05", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
    #expect(driver.configuration.behavior(of: driver.state) == .overlay)
  }

  @Test func MOD_06_whatDoesNotFitStaysOver() throws {
    let driver = SplitDriver.F3().inMode(.twoOverSecondary)
    driver.ask(.twoBesideSecondary)
    driver.ask(.twoDisplaceSecondary)
    try expectTrace("MOD-06", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
  }

  @Test func MOD_07_twoOverTheSecondaryAlone() throws {
    let driver = SplitDriver.F3().inMode(.secondaryOnly)
    driver.ask(.twoOverSecondary)
    try expectTrace("MOD-07", driver)
  }

  @Test func MOD_08_backBesideTheContent() throws {
    let driver = SplitDriver.F3().inMode(.twoOverSecondary)
    driver.ask(.oneBesideSecondary)
    try expectTrace("MOD-08", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func MOD_09_askedForWithoutRoom() throws {
    let driver = SplitDriver.F3()
    driver.ask(.twoBesideSecondary)
    try expectTrace("MOD-09", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
  }

  @Test func MOD_14_whatWasLaidOverStaysThere() throws {
    let driver = SplitDriver.F3().inMode(.twoOverSecondary)
    driver.resize(to: 1100)
    try expectTrace("MOD-14", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
  }

  @Test func MOD_18_aSetBehaviorWins() throws {
    let driver = SplitDriver.mounted(.tripleColumn, .overlay)
    #expect(driver.state.displayMode == .secondaryOnly)
    driver.ask(.twoBesideSecondary)
    try expectTrace("MOD-18", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
  }

  @Test func MOD_22_displaceHasNoOver() throws {
    let driver = SplitDriver.mounted(.tripleColumn, .displace)
    driver.ask(.oneOverSecondary)
    try expectTrace("MOD-22", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func MOD_23_twoColumnsClampTwo() throws {
    let driver = SplitDriver.F2()
    for mode in [SplitViewDisplayMode.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary]
    {
      driver.ask(mode)
    }
    try expectTrace("MOD-23", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func MOD_25_whatAModeImplies() {
    func implied(_ mode: SplitViewDisplayMode) -> SplitViewBehavior? {
      SplitConfiguration.behavior(inferredFrom: mode)
    }
    #expect(
      SplitViewDisplayMode.allCases.map(implied) == [
        nil, nil, .tile, .overlay, .tile, .overlay, .displace,
      ])
  }

  @Test func MOD_33_MOD_34_MOD_35_squeezedOutAndAskedFor() throws {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.minimum = 470
    driver.resize(to: 700)
    driver.clear()
    driver.show(.primary)
    try expectTrace("MOD-33", driver)
    #expect(driver.state.displayMode == .oneOverSecondary)
    driver.clear()
    driver.resize(to: 1100)
    try expectTrace("MOD-34", driver)
    #expect(driver.state.displayMode == .oneOverSecondary)
    driver.uncover()
    driver.show(.primary)
    try expectTrace("MOD-35", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func MOD_36_MOD_37_MOD_38_aClickOnWhatIsCovered() throws {
    let one = SplitDriver.F2().inMode(.oneOverSecondary)
    one.uncover()
    try expectTrace("MOD-36", one)
    let two = SplitDriver.F3().inMode(.twoOverSecondary)
    two.uncover()
    try expectTrace("MOD-37", two)
    let displaced = SplitDriver.mounted(.tripleColumn, .displace).after { $0.show(.primary) }
    displaced.uncover()
    try expectTrace("MOD-38", displaced)
    #expect(displaced.state.displayMode == .oneBesideSecondary)
  }

  @Test func MNT_05_MNT_07_MNT_08_nothingCoversContentAtFirst() throws {
    let requests: [(String, SplitDriver, SplitViewDisplayMode, SplitViewDisplayMode)] = [
      ("MNT-05", .unmountedF2(), .oneOverSecondary, .secondaryOnly),
      ("MNT-07", .unmountedF3(), .twoDisplaceSecondary, .oneBesideSecondary),
      ("MNT-08", .unmountedF3(), .twoOverSecondary, .secondaryOnly),
    ]
    for (row, driver, request, mode) in requests {
      driver.request(request)
      driver.resize(to: 820)
      try expectTrace(row, driver)
      #expect(driver.state.displayMode == mode)
    }
  }

  @Test func WID_23_bothLieOverTheSecondary() throws {
    let driver = SplitDriver.F3()
    driver.ask(.twoOverSecondary)
    try expectTrace("WID-23", driver)
    let columns = driver.plan.columns
    #expect(columns.primary.width == 280)
    #expect(columns.supplementary.width == 320)
    #expect(columns.secondary.width == 820)
    #expect(driver.plan.over == [.primary, .supplementary])
    #expect(driver.plan.covered == .secondary)
  }
}
