// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import SplitView

/// A folder of texts, the one that is read, and its outline as the inspector.
final class ReaderExample: SplitViewController, Example {
  static let kind = ExampleKind.reader
  static var title: String { localized("Reader") }
  static var summary: String { localized("A list, an article, and its outline as the inspector.") }
  static let iconName = "accessories-dictionary-symbolic"

  /// The texts that come with the program.
  static let ownTexts = "resource:///split-view/demo/reader"

  static func make(_ folder: FileLocation?) throws -> any Example {
    ReaderExample(folder ?? FileLocation(uri: ownTexts))
  }

  let actions = ActionTable()
  var onTitleChange: (@MainActor (String) -> Void)?
  let list = ListViewController(title: ReaderExample.title)
  let article = ArticleViewController()
  let outline = ListViewController(title: localized("Outline"))
  private var model: FolderModel
  private var wanted: FileLocation?

  /// - Parameter location: The folder, or a file to open in its folder.
  init(_ location: FileLocation) {
    let isFolder = location.isFolder
    model = FolderModel(isFolder ? location : location.parent ?? location)
    super.init(style: .doubleColumn)
    title = Self.title
    autosaveName = "reader"
    preferredCompactColumn = isFolder ? .primary : .secondary
    preferredInspectorColumnWidth = 220
    setViewController(list, for: .primary)
    setViewController(article, for: .secondary)
    setViewController(NavigationController(rootViewController: outline), for: .inspector)
    list.emptyText = (localized("No Texts"), localized("There is no .md or .txt file here."))
    list.onOpen = { [weak self] in self?.open($0, uncovers: true) }
    list.onSelect = { [weak self] entry in
      if let self, !isCollapsed { open(entry, uncovers: false) }
    }
    outline.emptyText = (localized("No Headings"), "")
    outline.onOpen = { [weak self] in self?.scroll(to: $0) }
    outline.onSelect = { [weak self] in self?.scroll(to: $0) }
    article.onShow = { [weak self] in self?.fillOutline() }
    article.navigationItem.rightBarButtonItem = BarButtonItem(
      title: nil, iconName: "view-list-bullet-symbolic",
      accessibilityLabel: localized("Show Outline"), actionName: "win.outline")
    actions.group.add("filter") { [weak self] in self?.search() }
    actions.group.add("outline") { [weak self] in self?.toggleOutline() }
    model.onChange = { [weak self] in self?.fillList() }
    if !isFolder { show(location) }
  }

  var isReady: Bool { model.isSettled && article.isReady }

  private func open(_ entry: ListEntry, uncovers: Bool) {
    show(model.location.child(FileName(entry.id)))
    guard uncovers else { return }
    preferredCompactColumn = .secondary
    show(.secondary)
  }

  private func show(_ text: FileLocation) {
    list.mark(text.name?.display)
    article.show(text)
  }

  private func fillList() {
    list.entries = model.shownItems.filter { Self.isText($0) }.map { item in
      ListEntry(
        id: item.displayName, title: item.displayName, detail: FileFacts.size(item.size),
        iconName: "text-x-generic-symbolic")
    }
    // Beside the list there is always something to read.
    guard model.isSettled, article.location == nil, let first = list.entries.first else { return }
    show(model.location.child(FileName(first.id)))
  }

  private static func isText(_ item: FileItem) -> Bool {
    !item.isFolder && [".md", ".txt"].contains { item.displayName.hasSuffix($0) }
  }

  private func fillOutline() {
    outline.entries = article.text.outline.map { heading in
      let indent = String(repeating: "    ", count: heading.level - 1)
      return ListEntry(id: "\(heading.paragraph)", title: indent + heading.title)
    }
    outline.mark(nil)
  }

  private func scroll(to entry: ListEntry) {
    Int(entry.id).map { article.scroll(to: $0) }
  }

  private func search() {
    show(.primary)
    list.toggleSearch()
  }

  private func toggleOutline() {
    if isShowing(.inspector) { hide(.inspector) } else { show(.inspector) }
  }
}
