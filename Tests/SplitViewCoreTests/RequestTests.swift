// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// Requests that come while another one is being answered.
@Suite struct RequestTests {
  @Test func oneMadeInTheAnnouncementIsAnsweredByTheNextLayout() {
    let driver = SplitDriver.F2()
    driver.configuration.widths.primary.minimum = 470
    driver.onToken = { driver, token in
      if token == "mode(so)" { driver.request(.automatic) }
    }
    driver.request(.secondaryOnly)
    driver.layout()
    driver.layout()
    #expect(driver.log == ["mode(so)", "wH(P)", "dH(P)", "mode(1b)", "wS(P)", "dS(P)"])
  }

  @Test func oneMadeInTheWillPhaseCountsAsARequest() {
    // At 804 a column that merely comes back would need eight more points.
    let driver = SplitDriver.unmountedF2()
    driver.configuration.restoresColumnsWhenWidened = true
    driver.configuration.widths.primary.minimum = 470
    driver.resize(to: 804)
    driver.onToken = { driver, token in
      if token == "wH(P)" { driver.request(.oneBesideSecondary) }
    }
    driver.hide(.primary)
    driver.request(.automatic)
    driver.layout()
    #expect(driver.state.displayMode == .oneBesideSecondary)
    driver.request(.secondaryOnly)
    driver.layout()
    #expect(driver.state.displayMode == .secondaryOnly)
    driver.layout()
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func anAnsweredRequestIsForgotten() {
    let driver = SplitDriver.unmountedF3()
    driver.configuration.metrics = .desktop
    driver.resize(to: 800)
    let before = driver.state
    driver.request(.twoBesideSecondary)
    #expect(driver.state != before)
    driver.layout()
    #expect(driver.log.suffix(2) == ["dS(P)", "dS(D)"])
    #expect(driver.state == before)
  }

  @Test func mountingAnswersWhatWasAskedForBefore() {
    let driver = SplitDriver.unmountedF3()
    driver.request(.twoBesideSecondary)
    driver.resize(to: 820)
    let mounted = driver.state
    driver.layout()
    #expect(driver.state == mounted)
    // As at every first layout, nothing lies over content.
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func expandingAnswersWhatWasAskedForWhileCollapsed() {
    let driver = SplitDriver.F3c()
    driver.request(.twoBesideSecondary)
    driver.layout()
    #expect(driver.log.isEmpty)
    driver.resize(to: 820)
    driver.layout()
    #expect(driver.log == ["exp?(1b→1b)", "wS(S)", "dS(S)", "didExpand"])
  }

  @Test func theFirstContentDecidesAfresh() {
    let driver = SplitDriver(.doubleColumn).mounted(at: 820)
    driver.set(["a"], .primary)
    driver.set(["b"], .secondary)
    driver.layout()
    #expect(driver.state.displayMode == .oneBesideSecondary)
    #expect(driver.log == ["mode(1b)", "wS(P)", "dS(P)"])
  }

  @Test func contentInPlaceIsSilentWhileExpanded() {
    let driver = SplitDriver.F2()
    driver.set([], .secondary)
    #expect(driver.viewControllers == ["a"])
    driver.layout()
    driver.set(["g"], .secondary)
    driver.layout()
    driver.set(["a2"], .primary)
    driver.layout()
    #expect(driver.log.isEmpty)
    #expect(driver.viewControllers == ["a2", "g"])
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func aColumnThatTheStyleLacksIsLeftAlone() {
    let driver = SplitDriver.F2()
    let before = driver.state
    driver.set(["s"], .supplementary)
    #expect(driver.state == before)
    #expect(driver.complaints.count == 1)
  }
}

/// Content that a delegate sets while it is asked.
@Suite struct AskedContentTests {
  @Test func theTopColumnEmptiedInTheQuestionOfAnExpansion() {
    let driver = SplitDriver.F3c()
    driver.displayMode = { driver, proposed in
      driver.state = driver.configuration.filling(.secondary, with: [], from: driver.state)
      return proposed
    }
    driver.resize(to: 820)
    #expect(
      driver.log == ["exp?(1b→1b)", "wS(S)", "dS(S)", "didExpand"])
    #expect(driver.viewControllers == ["a", "s"])
  }

  @Test func whatComesOnTopIsLeftToTheQuestionsTransition() {
    let driver = SplitDriver.F2c()
    let asked = driver.configuration.filling(.secondary, with: [], from: driver.state)
    #expect(asked.topColumn == .secondary)
    let other = driver.configuration.setting(pages: [], of: .secondary, from: driver.state)
    #expect(other.state.topColumn == .primary)
  }
}
