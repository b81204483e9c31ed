// SPDX-License-Identifier: MIT
internal import SplitView

/// The examples, the one that runs, and what its split view says of itself.
final class GalleryViewController: SplitViewController {
  let actions = ActionTable()
  let list: ListViewController
  private(set) var page: ExamplePage?
  private let statePage = StateViewController()
  private let openWindow: @MainActor (ExampleKind) throws -> Void

  /// - Parameter openWindow: Opens an example in a window of its own.
  init(openWindow: @escaping @MainActor (ExampleKind) throws -> Void) throws {
    self.openWindow = openWindow
    list = ListViewController(
      title: localized("Examples"),
      entries: ExampleKind.allCases.map { kind in
        ListEntry(
          id: kind.rawValue, title: kind.type.title, detail: kind.type.summary,
          iconName: kind.type.iconName)
      })
    super.init(style: .doubleColumn)
    autosaveName = "gallery"
    preferredCompactColumn = .primary
    preferredPrimaryColumnWidth = 260
    minimumSecondaryColumnWidth = 360
    setViewController(list, for: .primary)
    setViewController(NavigationController(rootViewController: statePage), for: .inspector)
    list.onSelect = { [weak self] entry in
      // Beside the list the example follows the keyboard; folded, only what is opened is started.
      if let self, !isCollapsed { run(entry) }
    }
    list.onOpen = { [weak self] in self?.open($0) }
    actions.group.add("open-window") { [weak self] in self?.openSelected() }
    actions.group.add("state") { [weak self] in self?.toggleState() }
    try run(ExampleKind.allCases[0])
  }

  var isReady: Bool { page?.example.isReady ?? true }

  /// Starts an example in the secondary column.
  func run(_ kind: ExampleKind) throws {
    list.mark(kind.rawValue)
    guard page?.kind != kind else { return }
    let next = ExamplePage(try kind.type.make(nil))
    next.navigationItem.rightBarButtonItems = [
      BarButtonItem(
        title: nil, iconName: "dialog-information-symbolic",
        accessibilityLabel: localized("Show State"), actionName: "win.state"),
      BarButtonItem(
        title: nil, iconName: "window-new-symbolic",
        accessibilityLabel: localized("Open in a Window of Its Own"),
        actionName: "win.open-window"),
    ]
    page = next
    statePage.split = next.example
    setViewController(next, for: .secondary)
  }

  private func run(_ entry: ListEntry) {
    guard let kind = ExampleKind(rawValue: entry.id) else { return }
    do { try run(kind) } catch { Console.fail("\(error)") }
  }

  private func open(_ entry: ListEntry) {
    run(entry)
    preferredCompactColumn = .secondary
    show(.secondary)
  }

  private func openSelected() {
    guard let kind = page?.kind else { return }
    do { try openWindow(kind) } catch { Console.fail("\(error)") }
  }

  private func toggleState() {
    if isShowing(.inspector) { hide(.inspector) } else { show(.inspector) }
  }
}
