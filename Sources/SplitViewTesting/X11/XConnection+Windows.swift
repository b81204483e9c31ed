// SPDX-License-Identifier: MIT

extension XConnection {
  /// Gives a window a size in device pixels, as a window manager does.
  package func resize(_ window: Identifier, width: Int, height: Int) {
    _ = functions.resizeWindow(display, window, CUnsignedInt(width), CUnsignedInt(height))
    flush()
  }

  /// Gives a window a place and a size in device pixels.
  package func moveResize(_ window: Identifier, x: Int, y: Int, width: Int, height: Int) {
    _ = functions.moveResizeWindow(
      display, window, CInt(x), CInt(y), CUnsignedInt(width), CUnsignedInt(height))
    flush()
  }

  /// Puts a window above its siblings.
  package func raise(_ window: Identifier) {
    _ = functions.raiseWindow(display, window)
    flush()
  }

  /// The size of a window in device pixels, or nil if there is no such window.
  package func size(of window: Identifier) -> (width: Int, height: Int)? {
    var (root, x, y): (Identifier, CInt, CInt) = (0, 0, 0)
    var (width, height, border, depth): (CUnsignedInt, CUnsignedInt, CUnsignedInt, CUnsignedInt) =
      (0, 0, 0, 0)
    let status = functions.getGeometry(
      display, window, &root, &x, &y, &width, &height, &border, &depth)
    return status == 0 ? nil : (Int(width), Int(height))
  }

  /// Where a point of a window lies on the screen, in device pixels.
  package func positionOnScreen(x: Int, y: Int, of window: Identifier) -> (x: Int, y: Int)? {
    var (rootX, rootY, child): (CInt, CInt, Identifier) = (0, 0, 0)
    let isSameScreen = functions.translateCoordinates(
      display, window, rootWindow, CInt(x), CInt(y), &rootX, &rootY, &child)
    return isSameScreen == 0 ? nil : (Int(rootX), Int(rootY))
  }

  /// The window that key events go to; 0 for none, 1 for the one under the pointer.
  package var focusedWindow: Identifier {
    var (window, revert): (Identifier, CInt) = (0, 0)
    _ = functions.getInputFocus(display, &window, &revert)
    return window
  }

  /// Makes a window the one that key events go to.
  package func focus(_ window: Identifier) {
    let revertToParent: CInt = 2
    let currentTime: UInt = 0
    _ = functions.setInputFocus(display, window, revertToParent, currentTime)
    flush()
  }
}
