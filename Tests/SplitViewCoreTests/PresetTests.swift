// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct PresetTests {
  @Test func rawValuesAreThoseOfUIKit() {
    #expect(SplitViewStyle.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(SplitViewStyle(rawValue: 2) == .tripleColumn)
    #expect(SplitViewColumn.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(SplitViewColumn(rawValue: 3) == .compact)
    #expect(SplitViewDisplayMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(SplitViewDisplayMode(rawValue: 3) == .oneOverSecondary)
    #expect(SplitViewDisplayMode(rawValue: 6) == .twoDisplaceSecondary)
    #expect(SplitViewBehavior.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(SplitViewBehavior(rawValue: 2) == .overlay)
    #expect(SplitViewPrimaryEdge.allCases.map(\.rawValue) == [0, 1])
  }

  @Test func theNarrowestWindowsThatTileByDefault() {
    func need(_ style: SplitViewStyle, _ metrics: SplitViewMetrics, handle: Double) -> Double? {
      stride(from: 300, through: 700, by: 0.5).first { width in
        let driver = SplitDriver(
          style, metrics: metrics, primary: "a", supplementary: "s", secondary: "b")
        driver.configuration.collapsePolicy = .never
        driver.environment.handle = handle
        driver.resize(to: width)
        return driver.state.displayMode == .oneBesideSecondary
      }
    }
    #expect(need(.doubleColumn, .uiKit, handle: 0) == 570)
    #expect(need(.tripleColumn, .uiKit, handle: 0) == 560.5)
    #expect(need(.doubleColumn, .desktop, handle: 1) == 541)
    #expect(need(.tripleColumn, .desktop, handle: 1) == 561)
  }

  @Test func theDesktopsWidths() {
    let driver = SplitDriver.unmountedF3()
    driver.configuration.metrics = .desktop
    driver.environment.handle = 1
    driver.resize(to: 1200)
    #expect(driver.plan.columns.primary.width == 240)
    #expect(driver.plan.columns.supplementary.width == 280)
    #expect(driver.plan.columns.secondary.width == 678)
  }
}
