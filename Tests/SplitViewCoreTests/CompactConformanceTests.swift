// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct CompactConformanceTests {
  @Test func CMP_01_CMP_04_fromOneBesideAndBack() throws {
    let driver = SplitDriver.F3().withCompact()
    #expect(driver.viewControllers == ["a", "s", "b"])
    driver.resize(to: 400)
    try expectTrace("CMP-01", driver)
    #expect(driver.viewControllers == ["c"])
    #expect(driver.pages(of: .secondary) == ["b"])
    driver.clear()
    driver.resize(to: 820)
    try expectTrace("CMP-04", driver)
    #expect(driver.viewControllers == ["a", "s", "b"])
    #expect(driver.pages(of: .compact) == ["c"])
  }

  @Test func CMP_02_CMP_05_fromTheSecondaryAlone() throws {
    let driver = SplitDriver.F3().withCompact().inMode(.secondaryOnly)
    driver.resize(to: 400)
    try expectTrace("CMP-02", driver)
    driver.clear()
    driver.configuration.preferredDisplayMode = .automatic
    driver.configuration.collapsePolicy = .never
    driver.resize(to: 393)
    try expectTrace("CMP-05", driver)
  }

  @Test func CMP_03_firstLayout() throws {
    let driver = SplitDriver.unmountedF3().withCompact()
    driver.resize(to: 400)
    try expectTrace("CMP-03", driver)
    #expect(driver.stack == "c")
  }

  @Test func CMP_07_theDelegatePrefersAColumn() throws {
    let driver = SplitDriver.F2().withCompact()
    driver.topColumn = { _, _ in .primary }
    driver.resize(to: 400)
    try expectTrace("CMP-07", driver)
    #expect(driver.stack == "a")
  }

  @Test func CMP_08_itsPagesAreItsOwn() throws {
    let driver = SplitDriver.F2().withCompact()
    driver.resize(to: 400)
    driver.push("c2", on: .compact)
    #expect(driver.stack == "c › c2")
    driver.clear()
    driver.resize(to: 820)
    #expect(driver.viewControllers == ["a", "b"])
    driver.resize(to: 400)
    try expectTrace("CMP-08", driver)
    #expect(driver.stack == "c › c2")
  }

  @Test func CMP_09_whatIsShowing() {
    let driver = SplitDriver.F2().withCompact()
    driver.resize(to: 400)
    #expect(driver.state.visibleColumns == [.compact])
  }

  @Test func CMP_10_CMP_11_CMP_13_columnsWaitMeanwhile() throws {
    let driver = SplitDriver.F2().withCompact()
    driver.resize(to: 400)
    driver.clear()
    driver.show(.secondary)
    driver.hide(.secondary)
    try expectTrace("CMP-10", driver)
    driver.set(["c2"], .compact)
    try expectTrace("CMP-11", driver)
    #expect(driver.stack == "c2")
    driver.set(["f"], .secondary)
    try expectTrace("CMP-13", driver)
    #expect(driver.stack == "c2")
    driver.resize(to: 820)
    #expect(driver.viewControllers == ["a", "f"])
  }

  @Test func emptiedWhileItIsUp() {
    let driver = SplitDriver.F2().withCompact()
    driver.resize(to: 400)
    driver.clear()
    driver.set([], .compact)
    #expect(driver.log == ["top?(D→D)", "wH(C)", "wS(D)", "dH(C)", "dS(D)"])
    #expect(driver.stack == "a › b")
  }

  @Test func emptiedAndWidenedInOneTurn() {
    let driver = SplitDriver.F2().withCompact()
    driver.resize(to: 400)
    driver.clear()
    driver.set([], .compact)
    driver.resize(to: 820)
    #expect(
      driver.log == [
        "top?(D→D)", "wH(C)", "wS(D)", "dH(C)", "dS(D)",
        "exp?(1b→1b)", "wS(P)", "dS(P)", "didExpand",
      ])
  }

  @Test func theOnlyContentThereIs() {
    let driver = SplitDriver(.doubleColumn).withCompact()
    driver.resize(to: 400)
    driver.clear()
    driver.set([], .compact)
    driver.layout()
    #expect(driver.log == ["wH(C)", "dH(C)"])
    #expect(driver.state.topColumn == nil)
    driver.clear()
    driver.set(["c"], .compact)
    #expect(driver.log == ["wS(C)", "dS(C)"])
  }
}
