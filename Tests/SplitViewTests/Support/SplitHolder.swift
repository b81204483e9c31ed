// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView

/// A plain page with a split view in it, which can be taken out for something else.
@MainActor
final class SplitHolder: ViewController {
  private let inner: SplitViewController
  private var box: Box?

  init(_ title: String, _ inner: SplitViewController) {
    self.inner = inner
    super.init()
    self.title = title
  }

  override func loadView() {
    let box = Box(.vertical)
    self.box = box
    addChild(inner)
    let content = Widget(inner.view)
    content.setExpands(horizontally: true, vertically: true)
    box.append(content)
    view = box.widget.pointer
    inner.didMove(toParent: self)
  }

  /// Takes the split view out and shows another widget in its place.
  func replace(with widget: UnsafeMutableRawPointer) {
    inner.willMove(toParent: nil)
    box?.remove(Widget(inner.view))
    inner.removeFromParent()
    box?.append(Widget(widget))
  }
}
