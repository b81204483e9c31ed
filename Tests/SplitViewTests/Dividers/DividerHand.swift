// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A person's hand on the dividers of a split view on a stage: a real pointer, point by point.
@MainActor
struct DividerHand {
  typealias Column = SplitViewController.Column

  let stage: Stage
  let split: SplitViewController

  init(_ rig: Rig) { (stage, split) = (rig.stage, rig.split) }

  init(_ stage: Stage, _ split: SplitViewController) { (self.stage, self.split) = (stage, split) }

  /// The middle of a divider in the window; nil where there is none on screen.
  func center(after column: Column = .primary) -> Stage.Point? {
    guard let divider = split.dividers.first(where: { $0.after == column }),
      let window = split.rootWidget
    else { return nil }
    return Widget(divider.widget).bounds(in: Widget(window)).map { bounds in
      (
        x: Double(bounds.x) + Double(bounds.width) / 2,
        y: Double(bounds.y) + Double(bounds.height) / 2
      )
    }
  }

  func move(to x: Double, y: Double = 350) {
    stage.movePointer(to: (x: x, y: y), in: "moving the pointer")
    // Newer toolkits tell of motion once a frame.
    stage.settle()
  }

  func press() { stage.pressPointer(in: "pressing the button") }

  func release() {
    stage.releasePointer()
    stage.settle()
  }

  /// Presses and releases twice, where the pointer is.
  func doubleClick() {
    for _ in 0..<2 {
      press()
      stage.releasePointer()
    }
    stage.settle()
  }

  /// Whether the pointer shows, at a point, that something can be moved.
  func showsCursor(at x: Double, y: Double = 350) -> Bool {
    guard let window = split.rootWidget?.assumingMemoryBound(to: GtkWidget.self) else {
      return false
    }
    var next = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT).map {
      Widget(UnsafeMutableRawPointer($0))
    }
    while let widget = next {
      let typed = widget.pointer.assumingMemoryBound(to: GtkWidget.self)
      if let cursor = gtk_widget_get_cursor(typed) {
        return gdk_cursor_get_name(cursor).map { String(cString: $0) } == "col-resize"
      }
      next = widget.parent
    }
    return false
  }

  /// Whether a press at a point takes hold of a divider, which is let go again where it was.
  func takesHold(at x: Double, y: Double = 350) -> Bool {
    let before = widths
    move(to: x, y: y)
    press()
    move(to: x + 20, y: y)
    let isMoved = widths != before
    move(to: x, y: y)
    release()
    return isMoved
  }

  private var widths: [Int] {
    Column.allCases.compactMap { split.columnWidget(of: $0).map { Widget($0).width } }
  }

  /// A column's width as it is drawn.
  func width(of column: Column) -> Int {
    split.columnWidget(of: column).map { Widget($0).width } ?? 0
  }
}
