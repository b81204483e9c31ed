// SPDX-License-Identifier: MIT

import SplitViewWalk
import Testing

/// Stories in which walks found the core or the model wrong, and what is right.
@Suite struct CoreWalkStoryTests {
  // MARK: Requests

  @Test func aDelegatesModeOutlastsAnotherBehavior() throws {
    try expectSame(
      WalkConfiguration(.triple, width: 400),
      [.answerExpanding(.oneOverSecondary), .resize(820), .prefer(.behavior(.overlay))],
      [.trace: "", .displayMode: "1o"])
  }

  @Test func aDelegatesModeOutlastsTheFirstContent() throws {
    try expectSame(
      WalkConfiguration(.double, primary: [], width: 400),
      [
        .atNext("exp?", [.set(.secondary, [])]), .answerExpanding(.twoOverSecondary),
        .resize(820), .set(.primary, ["p"]),
      ], [.trace: "", .displayMode: "so"])
  }

  @Test func aPersonWhoClosesAStandInLeavesTheDelegatesMode() throws {
    try expectSame(
      WalkConfiguration(.triple, before: [.prefer(.mode(.secondaryOnly))], width: 400),
      [.answerExpanding(.twoBesideSecondary), .resize(820), .pressButton],
      [.trace: "mode(1b), wH(P), dH(P)", .preferredMode: "so"])
  }

  @Test(arguments: [
    WalkPreference.mode(.twoBesideSecondary), .mode(.twoOverSecondary),
  ])
  func whatIsAskedForInAQuestionIsAnsweredByTheNextLayout(preference: WalkPreference) throws {
    try expectSame(
      WalkConfiguration(.triple, width: 400),
      [.atNext("exp?", [.prefer(preference)]), .resize(820)],
      [.trace: "exp?(1b→1b), wS(S), dS(S), didExpand, mode(2o), wS(P), dS(P)"])
  }

  @Test func whatIsAskedForWhileMountingIsAnsweredByTheNextLayout() throws {
    try expectSame(
      WalkConfiguration(
        .double, before: [.atNext("wS(P", [.prefer(.mode(.oneOverSecondary))])]), [],
      [.trace: "mode(1b), wS(P), wS(D), dS(P), dS(D), mode(1o)"])
  }

  @Test func whatIsAskedForInACallbackIsNewerThanTheStep() throws {
    try expectSame(
      WalkConfiguration(.double),
      [.atNext("wH(", [.prefer(.mode(.automatic))]), .pressButton],
      [.trace: "mode(so), wH(P), dH(P), mode(1b), wS(P), dS(P)", .preferredMode: "auto"])
  }

  @Test func anotherProposalInTheAnnouncementIsForTheNextFold() throws {
    try expectSame(
      WalkConfiguration(
        .double,
        before: [.prefer(.compactColumn(.primary)), .prefer(.mode(.secondaryOnly))]),
      [.atNext("mode(", [.prefer(.compactColumn(nil))]), .resize(400)], [.topColumn: "P"])
  }

  @Test func whatStandsInDoesSoUntilTheLayout() throws {
    try expectSame(
      WalkConfiguration(.triple, before: [.prefer(.minimum(.supplementary, 470))], width: 700),
      [
        .turn([
          .show(.supplementary), .prefer(.mode(.twoDisplaceSecondary)), .show(.primary),
        ])
      ], [.displayMode: "2o", .preferredMode: "2b"])
  }

  // MARK: Modes

  @Test func withoutContentThereIsNoButton() throws {
    try expectSame(
      WalkConfiguration(
        .triple, primary: [], supplementary: [], secondary: [],
        before: [.prefer(.showsSecondaryOnlyButton(true))]), [],
      [.button: "none", .secondaryOnlyButton: "false"])
  }

  @Test func hidingUnderAnotherBehaviorGoesToAModeOfIt() throws {
    try expectSame(
      WalkConfiguration(.triple, width: 1100),
      [.turn([.prefer(.behavior(.overlay)), .hide(.primary)])], [.trace: "mode(1o)"])
  }

  @Test func uncoveringUnderAnotherBehaviorGoesToAModeOfIt() throws {
    try expectSame(
      WalkConfiguration(
        .triple,
        before: [.prefer(.behavior(.displace)), .prefer(.mode(.twoDisplaceSecondary))],
        width: 1100),
      [.turn([.prefer(.behavior(.overlay)), .show(.secondary)])], [.trace: "mode(so)"])
  }

  @Test func showingUnderAnotherBehaviorGoesToAModeOfIt() throws {
    try expectSame(
      WalkConfiguration(.triple),
      [
        .prefer(.mode(.oneOverSecondary)),
        .turn([.prefer(.behavior(.tile)), .show(.primary)]),
      ], [.trace: "mode(2o)", .preferredMode: "2b"])
  }

  @Test func whatStandsInUnderTilingIsTiledOnceMoreIsAskedFor() throws {
    try expectSame(
      WalkConfiguration(
        .triple, before: [.prefer(.collapse(.never)), .prefer(.behavior(.tile))], width: 400),
      [.pressButton, .resize(1100), .show(.primary)], [.trace: "mode(2b)"])
  }

  @Test func withNoRoomForOneAClickClosesBoth() throws {
    try expectSame(
      WalkConfiguration(.triple, before: [.prefer(.collapse(.width(500)))], width: 549),
      [.show(.primary), .clickOutside],
      [.trace: "mode(so), wH(S), wH(P), dH(S), dH(P)", .preferredMode: "2b"])
  }

  @Test func emptiedAndFilledBeforeALayoutIsNotAFirstContent() throws {
    try expectSame(
      WalkConfiguration(.double, primary: []),
      [
        .prefer(.mode(.oneOverSecondary)),
        .turn([.set(.secondary, []), .set(.secondary, ["d"])]),
      ], [.trace: "", .displayMode: "1o"])
  }

  @Test func whatWidthTookAwayIsKnownWhereverTheSwitchStands() throws {
    try expectSame(
      WalkConfiguration(
        .double, metrics: .desktop, before: [.prefer(.minimum(.secondary, 500))]),
      [.resize(674), .prefer(.restoresColumns(false)), .resize(820)],
      [.trace: "", .displayMode: "so"])
  }

  // MARK: Pages

  @Test func whatAQuestionEmptiesIsNotTold() throws {
    try expectSame(
      WalkConfiguration(.triple, width: 400),
      [.atNext("exp?", [.set(.secondary, [])]), .resize(820)],
      [.trace: "exp?(1b→1b), wS(S), dS(S), didExpand"])
  }

  @Test func aColumnThatIsPoppedInAQuestionUncoversNothing() throws {
    try expectSame(
      WalkConfiguration(.triple), [.atNext("top?", [.popToRoot(.primary)]), .resize(400)],
      [.topColumn: "D"])
  }

  @Test func pagesChangeWhileTheirColumnComes() throws {
    try expectSame(
      WalkConfiguration(.double, primary: [], secondary: [], width: 400),
      [.atNext("wS(P", [.popToRoot(.primary)]), .set(.primary, ["p", "q"])],
      [.trace: "wS(P), dS(P)", .collapsedStack: "p"])
  }

  @Test func anEmptiedCompactColumnLeavesAtOnce() throws {
    try expectSame(
      WalkConfiguration(.double, compact: ["c"], width: 400),
      [.turn([.set(.compact, []), .show(.primary)])],
      [.trace: "top?(D→D), wH(C), wS(D), dH(C), dS(D), wH(D), wS(P), dH(D), dS(P)"])
  }

  @Test func anEmptiedCompactColumnLeavesTheSheet() throws {
    try expectSame(
      WalkConfiguration(.double, compact: ["c"], inspector: ["i"], width: 400),
      [.show(.inspector), .set(.compact, [])], [.visible: "D I"])
  }

  @Test func theCompactColumnIsThePageWhereThereIsNoOther() throws {
    try expectSame(
      WalkConfiguration(.double, primary: [], compact: ["c"], width: 400),
      [.set(.compact, []), .set(.compact, ["c2"]), .set(.secondary, [])],
      [.trace: "wH(D), wS(C), dH(D), dS(C)", .collapsedStack: "c2"])
  }

  @Test func aCompactColumnThatAQuestionFillsIsTheNextProposal() throws {
    try expectSame(
      WalkConfiguration(.triple),
      [.atNext("top?", [.set(.secondary, []), .set(.compact, ["c"])]), .resize(400)],
      [.topColumn: "C"])
  }

  // MARK: Widths

  @Test func aDividerWithoutRoomToMoveCannotBeDragged() throws {
    try expectSame(
      WalkConfiguration(.double, width: 700), [.drag(.primary, 820), .resize(820)],
      [.widths: "P 320.0, D 490.0"])
  }

  @Test func aDividerUnderAnotherColumnCannotBeDragged() throws {
    try expectSame(
      WalkConfiguration(.triple), [.pressButton, .drag(.supplementary, 820)],
      [.displayMode: "2o", .widths: "P 280.0, S 320.0, D 499.5"])
  }

  @Test func twoColumnsOverTheSecondaryOneShareTheWidth() throws {
    try expectSame(
      WalkConfiguration(.triple, width: 600), [.prefer(.mode(.twoOverSecondary))],
      [.widths: "P 280.0, S 310.0, D 600.0"])
  }

  @Test func nothingIsWiderThanTheSplitView() throws {
    try expectSame(
      WalkConfiguration(
        .double, before: [.prefer(.collapse(.never)), .prefer(.minimum(.primary, 470))],
        width: 400), [.pressButton], [.displayMode: "1o", .widths: "P 400.0, D 400.0"])
  }

  @Test func whatIsDisplacedIsNotSqueezed() throws {
    try expectSame(
      WalkConfiguration(
        .triple, before: [.prefer(.collapse(.never)), .prefer(.behavior(.displace))],
        width: 400), [.prefer(.mode(.twoBesideSecondary))],
      [.displayMode: "2d", .widths: "P 280.0, S 240.0, D 320.0"])
  }

  // MARK: The classic style

  @Test func aClassicStackThatIsReplacedIsToldOnce() throws {
    try expectSame(
      WalkConfiguration(.classic),
      [.resize(400), .controllers([.stack("N", ["p"]), .page("d")])],
      [.trace: "", .collapsedStack: "p › d", .topColumn: "D"])
  }

  @Test func whatIsPushedWhileAClassicSplitViewFoldsIsToldAfterwards() throws {
    try expectSame(
      WalkConfiguration(.classic), [.atNext("wS(", [.pushOnto("A", "p")]), .resize(400)],
      [
        .trace: """
        pC, cs→false, wH(D), wH(P), wS(D), dH(P), dS(D), didCollapse, wH(D), dH(D)
        """, .topColumn: "none",
      ])
  }

  @Test func aRootThatIsNewInAFoldIsShown() throws {
    try expectSame(
      WalkConfiguration(.classic, controllers: []),
      [
        .showDetailController(.stack("N", ["d"])),
        .answer(.primaryForCollapsing(.stack("M", ["p"]))), .resize(400),
      ],
      [
        .trace: """
        pC, cs→false, wS(P), wH(D), wH(P), wS(D), dH(P), dS(D), didCollapse
        """
      ])
  }

  @Test func aClassicStandInThatIsClosedKeepsTheRequest() throws {
    try expectSame(
      WalkConfiguration(.classic, before: [.prefer(.minimum(.secondary, 500))], width: 700),
      [.prefer(.mode(.twoDisplaceSecondary)), .pressButton],
      [.displayMode: "so", .preferredMode: "2d"])
  }
}
