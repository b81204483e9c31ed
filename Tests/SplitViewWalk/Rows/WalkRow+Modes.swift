// SPDX-License-Identifier: MIT

extension WalkRow {
  static let mounting: [WalkRow] = [
    WalkRow(
      "INI-12", WalkFixture(WalkConfiguration(.double, primary: [], secondary: [])).unmounted, [],
      [.displayMode: "so", .viewControllers: ""]),
    WalkRow("MNT-01", .F2.unmounted, [], [.displayMode: "1b", .visible: "P D"]),
    WalkRow("MNT-03", .F3w.unmounted, [], [.displayMode: "2b", .visible: "P S D"]),
    WalkRow(
      "MNT-04", .F2.before(.prefer(.mode(.secondaryOnly))).unmounted, [],
      [.displayMode: "so", .visible: "D"]),
    WalkRow(
      "MNT-05", .F2.before(.prefer(.mode(.oneOverSecondary))).unmounted, [],
      [.displayMode: "so", .visible: "D"]),
    WalkRow(
      "MNT-06", .F3.before(.prefer(.mode(.twoBesideSecondary))).unmounted, [],
      [.displayMode: "1b"]),
    WalkRow(
      "MNT-07", .F3.before(.prefer(.mode(.twoDisplaceSecondary))).unmounted, [],
      [.displayMode: "1b"]),
    WalkRow(
      "MNT-08", .F3.before(.prefer(.mode(.twoOverSecondary))).unmounted, [],
      [.displayMode: "so"]),
    WalkRow(
      "MNT-13", .F2.unmounted, [],
      [.traceStates: "mode(1b)[so], wS(P)[so], wS(D)[so], dS(P)[1b], dS(D)[1b]"]),
  ]

  static let modes: [WalkRow] = [
    WalkRow("MOD-01", .F2, [.prefer(.mode(.secondaryOnly))], [.displayMode: "so"]),
    WalkRow(
      "MOD-02", .F2.in(.secondaryOnly), [.prefer(.mode(.oneBesideSecondary))],
      [.displayMode: "1b"]),
    WalkRow(
      "MOD-04", .F2.in(.oneOverSecondary), [.prefer(.mode(.secondaryOnly))],
      [.displayMode: "so"]),
    WalkRow(
      "MOD-05", .F3, [.prefer(.mode(.twoOverSecondary))],
      [.displayMode: "2o", .behavior: "overlay"]),
    WalkRow(
      "MOD-06", .F3.in(.twoOverSecondary),
      [.prefer(.mode(.twoBesideSecondary)), .prefer(.mode(.twoDisplaceSecondary))],
      [.displayMode: "2o"]),
    WalkRow(
      "MOD-07", .F3.in(.secondaryOnly), [.prefer(.mode(.twoOverSecondary))],
      [.displayMode: "2o"]),
    WalkRow(
      "MOD-08", .F3.in(.twoOverSecondary), [.prefer(.mode(.oneBesideSecondary))],
      [.displayMode: "1b"]),
    WalkRow(
      "MOD-09", .F3, [.prefer(.mode(.twoBesideSecondary))],
      [.displayMode: "2o", .behavior: "overlay"]),
    WalkRow(
      "MOD-10", .F3w.in(.oneBesideSecondary), [.prefer(.mode(.twoDisplaceSecondary))],
      [.displayMode: "2b"]),
    WalkRow("MOD-13", .F3w, [.resize(900)], [.displayMode: "1b"]),
    WalkRow("MOD-14", .F3.in(.twoOverSecondary), [.resize(1100)], [.displayMode: "2o"]),
    WalkRow("MOD-16", .F3.width(954).unmounted, [], [.displayMode: "1b"], isUntraced: true),
    WalkRow("MOD-16", .F3.width(954.5).unmounted, [], [.displayMode: "2b"], isUntraced: true),
    WalkRow("MOD-16", .F3.width(955).unmounted, [], [.displayMode: "2b"], isUntraced: true),
    WalkRow(
      "MOD-17", .F2.in(.oneBesideSecondary), [.prefer(.mode(.oneBesideSecondary))],
      [.displayMode: "1b"]),
    WalkRow(
      "MOD-18", .F3.behaving(.overlay), [.prefer(.mode(.twoBesideSecondary))],
      [.displayMode: "2o"]),
    WalkRow(
      "MOD-22", .F3.behaving(.displace), [.prefer(.mode(.oneOverSecondary))],
      [.displayMode: "1b"]),
    WalkRow(
      "MOD-23", .F2,
      [
        .prefer(.mode(.twoBesideSecondary)), .prefer(.mode(.twoOverSecondary)),
        .prefer(.mode(.twoDisplaceSecondary)),
      ], [.displayMode: "1b"]),
    implied(by: [.oneBesideSecondary], "tile"),
    implied(by: [.twoBesideSecondary], "tile"),
    implied(by: [.oneOverSecondary], "overlay"),
    implied(by: [.twoOverSecondary], "overlay"),
    implied(by: [.twoDisplaceSecondary], "displace"),
    implied(by: [.secondaryOnly], "automatic"),
    implied(by: [.oneOverSecondary, .secondaryOnly, .automatic], "overlay"),
    WalkRow(
      "MOD-29", .F2c, [.prefer(.mode(.secondaryOnly))],
      [.displayMode: "1b", .preferredMode: "so", .collapsedStack: "a › b"]),
    WalkRow(
      "MOD-30", .F2c.after(.prefer(.mode(.secondaryOnly))), [.resize(820)],
      [.displayMode: "so"]),
    WalkRow("MOD-41", .F2, [.turn([so, one])], [.displayMode: "1b"]),
    WalkRow("MOD-44", .F3w.after(.resize(900)), [.resize(1100)], [.displayMode: "2b"]),
    WalkRow(
      "ROB-03", .F2.after(.atNext("mode(so)", [one])), [so],
      [.displayMode: "1b", .preferredMode: "1b"]),
  ]

  private static let so = WalkOperation.prefer(.mode(.secondaryOnly))
  private static let one = WalkOperation.prefer(.mode(.oneBesideSecondary))

  /// The behavior that requests made one after the other leave to be read.
  private static func implied(by modes: [WalkMode], _ behavior: String) -> WalkRow {
    WalkRow(
      "MOD-25", .F3, modes.map { .prefer(.mode($0)) }, [.preferredBehavior: behavior],
      isUntraced: true)
  }

  /// Room that goes, an overlay in its place, and clicks beside it.
  static let closing: [WalkRow] = [
    WalkRow("MOD-31", narrow, [.resize(700)], [.displayMode: "so"]),
    WalkRow(
      "MOD-33", narrow.after(.resize(700)), [.show(.primary)],
      [.displayMode: "1o", .preferredMode: "1b"]),
    WalkRow(
      "MOD-34", narrow.after(.resize(700), .show(.primary)), [.resize(1100)],
      [.displayMode: "1o"]),
    WalkRow(
      "MOD-35", narrow.after(.resize(700), .show(.primary), .resize(1100)),
      [.clickOutside, .show(.primary)], [.displayMode: "1b"]),
    WalkRow("MOD-36", .F2.in(.oneOverSecondary), [.clickOutside], [.displayMode: "so"]),
    WalkRow("MOD-37", .F3.in(.twoOverSecondary), [.clickOutside], [.displayMode: "so"]),
    WalkRow(
      "MOD-38", .F3.behaving(.displace).after(.show(.primary)), [.clickOutside],
      [.displayMode: "1b"]),
  ]

  private static let narrow = WalkFixture.F2.after(.prefer(.minimum(.primary, 470)))
}
