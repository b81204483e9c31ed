// SPDX-License-Identifier: MIT
internal import SplitView

/// A classic split view, whose delegate merges two navigation stacks and separates them again.
final class ClassicExample: SplitViewController, Example, SplitViewControllerDelegate {
  static let kind = ExampleKind.classic
  static var title: String { localized("World Clock") }
  static var summary: String { localized("The classic style: a delegate merges and separates.") }
  static let iconName = "preferences-system-time-symbolic"

  static func make(_ folder: FileLocation?) throws -> any Example { ClassicExample() }

  let actions = ActionTable()
  var onTitleChange: (@MainActor (String) -> Void)?
  let list = ListViewController(title: ClassicExample.title)
  private let places: NavigationController
  private let placeholder = StatusViewController(
    iconName: "preferences-system-time-symbolic", heading: localized("No Place Chosen"),
    text: localized("Choose a place to see what time it is there."))

  override init() {
    places = NavigationController(rootViewController: list)
    super.init()
    title = Self.title
    autosaveName = "classic"
    delegate = self
    list.entries = TimeZones.identifiers.map { identifier in
      let name = TimeZones.name(of: identifier)
      return ListEntry(id: identifier, title: name.city, detail: name.region)
    }
    list.onOpen = { [weak self] in self?.open($0.id) }
    list.onSelect = { [weak self] entry in
      if let self, !isCollapsed { open(entry.id) }
    }
    viewControllers = [places, NavigationController(rootViewController: placeholder)]
    placeholder.navigationItem.leftBarButtonItem = displayModeButtonItem
    actions.group.add("filter") { [weak self] in self?.list.toggleSearch() }
  }

  var isReady: Bool { true }

  /// Shows a place's clock: in the second column, or on top of the list.
  func open(_ identifier: String) {
    let clock = ClockViewController(identifier)
    clock.navigationItem.leftBarButtonItem = displayModeButtonItem
    clock.navigationItem.leftItemsSupplementBackButton = true
    list.mark(identifier)
    showDetailViewController(NavigationController(rootViewController: clock), sender: self)
  }

  // MARK: The delegate

  // Merges: where nothing is chosen the list alone is left, else the default pushes the clock.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool {
    (secondaryViewController as? NavigationController)?.viewControllers.first === placeholder
  }

  // Separates: where no clock is on the list there is none to take from it, and the placeholder
  // comes back.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? {
    guard places.topViewController === list else { return nil }
    list.mark(nil)
    return NavigationController(rootViewController: placeholder)
  }
}
