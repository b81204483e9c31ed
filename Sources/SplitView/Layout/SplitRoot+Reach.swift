// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What keys, the focus and screen readers find in a split view.
extension SplitRoot {
  /// The columns that there are widgets for.
  private var views: [ColumnView] { lanes.map(\.view) + (compactView.map { [$0] } ?? []) }

  /// The columns that are on screen, as they were placed last.
  private var placed: ColumnSet {
    var placed: ColumnSet = []
    for lane in lanes where lane.place != nil { placed.insert(ColumnSet(lane.column)) }
    if compactView?.widget.isChildVisible == true { placed.insert(.compact) }
    return placed
  }

  /// Lets keys, the focus and screen readers reach the columns on screen alone.
  /// - Parameters:
  ///   - covered: What is on screen, but lies under something else or is on its way out.
  ///   - isModal: Whether the rest has to go before what is covered can be used.
  func setReach(covered: ColumnSet, isModal: Bool) {
    let reachable = placed.subtracting(covered)
    // Child visibility alone leaves a column in GTK 4.8's accessible tree.
    var unusable: ColumnSet = []
    for view in views where !reachable.contains(view.column) {
      unusable.insert(ColumnSet(view.column))
    }
    let modal = isModal ? reachable : []
    guard unusable != self.unusable || modal != self.modal else { return }
    for view in views {
      view.widget.setUsable(!unusable.contains(view.column))
      if modal.contains(view.column) != self.modal.contains(view.column) {
        view.widget.setAccessibleModal(modal.contains(view.column))
      }
    }
    (self.unusable, self.modal) = (unusable, modal)
  }

  /// Lets the app move the focus into columns that are about to come on screen.
  func allowFocus(in columns: [SplitViewColumn]) {
    for view in views where columns.contains(view.column) && unusable.contains(view.column) {
      unusable.remove(ColumnSet(view.column))
      view.widget.setUsable(true)
    }
  }
}
