// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A page as it is drawn: a header bar over a view controller's view.
@MainActor
final class PageView: WidgetDelegate {
  private let forwarding = ForwardingWidget(.page)
  private let bar = HeaderBar()
  private let backButton: Button
  private unowned let controller: ViewController
  private weak var navigation: NavigationController?
  private var content: Widget?
  private var startItems: [ObjectReference] = []
  private var endItems: [ObjectReference] = []

  var widget: Widget { forwarding.widget }
  var header: Widget { bar.widget }

  init(_ controller: ViewController, in navigation: NavigationController?) {
    self.controller = controller
    self.navigation = navigation
    backButton = Button(text: nil, iconName: "go-previous-symbolic") { [weak navigation] in
      navigation?.goBack()
    }
    backButton.widget.name = "split-view-back"
    forwarding.delegate = self
    bar.widget.setParent(widget)
    let content = controller.widget
    content.setExpands(horizontally: true, vertically: true)
    if content.parent != nil { content.unparent() }
    content.setParent(widget)
    self.content = content
    controller.page = self
    update()
  }

  /// Gives the view back to its controller, for another place.
  func dismantle() {
    if let content, content.parent == widget {
      content.unparent()
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
    // The icon alone: beside window buttons and items there is no room for a title in a narrow header.
    backButton.widget.setAccessibleLabel(title.isEmpty ? "Back" : "Back to \(title)")
    backButton.setTooltip(title.isEmpty ? "Back" : title)
    backLabel = title
  }

  /// What the back button leads to, nil without one.
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

  // MARK: WidgetDelegate

  var requestMode: RequestMode {
    content?.requestMode == .heightForWidth || bar.widget.requestMode == .heightForWidth
      ? .heightForWidth : .constant
  }

  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
    switch axis {
    case .horizontal:
      let header = bar.widget.measure(.horizontal)
      // A height that is given for the page is the header's and the content's together.
      let rest = size >= 0 ? max(0, size - headerHeight(width: -1)) : -1
      let body = content?.measure(.horizontal, forSize: rest) ?? (minimum: 0, natural: 0)
      return (max(header.minimum, body.minimum), max(header.natural, body.natural))
    case .vertical:
      let header = headerHeight(width: size)
      let body = content?.measure(.vertical, forSize: size) ?? (minimum: 0, natural: 0)
      return (header + body.minimum, header + body.natural)
    }
  }

  /// The least width of the page as it is while its column is on top of the folded stack.
  /// - Parameters:
  ///   - parts: What a fold may add to the header.
  ///   - edges: The ends of the split view at which the window's buttons belong.
  ///   - isAboveOthers: Whether the page has another one below it there.
  func foldedMinimum(_ parts: HeaderParts, edges: WindowEdges, isAboveOthers: Bool) -> Int {
    guard bar.widget.isVisible else { return 0 }
    let item = controller.navigationItem
    let hasBack =
      isAboveOthers && !item.hidesBackButton
      && (item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton)
    let own = controller.windowEdges
    func count(_ items: [ObjectReference], _ hasControls: Bool, _ controls: Int) -> Int {
      items.filter { Widget($0.pointer).isVisible }.count + (hasControls && controls > 0 ? 1 : 0)
    }
    let atStart = [
      hasBack && backLabel == nil ? parts.back : 0, edges.start && !own.start ? parts.start : 0,
    ]
    let atEnd = [edges.end && !own.end ? parts.end : 0]
    return bar.widget.measure(.horizontal).minimum
      + parts.added(atStart, besides: count(startItems, own.start, parts.start))
      + parts.added(atEnd, besides: count(endItems, own.end, parts.end))
  }

  /// The height of the header bar in a page of a width, 0 where it isn't shown.
  func headerHeight(width: Int) -> Int {
    bar.widget.measure(.vertical, forSize: width).natural
  }

  func allocate(width: Int, height: Int) {
    let headerHeight = headerHeight(width: width)
    if bar.widget.isVisible {
      bar.widget.allocate(PixelRect(x: 0, y: 0, width: width, height: headerHeight))
    }
    content?.allocate(
      PixelRect(x: 0, y: headerHeight, width: width, height: max(0, height - headerHeight)))
  }

  func directionDidChange() {}
}
