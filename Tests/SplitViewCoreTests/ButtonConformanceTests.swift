// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// BTN: what the buttons lead to, and where there are none.
@Suite struct ButtonConformanceTests {
  @Test func BTN_01_twoColumnsTiled() throws {
    let driver = SplitDriver.F2()
    driver.pressButton()
    try expectTrace("BTN-01", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
    #expect(driver.configuration.preferredDisplayMode == .secondaryOnly)
  }

  @Test func BTN_03_threeColumnsTiled() throws {
    let driver = SplitDriver.F3w().inMode(.oneBesideSecondary)
    driver.pressButton()
    try expectTrace("BTN-03", driver)
    #expect(driver.state.displayMode == .twoBesideSecondary)
  }

  @Test func BTN_05_noneWhereTheSecondaryAloneWasAskedFor() {
    #expect(SplitDriver.F3().inMode(.secondaryOnly).button == nil)
  }

  @Test func aLackOfRoomLeavesAWayBack() {
    let driver = SplitDriver.unmountedF3()
    driver.configuration.widths.supplementary.minimum = 450
    driver.resize(to: 700)
    #expect(driver.state.displayMode == .secondaryOnly)
    driver.pressButton()
    #expect(driver.state.displayMode == .oneOverSecondary)
  }

  @Test func BTN_06_twoColumnsOverlaid() throws {
    let driver = SplitDriver.mounted(.doubleColumn, .overlay)
    driver.pressButton()
    try expectTrace("BTN-06", driver)
    #expect(driver.state.displayMode == .oneOverSecondary)
    #expect(driver.button == nil)
  }

  @Test func BTN_07_BTN_08_threeColumnsOverlaid() throws {
    let driver = SplitDriver.mounted(.tripleColumn, .overlay)
    driver.pressButton()
    driver.pressButton()
    try expectTrace("BTN-07", driver)
    #expect(driver.state.displayMode == .twoOverSecondary)
    #expect(driver.button == nil)
  }

  @Test func BTN_09_threeColumnsDisplaced() throws {
    let driver = SplitDriver.mounted(.tripleColumn, .displace)
    driver.pressButton()
    try expectTrace("BTN-09", driver)
    #expect(driver.state.displayMode == .twoDisplaceSecondary)
    #expect(driver.button == nil)
  }

  @Test func BTN_11_neverAndAlways() {
    for mode in SplitViewDisplayMode.allCases {
      let driver = SplitDriver.F2()
      driver.configuration.displayModeButtonVisibility = .never
      driver.ask(mode)
      #expect(driver.button == nil)
      #expect(driver.configuration.buttonLimit == 0)
    }
    let driver = SplitDriver.F2()
    driver.configuration.presentsWithGesture = false
    #expect(driver.button == nil)
    driver.configuration.displayModeButtonVisibility = .always
    #expect(driver.button?.symbol == .sidebar)
    #expect(driver.button?.hides == true)
    #expect(driver.configuration.buttonLimit == 1)
  }

  @Test func BTN_14_BTN_15_BTN_17_theSecondButton() throws {
    let driver = SplitDriver.F3()
    #expect(!driver.configuration.hasSecondaryOnlyButton(for: driver.state))
    driver.configuration.showsSecondaryOnlyButton = true
    #expect(driver.configuration.hasSecondaryOnlyButton(for: driver.state))
    #expect(driver.configuration.buttonLimit == 2)
    driver.pressSecondaryOnlyButton()
    try expectTrace("BTN-14", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
    driver.clear()
    driver.pressSecondaryOnlyButton()
    try expectTrace("BTN-15", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func BTN_16_twoColumnsHaveOne() {
    let driver = SplitDriver.F2()
    driver.configuration.showsSecondaryOnlyButton = true
    #expect(!driver.configuration.hasSecondaryOnlyButton(for: driver.state))
    #expect(driver.configuration.buttonLimit == 1)
  }

  @Test func BTN_18_theIcon() {
    #expect(SplitDriver.F2().button?.symbol == .sidebar)
    #expect(SplitDriver.mounted(.doubleColumn, .overlay).button?.symbol == .chevron)
    #expect(SplitDriver.mounted(.doubleColumn, .tile).button?.symbol == .sidebar)
  }
}
