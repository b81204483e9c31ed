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
        let pages = Self.pages(in: widget)
        return MeasuredColumn(
          column, rect, pages: pages.widgets.compactMap { $0.bounds(in: root) },
          isPageMoving: pages.areMoving, header: probe.header(of: column)?.bounds(in: root),
          order: order)
      },
      dividers: probe.controller.dividers.compactMap { divider in
        let widget = Widget(divider.widget)
        guard widget.isMapped else { return nil }
        let rect = widget.contentBounds(in: root)
        guard rect.maxX > 0, rect.x < root.width else { return nil }
        return MeasuredDivider(after: divider.after, rect)
      })
  }

  /// The pages that are mapped in a column, which keeps them in a stack or shows just one.
  @MainActor
  private static func pages(in column: Widget) -> (widgets: [Widget], areMoving: Bool) {
    let content = column.children.filter(\.isMapped)
    guard let only = content.first, isStack(only) else {
      return (content, content.contains { isAnyStackMoving(under: $0) })
    }
    return (only.children.filter(\.isMapped), isMoving(only) || isAnyStackMoving(under: only))
  }

  @MainActor
  private static func isStack(_ widget: Widget) -> Bool {
    Properties.isInstance(widget.pointer, of: gtk_stack_get_type())
  }

  @MainActor
  private static func isMoving(_ stack: Widget) -> Bool {
    gtk_stack_get_transition_running(OpaquePointer(stack.pointer)) != 0
  }

  /// Whether pages move in a stack further inside, such as that of a tab.
  @MainActor
  private static func isAnyStackMoving(under widget: Widget) -> Bool {
    widget.children.contains { child in
      child.isMapped && (isStack(child) && isMoving(child) || isAnyStackMoving(under: child))
    }
  }
}
