// SPDX-License-Identifier: MIT
internal import SplitView

/// Places, folders and a preview: three columns that fold into one.
final class FilesExample: SplitViewController, Example {
  static let kind = ExampleKind.files
  static var title: String { localized("Files") }
  static var summary: String { localized("Places, folders and a preview in three columns.") }
  static let iconName = "system-file-manager-symbolic"

  let places: PlacesViewController
  let folders: NavigationController
  let preview = PreviewViewController()
  let actions = ActionTable()
  var options = ViewOptions()
  var onTitleChange: (@MainActor (String) -> Void)?
  private let placesModel: PlacesModel
  private let menus = Template("menus.ui")
  private var token: ObservationToken?

  static func make(_ folder: FileLocation?) throws -> any Example {
    let location = folder ?? .home
    return try FilesExample(
      location, isFile: folder != nil && !location.isFolder, placesModel: PlacesModel())
  }

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
    super.init(style: .tripleColumn)
    autosaveName = "files"
    preferredCompactColumn = isFile ? .secondary : .supplementary
    setViewController(places, for: .primary)
    setViewController(folders, for: .supplementary)
    setViewController(placeholder, for: .secondary)
    title = first.title
    prepare(first)
    folders.delegate = self
    places.navigationItem.rightBarButtonItems = [primaryMenuItem(from: menus)]
    places.onChoose = { [weak self] in self?.choose($0) }
    places.markPlace(of: folder)
    addActions()
    token = observe { [weak self] split in
      if !split.isCollapsed { self?.previewSelection() }
    }
    if isFile { open(file: location) }
  }

  override var title: String? { didSet { onTitleChange?(title ?? "") } }

  var isReady: Bool {
    preview.isSettled && placesModel.isSettled && (topFolder?.model.isSettled ?? true)
  }

  /// The folder that is shown.
  var topFolder: FolderViewController? { folders.topViewController as? FolderViewController }

  /// Shows a place in the second column.
  func choose(_ place: Place) {
    folders.setViewControllers([makeFolder(place.location)], animated: false)
    preferredCompactColumn = .supplementary
    show(.supplementary)
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
    page.navigationItem.rightBarButtonItems = [sortMenuItem(from: menus), filterItem()]
    page.onOpen = { [weak self] item, location in
      guard let self else { return }
      if item.isFolder { push(location) } else { open(file: location) }
    }
    page.onSelect = { [weak self] item, folder in
      guard let self, !isCollapsed, item != nil else { return }
      previewSelection()
    }
  }

  private func push(_ location: FileLocation) {
    // A double click opens once.
    guard topFolder?.location != location else { return }
    preferredCompactColumn = .supplementary
    let page = makeFolder(location)
    page.takesFocus = true
    folders.pushViewController(page, animated: true)
  }

  private func open(file: FileLocation) {
    showPreview(file)
    // What was opened stays in sight when the window folds.
    preferredCompactColumn = .secondary
    show(.secondary)
  }

  // Beside the list the preview follows the selection; folded, only what was opened is shown.
  private func previewSelection() {
    guard let top = topFolder, let item = top.selectedItem else { return }
    showPreview(top.location.child(item.name))
  }

  private func showPreview(_ location: FileLocation) {
    preview.show(location)
    if viewController(for: .secondary) !== preview { setViewController(preview, for: .secondary) }
  }
}

extension FilesExample: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    guard let folder = viewController as? FolderViewController else { return }
    title = folder.title
    places.markPlace(of: folder.location)
  }
}
