// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// What becomes of a column that only a lack of room hid.
@Suite struct RestorationTests {
  /// Two columns of which the primary needs 800, or with three the supplementary.
  private func needing800(_ style: SplitViewStyle = .doubleColumn, restores: Bool)
    -> SplitDriver
  {
    let driver = SplitDriver(
      style, primary: "a", supplementary: style == .tripleColumn ? "s" : nil, secondary: "b")
    driver.configuration.restoresColumnsWhenWidened = restores
    driver.configuration.widths.primary.minimum = style == .tripleColumn ? 240 : 470
    driver.configuration.widths.supplementary.minimum = 479.5
    return driver.mounted(at: 820)
  }

  private func mode(_ driver: SplitDriver, at width: Double) -> SplitViewDisplayMode {
    driver.resize(to: width)
    return driver.state.displayMode
  }

  @Test(arguments: [SplitViewStyle.doubleColumn, .tripleColumn])
  func staysAwayInUIKit(style: SplitViewStyle) {
    let driver = needing800(style, restores: false)
    #expect(mode(driver, at: 800) == .oneBesideSecondary)
    #expect(mode(driver, at: 799) == .secondaryOnly)
    #expect(mode(driver, at: 1200) == .secondaryOnly)
    #expect(mode(driver, at: 700) == .secondaryOnly)
    driver.show(style == .doubleColumn ? .primary : .supplementary)
    #expect(driver.state.displayMode == .oneOverSecondary)
    #expect(mode(driver, at: 1100) == .oneOverSecondary)
    driver.uncover()
    #expect(driver.state.displayMode == .secondaryOnly)
    driver.show(style == .doubleColumn ? .primary : .supplementary)
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func comesBackOnTheDesktop() {
    let driver = needing800(restores: true)
    #expect(mode(driver, at: 799) == .secondaryOnly)
    #expect(mode(driver, at: 807) == .secondaryOnly)
    #expect(mode(driver, at: 808) == .oneBesideSecondary)
    #expect(mode(driver, at: 800) == .oneBesideSecondary)
  }

  @Test func anExplicitRequestComesBackEitherWay() {
    let driver = needing800(restores: false).inMode(.oneBesideSecondary)
    #expect(mode(driver, at: 799) == .secondaryOnly)
    #expect(mode(driver, at: 800) == .oneBesideSecondary)
  }

  @Test func aRequestForgetsThatItWentAway() {
    let driver = needing800(restores: false)
    #expect(mode(driver, at: 700) == .secondaryOnly)
    driver.request(.secondaryOnly)
    driver.request(.automatic)
    driver.layout()
    #expect(mode(driver, at: 820) == .oneBesideSecondary)
  }

  @Test func aCollapseForgetsThatItWentAway() {
    let driver = needing800(restores: false)
    #expect(mode(driver, at: 700) == .secondaryOnly)
    driver.resize(to: 500)
    #expect(mode(driver, at: 820) == .oneBesideSecondary)
  }

  @Test func whatDidNotFitAtFirstWasNotTakenAway() {
    let driver = SplitDriver.unmountedF2()
    driver.configuration.widths.primary.minimum = 470
    driver.resize(to: 700)
    #expect(driver.state.displayMode == .secondaryOnly)
    #expect(mode(driver, at: 800) == .oneBesideSecondary)
  }

  @Test func whatWasHiddenOnPurposeStaysHidden() {
    for restores in [true, false] {
      let driver = needing800(restores: restores)
      driver.hide(.primary)
      for width in [700.0, 820, 1400, 500, 1400] {
        #expect(mode(driver, at: width) == (width == 500 ? .oneBesideSecondary : .secondaryOnly))
      }
    }
  }

  @Test func theOuterColumnNeedsRoomToSpareOnTheDesktop() {
    let driver = SplitDriver.unmountedF3()
    driver.configuration.metrics = .desktop
    driver.environment.handle = 1
    let need = 180.0 + 200 + 360 + 2
    #expect(mode(driver, at: need) == .twoBesideSecondary)
    #expect(mode(driver, at: need - 1) == .oneBesideSecondary)
    #expect(mode(driver, at: need + 7) == .oneBesideSecondary)
    #expect(mode(driver, at: need + 8) == .twoBesideSecondary)
  }

  @Test func aRequestNeedsNoRoomToSpare() {
    let driver = SplitDriver.unmountedF3()
    driver.configuration.metrics = .desktop
    #expect(mode(driver, at: 740) == .twoBesideSecondary)
    #expect(mode(driver, at: 739) == .oneBesideSecondary)
    #expect(mode(driver, at: 741) == .oneBesideSecondary)
    driver.show(.primary)
    #expect(driver.state.displayMode == .twoBesideSecondary)
  }

  @Test func theDefaultsFollowTheMetrics() {
    #expect(SplitViewMetrics.desktop.restoresColumnsWhenWidened)
    #expect(!SplitViewMetrics.uiKit.restoresColumnsWhenWidened)
  }
}
