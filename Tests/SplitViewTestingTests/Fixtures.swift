// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting

/// The split views of the conformance catalogue, and stages that show them.
@MainActor
enum Fixtures {
  static func page(_ title: String) -> ViewController {
    let page = ViewController()
    page.title = title
    return page
  }

  static func split(_ style: SplitViewController.Style) -> SplitViewController {
    let split = SplitViewController(style: style)
    split.setViewController(page("a"), for: .primary)
    if style == .tripleColumn { split.setViewController(page("s"), for: .supplementary) }
    split.setViewController(page("b"), for: .secondary)
    return split
  }
}
