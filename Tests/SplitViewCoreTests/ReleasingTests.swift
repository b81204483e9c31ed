// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// CH-31: a divider let go far beyond where it stops hides its column, as the button does.
@Suite struct ReleasingTests {
  private func release(_ column: SplitViewColumn, at width: Double, _ driver: SplitDriver)
    -> SplitStep?
  {
    driver.configuration.releasing(
      column, at: width, from: driver.state, in: driver.environment)
  }

  @Test func WID_17_hidesBelowHalfTheMinimumOnly() throws {
    let driver = SplitDriver.F2()
    #expect(release(.primary, at: 120, driver) == nil)
    #expect(release(.primary, at: .nan, driver) == nil)
    let step = try #require(release(.primary, at: 119.5, driver))
    #expect(
      step
        == driver.configuration.pressingDisplayModeButton(
          from: driver.state, in: driver.environment))
    #expect(step.preferredDisplayMode == .secondaryOnly)
    #expect(step.announcedMode == .secondaryOnly)
    #expect(step.will == [.hide(.primary)])
  }

  @Test func threeColumnsLoseTheOuterOneFirst() throws {
    let driver = SplitDriver.F3w()
    let outer = try #require(release(.primary, at: 0, driver))
    #expect(
      outer
        == driver.configuration.pressingDisplayModeButton(
          from: driver.state, in: driver.environment))
    #expect(outer.announcedMode == .oneBesideSecondary)
    let inner = try #require(release(.supplementary, at: 0, driver))
    #expect(inner.announcedMode == .secondaryOnly)
    #expect(inner.will == [.hide(.supplementary), .hide(.primary)])
  }

  @Test func whatNobodyCanHideStays() {
    let driver = SplitDriver.F3w()
    driver.configuration.lastingColumns = .primary
    #expect(release(.primary, at: 0, driver) == nil)
    // Without the supplementary column there is no primary one either.
    #expect(release(.supplementary, at: 0, driver) == nil)
    driver.configuration.lastingColumns = .supplementary
    #expect(release(.primary, at: 0, driver) != nil)
  }

  @Test func theInspectorHidesByItsOwnDivider() throws {
    let driver = SplitDriver(.doubleColumn, metrics: .desktop, primary: "a", secondary: "b")
    driver.set(["i"], .inspector)
    driver.resize(to: 1000)
    #expect(release(.inspector, at: 0, driver) == nil)
    driver.show(.inspector)
    #expect(release(.inspector, at: 100, driver) == nil)
    let step = try #require(release(.inspector, at: 99, driver))
    #expect(step.will == [.hide(.inspector)])
    #expect(step.preferredDisplayMode == nil)
    driver.configuration.lastingColumns = .inspector
    #expect(release(.inspector, at: 99, driver) == nil)
  }

  @Test func onlyDividersThatCanBeDraggedHide() {
    let driver = SplitDriver.F2()
    driver.configuration.fixedColumns = .primary
    #expect(release(.primary, at: 0, driver) == nil)
    driver.configuration.fixedColumns = []
    driver.configuration.widths.primary = ColumnWidthPreferences(minimum: 300, maximum: 300)
    #expect(release(.primary, at: 0, driver) == nil)
    driver.configuration.widths.primary = ColumnWidthPreferences()
    driver.resize(to: 400)
    #expect(release(.primary, at: 0, driver) == nil)
  }
}
