// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// A column, its host, and where the column is to lie; nil while it is hidden.
@MainActor
final class ColumnLane {
  let column: SplitViewColumn
  let view: ColumnView
  let host: HostView
  var place: PixelRect?

  init(_ column: SplitViewColumn, in root: Widget) {
    let view = ColumnView(column)
    (self.column, self.view) = (column, view)
    host = HostView(view.widget, in: root) { view.widget.allocate($0) }
  }
}
