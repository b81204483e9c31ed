// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// The window: places, folders and a preview in a split view.
@MainActor final class DemoWindow {
  let window: Window
  let split = SplitViewController(style: .tripleColumn)
  let places: PlacesViewController
  let folders: NavigationController
  let preview = PreviewViewController()
  private let placesModel: PlacesModel
  private let menus = Template("menus.ui")
  private var options = ViewOptions()
  private var token: ObservationToken?

  /// Makes the window, not yet shown.
  /// - Parameters:
  ///   - location: The folder, or the file to show in its folder.
  ///   - isFile: Whether it is a file.
  ///   - placesModel: The places of the first column.
  init(_ location: FileLocation, isFile: Bool, placesModel: PlacesModel) throws {
    let placeholder = try ViewController(uiResource: DemoResource.prefix + "placeholder.ui")
    let folder = isFile ? location.parent ?? location : location
    self.placesModel = placesModel
    places = PlacesViewController(model: placesModel)
    let first = FolderViewController(
      folder, options: options, selecting: isFile ? location.name : nil)
    folders = NavigationController(rootViewController: first)
    split.preferredCompactColumn = isFile ? .secondary : .supplementary
    split.setViewController(places, for: .primary)
    split.setViewController(folders, for: .supplementary)
    split.setViewController(placeholder, for: .secondary)
    window = Window(rootViewController: split)
    window.title = first.title ?? ""
    prepare(first)
    folders.delegate = self
    places.navigationItem.rightBarButtonItems = [primaryMenuItem()]
    places.onChoose = { [weak self] in self?.choose($0) }
    places.markPlace(of: folder)
    addActions()
    token = split.observe { [weak self] split in
      guard let self, !split.isCollapsed else { return }
      previewSelection()
    }
    if isFile { open(file: location) }
  }

  /// Whether nothing is loading or moving any more.
  var isSettled: Bool {
    !split.isTransitioning && preview.isSettled && placesModel.isSettled
      && (topFolder?.model.isSettled ?? true)
  }

  /// The folder that is shown.
  var topFolder: FolderViewController? {
    folders.topViewController as? FolderViewController
  }

  /// Shows a place in the second column.
  func choose(_ place: Place) {
    folders.setViewControllers([makeFolder(place.location)], animated: false)
    split.preferredCompactColumn = .supplementary
    split.show(.supplementary)
  }

  /// Shows the folder that the present one is in.
  func openParent() {
    guard let top = topFolder, let parent = top.location.parent else { return }
    let below = folders.viewControllers.dropLast().last as? FolderViewController
    if below?.location == parent {
      folders.popViewController(animated: true)
    } else {
      let page = FolderViewController(parent, options: options, selecting: top.location.name)
      prepare(page)
      page.takesFocus = true
      folders.setViewControllers([page], animated: false)
    }
  }

  private func makeFolder(_ location: FileLocation) -> FolderViewController {
    let page = FolderViewController(location, options: options)
    prepare(page)
    return page
  }

  private func prepare(_ page: FolderViewController) {
    page.navigationItem.rightBarButtonItems = [sortMenuItem(), searchItem()]
    page.onOpen = { [weak self] item, location in
      guard let self else { return }
      if item.isFolder { push(location) } else { open(file: location) }
    }
    page.onSelect = { [weak self] item, folder in
      guard let self, !split.isCollapsed, item != nil else { return }
      previewSelection()
    }
  }

  private func push(_ location: FileLocation) {
    // A double click opens once.
    guard topFolder?.location != location else { return }
    split.preferredCompactColumn = .supplementary
    let page = makeFolder(location)
    page.takesFocus = true
    folders.pushViewController(page, animated: true)
  }

  private func open(file: FileLocation) {
    showPreview(file)
    // What was opened stays in sight when the window folds.
    split.preferredCompactColumn = .secondary
    split.show(.secondary)
  }

  // Beside the list the preview follows the selection; folded, only what was opened is shown.
  private func previewSelection() {
    guard let top = topFolder, let item = top.selectedItem else { return }
    showPreview(top.location.child(item.name))
  }

  private func showPreview(_ location: FileLocation) {
    preview.show(location)
    if split.viewController(for: .secondary) !== preview {
      split.setViewController(preview, for: .secondary)
    }
  }
}

extension DemoWindow: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    guard let folder = viewController as? FolderViewController else { return }
    window.title = folder.title ?? ""
    places.markPlace(of: folder.location)
  }
}

// MARK: Header bars and actions

extension DemoWindow {
  private func primaryMenuItem() -> BarButtonItem {
    menuItem("open-menu-symbolic", "primary_menu", localized("Main Menu"), isPrimary: true)
  }

  private func sortMenuItem() -> BarButtonItem {
    menuItem("view-sort-descending-symbolic", "sort_menu", localized("View Options"))
  }

  private func searchItem() -> BarButtonItem {
    BarButtonItem(
      title: nil, iconName: "edit-find-symbolic", accessibilityLabel: localized("Filter by Name"),
      actionName: "win.filter")
  }

  private func menuItem(
    _ icon: String, _ menu: String, _ label: String, isPrimary: Bool = false
  ) -> BarButtonItem {
    let button = gtk_menu_button_new()!
    let menuButton = OpaquePointer(button)
    gtk_menu_button_set_icon_name(menuButton, icon)
    gtk_menu_button_set_menu_model(
      menuButton, menus.object(menu).assumingMemoryBound(to: GMenuModel.self))
    gtk_menu_button_set_primary(menuButton, isPrimary ? 1 : 0)
    gtk_widget_set_tooltip_text(button, label)
    gtk_menu_button_set_has_frame(menuButton, 0)
    Widget(UnsafeMutableRawPointer(button)).setAccessibleLabel(label)
    return BarButtonItem(customView: UnsafeMutableRawPointer(button))
  }

  private func addActions() {
    let actions = ActionGroup(window.widget)
    actions.add("close") { [weak self] in self?.window.close() }
    actions.add("filter") { [weak self] in self?.topFolder?.toggleSearch() }
    actions.add("reload") { [weak self] in self?.topFolder?.model.reload() }
    actions.add("parent") { [weak self] in self?.openParent() }
    actions.add("copy-path") { [weak self] in self?.preview.copyPath() }
    actions.add("about") { [weak self] in self.map { AboutDialog.show(over: $0.window.widget) } }
    actions.add(toggle: "show-hidden") { [weak self] in self?.change(\.showsHidden, to: $0) }
    actions.add(toggle: "reverse") { [weak self] in self?.change(\.sort.isReversed, to: $0) }
    actions.add(choice: "sort", value: options.sort.key.rawValue) { [weak self] value in
      guard let key = FileSort.Key(rawValue: value) else { return }
      self?.change(\.sort.key, to: key)
    }
    // The window owns it from here: kept longer, it would outlive what it listens to.
    let shortcuts = Template("shortcuts.ui")
    gtk_application_window_set_help_overlay(
      window.widget.assumingMemoryBound(to: GtkApplicationWindow.self),
      shortcuts.opaque("shortcuts"))
  }

  private func change<Value>(_ option: WritableKeyPath<ViewOptions, Value>, to value: Value) {
    options[keyPath: option] = value
    for page in folders.viewControllers {
      (page as? FolderViewController)?.options = options
    }
  }
}
