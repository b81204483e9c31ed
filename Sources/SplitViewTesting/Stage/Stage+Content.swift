// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitView

extension Stage {
  /// Clicks the middle of what can be seen of a column below its header, then settles.
  ///
  /// Stops with a message if nothing can be seen of it.
  public func clickContent(of column: SplitViewController.Column) {
    click(contentPoint(of: column, in: "Stage.clickContent"), in: "Stage.clickContent")
  }

  /// As ``clickContent(of:)`` with another button than the primary one, such as 8 for going back.
  package func clickContent(of column: SplitViewController.Column, button: Int) {
    let action = "Stage.clickContent"
    releasePointer()
    movePointer(to: contentPoint(of: column, in: action), in: action)
    for isPressed in [true, false] {
      connection(for: action).setButton(button, isPressed: isPressed)
      presentFrame(in: action)
    }
    if windowWidget.isMapped { settle() }
  }

  /// Drags a divider with the primary button.
  ///
  /// Stops with a message if there is no such divider. A divider that is still held, after a call
  /// with `release: false`, is dragged on from where it is.
  /// - Parameters:
  ///   - column: The column before the divider, in reading order.
  ///   - points: How far the pointer moves in reading direction: to the right, or to the left where
  ///     the text runs from right to left. Negative numbers go back.
  ///   - release: Whether to let go at the end.
  public func dragDivider(
    after column: SplitViewController.Column, by points: Int, release: Bool = true
  ) {
    let action = "Stage.dragDivider"
    let probe = probe(for: action)
    if !pointer.isPressed {
      movePointer(to: dividerPoint(after: column, of: probe, in: action), in: action)
      pressPointer(in: action)
    }
    guard let start = pointer.position else { return }
    let direction = (probe.root?.isRightToLeft ?? false) ? -1.0 : 1.0
    glidePointer(to: (x: start.x + direction * Double(points), y: start.y), in: action)
    if release { releasePointer() }
    settle()
  }

  private func dividerPoint(
    after column: SplitViewController.Column, of probe: SplitProbe, in action: String
  ) -> Point {
    let onScreen = probe.controller.dividers.filter { Widget($0.widget).isMapped }
    guard let divider = onScreen.first(where: { $0.after == column }) else {
      let names = onScreen.map { "\($0.after)" }.joined(separator: ", ")
      fatalError(
        "\(action): there is no divider after the \(column) column on screen, but "
          + (names.isEmpty ? "none" : "one after \(names)"))
    }
    let bounds = Widget(divider.widget).contentBounds(in: windowWidget)
    return (
      x: Double(bounds.x) + Double(bounds.width) / 2,
      y: Double(bounds.y) + Double(bounds.height) / 2
    )
  }

  /// The middle of the widest part of a column's content that nothing covers.
  func contentPoint(of column: SplitViewController.Column, in action: String) -> Point {
    let probe = probe(for: action)
    guard let root = probe.root, root.isMapped else {
      fatalError("\(action): the split view is not on screen")
    }
    let measurement = FrameMeasurement(probe, root: root, tree: WidgetTree(root))
    guard let measured = measurement[column],
      let part = measurement.visibleParts(of: measured).max(by: { $0.count < $1.count }),
      let origin = root.bounds(in: windowWidget)
    else {
      fatalError("\(action): nothing of the \(column) column can be seen")
    }
    let top = max(measured.rect.y, measured.header?.maxY ?? 0)
    // A sheet covers the lower part of a page.
    let sheets = measurement.columns.filter { $0.order > measured.order && $0.rect.y > top }
    let bottom = min(
      measured.rect.maxY, measurement.height, sheets.map(\.rect.y).min() ?? measurement.height)
    return (
      x: Double(origin.x) + Double(part.lowerBound + part.upperBound) / 2,
      y: Double(origin.y) + Double(top + bottom) / 2
    )
  }
}
