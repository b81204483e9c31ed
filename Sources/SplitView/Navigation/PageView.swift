// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A page as it is drawn: a header bar over a view controller's view.
@MainActor
final class PageView {
  private let box = Box(.vertical)
  private let bar = HeaderBar()
  private let backButton: Button
  private unowned let controller: ViewController
  private weak var navigation: NavigationController?
  private var startItems: [ObjectReference] = []
  private var endItems: [ObjectReference] = []
  private var hasBack = false

  var widget: Widget { box.widget }
  var header: Widget { bar.widget }

  init(_ controller: ViewController, in navigation: NavigationController?) {
    self.controller = controller
    self.navigation = navigation
    backButton = Button(text: nil, iconName: "go-previous-symbolic") { [weak navigation] in
      navigation?.goBack()
    }
    backButton.widget.name = "split-view-back"
    box.widget.setClass("split-view-page", true)
    box.append(bar.widget)
    let content = controller.widget
    content.setExpands(horizontally: true, vertically: true)
    box.append(content)
    controller.page = self
    update()
  }

  /// Gives the view back to its controller, for another place.
  func dismantle() {
    if controller.isViewLoaded, controller.widget.parent == box.widget {
      box.remove(controller.widget)
    }
    if controller.page === self { controller.page = nil }
    bar.setTitleWidget(nil)
    for item in startItems + endItems { removeItem(Widget(item.pointer)) }
    (startItems, endItems) = ([], [])
  }

  /// Brings the header up to date.
  func update() {
    let item = controller.navigationItem
    bar.widget.isVisible = navigation?.isNavigationBarHidden != true
    bar.title = item.resolvedTitle
    bar.setTitleWidget(item.titleView.map { Widget($0) })
    let layout = Toolkit.decorationLayout
    let edges = controller.windowEdges
    bar.setWindowControls(start: edges.start ? layout.start : "", end: edges.end ? layout.end : "")

    let backTitle = navigation?.backTitle(for: controller)
    let showsBack =
      backTitle != nil && (item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton)
    nameBackButton(showsBack ? backTitle : nil)
    let start = (showsBack ? [backButton.widget] : []) + item.leftBarButtonItems.map(\.widget)
    replace(&startItems, with: start, bar.packStart)
    replace(&endItems, with: item.rightBarButtonItems.map(\.widget), bar.packEnd)
  }

  private func nameBackButton(_ title: String?) {
    guard let title, title != backLabel else { return backLabel = title }
    backButton.setContent(
      text: title, iconName: "go-previous-symbolic", maximumLength: PageView.maximumBackLength)
    let label = title.isEmpty ? "Back" : "Back to \(title)"
    backButton.widget.setAccessibleLabel(label)
    backButton.setTooltip(label)
    backLabel = title
  }

  // So that the title of the page below never pushes this page's own aside.
  private static let maximumBackLength = 16

  /// The text of the back button, nil without one.
  private(set) var backLabel: String?

  private func replace(
    _ old: inout [ObjectReference], with new: [Widget], _ pack: (Widget) -> Void
  ) {
    // An item that several pages share is on the one on top.
    let isTop = navigation == nil || navigation?.topViewController === controller
    let wanted = new.filter { isTop || $0.parent == nil || $0.isWithin(bar.widget) }
    guard
      wanted.map(\.pointer) != old.map(\.pointer)
        || wanted.contains(where: { !$0.isWithin(bar.widget) })
    else { return }
    for item in old { removeItem(Widget(item.pointer)) }
    old = wanted.map { ObjectReference(retaining: $0.pointer) }
    for item in wanted {
      if item.parent != nil { item.unparent() }
      pack(item)
    }
  }

  private func removeItem(_ item: Widget) {
    if item.isWithin(bar.widget) { bar.remove(item) }
  }
}
