// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct BreakpointTests {
  /// Which of the widths, one after the other, leave the split view collapsed.
  private func collapsed(
    at widths: [Double], _ change: (inout SplitDriver) -> Void = { _ in }
  ) -> [Bool] {
    var driver = SplitDriver.unmountedF2()
    change(&driver)
    return widths.map {
      driver.resize(to: $0)
      return driver.state.isCollapsed
    }
  }

  @Test(arguments: [SplitViewMetrics.desktop, .uiKit])
  func collapsesBelow600AndExpandsFrom608(metrics: SplitViewMetrics) {
    let widths = [700, 600, 599.75, 600, 607.75, 608, 600, 599]
    let result = collapsed(at: widths) { $0.configuration.metrics = metrics }
    #expect(result == [false, false, true, true, true, false, false, true])
  }

  @Test func followsTheTextSize() {
    let widths: [Double] = [1000, 900, 899, 911, 912]
    let result = collapsed(at: widths) { $0.environment.textScale = 1.5 }
    #expect(result == [false, false, true, true, false])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity]) func ignoresANonsensicalTextSize(scale: Double) {
    let result = collapsed(at: [700, 599, 608]) { $0.environment.textScale = scale }
    #expect(result == [false, true, false])
  }

  @Test func anOwnWidthDoesNotFollowTheTextSize() {
    let widths: [Double] = [800, 700, 699, 707, 708]
    let result = collapsed(at: widths) {
      $0.environment.textScale = 2
      $0.configuration.collapsePolicy = .width(700)
    }
    #expect(result == [false, false, true, true, false])
  }

  @Test func neverAndAlways() {
    let widths: [Double] = [0, 300, 604, 3000]
    #expect(
      collapsed(at: widths) { $0.configuration.collapsePolicy = .never }
        == [false, false, false, false])
    #expect(
      collapsed(at: widths) { $0.configuration.collapsePolicy = .always }
        == [true, true, true, true])
  }

  @Test func anotherPolicyTakesEffectAtTheSameWidth() {
    let driver = SplitDriver.F2()
    driver.configuration.collapsePolicy = .width(900)
    driver.layout()
    #expect(driver.state.isCollapsed)
    driver.configuration.collapsePolicy = .never
    driver.layout()
    #expect(!driver.state.isCollapsed)
  }

  @Test func contentNeverCausesACollapse() {
    let driver = SplitDriver.F2().mounted(at: 600)
    for minimum in [100.0, 340, 100, 340] {
      driver.environment.contentMinimums.secondary = minimum
      driver.layout()
    }
    #expect(driver.log.isEmpty)
    driver.environment.contentMinimums.secondary = 5000
    driver.layout()
    #expect(!driver.state.isCollapsed)
    #expect(driver.log == ["mode(so)", "wH(P)", "dH(P)"])
  }
}
