// SPDX-License-Identifier: MIT

extension WalkRow {
  static let collapsing: [WalkRow] = [
    collapsed("COL-01", .F2, "a › b"),
    collapsed("COL-02", .F3, "a › s › b"),
    collapsed("COL-03", .F3.after(.answerTop(.primary)), "a", top: "P"),
    collapsed("COL-04", .F2.after(.answerTop(.primary)), "a", top: "P"),
    collapsed("COL-05", .F3.after(.answerTop(.supplementary)), "a › s", top: "S"),
    collapsed("COL-06", .F3.in(.secondaryOnly), "a › s › b"),
    collapsed("COL-08", .F3w, "a › s › b"),
    collapsed("COL-10", .F2.in(.oneOverSecondary), "a › b"),
    WalkRow(
      "COL-11", .F2, [.resize(400)],
      [
        .viewControllers: "a",
        .traceStates: """
        top?(D→D)[1b], wH(D)[1b], wH(P)[1b], wS(D)[1b], \
        dH(P)[collapsed], dS(D)[collapsed], didCollapse[collapsed]
        """,
      ]),
    collapsed("COL-15", .F3.with(supplementary: []), "a › b"),
    collapsed("COL-16", .F3.with(primary: []), "s › b", root: "s"),
    collapsed("COL-17", .F2.after(.answerTop(.supplementary)), "a › b"),
    collapsed("COL-18", .F2.after(.answerTop(.compact)), "a › b"),
    collapsed("COL-19", .F2.after(.answerTop(.inspector)), "a › b"),
    collapsed("COL-20", .F2.after(.atNext("top?", [.set(.secondary, ["f"])])), "a › f"),
    WalkRow(
      "COL-26", .F2.width(400).unmounted, [], [.collapsedStack: "a › b", .topColumn: "D"]),
    WalkRow(
      "COL-29", .F2.before(.prefer(.compactColumn(.primary))).width(400).unmounted, [],
      [.collapsedStack: "a"]),
    WalkRow(
      "ROB-01", .F2, [.turn([.resize(610), .resize(590), .resize(605), .resize(590)])],
      [.collapsedStack: "a › b"]),
  ]

  private static func collapsed(
    _ id: String, _ given: WalkFixture, _ stack: String, top: String = "D", root: String = "a"
  ) -> WalkRow {
    WalkRow(
      id, given, [.resize(400)],
      [
        .isCollapsed: "true", .displayMode: "1b", .collapsedStack: stack, .topColumn: top,
        .viewControllers: root,
      ])
  }

  static let expanding: [WalkRow] = [
    WalkRow(
      "XPD-01", .F3c, [.resize(820)], [.displayMode: "1b", .stacks: "P[a] S[s] D[b] C[] I[]"]),
    WalkRow("XPD-02", .F3p, [.resize(820)], [.displayMode: "1b"]),
    WalkRow("XPD-03", .F2c, [.resize(820)], [.displayMode: "1b", .viewControllers: "a b"]),
    WalkRow("XPD-04", .F2p, [.resize(820)], [.displayMode: "1b"]),
    WalkRow(
      "XPD-05", .F3c, [.turn([.prefer(.collapse(.never)), .resize(393)])], [.displayMode: "so"]),
    WalkRow(
      "XPD-08", .F2c.after(.answerExpanding(.secondaryOnly)), [.resize(820)],
      [.displayMode: "so", .preferredMode: "auto"]),
    WalkRow(
      "XPD-09", .F2c.after(.answerExpanding(.twoBesideSecondary)), [.resize(820)],
      [.displayMode: "1b"]),
    WalkRow("XPD-10", .F3s, [.resize(820)], [.displayMode: "1b"]),
    WalkRow("XPD-14", .F2c.after(.back), [.resize(820)], [.stacks: "P[a] S[] D[b] C[] I[]"]),
    WalkRow(
      "XPD-15", .F2c.after(.showDetail("d"), .show(.primary)), [.resize(820)],
      [.stacks: "P[a] S[] D[d] C[] I[]"]),
    WalkRow(
      "XPD-16", .F2c.after(.set(.secondary, [])), [.resize(820)],
      [.viewControllers: "a", .visible: "P"]),
    WalkRow(
      "XPD-17", .F2c, [.resize(820)],
      [
        .traceStates: """
        exp?(1b→1b)[collapsed], wS(P)[collapsed], dS(P)[1b], didExpand[1b]
        """
      ]),
    WalkRow(
      "XPD-18", .F3.after(.push(.primary, "a2"), .push(.secondary, "x")),
      (0..<50).flatMap { _ in [.resize(400), .resize(820)] },
      [.stacks: "P[a,a2] S[s] D[b,x] C[] I[]"], isUntraced: true),
    WalkRow(
      "XPD-19", .F2c.after(.prefer(.mode(.oneOverSecondary))), [.resize(820)],
      [.displayMode: "so"]),
    WalkRow(
      "XPD-21", .F2c.after(.atNext("didExpand", [.show(.primary)])), [.resize(820)],
      [.displayMode: "1b"]),
  ]
}
