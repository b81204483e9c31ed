// SPDX-License-Identifier: MIT
internal import SplitView

/// A sidebar of sections where there is room, a tab bar where there isn't.
final class TabsExample: SplitViewController, Example, SplitViewControllerDelegate {
  static let kind = ExampleKind.tabs
  static var title: String { localized("Installed") }
  static var summary: String { localized("A sidebar that becomes a tab bar when it is narrow.") }
  static let iconName = "view-grid-symbolic"

  static func make(_ folder: FileLocation?) throws -> any Example { TabsExample() }

  let actions = ActionTable()
  var onTitleChange: (@MainActor (String) -> Void)?
  let sections = ListViewController(title: TabsExample.title)
  let detail = NavigationController()
  let tabs = TabBarController()
  private(set) var section = SystemList.applications
  private let stacks: [SystemList: NavigationController]

  override init() {
    stacks = Dictionary(
      uniqueKeysWithValues: SystemList.allCases.map { section in
        (section, NavigationController())
      })
    super.init(style: .doubleColumn)
    title = Self.title
    autosaveName = "tabs"
    delegate = self
    sections.navigationItem.rightBarButtonItems = []
    sections.entries = SystemList.allCases.map { section in
      ListEntry(id: section.rawValue, title: section.title, iconName: section.iconName)
    }
    sections.onOpen = { [weak self] in self?.choose(SystemList(rawValue: $0.id)) }
    sections.onSelect = { [weak self] in self?.choose(SystemList(rawValue: $0.id)) }
    for (section, stack) in stacks {
      stack.setViewControllers([makeList(of: section, in: stack)], animated: false)
      stack.tabBarItem = TabBarItem(title: section.title, iconName: section.iconName)
    }
    tabs.viewControllers = SystemList.allCases.compactMap { stacks[$0] }
    setViewController(sections, for: .primary)
    setViewController(detail, for: .secondary)
    setViewController(tabs, for: .compact)
    actions.group.add("filter") { [weak self] in self?.search() }
    choose(section)
  }

  var isReady: Bool { true }

  /// Shows a section beside the sidebar.
  func choose(_ next: SystemList?) {
    guard let next else { return }
    sections.mark(next.rawValue)
    guard next != section || detail.viewControllers.isEmpty else { return }
    section = next
    detail.setViewControllers([makeList(of: next, in: detail)], animated: false)
  }

  private func makeList(
    of section: SystemList, in stack: NavigationController
  ) -> ListViewController {
    let list = ListViewController(title: section.title, entries: section.entries)
    list.onOpen = { [weak stack] entry in
      let page = StatusViewController(
        iconName: section.iconName, heading: entry.title,
        text: [entry.detail, entry.id].filter { !$0.isEmpty && $0 != entry.title }
          .joined(separator: "\n"))
      page.title = entry.title
      stack?.pushViewController(page, animated: true)
    }
    return list
  }

  private func search() {
    let stack = isCollapsed ? tabs.selectedViewController as? NavigationController : detail
    (stack?.topViewController as? ListViewController)?.toggleSearch()
  }

  // MARK: The delegate

  // What is in front stays in front: the section's tab, and afterwards the tab's section.
  func splitViewController(
    _ svc: SplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
  ) -> Column {
    tabs.selectedIndex = SystemList.allCases.firstIndex(of: section) ?? 0
    return .compact
  }

  func splitViewController(
    _ svc: SplitViewController, displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
  ) -> DisplayMode {
    choose(SystemList.allCases[tabs.selectedIndex])
    return proposed
  }
}
