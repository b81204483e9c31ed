// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// A `GtkPaned` between one column and all that follow it.
@MainActor
final class PanedJoint {
  /// The column before the divider.
  let column: SplitViewColumn
  let paned: Paned

  /// The host that the paned itself lies in; nil for the outermost one.
  let tail: HostView?

  /// Where the divider is to stand at the paned's next allocation.
  private let state: PanedState

  /// The part of the split view that the paned covers, without what puts its divider out of view.
  private(set) var region = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Whether the divider stands between two columns on screen.
  private(set) var hasDivider = false

  /// - Parameter root: The split view; nil for its outermost paned.
  init(after column: SplitViewColumn, start: Widget, end: Widget, in root: Widget?) {
    self.column = column
    let paned = Paned(start: start, end: end)
    let state = PanedState()
    (self.paned, self.state) = (paned, state)
    tail = root.map { root in
      HostView(paned.widget, in: root) { paned.allocate($0, position: state.position) }
    }
    if root != nil { paned.widget.setClass("split-view-inner", true) }
    paned.name = Self.name(ofDividerAfter: column)
  }

  private static func name(ofDividerAfter column: SplitViewColumn) -> String {
    switch column {
    case .primary: LibraryText.sidebarDivider.text
    case .supplementary: LibraryText.listDivider.text
    // The inspector's divider stands after the secondary column.
    case .secondary, .compact, .inspector: LibraryText.inspectorDivider.text
    }
  }

  /// Tells how far the divider can be moved.
  /// - Parameters:
  ///   - divider: What the plan says of it; nil for one that stays where it is.
  ///   - width: How much room both sides of it have.
  func setRange(_ divider: DividerPlan?, width: Int) {
    paned.draggableRange = divider.map { divider in
      let (least, most) = (Int(divider.minimum), Int(divider.maximum))
      // The inspector is behind its divider.
      return divider.column == .inspector ? width - most...width - least : least...most
    }
  }

  /// Puts the paned where its columns are.
  ///
  /// - Parameters:
  ///   - region: The part of the split view with its columns; nil if none is on screen.
  ///   - start: The place of the column before the divider, if the divider is to stand after it.
  ///   - isMoved: Whether hosts around it may have come to lie elsewhere.
  ///   - thickness: That of the divider.
  ///   - margin: How far out of view a divider that isn't shown has to be.
  func setPlace(
    _ region: PixelRect?, start: PixelRect?, isMirrored: Bool, isMoved: Bool, thickness: Int,
    margin: Int
  ) {
    let excess = 2 * margin + thickness
    hasDivider = start != nil && region != nil
    guard let region else {
      paned.isDraggable = false
      tail?.setPlace(nil, hostMoves: isMoved)
      return
    }
    self.region = region
    paned.setMirrored(isMirrored)
    var place = region
    var position = region.width + excess / 2
    if let start {
      position = isMirrored ? region.x + region.width - start.x : start.x + start.width - region.x
    }
    if position + thickness >= region.width {
      // A divider that isn't shown stands beyond the trailing edge, so far that even its grab area is
      // out of view. And the toolkit would take off the screen what is covered wholly, if nothing
      // were left for it.
      place.width += excess
      if isMirrored { place.x -= excess }
    }
    // A person may have dragged the divider to where it can't stay.
    let isAside = hasDivider && position != paned.position
    let dividerMoves = isAside || position != state.position
    state.position = position
    if let tail {
      tail.setPlace(place, hostMoves: isMoved || dividerMoves)
    } else {
      paned.allocate(place, position: position)
    }
  }
}
