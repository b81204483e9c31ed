// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

extension FrameMeasurement {
  /// Measures a split view's widgets as they were painted.
  @MainActor
  init(_ probe: SplitProbe, root: Widget, tree: WidgetTree) {
    width = root.width
    height = root.height
    columns = SplitProbe.columns.compactMap { column in
      guard let widget = probe.widget(of: column), let order = tree.order(of: widget),
        let rect = widget.bounds(in: root)
      else { return nil }
      return MeasuredColumn(
        column: column, rect: rect, pages: Self.pages(in: widget, root: root),
        header: probe.header(of: column)?.bounds(in: root), order: order)
    }
    dividers = probe.controller.dividers.compactMap { divider in
      let widget = Widget(divider.widget)
      guard widget.isMapped else { return nil }
      let rect = widget.contentBounds(in: root)
      guard rect.maxX > 0, rect.x < root.width else { return nil }
      return MeasuredDivider(after: divider.after, rect: rect)
    }
  }

  /// Where the pages lie that are mapped in a column: the children of its stack.
  @MainActor
  private static func pages(in column: Widget, root: Widget) -> [PixelRect] {
    column.children.filter(\.isMapped).compactMap { $0.bounds(in: root) }
  }
}
