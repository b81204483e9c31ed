// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What a split view's widget tree asks and tells.
@MainActor
protocol SplitRootDelegate: AnyObject {
  /// The split view was given a size, in application pixels; ends in ``SplitRoot/apply(_:height:)``
  /// unless the layout is to stay as it is for this round.
  func layOut(width: Int, height: Int)
  /// How large the split view has to be and wants to be.
  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int)
  /// A person moved the divider after a column: the column's wished width.
  func dividerDidMove(after column: SplitViewColumn, to position: Int)
  /// All layout of this round of the frame is done.
  func layoutRoundDidEnd()
  /// The text direction was turned.
  func directionDidChange()
  /// The split view has gone out of sight, where it gets no frames.
  func didLeaveScreen()
}

/// The widgets of a split view: columns behind hosts in `GtkPaned`s, for ever where they are.
///
/// ```
/// splitview ── paned ─┬─ host ── column primary
///                     └─ host ── column secondary                      (double column)
///                     └─ host ── paned ─┬─ host ── column supplementary (triple column)
///                                       └─ host ── column secondary
/// ```
@MainActor
final class SplitRoot: WidgetDelegate {
  // Wide enough that a divider out of view keeps its grab area, 50 pixels for touch, out too.
  private static let margin = 64

  private let forwarding = ForwardingWidget(.splitView)
  private let views: [SplitViewColumn: ColumnView]
  private let hosts: [SplitViewColumn: HostView]
  private let tail: HostView?
  private let outer: Paned
  private let inner: Paned?
  private var layoutHook: SignalHandler?
  private var handlers: [SignalHandler] = []

  weak var delegate: (any SplitRootDelegate)?

  var widget: Widget { forwarding.widget }
  let columns: [SplitViewColumn]

  init(style: SplitViewStyle) {
    let columns: [SplitViewColumn] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    self.columns = columns
    let root = forwarding.widget
    var (views, hosts): ([SplitViewColumn: ColumnView], [SplitViewColumn: HostView]) = ([:], [:])
    for column in columns {
      let view = ColumnView(column)
      views[column] = view
      hosts[column] = HostView(view.widget, in: root) { view.widget.allocate($0) }
    }
    self.views = views
    self.hosts = hosts
    guard let start = hosts[.primary], let end = hosts[.secondary] else {
      preconditionFailure("a split view has a primary and a secondary column")
    }
    if let middle = hosts[.supplementary] {
      let inner = Paned(start: middle.widget, end: end.widget)
      inner.widget.setClass("split-view-inner", true)
      let state = PanedState()
      let tail = HostView(inner.widget, in: root) { inner.allocate($0, position: state.position) }
      (self.inner, self.tail, innerState) = (inner, tail, state)
      outer = Paned(start: start.widget, end: tail.widget)
    } else {
      (inner, tail, innerState) = (nil, nil, PanedState())
      outer = Paned(start: start.widget, end: end.widget)
    }
    outer.widget.setParent(root)
    forwarding.delegate = self
    watch()
  }

  /// Where the inner divider is to stand at its host's next allocation.
  private final class PanedState {
    var position = 0
  }
  private let innerState: PanedState

  private func watch() {
    outer.positionDidChange = { [weak self] position in
      self?.delegate?.dividerDidMove(after: .primary, to: position)
    }
    inner?.positionDidChange = { [weak self] position in
      self?.delegate?.dividerDidMove(after: .supplementary, to: position)
    }
    // After the toolkit's own layout, in the same frame: what is asked for here is laid out in
    // another round before the frame is painted.
    handlers = [
      connect(widget.pointer, "realize", after: true) { [weak self] _ in
        guard let self else { return }
        self.layoutHook = FrameClock(of: self.widget)?.observe(.layout) { [weak self] in
          self?.delegate?.layoutRoundDidEnd()
        }
      },
      connect(widget.pointer, "unmap", after: true) { [weak self] _ in
        self?.delegate?.didLeaveScreen()
      },
      connect(widget.pointer, "unrealize") { [weak self] _ in
        self?.layoutHook?.disconnect()
        self?.layoutHook = nil
      },
    ]
  }

  func view(of column: SplitViewColumn) -> ColumnView? { views[column] }

  /// The thickness that a divider takes out of the columns' sum, in application pixels.
  var handleWidth: Int { outer.handle.measure(.horizontal).minimum }

  /// The dividers on screen, with their paneds.
  var dividers: [(after: SplitViewColumn, handle: Widget, paned: Widget)] {
    var all: [(after: SplitViewColumn, handle: Widget, paned: Widget)] = []
    if outer.isDraggable { all.append((.primary, outer.handle, outer.widget)) }
    if let inner, inner.isDraggable { all.append((.supplementary, inner.handle, inner.widget)) }
    return all
  }

  // MARK: WidgetDelegate

  var requestMode: RequestMode {
    views.values.contains { $0.requestMode == .heightForWidth } ? .heightForWidth : .constant
  }

  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
    delegate?.measure(axis, forSize: size) ?? (0, 0)
  }

  func allocate(width: Int, height: Int) { delegate?.layOut(width: width, height: height) }

  func directionDidChange() { delegate?.directionDidChange() }

  // MARK: Carrying a plan out

  /// Puts every column and divider where a plan wants them; only to be called in an allocation.
  func apply(_ plan: RoundedSplitPlan, isMirrored: Bool, height: Int, slide: ColumnSlide?) {
    var places: [SplitViewColumn: PixelRect] = [:]
    for column in columns {
      let frame = plan.columns[column]
      guard frame.isVisible else { continue }
      places[column] = PixelRect(x: frame.x, y: 0, width: frame.width, height: height)
    }
    if let slide {
      let edges = slide.edges(width: plan.width, isMirrored: isMirrored)
      for (column, x) in [(slide.from, edges.from), (slide.to, edges.to)] {
        places[column] = PixelRect(x: x, y: 0, width: plan.width, height: height)
      }
    }
    for column in columns { hosts[column]?.setPlace(places[column]) }
    placeInner(plan, places, isMirrored: isMirrored, height: height)
    let whole = PixelRect(x: 0, y: 0, width: plan.width, height: height)
    let divider = plan.primaryDivider.flatMap { $0.isVisible && slide == nil ? $0 : nil }
    outer.setMirrored(isMirrored)
    outer.isDraggable = divider != nil
    if divider != nil {
      outer.allocate(whole, position: plan.columns.primary.width)
    } else {
      let (rect, position) = widened(whole, isMirrored: isMirrored)
      outer.allocate(rect, position: position)
    }
  }

  private func placeInner(
    _ plan: RoundedSplitPlan, _ places: [SplitViewColumn: PixelRect], isMirrored: Bool, height: Int
  ) {
    guard let inner, let tail else { return }
    let shown = [places[.supplementary], places[.secondary]].compactMap { $0 }
    guard let left = shown.map(\.x).min(), let right = shown.map({ $0.x + $0.width }).max() else {
      return tail.setPlace(nil)
    }
    let isSliding = plan.columns.secondary.isVisible != (places[.secondary] != nil) || left < 0
    let region =
      isSliding
      ? PixelRect(x: 0, y: 0, width: plan.width, height: height)
      : PixelRect(x: left, y: 0, width: right - left, height: height)
    let hasDivider = plan.supplementaryDivider?.isVisible ?? false
    inner.setMirrored(isMirrored)
    inner.isDraggable = hasDivider
    if hasDivider {
      innerState.position = plan.columns.supplementary.width
      tail.setPlace(region)
    } else {
      let (rect, position) = widened(region, isMirrored: isMirrored)
      innerState.position = position
      tail.setPlace(rect)
    }
  }

  /// A paned that covers a region with its divider out of view, beyond the trailing edge.
  private func widened(
    _ region: PixelRect, isMirrored: Bool
  ) -> (rect: PixelRect, position: Int) {
    let excess = 2 * SplitRoot.margin + handleWidth
    let rect = PixelRect(
      x: isMirrored ? region.x - excess : region.x, y: region.y, width: region.width + excess,
      height: region.height)
    return (rect, region.width + SplitRoot.margin)
  }

  /// Where the dividers stop, told to the paneds so that a drag ends there too.
  func setDividerMinimum(_ minimum: Int, for column: SplitViewColumn) {
    hosts[column]?.reportedMinimum = minimum
  }
}
