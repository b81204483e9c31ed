// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// The widgets of a split view: columns behind hosts in `GtkPaned`s, for ever where they are.
///
/// ```
/// splitview ─┬─ column compact
///            └─ paned ─┬─ host ── column primary
///                      └─ host ── paned ─┬─ host ── column supplementary
///                                        └─ host ── paned ─┬─ host ── column secondary
///                                                          └─ host ── column inspector
/// ```
///
/// A style without a supplementary column has one paned less. The compact column and the inspector
/// are made when they first get a content.
@MainActor
final class SplitRoot: WidgetDelegate {
  // Wide enough that a divider out of view keeps its grab area, 50 pixels for touch, out too.
  private static let margin = 64

  private let forwarding = ForwardingWidget(.splitView)
  private(set) var lanes: [ColumnLane]
  private(set) var joints: [PanedJoint] = []
  private(set) var compactView: ColumnView?
  private var layoutHook: SignalHandler?
  private var handlers: [SignalHandler] = []
  private var lastPattern: HostPattern?
  var unusable: ColumnSet = []
  var modal: ColumnSet = []
  private var untouchable: ColumnSet = []

  weak var delegate: (any SplitRootDelegate)?

  var widget: Widget { forwarding.widget }

  /// The columns that there are widgets for, but the compact one.
  var columns: [SplitViewColumn] { lanes.map(\.column) }

  init(style: SplitViewStyle) {
    let root = forwarding.widget
    lanes = style.columns.map { ColumnLane($0, in: root) }
    var end = lanes[lanes.count - 1].host
    for index in (0..<lanes.count - 1).reversed() {
      let joint = PanedJoint(
        after: lanes[index].column, start: lanes[index].host.widget, end: end.widget,
        in: index == 0 ? nil : root)
      joints.insert(joint, at: 0)
      if let tail = joint.tail { end = tail }
    }
    outer.paned.widget.setParent(root)
    forwarding.delegate = self
    for joint in joints { watch(joint) }
    for lane in lanes { watch(lane.host) }
    for joint in joints { joint.tail.map { watch($0) } }
    watch()
  }

  private var outer: PanedJoint { joints[0] }

  private func watch(_ joint: PanedJoint) {
    // The inspector's divider is that of the secondary column's paned, counted from the other end.
    let column = joint.column == .secondary ? SplitViewColumn.inspector : joint.column
    joint.paned.onEvent = { [weak self, weak joint] event in
      guard let self, let joint else { return }
      self.delegate?.divider(of: column, did: event.map { self.width(by: joint, $0) })
    }
  }

  /// What a divider's position makes of the width of the column that it belongs to.
  private func width(by joint: PanedJoint, _ position: Int) -> Int {
    joint.column == .secondary ? joint.region.width - handleWidth - position : position
  }

  private func watch(_ host: HostView) {
    host.shieldWasClicked = { [weak self] in self?.delegate?.coveredWasClicked() }
  }

  private func watch() {
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

  // MARK: Columns

  /// The column, if there are widgets for it.
  func view(of column: SplitViewColumn) -> ColumnView? {
    column == .compact ? compactView : lane(column)?.view
  }

  /// The column, with widgets made for it where it has none; nil for one that the style lacks.
  func viewForContent(of column: SplitViewColumn) -> ColumnView? {
    switch column {
    case .compact where compactView == nil: addCompactColumn()
    case .inspector where lane(.inspector) == nil: addInspector()
    default: break
    }
    return view(of: column)
  }

  private func addCompactColumn() {
    let view = ColumnView(.compact)
    view.widget.setParent(widget)
    // Below the paneds, so that an inspector can lie over it.
    view.widget.insertFirst(in: widget)
    view.widget.isChildVisible = false
    view.widget.setUsable(!unusable.contains(.compact))
    compactView = view
  }

  /// Puts one more paned between the secondary column and the inspector.
  ///
  /// It is the one time that a column changes its parent: at most once in a split view's life, and
  /// not at all if the inspector is there before the view is loaded.
  private func addInspector() {
    guard let secondary = lane(.secondary) else { return }
    let lane = ColumnLane(.inspector, in: widget)
    let focus = widget.rootFocus.flatMap { $0.isWithin(secondary.view.widget) ? $0 : nil }
    let last = joints[joints.count - 1]
    last.paned.setEnd(nil)
    let joint = PanedJoint(
      after: .secondary, start: secondary.host.widget, end: lane.host.widget, in: widget)
    if let tail = joint.tail {
      last.paned.setEnd(tail.widget)
      watch(tail)
    }
    watch(joint)
    watch(lane.host)
    lane.view.widget.setUsable(!unusable.contains(.inspector))
    lanes.append(lane)
    joints.append(joint)
    knownMeasures = nil
    lastPattern = nil
    if let focus { widget.setRootFocus(focus) }
    widget.queueResize()
  }

  func lane(_ column: SplitViewColumn) -> ColumnLane? {
    lanes.first { $0.column == column }
  }

  /// Whether a plan hides a column that is shown now.
  func isHidden(anyColumnBy plan: RoundedSplitPlan) -> Bool {
    for lane in lanes where lane.place != nil && !plan.columns[lane.column].isVisible {
      return true
    }
    return false
  }

  /// Lets the pointer pass through columns that are on their way out.
  func setUntouchable(_ columns: ColumnSet) {
    guard columns != untouchable else { return }
    untouchable = columns
    for lane in lanes { lane.view.widget.isTarget = !columns.contains(lane.column) }
  }

  // MARK: Measures

  /// The thickness that a divider takes out of the columns' sum, in application pixels.
  var handleWidth: Int { measures.divider }

  /// The least widths of the columns' contents and of a divider.
  ///
  /// The toolkit asks for the split view's own width anew whenever one of them may have changed, so
  /// they are kept until then.
  var measures: ContentWidths {
    if let known = knownMeasures { return known }
    var measures = ContentWidths(divider: outer.paned.handle.measure(.horizontal).minimum)
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
    joints.filter(\.hasDivider).map { ($0.column, $0.paned.handle, $0.paned.widget) }
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

  /// Puts every column and divider where they are to be drawn; only to be called in an allocation.
  /// - Parameters:
  ///   - plan: Where they are at rest.
  ///   - picture: Where they are now.
  ///   - isMoving: Whether the picture is one of a motion.
  func apply(
    _ plan: SplitPlan, _ picture: SplitPicture, height: Int, slide: ColumnSlide?, isMoving: Bool
  ) {
    placeLanes(picture, height: height, slide: slide)
    let pattern = HostPattern(picture, isSliding: slide != nil, isMoving: isMoving)
    // While columns move the hosts do too, at each step.
    let isMoved = isMoving || pattern != lastPattern
    lastPattern = pattern
    for lane in lanes { lane.host.setPlace(lane.place, hostMoves: isMoved) }
    placeLayers(picture, height: height)
    placeCompact(plan, width: picture.width, height: height)
    for (index, joint) in joints.enumerated().reversed() {
      let lane = lanes[index]
      let isOver = picture.over.contains(lane.column)
      let divider = plan.divider(after: lane.column)
      let hasDivider = picture.hasDivider(after: lane.column)
      let start = slide == nil && (isOver || hasDivider) ? lane.place : nil
      let isDraggable = start != nil && !isOver && divider?.isDraggable == true
      joint.paned.isStartInFront = isOver
      joint.paned.isDraggable = isDraggable && !isMoving
      if !isDraggable, widget.rootFocus == joint.paned.widget {
        delegate?.dividerDidLoseFocus()
      }
      // The divider's width is that of the side column: for the inspector the one behind it.
      let minimum = isDraggable ? Int(divider?.minimum ?? 0) : 0
      let isInspectors = lane.column == .secondary
      lane.host.reportedMinimum = isInspectors ? 0 : minimum
      if isInspectors { lanes[index + 1].host.reportedMinimum = minimum }
      let region = region(
        from: index, width: picture.width, height: height, isSliding: slide != nil)
      joint.setRange(isDraggable ? divider : nil, width: (region?.width ?? 0) - handleWidth)
      joint.setPlace(
        region, start: start, isMirrored: picture.isMirrored, isMoved: isMoved,
        thickness: handleWidth, margin: Self.margin)
    }
  }

  private func placeLanes(_ picture: SplitPicture, height: Int, slide: ColumnSlide?) {
    let width = picture.width
    for lane in lanes {
      let frame = picture.columns[lane.column]
      let rect = PixelRect(x: frame.x, y: 0, width: frame.width, height: height)
      lane.place = frame.isVisible ? rect : nil
    }
    if picture.isCollapsed, let sheet = lane(.inspector), sheet.place != nil {
      let used = sheetHeight(width: width, height: height)
      let shown = Int((Double(used) * picture.sheet).rounded())
      sheet.place = PixelRect(x: 0, y: height - shown, width: width, height: used)
    }
    guard let slide else { return }
    let edges = slide.edges(width: width, isMirrored: picture.isMirrored)
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    lane(slide.from)?.place = whole.moved(toX: edges.from)
    lane(slide.to)?.place = whole.moved(toX: edges.to)
  }

  /// How high the inspector is as a sheet: half of the split view, or what it needs.
  func sheetHeight(width: Int, height: Int) -> Int {
    guard let wanted = lane(.inspector)?.view.measure(.vertical, forSize: width) else { return 0 }
    return min(
      max(wanted.natural, height / 2), max(height - (delegate?.heightAboveSheet ?? 0), 1))
  }

  /// The part of the split view that a joint's columns take up; nil if none is on screen.
  private func region(
    from index: Int, width: Int, height: Int, isSliding: Bool
  ) -> PixelRect? {
    let places = lanes[index...].compactMap(\.place)
    var (start, end) = (places.map(\.x).min(), places.map { $0.x + $0.width }.max())
    if index == 0 {
      (start, end) = (min(start ?? 0, 0), max(end ?? 0, width))
    }
    guard var start, var end else { return nil }
    if isSliding {
      // While a column slides, both of them reach out of the view.
      (start, end) = (max(start, 0), min(end, width))
    }
    return PixelRect(x: start, y: 0, width: max(end - start, 1), height: height)
  }

  private func placeCompact(_ plan: SplitPlan, width: Int, height: Int) {
    let isShown = plan.isCollapsed && plan.topColumn == .compact
    // With nothing in them the paneds would still take the clicks.
    let hasLanes = lanes.contains { $0.place != nil }
    if outer.paned.widget.isChildVisible != hasLanes {
      outer.paned.widget.isChildVisible = hasLanes
    }
    guard let view = compactView else { return }
    if view.widget.isChildVisible != isShown { view.widget.isChildVisible = isShown }
    guard isShown else { return }
    _ = view.widget.measure(.horizontal)
    view.widget.allocate(PixelRect(x: 0, y: 0, width: width, height: height))
  }
}
