// SPDX-License-Identifier: MIT

extension WalkRow {
  static let showing: [WalkRow] = [
    WalkRow("SHW-02", .F2, [.hide(.primary)], [.displayMode: "so", .preferredMode: "so"]),
    WalkRow("SHW-03", .F2, [.show(.primary)], [.displayMode: "1b", .preferredMode: "auto"]),
    WalkRow("SHW-05", .F2, [.hide(.secondary)], [.displayMode: "1b"]),
    WalkRow("SHW-05", .F3, [.hide(.secondary)], [.displayMode: "1b"]),
    WalkRow("SHW-07", .F2, [.show(.secondary)], [.displayMode: "1b", .preferredMode: "auto"]),
    WalkRow("SHW-08", .F3, [.show(.primary)], [.displayMode: "2o", .preferredMode: "2b"]),
    WalkRow(
      "SHW-09", .F3.after(.show(.primary)), [.hide(.primary)],
      [.displayMode: "1b", .preferredMode: "1b"]),
    WalkRow("SHW-11", .F3, [.hide(.supplementary)], [.displayMode: "so"]),
    WalkRow("SHW-12", .F3.in(.twoOverSecondary), [.hide(.supplementary)], [.displayMode: "so"]),
    WalkRow("SHW-13", .F3w.in(.oneBesideSecondary), [.show(.primary)], [.displayMode: "2b"]),
    WalkRow("SHW-15", .F3w, [.hide(.supplementary)], [.displayMode: "so"]),
    WalkRow("SHW-16", .F3.in(.secondaryOnly), [.show(.primary)], [.displayMode: "2o"]),
    WalkRow(
      "SHW-16", .F3w.in(.secondaryOnly), [.show(.primary)], [.displayMode: "2b"],
      isUntraced: true),
    WalkRow(
      "SHW-18", .F3.behaving(.displace).after(.show(.primary)), [.show(.secondary)],
      [.displayMode: "1b"]),
    WalkRow(
      "SHW-19", .F3.behaving(.displace).after(.show(.primary)), [.hide(.primary)],
      [.displayMode: "1b"]),
    WalkRow(
      "SHW-21", .F3.behaving(.overlay).after(.show(.primary)), [.hide(.primary)],
      [.displayMode: "1o"]),
    WalkRow(
      "SHW-22", .F3.behaving(.overlay).after(.show(.primary)), [.show(.secondary)],
      [.displayMode: "2o"]),
    WalkRow(
      "SHW-23", .F2.with(compact: ["c"]), [.show(.compact), .hide(.compact)],
      [.displayMode: "1b"]),
    WalkRow("SHW-24", .F2, [.show(.supplementary)], [.displayMode: "1b"]),
    WalkRow(
      "SHW-31", .F2.before(.prefer(.reportsProgrammaticChanges(true))), [.hide(.primary)],
      [.displayMode: "so"]),
  ]

  static let buttons: [WalkRow] = [
    WalkRow("BTN-01", .F2, [.pressButton], [.displayMode: "so"]),
    WalkRow("BTN-03", .F3w.in(.oneBesideSecondary), [.pressButton], [.displayMode: "2b"]),
    WalkRow("BTN-05", .F3.in(.secondaryOnly), [], [.button: "none"]),
    WalkRow("BTN-06", .F2.behaving(.overlay), [.pressButton], [.displayMode: "1o"]),
    WalkRow("BTN-07", .F3.behaving(.overlay), [.pressButton, .pressButton], [.displayMode: "2o"]),
    WalkRow(
      "BTN-08", .F3.behaving(.overlay).after(.pressButton, .pressButton), [], [.button: "none"]),
    WalkRow("BTN-09", .F3.behaving(.displace), [.pressButton], [.displayMode: "2d"]),
    WalkRow("BTN-11", .F2.after(.prefer(.buttonVisibility(.never))), [], [.button: "none"]),
    WalkRow("BTN-11", .F3w.after(.prefer(.buttonVisibility(.never))), [], [.button: "none"]),
    WalkRow(
      "BTN-14", .F3.before(.prefer(.showsSecondaryOnlyButton(true))), [.pressSecondaryOnlyButton],
      [.displayMode: "so"]),
    WalkRow(
      "BTN-15",
      .F3.before(.prefer(.showsSecondaryOnlyButton(true))).after(.pressSecondaryOnlyButton),
      [.pressSecondaryOnlyButton], [.displayMode: "1b"]),
    WalkRow(
      "BTN-16", .F2.before(.prefer(.showsSecondaryOnlyButton(true))), [],
      [.secondaryOnlyButton: "false"]),
    WalkRow(
      "BTN-17", .F3, [.prefer(.showsSecondaryOnlyButton(true))], [.secondaryOnlyButton: "true"]),
  ]
}
