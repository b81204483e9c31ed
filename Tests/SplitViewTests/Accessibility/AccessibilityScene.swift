// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting

/// A mail program of the simplest kind, in one of its modes.
@MainActor
struct AccessibilityScene {
  typealias Column = SplitViewController.Column

  let split: SplitViewController
  let stage: Stage

  static let names = [
    "three columns", "two columns", "secondary column alone", "overlay", "folded, list on top",
    "folded, message on top", "inspector", "inspector as a sheet", "tabs", "classic", "untitled",
  ]

  init(_ name: String) throws {
    precondition(Toolkit.initialize(), "this test needs a display")
    switch name {
    case "three columns":
      self = try Self(.tripleColumn, 1300) { $0.preferredDisplayMode = .twoBesideSecondary }
    case "two columns":
      self = try Self(.doubleColumn, 900)
    case "secondary column alone":
      self = try Self(.doubleColumn, 900) { $0.preferredDisplayMode = .secondaryOnly }
    case "overlay":
      self = try Self(.doubleColumn, 700) { $0.preferredSplitBehavior = .overlay }
      split.show(.primary)
    case "folded, list on top":
      self = try Self(.doubleColumn, 500)
      split.show(.primary)
    case "folded, message on top":
      self = try Self(.doubleColumn, 500)
      split.show(.primary)
      split.show(.secondary)
    case "inspector":
      self = try Self(.doubleColumn, 1300) {
        $0.setViewController(Self.page("Details"), for: .inspector)
      }
      split.show(.inspector)
    case "inspector as a sheet":
      self = try Self(.doubleColumn, 500) {
        $0.setViewController(Self.page("Details"), for: .inspector)
      }
      split.show(.secondary)
      stage.settle()
      split.show(.inspector)
    case "tabs":
      self = try Self(.doubleColumn, 900) { split in
        let tabs = TabBarController()
        tabs.viewControllers = ["Letters", "Files"].map {
          NavigationController(rootViewController: Self.page($0))
        }
        split.setViewController(tabs, for: .secondary)
      }
    case "classic":
      let split = SplitViewController()
      split.viewControllers = ["Inbox", "Message"].map {
        NavigationController(rootViewController: Self.page($0))
      }
      self.split = split
      stage = try Stage(split, width: 900)
    case "untitled":
      self = try Self(.doubleColumn, 900) { split in
        split.viewController(for: .primary)?.title = nil
        split.viewController(for: .secondary)?.title = nil
      }
    default: preconditionFailure("there is no scene of the name \(name)")
    }
    stage.settle()
  }

  private init(
    _ style: SplitViewController.Style, _ width: Int,
    _ prepare: (SplitViewController) -> Void = { _ in }
  ) throws {
    split = SplitViewController(style: style)
    let titles: [(Column, String)] =
      style == .tripleColumn
      ? [(.primary, "Mail"), (.supplementary, "Inbox"), (.secondary, "Message")]
      : [(.primary, "Inbox"), (.secondary, "Message")]
    for (column, title) in titles { split.setViewController(Self.page(title), for: column) }
    prepare(split)
    stage = try Stage(split, width: width)
  }

  static func page(_ title: String) -> ViewController {
    guard let button = gtk_button_new_with_label("Open \(title)") else {
      preconditionFailure("GTK made no button")
    }
    let page = ViewController(widget: UnsafeMutableRawPointer(button))
    page.title = title
    return page
  }
}
