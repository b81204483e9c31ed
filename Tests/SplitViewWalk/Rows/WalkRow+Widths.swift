// SPDX-License-Identifier: MIT

extension WalkRow {
  static let widths: [WalkRow] = [
    row("WID-01", .F2, [], "P 320.0, D 490.0"),
    row("WID-02", .F3w, [], "P 280.0, S 320.0, D 489.5"),
    row("WID-04", .F2, [.prefer(.fraction(.primary, 0.5))], "P 346.0, D 464.0"),
    row(
      "WID-05", .F2,
      [.prefer(.fraction(.primary, 0.5)), .prefer(.maximum(.primary, 300))],
      "P 300.0, D 510.0"),
    row(
      "WID-07", .F2, [.prefer(.width(.primary, 280)), .prefer(.fraction(.primary, 0.4))],
      "P 280.0, D 530.0"),
    row("WID-08", .F2, [.prefer(.fraction(.primary, 0.4))], "P 328.0, D 482.0"),
    row(
      "WID-08", .F2, [.prefer(.fraction(.primary, 0.4)), .prefer(.minimum(.primary, 400))],
      "P 400.0, D 410.0"),
    row("WID-11", .F3, [.prefer(.fraction(.supplementary, 0.5))], "S 355.5, D 464.0"),
    WalkRow(
      "WID-12", .F3.before(.prefer(.minimum(.primary, 300))).width(1014).unmounted, [],
      [.displayMode: "1b"], isUntraced: true),
    WalkRow(
      "WID-12", .F3.before(.prefer(.minimum(.primary, 300))).width(1014.5).unmounted, [],
      [.displayMode: "2b"], isUntraced: true),
    WalkRow(
      "WID-13", .F3.before(.prefer(.minimum(.secondary, 500))).width(990).unmounted, [],
      [.displayMode: "1b"], isUntraced: true),
    WalkRow(
      "WID-13", .F3.before(.prefer(.minimum(.secondary, 500))).width(990.5).unmounted, [],
      [.displayMode: "2b"], isUntraced: true),
    row(
      "WID-14", .F2,
      [.turn([.prefer(.maximum(.primary, 300)), .prefer(.minimum(.primary, 400))])],
      "P 400.0, D 410.0"),
    row("WID-16", .F2, [.prefer(.fraction(.primary, 0.3))], "P 246.0, D 564.0"),
    row(
      "WID-16", .F2.after(.prefer(.fraction(.primary, 0.3))), [.resize(1000)],
      "P 300.0, D 690.0"),
    row("WID-17", .F2, [.drag(.primary, 700)], "P 346.0, D 464.0"),
    row("WID-17", .F2, [.drag(.primary, 130)], "P 240.0, D 570.0"),
    WalkRow(
      "WID-23", .F3, [.prefer(.mode(.twoOverSecondary))],
      [
        .displayMode: "2o", .widths: "P 280.0, S 320.0, D 820.0",
      ]),
  ]

  /// A row that reads widths.
  private static func row(
    _ id: String, _ given: WalkFixture, _ when: [WalkOperation], _ widths: String
  ) -> WalkRow {
    WalkRow(
      id, given, when, [.displayMode: id == "WID-02" ? "2b" : "1b", .widths: widths],
      isUntraced: true)
  }
}
