// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// Header bars, menus and keys.
extension FilesExample {
  func primaryMenuItem(from menus: Template) -> BarButtonItem {
    let item = menuItem(
      "open-menu-symbolic", menus.object("primary_menu"), localized("Main Menu"))
    item.isPrimaryMenu = true
    return item
  }

  func sortMenuItem(from menus: Template) -> BarButtonItem {
    menuItem(
      "view-sort-descending-symbolic", menus.object("sort_menu"), localized("View Options"))
  }

  func filterItem() -> BarButtonItem {
    BarButtonItem(
      title: nil, iconName: "edit-find-symbolic", accessibilityLabel: localized("Filter by Name"),
      actionName: "win.filter")
  }

  private func menuItem(
    _ icon: String, _ model: UnsafeMutableRawPointer, _ label: String
  ) -> BarButtonItem {
    BarButtonItem(
      title: nil, iconName: icon, accessibilityLabel: label, menu: Menu(model: model))
  }

  func addActions() {
    let actions = actions.group
    actions.add("filter") { [weak self] in self?.topFolder?.toggleSearch() }
    actions.add("reload") { [weak self] in self?.topFolder?.model.reload() }
    actions.add("parent") { [weak self] in self?.openParent() }
    actions.add("copy-path") { [weak self] in self?.preview.copyPath() }
    actions.add(toggle: "show-hidden") { [weak self] in self?.change(\.showsHidden, to: $0) }
    actions.add(toggle: "reverse") { [weak self] in self?.change(\.sort.isReversed, to: $0) }
    actions.add(choice: "sort", value: options.sort.key.rawValue) { [weak self] value in
      guard let key = FileSort.Key(rawValue: value) else { return }
      self?.change(\.sort.key, to: key)
    }
  }

  private func change<Value>(_ option: WritableKeyPath<ViewOptions, Value>, to value: Value) {
    options[keyPath: option] = value
    for page in folders.viewControllers {
      (page as? FolderViewController)?.options = options
    }
  }
}
