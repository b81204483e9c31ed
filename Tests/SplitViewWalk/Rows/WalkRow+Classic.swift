// SPDX-License-Identifier: MIT

extension WalkRow {
  static let classic: [WalkRow] = [
    WalkRow("MNT-11", FK.unmounted, [], [.displayMode: "1b", .viewControllers: "nav[a], nav[b]"]),
    WalkRow(
      "CLS-01", FK, [.resize(400)],
      [.viewControllers: "nav[a, nav[b]]", .topColumn: "D", .collapsedStack: "a › b"]),
    WalkRow("CLS-02", FK.after(drops), [.resize(400)], [.viewControllers: "nav[a]"]),
    WalkRow("CLS-04", FK.before(drops).width(400).unmounted, [], [.viewControllers: "nav[a]"]),
    WalkRow(
      "CLS-05", joined, [.showDetailController(.page("d"))],
      [.viewControllers: "nav[a, nav[b], d]", .topColumn: "none"]),
    WalkRow(
      "CLS-06", dropped, [.showDetailController(.page("d"))], [.viewControllers: "nav[a, d]"]),
    WalkRow(
      "CLS-07", joined.after(.showDetailController(.page("d"))), [.resize(820)],
      [.viewControllers: "nav[a, nav[b]], d"]),
    WalkRow(
      "CLS-08", dropped.after(.showDetailController(.page("d")), gives), [.resize(820)],
      [.viewControllers: "nav[a, d], n"]),
    WalkRow("CLS-10", joined, [.resize(820)], [.viewControllers: "nav[a], nav[b]"]),
    WalkRow("CLS-11", dropped, [.resize(820)], [.viewControllers: "nav[a]", .displayMode: "1b"]),
    WalkRow(
      "CLS-12", FK.after(drops, .answer(.primaryForCollapsing(.page("p2")))), [.resize(400)],
      [.viewControllers: "p2"]),
    WalkRow(
      "CLS-13", joined.after(gives, .answer(.primaryForExpanding(.page("p3")))), [.resize(820)],
      [.viewControllers: "p3 n"]),
    WalkRow(
      "CLS-14",
      WalkFixture(WalkConfiguration(.classic, controllers: [.page("p"), .stack("B", ["b"])])),
      [.resize(400)], [.viewControllers: "p"]),
    WalkRow(
      "CLS-16", FK, [.showDetailController(.page("e"))], [.viewControllers: "nav[a], e"]),
    WalkRow(
      "CLS-17", FK.after(.answer(.handlesDetail(true))), [.showDetailController(.page("e"))],
      [.viewControllers: "nav[a], nav[b]"]),
    WalkRow(
      "CLS-21", FK.after(.answer(.handlesShow(true))), [.showController(.page("e"))],
      [.viewControllers: "nav[a], nav[b]"]),
    WalkRow(
      "CLS-22", FK, [.showDetailController(.named("B"))], [.viewControllers: "nav[a], nav[b]"]),
    WalkRow("BTN-21", FK, [.pressButton], [.displayMode: "so"]),
    WalkRow(
      "BTN-20", FK.after(.answer(.target(.secondaryOnly))), [.pressButton], [.displayMode: "so"]),
  ]

  private static let FK = WalkFixture(WalkConfiguration(.classic))
  private static let drops = WalkOperation.answer(.collapse(.drops))
  private static let gives = WalkOperation.answer(.separate(.gives(.page("n"))))
  private static let joined = FK.after(.resize(400))
  private static let dropped = FK.after(drops, .resize(400))
}
