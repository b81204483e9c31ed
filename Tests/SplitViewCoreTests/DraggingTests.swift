// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// What letting go of a divider does.
@Suite struct DraggingTests {
  @Test func lessThanHalfOfTheMinimumHidesAsTheButtonDoes() {
    let driver = SplitDriver.F2()
    #expect(driver.release(.primary, at: 120) == nil)
    let step = driver.release(.primary, at: 119)
    #expect(step?.announcedMode == .secondaryOnly)
    #expect(step?.will == [.hide(.primary)])
    #expect(step?.preferredDisplayMode == .secondaryOnly)
    #expect(
      step
        == driver.configuration.pressingDisplayModeButton(
          from: driver.state, in: driver.environment))
  }

  @Test func eachDividerTakesAwayWhatStandsBeforeIt() {
    let driver = SplitDriver.F3w()
    #expect(driver.release(.primary, at: 10)?.announcedMode == .oneBesideSecondary)
    let step = driver.release(.supplementary, at: 10)
    #expect(step?.announcedMode == .secondaryOnly)
    #expect(step?.will == [.hide(.supplementary), .hide(.primary)])
  }

  @Test func theInspectorGoesToo() {
    let driver = SplitDriver.unmountedF2().mounted(at: 1100)
    driver.set(["i"], .inspector)
    driver.show(.inspector)
    #expect(driver.release(.inspector, at: 100) == nil)
    #expect(driver.release(.inspector, at: 99)?.will == [.hide(.inspector)])
  }

  @Test func aColumnThatCannotBeHiddenStays() {
    let driver = SplitDriver.F3w()
    driver.configuration.lastingColumns = .primary
    #expect(driver.release(.primary, at: 10) == nil)
    #expect(driver.release(.supplementary, at: 10) == nil)
  }

  @Test func aDividerThatCannotBeDraggedHidesNothing() {
    let driver = SplitDriver.F2()
    driver.configuration.fixedColumns = .primary
    #expect(driver.release(.primary, at: 10) == nil)
    let covered = SplitDriver.F3().inMode(.twoBesideSecondary)
    #expect(covered.state.displayMode == .twoOverSecondary)
    #expect(covered.release(.supplementary, at: 10) == nil)
    #expect(
      covered.configuration.dragging(
        .supplementary, to: 300, from: covered.state, in: covered.environment) == covered.state)
  }
}

extension SplitDriver {
  fileprivate func release(_ column: SplitViewColumn, at width: Double) -> SplitStep? {
    configuration.releasing(column, at: width, from: state, in: environment)
  }
}
