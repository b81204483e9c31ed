// SPDX-License-Identifier: MIT
internal import SplitView

/// Groups in a sidebar, pages that go deeper, and a search through all of them.
final class SettingsExample: SplitViewController, Example {
  static let kind = ExampleKind.settings
  static var title: String { localized("Settings") }
  static var summary: String { localized("A sidebar of groups, and pages that go deeper.") }
  static let iconName = "preferences-system-symbolic"

  static func make(_ folder: FileLocation?) throws -> any Example { SettingsExample() }

  let actions = ActionTable()
  var onTitleChange: (@MainActor (String) -> Void)?
  let list = ListViewController(title: SettingsExample.title)
  let pages = NavigationController()
  private var paths: [String: [SettingsPage]] = [:]

  override init() {
    super.init(style: .doubleColumn)
    title = Self.title
    autosaveName = "settings"
    // Narrow, the groups come first, until one is opened.
    preferredCompactColumn = .primary
    preferredPrimaryColumnWidth = 240
    fillList()
    setViewController(list, for: .primary)
    setViewController(pages, for: .secondary)
    list.onOpen = { [weak self] in self?.open($0.id, uncovers: true) }
    list.onSelect = { [weak self] entry in
      // Beside the list the page follows the keyboard.
      if let self, !isCollapsed { open(entry.id, uncovers: false) }
    }
    actions.group.add("filter") { [weak self] in self?.search() }
    list.mark("0")
    open("0", uncovers: false)
  }

  var isReady: Bool { true }

  /// Shows a page with those that lead to it below.
  func open(_ id: String, uncovers: Bool) {
    guard let path = paths[id] else { return }
    if path.map(\.title) != pages.viewControllers.map(\.title) {
      pages.setViewControllers(path.map { makePage($0) }, animated: false)
    }
    guard uncovers else { return }
    preferredCompactColumn = .secondary
    show(.secondary)
  }

  private func search() {
    show(.primary)
    list.toggleSearch()
  }

  private func fillList() {
    list.entries = SettingsPage.groups.enumerated().map { index, page in
      paths["\(index)"] = [page]
      return ListEntry(id: "\(index)", title: page.title, iconName: page.iconName)
    }
    list.foundEntries = SettingsPage.index.enumerated().map { index, found in
      let id = "found-\(index)"
      paths[id] = found.path
      let way = found.path.map(\.title).joined(separator: " › ")
      return ListEntry(
        id: id, title: found.title, detail: way, iconName: found.path.last?.iconName)
    }
  }

  private func makePage(_ page: SettingsPage) -> ViewController {
    let controller = SettingsPageViewController(page)
    controller.onOpen = { [weak self] deeper in
      guard let self else { return }
      pages.pushViewController(makePage(deeper), animated: true)
    }
    return controller
  }
}
