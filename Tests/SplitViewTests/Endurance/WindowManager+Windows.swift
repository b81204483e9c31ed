// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

extension WindowManager {
  /// Waits until the window manager is up.
  static func waitUntilWindowsMaximise() throws {
    let page = ViewController()
    let stage = try Stage(page, width: 300, height: 300)
    defer { stage.close() }
    let window = try window(of: page)
    let ticker = Ticker(milliseconds: 100) {
      gtk_window_maximize(window)
      return Widget(page.view).width < 1800
    }
    runLoop(until: "a window manager") { ticker.isOver }
  }

  static func window(
    of controller: ViewController
  ) throws -> UnsafeMutablePointer<GtkWindow> {
    let view = controller.view.assumingMemoryBound(to: GtkWidget.self)
    let root = try XCTUnwrap(gtk_widget_get_root(view))
    return UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
  }
}
