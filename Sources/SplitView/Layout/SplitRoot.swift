// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What a split view's widget tree asks and tells.
@MainActor
protocol SplitRootDelegate: AnyObject {
  /// The split view was given a size, in application pixels; ends in `SplitRoot.apply`
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
  /// The split view came into a window, or left one.
  func windowDidChange()
  /// The split view has gone out of sight, where it gets no frames.
  func didLeaveScreen()
}

/// The widgets of a split view: columns behind hosts in `GtkPaned`s, for ever where they are.
///
/// ```
/// splitview ── paned ─┬─ host ── column primary
///                     └─ host ── column secondary
///
/// splitview ── paned ─┬─ host ── column primary
///                     └─ host ── paned ─┬─ host ── column supplementary
///                                       └─ host ── column secondary
/// ```
@MainActor
final class SplitRoot: WidgetDelegate {
  // Wide enough that a divider out of view keeps its grab area, 50 pixels for touch, out too.
  private static let margin = 64

  private let forwarding = ForwardingWidget(.splitView)
  private let lanes: [ColumnLane]
  private let tail: HostView?
  private let outer: Paned
  private let inner: Paned?
  private var layoutHook: SignalHandler?
  private var handlers: [SignalHandler] = []

  weak var delegate: (any SplitRootDelegate)?

  var widget: Widget { forwarding.widget }
  let columns: [SplitViewColumn]

  init(style: SplitViewStyle) {
    columns =
      style == .tripleColumn
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let root = forwarding.widget
    lanes = columns.map { ColumnLane($0, in: root) }
    let hosts = lanes.map(\.host.widget)
    if style == .tripleColumn {
      let inner = Paned(start: hosts[1], end: hosts[2])
      inner.widget.setClass("split-view-inner", true)
      let state = PanedState()
      let tail = HostView(inner.widget, in: root) { inner.allocate($0, position: state.position) }
      (self.inner, self.tail, innerState) = (inner, tail, state)
      outer = Paned(start: hosts[0], end: tail.widget)
    } else {
      (inner, tail, innerState) = (nil, nil, PanedState())
      outer = Paned(start: hosts[0], end: hosts[1])
    }
    outer.widget.setParent(root)
    forwarding.delegate = self
    watch()
  }

  private var lastPattern: HostPattern?

  /// Where the inner divider is to stand at its host's next allocation.
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
      connect(widget.pointer, "notify::root") { [weak self] _ in
        self?.delegate?.windowDidChange()
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

  func view(of column: SplitViewColumn) -> ColumnView? { lane(column)?.view }

  private func lane(_ column: SplitViewColumn) -> ColumnLane? {
    lanes.first { $0.column == column }
  }

  /// Whether a plan hides a column that is shown now.
  func isHidden(anyColumnBy plan: RoundedSplitPlan) -> Bool {
    for lane in lanes where lane.place != nil && !plan.columns[lane.column].isVisible {
      return true
    }
    return false
  }

  /// The thickness that a divider takes out of the columns' sum, in application pixels.
  var handleWidth: Int { measures.divider }

  /// The least widths of the columns' contents and of a divider.
  ///
  /// The toolkit asks for the split view's own width anew whenever one of them may have changed, so
  /// they are kept until then.
  var measures: ContentWidths {
    if let known = knownMeasures { return known }
    var measures = ContentWidths(divider: outer.handle.measure(.horizontal).minimum)
    for lane in lanes { measures.columns[lane.column] = Double(lane.view.minimumWidth) }
    knownMeasures = measures
    return measures
  }

  /// Whether it is in a window, shown or not.
  var isInWindow: Bool { widget.isInWindow }

  /// Measures anew, without waiting for the toolkit's question.
  func forgetMeasures() { knownMeasures = nil }

  private var knownMeasures: ContentWidths?

  /// The dividers on screen, with their paneds.
  var dividers: [(after: SplitViewColumn, handle: Widget, paned: Widget)] {
    var all: [(after: SplitViewColumn, handle: Widget, paned: Widget)] = []
    if outer.isDraggable { all.append((.primary, outer.handle, outer.widget)) }
    if let inner, inner.isDraggable { all.append((.supplementary, inner.handle, inner.widget)) }
    return all
  }

  // MARK: WidgetDelegate

  var requestMode: RequestMode {
    lanes.contains { $0.view.requestMode == .heightForWidth } ? .heightForWidth : .constant
  }

  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
    if axis == .horizontal { knownMeasures = nil }
    return delegate?.measure(axis, forSize: size) ?? (0, 0)
  }

  func allocate(width: Int, height: Int) { delegate?.layOut(width: width, height: height) }

  func directionDidChange() { delegate?.directionDidChange() }

  // MARK: Carrying a plan out

  /// Puts every column and divider where a plan wants them; only to be called in an allocation.
  func apply(_ plan: RoundedSplitPlan, isMirrored: Bool, height: Int, slide: ColumnSlide?) {
    for lane in lanes {
      let frame = plan.columns[lane.column]
      let rect = PixelRect(x: frame.x, y: 0, width: frame.width, height: height)
      lane.place = frame.isVisible ? rect : nil
    }
    if let slide {
      let edges = slide.edges(width: plan.width, isMirrored: isMirrored)
      lane(slide.from)?.place = PixelRect(x: edges.from, y: 0, width: plan.width, height: height)
      lane(slide.to)?.place = PixelRect(x: edges.to, y: 0, width: plan.width, height: height)
    }
    let pattern = HostPattern(plan, isMirrored: isMirrored, isSliding: slide != nil)
    let hostsMove = pattern != lastPattern
    lastPattern = pattern
    for lane in lanes { lane.host.setPlace(lane.place, hostMoves: hostsMove) }
    placeInner(plan, isMirrored: isMirrored, height: height, hostMoves: hostsMove)
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
    _ plan: RoundedSplitPlan, isMirrored: Bool, height: Int, hostMoves: Bool
  ) {
    guard let inner, let tail else { return }
    let shown = lanes.dropFirst().compactMap(\.place)
    guard let left = shown.map(\.x).min(), let right = shown.map({ $0.x + $0.width }).max() else {
      return tail.setPlace(nil, hostMoves: hostMoves)
    }
    // While a column slides, both of them reach out of the view.
    let (start, end) = (max(left, 0), min(right, plan.width))
    let region = PixelRect(x: start, y: 0, width: max(end - start, 1), height: height)
    let hasDivider = plan.supplementaryDivider?.isVisible ?? false
    inner.setMirrored(isMirrored)
    inner.isDraggable = hasDivider
    let (place, position) =
      hasDivider
      ? (region, plan.columns.supplementary.width) : widened(region, isMirrored: isMirrored)
    let dividerMoves = position != innerState.position
    innerState.position = position
    tail.setPlace(place, hostMoves: hostMoves || dividerMoves)
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
  func setDividerMinimums(primary: Int, supplementary: Int) {
    lanes[0].host.reportedMinimum = primary
    if inner != nil { lanes[1].host.reportedMinimum = supplementary }
  }
}
