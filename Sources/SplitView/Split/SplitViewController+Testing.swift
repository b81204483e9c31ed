// SPDX-License-Identifier: MIT
package import GtkInterop
internal import SplitViewCore

/// What the testing module measures.
extension SplitViewController {
  /// The widget that is a column, nil where the style has none or the view isn't loaded.
  package func columnWidget(of column: Column) -> UnsafeMutableRawPointer? {
    root?.view(of: column)?.widget.pointer
  }

  /// The split view's widget, nil until the view is loaded.
  package var rootWidget: UnsafeMutableRawPointer? { root?.widget.pointer }

  /// The column that is drawn while folded, which may not count as shown: an empty one, or that of a
  /// classic split view.
  package var drawnColumn: Column? { splitState.drawnColumn }

  /// The columns that lie over others.
  package var overlaidColumns: [Column] {
    configuration.plan(for: splitState, in: currentEnvironment).over.columns
  }

  /// The dividers on screen.
  package var dividers:
    [(after: Column, widget: UnsafeMutableRawPointer, paned: UnsafeMutableRawPointer)]
  {
    root?.dividers.map { ($0.after, $0.handle.pointer, $0.paned.pointer) } ?? []
  }

  /// Whether pages move inside a column.
  package func arePagesMoving(in column: Column) -> Bool {
    slots[column]?.headers?.arePagesMoving ?? false
  }

  /// The header bar on screen in a column.
  package func header(of column: Column) -> UnsafeMutableRawPointer? {
    if column == .secondary, showsPlaceholder(in: splitState) {
      return (placeholderPage?.view ?? (placeholder as? any HeaderContainer)?.frontPage)?.header
        .pointer
    }
    guard isShowing(column) || column == splitState.frontColumn else { return nil }
    return slots[column]?.frontPage?.header.pointer
  }

  // MARK: Motion

  /// Where each column that is to be seen, or nearly, has its place at this moment of a motion; nil
  /// at rest.
  package var movingColumns: [(column: Column, rect: PixelRect)]? {
    guard motion != nil, let root else { return nil }
    return root.lanes.compactMap { lane in lane.place.map { (lane.column, $0) } }
  }

  /// What can be drawn besides columns and dividers, on screen or not: what dims, and shadows at
  /// columns' edges.
  package var layers:
    (
      dimming: [UnsafeMutableRawPointer],
      shadows: [(column: Column, widget: UnsafeMutableRawPointer)]
    )
  {
    guard let layers = root?.layers else { return ([], []) }
    return (layers.dimming.map(\.pointer), layers.shadows.map { ($0.column, $0.widget.pointer) })
  }

  /// How far a motion of columns has come, from 0 to 1; nil at rest.
  package var motionProgress: Double? { motion?.progress }

  /// Stops a motion of columns at a moment of its way, or brings it to another one.
  package func holdMotion(at progress: Double) {
    guard motion != nil else { return }
    motion?.isHeld = true
    motion?.progress = progress
    runner.coordinator?.progress = progress
    queueLayout()
  }

  /// Lets a motion that was stopped go on to its end.
  package func releaseMotion() {
    guard var held = motion, held.isHeld else { return }
    held = ColumnMotion(from: picture ?? held.from, target: held.target)
    motion = held
    runMotion()
  }
}
