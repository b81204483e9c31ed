// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct ClassicConformanceTests {
  @Test func MNT_11_sideBySide() throws {
    let driver = SplitDriver.unmountedFK()
    driver.resize(to: 820)
    try expectTrace("MNT-11", driver)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    #expect(driver.viewControllers == ["a", "nav[b]"])
  }

  @Test func CLS_01_secondaryIsPushed() throws {
    let driver = SplitDriver.FK()
    driver.resize(to: 400)
    try expectTrace("CLS-01", driver)
    #expect(driver.stack == "a › nav[b]")
    #expect(driver.state.topColumn == .secondary)
    #expect(driver.plan.columns.secondary.isVisible)
    #expect(!driver.plan.columns.primary.isVisible)
  }

  @Test func CLS_02_secondaryIsDropped() throws {
    let driver = SplitDriver.FK()
    driver.joins = { SplitDriver.drops($0) }
    driver.resize(to: 400)
    try expectTrace("CLS-02", driver)
    #expect(driver.stack == "a")
    #expect(driver.pages(of: .secondary) == [])
    #expect(driver.state.topColumn == .primary)
  }

  @Test func CLS_04_mountedNarrow() throws {
    let driver = SplitDriver.unmountedFK()
    driver.joins = { SplitDriver.drops($0) }
    driver.resize(to: 400)
    try expectTrace("CLS-04", driver)
    #expect(driver.stack == "a")
  }

  @Test func CLS_05_detailOverTheSecondary() throws {
    let driver = SplitDriver.FK().collapsed(handled: false)
    driver.showDetail("d")
    try expectTrace("CLS-05", driver)
    #expect(driver.stack == "a › nav[b] › d")
    #expect(driver.state.topColumn == nil)
    #expect(driver.state.visibleColumns == [])
    #expect(driver.plan.columns.primary.isVisible)
  }

  @Test func CLS_06_detailOverThePrimary() throws {
    let driver = SplitDriver.FK().collapsed(handled: true)
    driver.showDetail("d")
    try expectTrace("CLS-06", driver)
    #expect(driver.stack == "a › d")
    #expect(driver.state.topColumn == nil)
  }

  @Test func CLS_07_onlyTheTopSeparates() throws {
    let driver = SplitDriver.FK().collapsed(handled: false)
    driver.showDetail("d")
    driver.clear()
    driver.resize(to: 820)
    try expectTrace("CLS-07", driver)
    #expect(driver.pages(of: .primary) == ["a", "nav[b]"])
    #expect(driver.pages(of: .secondary) == ["d"])
  }

  @Test func CLS_08_anOwnSecondary() throws {
    let driver = SplitDriver.FK().collapsed(handled: true)
    driver.showDetail("d")
    driver.clear()
    driver.separates(giving: "n")
    driver.resize(to: 820)
    try expectTrace("CLS-08", driver)
    #expect(driver.pages(of: .primary) == ["a", "d"])
    #expect(driver.pages(of: .secondary) == ["n"])
  }

  @Test func CLS_10_theNestedStackReturnsWhole() throws {
    let driver = SplitDriver.FK().collapsed(handled: false)
    driver.resize(to: 820)
    try expectTrace("CLS-10", driver)
    #expect(driver.viewControllers == ["a", "nav[b]"])
  }

  @Test func CLS_11_nothingToSeparate() throws {
    let driver = SplitDriver.FK().collapsed(handled: true)
    driver.resize(to: 820)
    try expectTrace("CLS-11", driver)
    #expect(driver.viewControllers == ["a"])
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func CLS_12_anotherPrimaryForCollapsing() throws {
    let driver = SplitDriver.FK()
    driver.joins = { driver in
      driver.tell("pC")
      driver.tell("cs→true")
      return ClassicArrangement(primary: [driver.page("p2")], secondary: [])
    }
    driver.resize(to: 400)
    try expectTrace("CLS-12", driver)
    #expect(driver.viewControllers == ["p2"])
  }

  @Test func CLS_13_anotherPrimaryForExpanding() throws {
    let driver = SplitDriver.FK().collapsed(handled: false)
    driver.separates(primary: ["p3"], giving: "n")
    driver.resize(to: 820)
    try expectTrace("CLS-13", driver)
    #expect(driver.viewControllers == ["p3", "n"])
  }

  @Test(arguments: ["CLS-14", "CLS-15"]) func CLS_14_CLS_15_primaryDoesNotPush(row: String) throws {
    let driver = SplitDriver.FK()
    driver.joins = { driver in
      driver.tell("pC")
      driver.tell("cs→false")
      return ClassicArrangement(primary: driver.state.pages.primary, secondary: [])
    }
    driver.resize(to: 400)
    try expectTrace(row, driver)
    #expect(driver.stack == "a")
  }

  @Test func CLS_16_detailBesideThePrimary() throws {
    let driver = SplitDriver.FK()
    driver.showDetail("e")
    try expectTrace("CLS-16", driver)
    #expect(driver.viewControllers == ["a", "e"])
  }

  @Test func MOD_46_modesAreTakenAsGiven() throws {
    let driver = SplitDriver.FK()
    driver.request(.oneOverSecondary)
    driver.layout()
    try expectTrace("MOD-46.1", driver)
    driver.clear()
    driver.request(.twoBesideSecondary)
    driver.layout()
    try expectTrace("MOD-46.2", driver)
  }

  @Test func SHW_25_columnsAreNotShownByName() throws {
    let driver = SplitDriver.FK().inMode(.secondaryOnly)
    driver.show(.primary)
    try expectTrace("SHW-25", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test(arguments: [SplitViewDisplayMode.secondaryOnly, .automatic])
  func BTN_20_BTN_21_button(answer: SplitViewDisplayMode) throws {
    let driver = SplitDriver.FK()
    driver.pressClassicButton(answer)
    try expectTrace(answer == .automatic ? "BTN-21" : "BTN-20", driver)
    #expect(driver.state.displayMode == .secondaryOnly)
    #expect(driver.configuration.preferredDisplayMode == .secondaryOnly)
  }
}
