// SPDX-License-Identifier: MIT

extension WalkRow {
  static let navigating: [WalkRow] = [
    stack("NAV-01", .F2c, [.show(.primary)], "a", "D[b]"),
    stack("NAV-02", .F2p, [.show(.secondary)], "a › b", "D[b]"),
    stack("NAV-03", .F3p, [.show(.secondary)], "a › s › b", "D[b]"),
    stack("NAV-04", .F3c, [.show(.supplementary)], "a › s", "D[b]"),
    stack("NAV-05", .F3c, [.show(.primary)], "a", "D[b]"),
    stack("NAV-07", .F2c, [.show(.secondary)], "a › b", "D[b]"),
    stack("NAV-08", .F2c, [.hide(.secondary)], "a", "D[b]"),
    stack("NAV-09", .F2p, [.hide(.primary)], "a", "D[b]"),
    stack("NAV-10", .F3s, [.hide(.supplementary)], "a", "D[b]"),
    stack("NAV-12", .F3c, [.hide(.secondary)], "a › s", "D[b]"),
    stack("NAV-16", .F2p, [.set(.secondary, ["f"])], "a", "D[f]"),
    stack("NAV-17", .F2c, [.set(.secondary, [])], "a", "D[]"),
    stack("NAV-18", .F2c, [.back], "a", "D[b]"),
    stack("NAV-19", .F2c, [.push(.secondary, "x")], "a › b › x", "D[b,x]"),
    stack("NAV-20", pushed, [.back], "a › b", "D[b]"),
    stack("NAV-21", pushed, [.show(.primary)], "a", "D[b,x]"),
    stack("NAV-23", pushed, [.popToRoot(.secondary)], "a › b", "D[b]"),
    stack("NAV-24", .F2c, [.popToRoot(.primary)], "a", "D[b]"),
    WalkRow("NAV-25", .F3c, [], [.visible: "D"], isUntraced: true),
    stack(
      "NAV-28", .F2p,
      ["d1", "d2", "d3"].flatMap { [.set(.secondary, [$0]), .show(.secondary)] }, "a › d3",
      "D[d3]"),
    WalkRow(
      "NAV-32", .F2p, [.push(.primary, "a2")], [.collapsedStack: "a › a2", .topColumn: "P"]),
  ]

  private static let pushed = WalkFixture.F2c.after(.push(.secondary, "x"))

  private static func stack(
    _ id: String, _ given: WalkFixture, _ when: [WalkOperation], _ stack: String,
    _ secondary: String
  ) -> WalkRow {
    let side = given.configuration.style == .double ? "S[]" : "S[s]"
    return WalkRow(
      id, given, when,
      [.collapsedStack: stack, .stacks: "P[a] \(side) \(secondary) C[] I[]"])
  }

  static let compact: [WalkRow] = [
    WalkRow(
      "CMP-01", .F3.with(compact: ["c"]), [.resize(400)],
      [.viewControllers: "c", .collapsedStack: "c", .stacks: "P[a] S[s] D[b] C[c] I[]"]),
    WalkRow("CMP-02", hidden, [.resize(400)], [.viewControllers: "c"]),
    WalkRow(
      "CMP-03", .F3.with(compact: ["c"]).width(400).unmounted, [], [.viewControllers: "c"]),
    WalkRow(
      "CMP-04", .F3.with(compact: ["c"]).after(.resize(400)), [.resize(820)],
      [.displayMode: "1b", .viewControllers: "a s b"]),
    WalkRow(
      "CMP-05", hidden.after(.resize(400)), [.turn([.prefer(.collapse(.never)), .resize(393)])],
      [.displayMode: "so"]),
    WalkRow(
      "CMP-07", .F2.with(compact: ["c"]).after(.answerTop(.primary)), [.resize(400)],
      [.collapsedStack: "a"]),
    WalkRow(
      "CMP-08", folded.after(.push(.compact, "c2")), [.resize(820), .resize(400)],
      [.collapsedStack: "c › c2", .stacks: "P[a] S[] D[b] C[c,c2] I[]"]),
    WalkRow("CMP-09", folded, [], [.visible: "C"], isUntraced: true),
    WalkRow("CMP-10", folded, [.show(.secondary), .hide(.secondary)], [.topColumn: "C"]),
    WalkRow("CMP-11", folded, [.set(.compact, ["c2"])], [.collapsedStack: "c2"]),
    WalkRow(
      "CMP-13", folded, [.set(.secondary, ["f"])],
      [.collapsedStack: "c", .stacks: "P[a] S[] D[f] C[c] I[]"]),
  ]

  private static let folded = WalkFixture.F2.with(compact: ["c"]).after(.resize(400))
  private static let hidden = WalkFixture.F3.with(compact: ["c"]).in(.secondaryOnly)
}
