// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A page as it is drawn: a header bar over a view controller's view.
@MainActor
final class PageView: WidgetDelegate {
  private let forwarding = ForwardingWidget(.page)
  private let bar = HeaderBar()
  private let backButton: Button
  unowned let controller: ViewController
  private weak var container: (any PageContainer)?
  private var content: Widget?
  private let size = PageSize()
  private let items: HeaderItems
  private var outerItems: [BarButtonItem] = []
  private var name: String?

  /// Where the focus last was in it, but for the back button.
  var rememberedFocus: WeakReference?

  var widget: Widget { forwarding.widget }
  var header: Widget { bar.widget }

  /// - Parameters:
  ///   - controller: Whose view and navigation item it shows.
  ///   - container: Who shows pages one over another; nil for one page alone.
  init(_ controller: ViewController, in container: (any PageContainer)?) {
    self.controller = controller
    self.container = container
    items = HeaderItems(bar)
    backButton = Button(text: nil, iconName: nil) { [weak container] in container?.goBack() }
    backButton.widget.name = "split-view-back"
    forwarding.delegate = self
    bar.widget.setParent(widget)
    controller.loadViewIfNeeded()
    controller.page = self
    takeContent()
    update()
  }

  func isBackButton(_ widget: Widget) -> Bool { widget == backButton.widget }

  /// Shows the view that the controller has now.
  ///
  /// It stops the program where that is in a widget that it can't be taken out of.
  func takeContent() {
    if let content, content.parent == widget { content.unparent() }
    content = controller.viewIfLoaded.map { Widget($0) }
    guard let content else { return }
    let place = content.parent?.typeName ?? ""
    precondition(
      content.detach(),
      "the view of \(controller.logName) is in a \(place): take it out of that first")
    content.setExpands(horizontally: true, vertically: true)
    content.setParent(widget)
  }

  /// Gives the view back to its controller, for another place.
  func dismantle() {
    size.end()
    if let content, content.parent == widget {
      content.unparent()
    }
    content = nil
    if controller.page === self { controller.page = nil }
    bar.setTitleWidget(nil)
    items.removeAll()
  }

  /// Brings the header up to date.
  func update() {
    let item = controller.navigationItem
    bar.widget.isVisible = container?.isNavigationBarHidden != true
    setTitle(item.resolvedTitle)
    let titleView = item.titleView.map { Widget($0) }
    let isFree = titleView?.parent == nil || titleView?.isWithin(bar.widget) == true
    bar.setTitleWidget(isFree || isOnTop ? titleView : nil)
    let layout = Toolkit.decorationLayout
    let edges = controller.windowEdges
    bar.setWindowControls(start: edges.start ? layout.start : "", end: edges.end ? layout.end : "")

    back = backLook(for: item)
    let outer = container?.outerItems ?? []
    let start =
      outer.map(\.widget) + (back == nil ? [] : [backButton.widget])
      + item.leftBarButtonItems.map(\.widget)
    outerItems = outer
    // What several pages share is on the one on top.
    items.update(
      start: start, end: item.rightBarButtonItems.map(\.widget), mayTake: isOnTop)
  }

  private func setTitle(_ title: String) {
    bar.title = title
    // A tab's panel has the tab's name.
    guard title != name, !(container is TabBarController) else { return }
    name = title
    widget.setAccessibleLabel(title.isEmpty ? nil : title)
  }

  private func backLook(for item: NavigationItem) -> BackButtonLook? {
    guard item.hasPlaceForBack else { return nil }
    return container?.pageBelow(controller)?.navigationItem.backButton
  }

  /// What the back button leads to, nil without one.
  private(set) var back: BackButtonLook? {
    didSet {
      guard let back, back != shownBack else { return }
      shownBack = back
      backButton.setContent(text: nil, iconName: back.shownIconName)
      backButton.widget.setAccessibleLabel(back.spokenLabel)
      backButton.setTooltip(back.shownToolTip)
    }
  }

  private var shownBack: BackButtonLook?

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
  ///   - isAboveColumn: Whether the page's column has another one below it there.
  ///   - buttons: How many buttons of its own a split view may put into the header while its columns
  ///     stand side by side: the window hears of no mode.
  func foldedMinimum(
    _ parts: HeaderParts, edges: WindowEdges, isAboveColumn: Bool, buttons: Int
  ) -> Int {
    guard bar.widget.isVisible else { return 0 }
    let item = controller.navigationItem
    let isAbovePage =
      (container as? NavigationController).map { $0.stack.first !== controller } ?? false
    let mayGoBack =
      !item.hidesBackButton
      && item.hasPlaceForBack
    let folded = mayGoBack && (isAboveColumn || isAbovePage) ? 1 : 0
    let unfolded = buttons + (mayGoBack && isAbovePage ? 1 : 0)
    let own = controller.windowEdges
    func count(_ shown: [Widget], _ hasControls: Bool, _ controls: Int) -> Int {
      shown.count + (hasControls && controls > 0 ? 1 : 0)
    }
    let outer = items.shownAtStart.filter { item in outerItems.contains { $0.widget == item } }
    let others = count(items.shownAtStart, own.start, parts.start) - outer.count
    let missing = max(0, max(folded, unfolded) - (back == nil ? 0 : 1))
    let atStart =
      Array(repeating: parts.back, count: missing)
      + [edges.start && !own.start ? parts.start : 0]
    let atEnd = [edges.end && !own.end ? parts.end : 0]
    return bar.widget.measure(.horizontal).minimum
      - parts.added(outer.map { $0.measure(.horizontal).minimum }, besides: others)
      + parts.added(atStart, besides: others)
      + parts.added(atEnd, besides: count(items.shownAtEnd, own.end, parts.end))
  }

  /// The height of the header bar in a page of a width, 0 where it isn't shown.
  func headerHeight(width: Int) -> Int {
    bar.widget.measure(.vertical, forSize: width).natural
  }

  func allocate(width: Int, height: Int) {
    if size.putsOffLayout(of: self, width: width, height: height) { return }
    let headerHeight = headerHeight(width: width)
    let x = allocateUncovered(width: width, height: height)
    if bar.widget.isVisible {
      bar.widget.allocate(PixelRect(x: x, y: 0, width: width, height: headerHeight))
    }
    content?.allocate(
      PixelRect(x: x, y: headerHeight, width: width, height: max(0, height - headerHeight)))
  }

  // MARK: Going back by hand

  /// The page below that this one moves away from, and how far it has gone, from 0 to 1.
  var uncovered: (page: PageView, progress: Double)? {
    didSet {
      if let old = oldValue?.page, old !== uncovered?.page {
        forwarding.setCompanion(nil)
        // Whether it is on screen is from now on the stack's affair alone.
        if !old.isOnTop { old.widget.isChildVisible = false }
      }
      if let new = uncovered?.page, new !== oldValue?.page {
        new.widget.isChildVisible = true
        forwarding.setCompanion(new.widget)
      }
      widget.queueAllocate()
    }
  }

  private var isOnTop: Bool { container?.isOnTop(controller) ?? true }

  /// Puts the page below to the side that it comes from, and returns how far this one is away.
  private func allocateUncovered(width: Int, height: Int) -> Int {
    guard let uncovered else { return 0 }
    let below = uncovered.page.widget
    let slide = PageSlide(
      width: width, progress: uncovered.progress, isMirrored: widget.isRightToLeft)
    let size = (
      width: max(width, below.measure(.horizontal).minimum),
      height: max(height, below.measure(.vertical, forSize: width).minimum)
    )
    below.allocate(PixelRect(x: slide.below, y: 0, width: size.width, height: size.height))
    return slide.top
  }

  func directionDidChange() {}
}
