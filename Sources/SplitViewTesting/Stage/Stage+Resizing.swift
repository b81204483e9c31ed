// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

extension Stage {
  /// Gives the window a new size, and returns when a frame of that size was painted and all is
  /// settled.
  ///
  /// Stops with both numbers if the window's content needs more.
  /// - Parameters:
  ///   - width: The width in application pixels.
  ///   - height: The height, or nil to keep it.
  public func resize(to width: Int, height: Int? = nil) {
    if let height { self.height = height }
    change(width: width, in: "Stage.resize")
    settle()
  }

  /// Goes through widths one by one, waiting for one painted frame of each.
  public func sweep(_ widths: some Sequence<Int>) {
    for width in widths { change(width: width, in: "Stage.sweep") }
  }

  private func change(width: Int, in action: String) {
    Stage.checkMinimum(width: width, height: height, of: window, in: action)
    let widget = Widget(window.widget)
    if widget.width == width, widget.height == height { return presentFrame(in: action) }
    // On a display without a window manager too this resizes the window that is shown, and the next
    // layout waits for it: what was set in the same turn is laid out at the new size only.
    if askedSize == (width, height) {
      // GDK asks the X server for a size only if it is not the one that it asked for last.
      resizeFromOutside(to: width, height: height)
    } else {
      askedSize = (width, height)
      window.defaultSize = askedSize
    }
    waitForFrame(width: width, height: height, in: action)
  }

  static func checkMinimum(width: Int, height: Int, of window: Window, in action: String) {
    let widget = Widget(window.widget)
    let minimumWidth = widget.measure(.horizontal).minimum
    guard width >= minimumWidth else {
      fatalError("\(action): a width of \(width) is below the window's minimum of \(minimumWidth)")
    }
    let minimumHeight = widget.measure(.vertical, forSize: width).minimum
    guard height >= minimumHeight else {
      fatalError(
        "\(action): a height of \(height) is below the window's minimum of \(minimumHeight)")
    }
  }
}
