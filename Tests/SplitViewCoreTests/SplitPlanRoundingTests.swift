// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct SplitPlanRoundingTests {
  @Test func sideColumnsAreRoundedDown() {
    let driver = SplitDriver.F3()
    driver.configuration.widths.supplementary.fraction = 0.5
    let rounded = driver.plan.rounded()
    #expect(rounded.columns.supplementary == .init(x: 0, width: 355, isVisible: true))
    #expect(rounded.supplementaryDivider == .init(x: 355, width: 1, isVisible: true))
    #expect(rounded.columns.secondary == .init(x: 356, width: 464, isVisible: true))
    #expect(!rounded.columns.primary.isVisible)
    #expect(rounded.columns.primary.x + rounded.columns.primary.width <= 0)
  }

  @Test func aMirroredLayoutHasTheSameWidths() {
    let driver = SplitDriver.F3w()
    driver.environment.handle = 1
    driver.configuration.widths.primary.fraction = 0.2503
    let plain = driver.plan.rounded()
    driver.environment.isRightToLeft = true
    let mirrored = driver.plan.rounded()
    for column in [SplitViewColumn.primary, .supplementary, .secondary] {
      #expect(mirrored.columns[column].width == plain.columns[column].width)
      #expect(
        mirrored.columns[column].x + mirrored.columns[column].width
          == 1100 - plain.columns[column].x)
    }
    #expect(mirrored.columns.secondary.x == 0)
  }

  @Test func theBoundaryInWholePixels() {
    let driver = SplitDriver.unmountedF3()
    driver.environment.handle = 1
    driver.resize(to: 955)
    #expect(driver.state.displayMode == .twoBesideSecondary)
    let rounded = driver.plan.rounded()
    #expect(rounded.columns.primary.width == 240)
    #expect(rounded.columns.supplementary.width == 240)
    #expect(rounded.columns.secondary.width == 464)
  }
}
