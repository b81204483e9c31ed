// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// A split view that was saved and made anew goes on where it was.
@Suite struct SavingTests {
  /// A new split view of the same app, with what was saved of the old one, not yet laid out.
  private func restarted(_ driver: SplitDriver) -> SplitDriver {
    let text = driver.configuration.saved(driver.state).description
    let new = SplitDriver(
      driver.configuration.style, metrics: driver.configuration.metrics, primary: "a",
      supplementary: driver.configuration.style == .tripleColumn ? "s" : nil, secondary: "b")
    new.configuration.preferredSplitBehavior = driver.configuration.preferredSplitBehavior
    new.configuration.widths = driver.configuration.widths
    new.set(["i"], .inspector)
    restore(SplitViewState(text)!, into: new)
    return new
  }

  private func restore(_ saved: SplitViewState, into driver: SplitDriver) {
    let restored = driver.configuration.restoring(saved, into: driver.state)
    driver.state = restored.state
    driver.configuration.preferredDisplayMode = restored.preferredDisplayMode
  }

  @Test func ROB_09_theSameArrangementBeforeTheFirstFrame() throws {
    let driver = SplitDriver.F2()
    driver.state = driver.configuration.dragging(
      .primary, to: 300, from: driver.state, in: driver.environment)
    let new = restarted(driver)
    new.clear()
    new.resize(to: 820)
    try expectTrace("ROB-09", new)
    #expect(new.plan == driver.plan)
    #expect(new.configuration.saved(new.state) == driver.configuration.saved(driver.state))
  }

  @Test func hiddenColumnsAndTheInspectorComeBack() {
    let driver = SplitDriver.F3w()
    driver.set(["i"], .inspector)
    driver.show(.inspector)
    driver.hide(.primary)
    let new = restarted(driver)
    #expect(driver.configuration.saved(driver.state).hiddenColumns == [.primary])
    #expect(new.configuration.preferredDisplayMode == .oneBesideSecondary)
    new.resize(to: 1100)
    #expect(new.plan == driver.plan)
    #expect(new.log == ["mode(1b)", "wS(S)", "wS(D)", "wS(I)", "dS(S)", "dS(D)", "dS(I)"])
  }

  @Test func theModeInForceGoesOnAsFromAResize() {
    // Within the eight pixels that a column needs to spare to come back.
    let driver = SplitDriver(
      .tripleColumn, metrics: .desktop, primary: "a", supplementary: "s", secondary: "b")
    driver.resize(to: 1000)
    driver.resize(to: 739)
    driver.resize(to: 745)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    let new = restarted(driver)
    new.resize(to: 745)
    #expect(new.state.displayMode == .oneBesideSecondary)
    new.resize(to: 748)
    #expect(new.state.displayMode == .twoBesideSecondary)
  }

  @Test func whatWasSqueezedOutStaysAway() {
    let driver = SplitDriver(.doubleColumn, primary: "a", secondary: "b")
    driver.configuration.widths.primary.minimum = 400
    driver.resize(to: 820)
    driver.resize(to: 729)
    driver.resize(to: 820)
    #expect(driver.configuration.saved(driver.state).hiddenColumns == [.primary])
    let new = restarted(driver)
    new.resize(to: 820)
    #expect(new.state.displayMode == .secondaryOnly)
    new.resize(to: 1000)
    #expect(new.state.displayMode == .secondaryOnly)
    new.show(.primary)
    #expect(new.state.displayMode == .oneBesideSecondary)
  }

  @Test func aDelegatesChoiceHolds() {
    let driver = SplitDriver.F3w()
    driver.resize(to: 400)
    driver.displayMode = { _, _ in .secondaryOnly }
    driver.resize(to: 1100)
    let new = restarted(driver)
    #expect(new.configuration.preferredDisplayMode == .automatic)
    new.resize(to: 1100)
    new.resize(to: 1180)
    #expect(new.state.displayMode == .secondaryOnly)
  }

  @Test func nothingLiesOverContentAtAStart() {
    let driver = SplitDriver.F2()
    driver.configuration.preferredSplitBehavior = .overlay
    driver.request(.oneOverSecondary)
    driver.layout()
    #expect(driver.state.displayMode == .oneOverSecondary)
    let new = restarted(driver)
    new.resize(to: 820)
    #expect(new.state.displayMode == .secondaryOnly)
  }

  @Test func aFoldedStartKeepsWhatWasSaved() {
    let driver = SplitDriver.F3w()
    driver.set(["i"], .inspector)
    driver.show(.inspector)
    driver.hide(.primary)
    driver.state = driver.configuration.dragging(
      .supplementary, to: 300, from: driver.state, in: driver.environment)
    let new = restarted(driver)
    new.resize(to: 400)
    #expect(new.state.isCollapsed)
    #expect(new.configuration.saved(new.state).isInspectorShown)
    new.resize(to: 1100)
    #expect(new.plan == driver.plan)
  }

  @Test func aRequestBeforeTheFirstLayoutWins() {
    let driver = SplitDriver.F2()
    driver.hide(.primary)
    let new = restarted(driver)
    new.request(.oneBesideSecondary)
    new.resize(to: 820)
    #expect(new.state.displayMode == .oneBesideSecondary)
    let other = restarted(driver)
    other.show(.primary)
    other.resize(to: 820)
    #expect(other.state.displayMode == .oneBesideSecondary)
  }

  @Test func aStateSetLaterIsToldLikeARequest() {
    let driver = SplitDriver.F3w()
    driver.set(["i"], .inspector)
    var saved = driver.configuration.saved(driver.state)
    saved.preferredDisplayMode = .secondaryOnly
    saved.displayMode = .secondaryOnly
    saved.primaryColumnWidth = 250
    restore(saved, into: driver)
    driver.layout()
    #expect(driver.log == ["mode(so)", "wH(S)", "wH(P)", "dH(S)", "dH(P)"])
    #expect(driver.state.userWidths.primary == 250)
    saved.isInspectorShown = true
    let step = driver.configuration.restoringInspector(saved, from: driver.state)
    #expect(step?.will == [.show(.inspector)])
  }

  @Test func withoutAModeTheWidthDecidesAfresh() {
    let driver = SplitDriver(.doubleColumn, primary: "a", secondary: "b")
    driver.configuration.widths.primary.minimum = 400
    driver.resize(to: 820)
    driver.resize(to: 729)
    driver.resize(to: 820)
    #expect(driver.state.displayMode == .secondaryOnly)
    restore(SplitViewState(), into: driver)
    driver.layout()
    #expect(driver.state.displayMode == .oneBesideSecondary)
  }

  @Test func aBehaviorSetAfterwardsLeavesARestoredModeInForce() {
    let driver = SplitDriver.F3w()
    driver.resize(to: 400)
    driver.displayMode = { _, _ in .oneBesideSecondary }
    driver.resize(to: 1100)
    let new = restarted(driver)
    new.configuration.preferredSplitBehavior = .tile
    new.state = new.configuration.requestingBehavior(from: new.state)
    new.resize(to: 1100)
    #expect(new.state.displayMode == .oneBesideSecondary)
  }

  @Test func hiddenColumnsAloneHideThem() {
    let driver = SplitDriver(
      .tripleColumn, metrics: .desktop, primary: "a", supplementary: "s", secondary: "b")
    var saved = SplitViewState()
    saved.hiddenColumns = [.primary]
    restore(saved, into: driver)
    driver.resize(to: 1200)
    #expect(driver.state.visibleColumns == [.supplementary, .secondary])
    saved.hiddenColumns = [.supplementary, .primary]
    restore(saved, into: driver)
    driver.layout()
    #expect(driver.state.visibleColumns == [.secondary])
  }

  /// From a restart on, a new split view and the old one answer each width alike.
  @Test func aRestartChangesNothing() {
    Property.check(cases: Property.cases / 10) { random in
      var old = ArbitrarySplit(using: &random)
      old.configuration.preferredSplitBehavior = random.pick(SplitViewBehavior.allCases)
      var new = old
      func pickWidth(_ random: inout SplitMix64) -> Double {
        Double(Int.random(in: 320...1300, using: &random))
      }
      for _ in 0..<4 {
        old.resize(to: pickWidth(&random))
        let column = random.pick([SplitViewColumn.primary, .supplementary])
        // The page on top is the delegate's or the app's affair at each start.
        switch old.state.isCollapsed ? 2 : random.next() % 3 {
        case 0:
          old.carryOut(old.configuration.showing(column, from: old.state, in: old.environment))
        case 1:
          old.carryOut(old.configuration.hiding(column, from: old.state, in: old.environment))
        default:
          old.state = old.configuration.dragging(
            column, to: random.length(0...600), from: old.state, in: old.environment)
        }
        old.resize(to: old.environment.width)
      }
      // Nothing lies over content at a start, and a start between the thresholds is unfolded.
      let thresholds = old.configuration.collapseThresholds(in: old.environment)
      let isBetween =
        old.environment.width >= thresholds.collapse && old.environment.width < thresholds.expand
      if old.state.displayMode.isOver || (old.state.isCollapsed && isBetween) { return nil }
      let saved = old.configuration.saved(old.state)
      let restored = new.configuration.restoring(saved, into: new.state)
      new.state = restored.state
      new.configuration.preferredDisplayMode = restored.preferredDisplayMode
      if new.configuration.saved(new.state) != saved { return "\(saved) is not kept" }
      for _ in 0..<4 {
        new.resize(to: old.environment.width)
        if new.plan != old.plan { return "\(new.plan) instead of \(old.plan): \(saved)" }
        old.resize(to: pickWidth(&random))
      }
      return nil
    }
  }
}
