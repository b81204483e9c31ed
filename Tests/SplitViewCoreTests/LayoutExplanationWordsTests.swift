// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// What an explanation says of layouts whose numbers are known.
@Suite struct LayoutExplanationWordsTests {
  private func driver(_ style: SplitViewStyle, at width: Double) -> SplitDriver {
    let driver = SplitDriver(
      style, metrics: .desktop, primary: "a",
      supplementary: style == .tripleColumn ? "s" : nil, secondary: "b")
    driver.environment.handle = 1
    driver.resize(to: width)
    return driver
  }

  private func explain(_ driver: SplitDriver) -> SplitViewLayoutExplanation {
    driver.configuration.explanation(of: driver.state, in: driver.environment)
  }

  @Test func whatFits() {
    let driver = driver(.tripleColumn, at: 1000)
    let explanation = explain(driver)
    #expect(explanation.rule == .fits)
    #expect(explanation.need?.width == 742)
    #expect(explanation.columnWidths == [.primary: 240, .supplementary: 280, .secondary: 478])
    #expect(explanation.thresholdBelow?.width == 741)
    #expect(explanation.thresholdAbove == nil)
    #expect(
      explanation.description == """
        At 1000 pixels the primary and supplementary columns stand beside the secondary one, \
        because they fit, which takes 742 (primary 180, gap 1, supplementary 200, gap 1, secondary \
        360); at 741 the supplementary column stands beside the secondary one, and more width \
        changes nothing.
        """)
  }

  @Test func whatIsTooNarrow() {
    let driver = driver(.tripleColumn, at: 1000)
    driver.resize(to: 745)
    #expect(explain(driver).rule == .fits)
    driver.resize(to: 741)
    driver.resize(to: 749)
    let explanation = explain(driver)
    #expect(explanation.rule == .tooNarrow)
    #expect(explanation.need?.width == 750)
    #expect(
      explanation.description == """
        At 749 pixels the supplementary column stands beside the secondary one, because more side \
        columns would need 750 (primary 180, gap 1, supplementary 200, gap 1, secondary 360, 8 to \
        spare); at 599 the columns are folded into one stack of pages, and at 750 the primary and \
        supplementary columns stand beside the secondary one.
        """)
  }

  @Test func theFold() {
    let driver = driver(.doubleColumn, at: 599)
    #expect(
      explain(driver).description == """
        At 599 pixels the columns are folded into one stack of pages, because that is below the \
        breakpoint of 600; less width changes nothing, and at 608 the primary column stands beside \
        the secondary one.
        """)
    driver.resize(to: 607)
    #expect(explain(driver).rule == .notYetExpanding)
    #expect(
      explain(driver).description.hasPrefix(
        """
        At 607 pixels the columns are folded into one stack of pages, because columns that were \
        folded below 600 unfold from 608 only;
        """))
    driver.environment.textScale = 1.5
    driver.resize(to: 912)
    #expect(explain(driver).thresholdBelow?.width == 899)
  }

  @Test func theTextSizeMovesTheBreakpoint() {
    let driver = driver(.doubleColumn, at: 1000)
    driver.environment.textScale = 1.25
    driver.layout()
    let explanation = explain(driver)
    #expect(explanation.collapsesBelow == 750)
    #expect(explanation.expandsFrom == 760)
    #expect(explanation.thresholdBelow?.width == 749)
  }

  @Test func halfPixelsAreNamedByTheFirstWholeWidth() {
    let driver = SplitDriver(
      .tripleColumn, primary: "a", supplementary: "s", secondary: "b")
    driver.resize(to: 955)
    #expect(explain(driver).need?.width == 954.5)
    #expect(explain(driver).thresholdBelow?.width == 954)
    driver.resize(to: 954)
    #expect(explain(driver).thresholdAbove?.width == 955)
    #expect(explain(driver).description.contains("954.5 (primary 240, gap 10,"))
  }

  @Test func whatWasAskedFor() {
    let driver = driver(.doubleColumn, at: 820)
    driver.hide(.primary)
    #expect(explain(driver).rule == .askedFor)
    #expect(explain(driver).request == .secondaryOnly)
    #expect(
      explain(driver).description == """
        At 820 pixels the secondary column stands alone, because secondaryOnly was asked for; at \
        599 the columns are folded into one stack of pages, and more width changes nothing.
        """)
  }

  @Test func whatStandsInForATiledColumn() {
    let driver = driver(.tripleColumn, at: 700)
    driver.show(.primary)
    let explanation = explain(driver)
    #expect(explanation.rule == .standsIn)
    #expect(explanation.layout.over == [.primary])
    #expect(explanation.thresholdAbove?.width == 750)
    #expect(
      explanation.description.hasPrefix(
        """
        At 700 pixels the supplementary column stands beside the secondary one and the primary \
        column lies over other columns, because twoBesideSecondary was asked for and would need 750
        """))
  }

  @Test func whatWasSqueezedOut() {
    let driver = SplitDriver(.doubleColumn, primary: "a", secondary: "b")
    driver.configuration.widths.primary.minimum = 400
    driver.resize(to: 820)
    driver.resize(to: 729)
    driver.resize(to: 820)
    #expect(explain(driver).rule == .squeezedOut)
    #expect(explain(driver).thresholdAbove == nil)
  }

  @Test func whatWaits() {
    let driver = SplitDriver(.doubleColumn, metrics: .desktop, primary: "a", secondary: "b")
    driver.configuration.preferredSplitBehavior = .overlay
    driver.resize(to: 820)
    #expect(explain(driver).rule == .waitsToBeAskedFor)
    driver.show(.primary)
    #expect(explain(driver).rule == .askedFor)
    #expect(explain(driver).layout.over == [.primary])
  }

  @Test func whatTheDelegateChose() {
    let driver = driver(.tripleColumn, at: 400)
    driver.displayMode = { _, _ in .secondaryOnly }
    driver.resize(to: 1000)
    #expect(explain(driver).rule == .chosenByDelegate)
    #expect(explain(driver).request == .secondaryOnly)
    #expect(driver.configuration.preferredDisplayMode == .automatic)
  }

  @Test func theInspector() {
    let driver = driver(.doubleColumn, at: 1000)
    driver.set(["i"], .inspector)
    driver.show(.inspector)
    let explanation = explain(driver)
    #expect(explanation.layout.beside == [.primary, .inspector])
    #expect(explanation.inspectorNeed?.width == 742)
    #expect(explanation.thresholdBelow?.width == 741)
    #expect(explanation.thresholdBelow?.layout.over == [.inspector])
    driver.resize(to: 741)
    #expect(
      explain(driver).description.hasPrefix(
        """
        At 741 pixels the primary column stands beside the secondary one and the inspector lies \
        over other columns, because they fit, which takes 541 (primary 180, gap 1, secondary 360), \
        and the inspector beside it would need 742 (primary 180, gap 1, secondary 360, gap 1, \
        inspector 200); at 599
        """))
  }

  @Test func policies() {
    let driver = driver(.doubleColumn, at: 500)
    driver.configuration.collapsePolicy = .always
    driver.layout()
    #expect(explain(driver).rule == .alwaysCollapsed)
    #expect(explain(driver).collapsesBelow == nil)
    #expect(explain(driver).description.hasSuffix("; no width changes that."))
    driver.configuration.collapsePolicy = .never
    driver.layout()
    #expect(explain(driver).rule == .tooNarrow)
    #expect(explain(driver).thresholdBelow == nil)
    #expect(explain(driver).thresholdAbove?.width == 549)
  }

  @Test func beforeTheFirstLayout() {
    let driver = SplitDriver(.doubleColumn, metrics: .desktop, primary: "a", secondary: "b")
    driver.environment.width = 820
    let explanation = explain(driver)
    #expect(explanation.rule == .notLaidOut)
    #expect(explanation.layout.displayMode == .oneBesideSecondary)
  }
}
