// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct SplitPlanTests {
  @Test func collapsedColumnsLieOnAStrip() {
    let driver = SplitDriver.F3c()
    func places() -> [Double] {
      let columns = driver.plan.columns
      return [columns.primary.x, columns.supplementary.x, columns.secondary.x]
    }
    #expect(places() == [-800, -400, 0])
    driver.show(.supplementary)
    #expect(places() == [-400, 0, 400])
    driver.show(.primary)
    #expect(places() == [0, 400, 800])
    #expect(driver.plan.visible.map(\.column) == [.primary])
    driver.environment.isRightToLeft = true
    #expect(places() == [0, -400, -800])
    #expect(driver.plan.rounded().columns.secondary.x == -800)
  }

  @Test func anEmptyColumnHasNoPlaceOnTheStrip() {
    let driver = SplitDriver(.tripleColumn, primary: "a", secondary: "b")
    driver.resize(to: 400)
    #expect(driver.plan.columns.primary.x == -400)
  }

  @Test func hiddenColumnsWaitBesideTheEdge() {
    let driver = SplitDriver.F3w().inMode(.secondaryOnly)
    let columns = driver.plan.columns
    #expect(columns.secondary.width == 1100)
    #expect(columns.supplementary.x == -320.5)
    #expect(columns.primary.x == -320.5 - 290)
    #expect(!columns.primary.isVisible && !columns.supplementary.isVisible)
    driver.environment.isRightToLeft = true
    #expect(driver.plan.columns.supplementary.x == 1100.5)
    #expect(driver.plan.columns.primary.x == 1100 + 320.5 + 10)
  }

  @Test func dividersHaveTheirPlaceAndLimits() throws {
    let driver = SplitDriver.F3w()
    let plan = driver.plan
    let first = try #require(plan.primaryDivider)
    #expect(first == DividerPlan(column: .primary, x: 280, width: 10, minimum: 240, maximum: 385.5))
    let second = try #require(plan.supplementaryDivider)
    #expect(second.x == 610)
    #expect(second.width == 0.5)
    #expect(second.minimum == 240)
    #expect(second.maximum == 1100 - 10.5 - 464 - 280)
    #expect(SplitDriver.F3().plan.primaryDivider == nil)
    #expect(SplitDriver.F3c().plan.supplementaryDivider == nil)
  }

  @Test func aDragTakesFromTheNextColumnAndTheSecondary() {
    let driver = SplitDriver.F3w()
    driver.state = driver.configuration.dragging(
      .primary, to: 9999, from: driver.state, in: driver.environment)
    let columns = driver.plan.columns
    #expect(columns.primary.width == 385.5)
    #expect(columns.supplementary.width == 240)
    #expect(columns.secondary.width == 464)
    driver.resize(to: 400)
    driver.resize(to: 1100)
    #expect(driver.plan.columns.primary.width == 385.5)
  }

  @Test func aHiddenColumnCannotBeDragged() {
    let driver = SplitDriver.F3()
    let state = driver.configuration.dragging(
      .primary, to: 300, from: driver.state, in: driver.environment)
    #expect(state == driver.state)
  }

  @Test func aThickHandleWidensTheGaps() {
    let driver = SplitDriver.F3w()
    driver.environment.handle = 5
    #expect(driver.plan.primaryDivider?.width == 10)
    #expect(driver.plan.supplementaryDivider?.width == 5)
    driver.environment.handle = 12
    #expect(driver.plan.primaryDivider?.width == 12)
    #expect(driver.plan.occupied == 1100)
  }

  @Test func anEmptySideColumnTakesNoSpace() {
    let driver = SplitDriver(.tripleColumn, primary: "a", secondary: "b").mounted(at: 1100)
    #expect(driver.state.displayMode == .twoBesideSecondary)
    #expect(driver.plan.visible.map(\.column) == [.primary, .secondary])
    #expect(driver.plan.columns.secondary.width == 1100 - 10 - 280)
    #expect(driver.plan.supplementaryDivider == nil)
  }

  @Test func theSecondaryKeepsItsAreaWhileEmpty() {
    let driver = SplitDriver(.doubleColumn, primary: "a").mounted(at: 820)
    #expect(driver.plan.columns.secondary.isVisible)
    #expect(driver.plan.columns.secondary.width == 490)
    #expect(driver.state.visibleColumns == [.primary])
  }

  @Test func aStateThatDoesNotSuitTheWidthIsSqueezed() {
    let driver = SplitDriver.F3w()
    driver.environment.width = 260
    let plan = driver.plan
    #expect(plan.occupied == 260)
    #expect(plan.columns.primary.width == 240)
    #expect(plan.columns.secondary.width == 0)
    driver.environment.width = 3
    #expect(driver.plan.occupied == 3)
  }

  @Test func contentCountsForMinimums() {
    let driver = SplitDriver.unmountedF2()
    driver.configuration.metrics = .desktop
    driver.environment.contentMinimums = ColumnValues(
      primary: 300, supplementary: 0, secondary: 500, inspector: 0)
    driver.resize(to: 800)
    #expect(driver.plan.columns.primary.width == 300)
    driver.resize(to: 799)
    #expect(driver.state.displayMode == .secondaryOnly)
    #expect(driver.plan.columns.secondary.width == 799)
  }
}
