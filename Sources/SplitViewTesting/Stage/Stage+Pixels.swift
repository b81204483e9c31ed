// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

extension Stage {
  /// What the X server shows of the window, in device pixels; stops with a message on others.
  package var pixels: WindowPixels {
    let connection = connection(for: "Stage.pixels")
    guard let identifier = XConnection.window(of: windowWidget),
      let display = gtk_widget_get_display(windowWidget.gtkWidget)
    else { fatalError("Stage.pixels: the window is not on screen") }
    // What the toolkit has painted has to have reached the server first.
    gdk_display_sync(display)
    return WindowPixels(connection, window: identifier)
  }

  /// Resizes the window from outside, as a window manager does, without waiting for a frame.
  package func resizeFromOutside(to width: Int, height: Int) {
    let connection = connection(for: "Stage.resizeFromOutside")
    guard let identifier = XConnection.window(of: windowWidget) else {
      fatalError("Stage.resizeFromOutside: the window is not on screen")
    }
    let scale = XConnection.scale(of: windowWidget)
    connection.resize(identifier, width: width * scale, height: height * scale)
  }
}
