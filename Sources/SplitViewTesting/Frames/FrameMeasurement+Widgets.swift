// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

extension FrameMeasurement {
  /// Measures a split view's widgets as they were painted.
  @MainActor
  init(_ probe: SplitProbe, root: Widget, tree: WidgetTree) {
    self.init(
      width: root.width, height: root.height,
      columns: SplitProbe.columns.compactMap { column in
        guard let widget = probe.widget(of: column), let order = tree.order(of: widget),
          let rect = widget.bounds(in: root)
        else { return nil }
        return MeasuredColumn(
          column, rect, pages: Self.pages(in: widget).compactMap { $0.bounds(in: root) },
          isPageMoving: probe.controller.arePagesMoving(in: column),
          header: probe.header(of: column)?.bounds(in: root), order: order)
      },
      dividers: probe.controller.dividers.compactMap { divider in
        let widget = Widget(divider.widget)
        guard widget.isMapped else { return nil }
        let rect = widget.contentBounds(in: root)
        guard rect.maxX > 0, rect.x < root.width else { return nil }
        return MeasuredDivider(after: divider.after, rect)
      }, layers: Self.layers(of: probe, in: root))
  }

  @MainActor
  private static func layers(of probe: SplitProbe, in root: Widget) -> [MeasuredLayer] {
    let (dimming, shadows) = probe.controller.layers
    func layer(_ pointer: UnsafeMutableRawPointer, _ column: Column?) -> MeasuredLayer? {
      let widget = Widget(pointer)
      guard widget.isMapped, let rect = widget.bounds(in: root) else { return nil }
      return MeasuredLayer(shadowOf: column, rect, opacity: widget.opacity)
    }
    return dimming.compactMap { layer($0, nil) }
      + shadows.compactMap { layer($0.widget, $0.column) }
  }

  /// The pages that are mapped in a column, which keeps them in a stack or shows just one.
  @MainActor
  private static func pages(in column: Widget) -> [Widget] {
    let content = column.children.filter(\.isMapped)
    guard let stack = content.first, Properties.isInstance(stack.pointer, of: gtk_stack_get_type())
    else {
      return content
    }
    return stack.children.filter(\.isMapped)
  }
}
