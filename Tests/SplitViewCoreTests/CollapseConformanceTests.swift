// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct CollapseConformanceTests {
  @Test func COL_01_twoColumns() throws {
    let driver = SplitDriver.F2()
    driver.resize(to: 400)
    try expectTrace("COL-01", driver)
    #expect(driver.state.isCollapsed)
    #expect(driver.stack == "a › b")
    #expect(driver.state.topColumn == .secondary)
    #expect(driver.viewControllers == ["a"])
  }

  @Test func COL_02_threeColumns() throws {
    let driver = SplitDriver.F3()
    driver.resize(to: 400)
    try expectTrace("COL-02", driver)
    #expect(driver.stack == "a › s › b")
    #expect(driver.state.topColumn == .secondary)
  }

  @Test func COL_03_threeColumnsToThePrimary() throws {
    let driver = SplitDriver.F3()
    driver.topColumn = { _, _ in .primary }
    driver.resize(to: 400)
    try expectTrace("COL-03", driver)
    #expect(driver.stack == "a")
    #expect(driver.pages(of: .supplementary) == ["s"])
    #expect(driver.pages(of: .secondary) == ["b"])
  }

  @Test func COL_04_twoColumnsToThePrimary() throws {
    let driver = SplitDriver.F2()
    driver.topColumn = { _, _ in .primary }
    driver.resize(to: 400)
    try expectTrace("COL-04", driver)
    #expect(driver.stack == "a")
  }

  @Test func COL_05_threeColumnsToTheSupplementary() throws {
    let driver = SplitDriver.F3()
    driver.topColumn = { _, _ in .supplementary }
    driver.resize(to: 400)
    try expectTrace("COL-05", driver)
    #expect(driver.stack == "a › s")
  }

  @Test func COL_06_fromTheSecondaryAlone() throws {
    let driver = SplitDriver.F3().inMode(.secondaryOnly)
    driver.resize(to: 400)
    try expectTrace("COL-06", driver)
    #expect(driver.stack == "a › s › b")
  }

  @Test func COL_08_fromAllThreeColumns() throws {
    let driver = SplitDriver.F3w()
    driver.resize(to: 400)
    try expectTrace("COL-08", driver)
    #expect(driver.stack == "a › s › b")
  }

  @Test func COL_11_collapsedBetweenWillAndDid() throws {
    let driver = SplitDriver.F2()
    driver.onToken = { driver, token in
      let isNew = token.hasPrefix("d")
      #expect(driver.state.isCollapsed == isNew)
      #expect(driver.viewControllers == (isNew ? ["a"] : ["a", "b"]))
    }
    driver.resize(to: 400)
    try expectTrace("COL-11", driver)
  }

  @Test func COL_15_withoutASupplementaryPage() throws {
    let driver = SplitDriver(.tripleColumn, primary: "a", secondary: "b").mounted(at: 820)
    driver.resize(to: 400)
    try expectTrace("COL-15", driver)
    #expect(driver.stack == "a › b")
  }

  @Test func COL_16_withoutAPrimaryPage() throws {
    let driver = SplitDriver(.tripleColumn, supplementary: "s", secondary: "b").mounted(at: 820)
    driver.resize(to: 400)
    try expectTrace("COL-16", driver)
    #expect(driver.stack == "s › b")
    #expect(driver.viewControllers == ["s"])
  }

  @Test(arguments: [
    ("COL-17", SplitViewColumn.supplementary), ("COL-18", .compact), ("COL-19", .inspector),
  ])
  func COL_17_COL_18_COL_19_answersThatCannotBe(row: String, answer: SplitViewColumn) throws {
    let driver = SplitDriver.F2()
    driver.topColumn = { _, _ in answer }
    driver.resize(to: 400)
    try expectTrace(row, driver)
    #expect(driver.stack == "a › b")
    #expect(driver.complaints.count == 1)
    #expect(driver.complaints.first?.contains("\(answer)") == true)
    #expect(driver.complaints.first?.contains("secondary") == true)
  }

  @Test func COL_20_contentSetInTheQuestionStays() throws {
    let driver = SplitDriver.F2()
    driver.topColumn = { driver, proposed in
      driver.set(["f"], .secondary)
      return proposed
    }
    driver.resize(to: 400)
    try expectTrace("COL-20", driver)
    #expect(driver.stack == "a › f")
  }

  @Test func COL_26_firstLayoutCollapsed() throws {
    let driver = SplitDriver.unmountedF2()
    driver.resize(to: 400)
    try expectTrace("COL-26", driver)
    #expect(driver.stack == "a › b")
  }

  @Test func COL_29_preferredCompactColumn() throws {
    let driver = SplitDriver.unmountedF2()
    driver.configuration.preferredCompactColumn = .primary
    driver.resize(to: 400)
    try expectTrace("COL-29", driver)
    #expect(driver.stack == "a")
  }

  @Test func withoutAnyPageNoTopColumnIsAskedFor() {
    let driver = SplitDriver(.doubleColumn)
    driver.resize(to: 400)
    #expect(driver.log == ["mode(1b)", "didCollapse"])
    #expect(driver.stack == "")
    driver.clear()
    driver.set(["b"], .secondary)
    #expect(driver.log == ["wS(D)", "dS(D)"])
    driver.clear()
    driver.set([], .secondary)
    #expect(driver.log == ["wH(D)", "dH(D)"])
    driver.clear()
    driver.resize(to: 820)
    #expect(driver.log == ["mode(so)", "exp?(so→so)", "didExpand"])
  }

  @Test func emptyingTheProposedColumnInTheQuestionMakesANewProposal() {
    let driver = SplitDriver.F2()
    driver.topColumn = { driver, proposed in
      driver.set([], .secondary)
      return proposed
    }
    driver.resize(to: 400)
    #expect(driver.stack == "a")
    #expect(driver.complaints.count == 1)
  }

  @Test func contentSetInTheWillPhaseStays() {
    let driver = SplitDriver.F2()
    driver.onToken = { driver, token in
      if token == "wS(D)" { driver.set(["f"], .secondary) }
    }
    driver.resize(to: 400)
    #expect(driver.stack == "a › f")
  }

  @Test func theTopColumnEmptiedInTheWillPhaseMakesRoomForTheNext() {
    let driver = SplitDriver.F3()
    driver.onToken = { driver, token in
      if token == "wS(D)" { driver.set([], .secondary) }
    }
    driver.resize(to: 400)
    #expect(driver.stack == "a › s")
    #expect(driver.state.topColumn == .supplementary)
  }

  @Test func COL_10_whatLiesOverIsGone() throws {
    let driver = SplitDriver.F2().inMode(.oneOverSecondary)
    driver.resize(to: 400)
    try expectTrace("COL-10", driver)
    #expect(driver.stack == "a › b")
  }
}
