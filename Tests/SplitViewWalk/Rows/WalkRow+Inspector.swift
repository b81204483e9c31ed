// SPDX-License-Identifier: MIT

extension WalkRow {
  static let inspector: [WalkRow] = [
    WalkRow("INS-01", F2i, [], [.visible: "P D"]),
    WalkRow("INS-02", F2i, [.show(.inspector)], [.visible: "P D I", .displayMode: "1b"]),
    WalkRow("INS-03", shown, [.hide(.inspector)], [.visible: "P D"]),
    WalkRow(
      "INS-04", .F3.with(inspector: ["i"]), [.show(.inspector)],
      [.visible: "S D I", .displayMode: "1b"]),
    WalkRow(
      "INS-06", F2i.after(.resize(400)), [.show(.inspector)],
      [.visible: "D I", .collapsedStack: "a › b"]),
    WalkRow(
      "INS-07", F2i.after(.resize(400), .show(.inspector)), [.dismissInspector],
      [.visible: "D"]),
    WalkRow("INS-08", shown, [.resize(400)], [.visible: "D", .collapsedStack: "a › b"]),
    WalkRow("INS-09", shown.after(.resize(400)), [.resize(820)], [.visible: "P D I"]),
    WalkRow(
      "INS-10",
      F2i.before(.prefer(.width(.inspector, 300)), .prefer(.maximum(.inspector, 250))),
      [.show(.inspector)], [.widths: "P 320.0, D 490.0, I 250.0"]),
    WalkRow("INS-11", F2i, [.show(.inspector)], [.widths: "P 320.0, D 490.0, I 260.0"]),
    WalkRow(
      "INS-12", shown, [.set(.inspector, [])],
      [.visible: "P D", .stacks: "P[a] S[] D[b] C[] I[]"]),
    WalkRow("INS-13", .F2, [.show(.inspector)], [.visible: "P D"]),
  ]

  private static let F2i = WalkFixture.F2.with(inspector: ["i"])
  private static let shown = F2i.after(.show(.inspector))
}
