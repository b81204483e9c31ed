// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// Long stories of resizes, requests, calls and answers.
@Suite struct RandomWalkTests {
  @Test func willEventsTellWhatIsOnScreen() {
    let steps = 400
    Property.check(cases: Property.cases / steps) { random in
      let style = random.pick([SplitViewStyle.doubleColumn, .tripleColumn])
      let driver = SplitDriver(
        style, metrics: random.once(in: 2) ? .desktop : .uiKit, primary: "a",
        supplementary: random.once(in: 4) ? nil : "s", secondary: "b")
      driver.configuration.reportsProgrammaticColumnChanges = true
      if random.once(in: 3) { driver.set(["c"], .compact) }
      if random.once(in: 3) { driver.configuration.widths.primary.minimum = 470 }
      let answers = random
      driver.topColumn = { _, proposed in
        var random = answers
        return random.once(in: 2) ? proposed : random.pick(SplitViewColumn.allCases)
      }
      driver.displayMode = { driver, proposed in
        var random = answers
        return random.once(in: 2) ? proposed : random.pick(SplitViewDisplayMode.allCases)
      }
      var shown: Set<String> = []
      for step in 0..<steps {
        driver.clear()
        switch Int.random(in: 0..<8, using: &random) {
        case 0: driver.request(random.pick(SplitViewDisplayMode.allCases))
        case 1: driver.show(random.pick(SplitViewColumn.allCases))
        case 2: driver.hide(random.pick(SplitViewColumn.allCases))
        case 3: driver.back()
        default: driver.resize(to: random.length(300...1300))
        }
        driver.layout()
        for token in driver.log {
          let column = String(token.dropFirst(3).dropLast())
          if token.hasPrefix("wS(") && !shown.insert(column).inserted {
            return "step \(step): \(token) twice in \(driver.log)"
          }
          if token.hasPrefix("wH(") && shown.remove(column) == nil {
            return "step \(step): \(token) of what is hidden in \(driver.log)"
          }
        }
        let onScreen = Set(driver.state.visibleColumns.map(\.symbol))
        if shown != onScreen { return "step \(step): \(shown) told, \(onScreen) on screen" }
        if driver.configuration.change(from: driver.state, in: driver.environment) != nil {
          return "step \(step): not settled"
        }
      }
      return nil
    }
  }
}
