// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// What counts as shown in a classic split view's one stack.
@Suite struct ClassicStackTests {
  private func collapsed() -> SplitDriver { SplitDriver.FK().collapsed(handled: false) }

  @Test func backOverTheBorderTellsBothHalves() {
    let driver = collapsed()
    driver.pop()
    #expect(driver.log == ["wH(D)", "wS(P)", "dH(D)", "dS(P)"])
    #expect(driver.state.topColumn == .primary)
    #expect(driver.pages(of: .secondary) == [])
  }

  @Test func aDetailThatIsPoppedUncoversAColumn() {
    let driver = collapsed()
    driver.showDetail("d")
    driver.clear()
    driver.pop()
    #expect(driver.log == ["wS(D)", "dS(D)"])
    #expect(driver.state.topColumn == .secondary)
  }

  @Test func pagesAboveADetailBelongToNoColumnEither() {
    let driver = SplitDriver.FK().collapsed(handled: true)
    driver.showDetail("d")
    driver.clear()
    driver.push("e", on: .primary)
    #expect(driver.log == [])
    #expect(driver.state.topColumn == nil)
    driver.set(["a"], .primary)
    #expect(driver.log == ["wS(P)", "dS(P)"])
  }

  @Test func pagesOfThePrimaryAreThePrimarys() {
    let driver = SplitDriver.FK().collapsed(handled: true)
    driver.push("a2", on: .primary)
    #expect(driver.log == [])
    #expect(driver.state.topColumn == .primary)
  }

  @Test func aPagePushedOverTheSecondaryBelongsToNoColumn() {
    let driver = collapsed()
    driver.push("x", on: .primary)
    #expect(driver.log == ["wH(D)", "dH(D)"])
    #expect(driver.state.topColumn == nil)
  }

  @Test func aDetailIsForgottenWithItsPage() {
    let driver = SplitDriver.FK().collapsed(handled: true)
    driver.showDetail("d")
    driver.pop()
    driver.clear()
    driver.push("d", on: .primary)
    #expect(driver.log == [])
    #expect(driver.state.topColumn == .primary)
  }

  @Test func thePrimaryHiddenIsShownByACollapse() {
    let driver = SplitDriver.FK().inMode(.secondaryOnly)
    driver.resize(to: 400)
    #expect(
      driver.log == [
        "mode(1b)", "pC", "cs→false", "wS(P)", "wH(D)", "wH(P)", "wS(D)", "dH(P)", "dS(D)",
        "didCollapse",
      ])
  }

  @Test func withoutControllersOnlyThePrimaryIsAskedFor() {
    let driver = SplitDriver(.unspecified).mounted(at: 820)
    driver.resize(to: 400)
    #expect(driver.log == ["mode(1b)", "pC", "didCollapse"])
    #expect(driver.state.topColumn == nil)
    driver.clear()
    driver.set(["a"], .primary)
    #expect(driver.log == ["wS(P)", "dS(P)"])
    driver.clear()
    driver.set([], .primary)
    #expect(driver.log == ["wH(P)", "dH(P)"])
  }

  @Test func theModeOfAnExpansionIsTheRequest() {
    let driver = collapsed()
    driver.request(.secondaryOnly)
    driver.resize(to: 820)
    #expect(driver.log == ["mode(so)", "pE", "sep→nil", "didExpand"])
    #expect(driver.state.displayMode == .secondaryOnly)
  }

  @Test func noAnswerKeepsThePrimary() throws {
    let driver = SplitDriver.FK()
    driver.environment.width = 400
    let transition = try #require(
      driver.configuration.change(from: driver.state, in: driver.environment))
    #expect(transition.question == .join)
    let step = transition.answered(
      nil, state: driver.state, configuration: driver.configuration,
      environment: driver.environment)
    let state = step.committed(over: driver.state)
    #expect(state.pages.primary.count == 1)
    #expect(state.pages.secondary == [])
    #expect(driver.configuration.change(from: state, in: driver.environment) == nil)
  }

  @Test func theInspectorGoesLastAndReturns() {
    let driver = SplitDriver.unmountedFK()
    driver.set(["i"], .inspector)
    _ = driver.mounted(at: 1200)
    driver.show(.inspector)
    #expect(driver.log == ["wS(I)", "dS(I)"])
    driver.clear()
    driver.resize(to: 400)
    #expect(
      driver.log == [
        "pC", "cs→false", "wH(D)", "wH(P)", "wS(D)", "wH(I)", "dH(P)", "dH(I)", "dS(D)",
        "didCollapse",
      ])
    driver.clear()
    driver.resize(to: 1200)
    #expect(driver.log == ["pE", "sep→nil", "wS(P)", "wS(I)", "dS(P)", "dS(I)", "didExpand"])
  }

  @Test func theButtonGoesWhereItIsTold() {
    let driver = SplitDriver.FK()
    driver.pressClassicButton(.oneOverSecondary)
    #expect(driver.state.displayMode == .oneOverSecondary)
    driver.pressClassicButton(.twoBesideSecondary)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    driver.pressClassicButton(.automatic)
    #expect(driver.state.displayMode == .secondaryOnly)
    driver.pressClassicButton(.automatic)
    #expect(driver.state.displayMode == .oneBesideSecondary)
    driver.clear()
    driver.pressClassicButton(.oneBesideSecondary)
    #expect(driver.log == ["targetDisplayModeForAction"])
  }

  @Test func thereIsNoButtonWhereNothingCanBeShown() {
    let driver = SplitDriver.FK()
    #expect(driver.configuration.hasClassicButton(for: driver.state))
    driver.configuration.presentsWithGesture = false
    #expect(!driver.configuration.hasClassicButton(for: driver.state))
    driver.configuration.presentsWithGesture = true
    driver.resize(to: 400)
    #expect(!driver.configuration.hasClassicButton(for: driver.state))
    #expect(
      driver.configuration.pressingClassicButton(
        leadingTo: .secondaryOnly, from: driver.state, in: driver.environment) == nil)
  }

  @Test func compactAndSupplementaryAreNoClassicColumns() {
    let driver = SplitDriver.FK()
    driver.set(["c"], .compact)
    driver.set(["s"], .supplementary)
    #expect(driver.complaints.count == 2)
    #expect(driver.log == [])
  }
}
