// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct ModeConformanceTests {
  @Test func MOD_01_hidesTheSideColumn() throws {
    let driver = SplitDriver.F2()
    driver.request(.secondaryOnly)
    driver.layout()
    try expectTrace("MOD-01", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func MOD_02_showsTheSideColumn() throws {
    let driver = SplitDriver.F2().inMode(.secondaryOnly)
    driver.request(.oneBesideSecondary)
    driver.layout()
    try expectTrace("MOD-02", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func MOD_10_displaceWithoutItsBehaviorTiles() throws {
    let driver = SplitDriver.F3w().inMode(.oneBesideSecondary)
    driver.request(.twoDisplaceSecondary)
    driver.layout()
    try expectTrace("MOD-10", driver)
    #expect(driver.state.displayMode == .twoBesideSecondary)
  }

  @Test func MOD_13_dropsTheOuterColumnWhenNarrowed() throws {
    let driver = SplitDriver.F3w()
    driver.resize(to: 900)
    try expectTrace("MOD-13", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func MOD_16_theBoundaryOfTwoColumns() {
    #expect(SplitDriver.unmountedF3().mounted(at: 954).state.displayMode == .oneBesideSecondary)
    #expect(SplitDriver.unmountedF3().mounted(at: 954.5).state.displayMode == .twoBesideSecondary)
    #expect(SplitDriver.unmountedF3().mounted(at: 955).state.displayMode == .twoBesideSecondary)
  }

  @Test func MOD_17_theSameRequestTwice() throws {
    let driver = SplitDriver.F2().inMode(.oneBesideSecondary)
    driver.request(.oneBesideSecondary)
    driver.layout()
    try expectTrace("MOD-17", driver)
  }

  @Test func MOD_26_theModeIsNeverAutomatic() {
    for style in SplitViewStyle.allCases {
      for request in SplitViewDisplayMode.allCases {
        for width in [100.0, 590, 604, 700, 960, 1400] {
          let driver = SplitDriver(style, primary: "a", supplementary: "s", secondary: "b")
          #expect(driver.state.displayMode != .automatic)
          driver.request(request)
          for next in [width, 800, width] {
            driver.resize(to: next)
            #expect(driver.state.displayMode != .automatic)
          }
        }
      }
    }
  }

  @Test func MOD_29_MOD_30_storedWhileCollapsed() throws {
    let driver = SplitDriver.F2c()
    driver.request(.secondaryOnly)
    driver.layout()
    try expectTrace("MOD-29", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    #expect(driver.stack == "a › b")
    driver.resize(to: 820)
    try expectTrace("MOD-30", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func MOD_31_theSideColumnStepsAside() throws {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.minimum = 470
    driver.layout()
    #expect(driver.log.isEmpty)
    driver.resize(to: 800)
    #expect(driver.log.isEmpty)
    driver.resize(to: 700)
    try expectTrace("MOD-31", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func MOD_41_requestsCoalesce() throws {
    let driver = SplitDriver.F2()
    driver.request(.secondaryOnly)
    driver.request(.oneBesideSecondary)
    driver.layout()
    try expectTrace("MOD-41", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func MOD_42_trailingPrimaryEdge() throws {
    let driver = SplitDriver.F3w()
    driver.configuration.primaryEdge = .trailing
    driver.layout()
    try expectTrace("MOD-42", driver)
    let columns = driver.plan.columns
    #expect(columns.primary.x == 1100 - 280)
    #expect(columns.supplementary.x == 1100 - 280 - 10 - 320)
    #expect(columns.secondary.x == 0)
  }

  @Test func MOD_43_rightToLeft() throws {
    let driver = SplitDriver.unmountedF2()
    driver.environment.isRightToLeft = true
    driver.resize(to: 820)
    try expectTrace("MOD-43", driver)
    #expect(driver.plan.columns.primary.x == 500)
    #expect(driver.plan.columns.secondary.x == 0)
    driver.configuration.primaryEdge = .trailing
    #expect(driver.plan.columns.primary.x == 0)
    #expect(driver.plan.columns.secondary.x == 330)
  }

  @Test func MOD_44_theOuterColumnComesBack() throws {
    let driver = SplitDriver.F3w()
    driver.resize(to: 900)
    driver.clear()
    driver.resize(to: 1100)
    try expectTrace("MOD-44", driver)
  }
}
