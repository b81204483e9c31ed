// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
public import SplitView

extension Stage {
  /// A column's header as it is drawn, or nil if none is on screen.
  public func header(of column: SplitViewController.Column) -> PresentedHeader? {
    guard let header = SplitProbe(under: root)?.header(of: column) else { return nil }
    let widgets = header.mappedDescendants
    let title = widgets.first { $0.name == "split-view-title" }
    let back = widgets.first { $0.name == HeaderButton.back.widgetName }
    return PresentedHeader(
      title: title.map { Self.text(of: $0) }, backLabel: back?.tooltip,
      buttons: buttons(in: header, among: widgets))
  }

  /// Clicks a button that the split view put into a column's header, then settles.
  ///
  /// Stops with a message if there is no such button, or if something covers it.
  public func tap(_ button: HeaderButton, in column: SplitViewController.Column) {
    let action = "Stage.tap"
    guard let header = probe(for: action).header(of: column) else {
      fatalError("\(action): no header of the \(column) column is on screen")
    }
    let widgets = header.mappedDescendants
    guard let target = widgets.first(where: { $0.name == button.widgetName }),
      let point = center(of: target)
    else {
      let names = buttons(in: header, among: widgets).map { "\($0)" }.joined(separator: ", ")
      fatalError(
        "\(action): the header of the \(column) column has no \(button) button, but "
          + (names.isEmpty ? "none" : names))
    }
    guard target.isSensitive else {
      fatalError("\(action): the \(button) button of the \(column) column is insensitive")
    }
    guard let hit = widget(at: point), hit.isInside(target) else {
      let other = widget(at: point).map { WidgetTree.name(of: $0) } ?? "nothing that takes clicks"
      fatalError("\(action): over the \(button) button of the \(column) column is \(other)")
    }
    click(point, in: action)
  }

  /// The split view's own buttons in a header, in reading order.
  private func buttons(in header: Widget, among widgets: [Widget]) -> [HeaderButton] {
    let found = HeaderButton.allCases.compactMap { button -> (button: HeaderButton, x: Int)? in
      guard let widget = widgets.first(where: { $0.name == button.widgetName }),
        let bounds = widget.bounds(in: header), bounds.width > 0
      else { return nil }
      return (button, header.isRightToLeft ? -bounds.maxX : bounds.x)
    }
    return found.sorted { $0.x < $1.x }.map(\.button)
  }

  private static func text(of label: Widget) -> String {
    String(cString: gtk_label_get_text(OpaquePointer(label.pointer)))
  }
}
