// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

extension Stage {
  /// Presses and releases a key with its modifiers, then settles.
  ///
  /// The key goes through the X server to the window, or to the dialog on top of it, which is given
  /// the focus first, so that no window manager is needed. Stops with a message where no real key event can be sent.
  /// - Parameter accelerator: The key in GTK's notation: `Escape`, `<Alt>Left`, `F9`.
  public func press(_ accelerator: String) {
    guard let accelerator = Accelerator(accelerator) else {
      fatalError("Stage.press: \"\(accelerator)\" is no key; write one like \"<Alt>Left\"")
    }
    let connection = connection(for: "Stage.press")
    let target = frontWindow
    takeFocus(connection, target)
    let arrival = EventCounter(target, GDK_KEY_PRESS, keyval: accelerator.keysym)
    defer { arrival.stop() }
    do {
      try connection.type(accelerator)
    } catch {
      fatalError("Stage.press: \(error)")
    }
    wait(
      "Stage.press",
      for: { "the key \"\(accelerator.text)\", which did not arrive at the window" },
      until: { arrival.count > 0 })
    if windowWidget.isMapped { settle() }
  }

  /// The stage's window, or the modal dialog on top of it.
  private var frontWindow: Widget {
    var front = windowWidget
    while let dialog = Self.dialog(over: front) { front = dialog }
    return front
  }

  private static func dialog(over window: Widget) -> Widget? {
    let toplevels = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(toplevels) {
      guard let item = g_list_model_get_item(toplevels, index) else { continue }
      defer { g_object_unref(item) }
      let other = Widget(UnsafeMutableRawPointer(item))
      if other.isMapped, gtk_window_get_modal(other.gtkWindow) != 0,
        gtk_window_get_transient_for(other.gtkWindow) == window.gtkWindow
      {
        return other
      }
    }
    return nil
  }

  /// Gives a window the keyboard.
  private func takeFocus(_ connection: XConnection, _ widget: Widget) {
    guard let identifier = XConnection.window(of: widget) else {
      fatalError("Stage.press: the window is not on screen")
    }
    connection.focus(identifier)
    wait(
      "Stage.press", for: { "the keyboard focus for the window" },
      until: {
        if gtk_window_is_active(widget.gtkWindow) != 0 { return true }
        // A window manager may have given it to another window meanwhile.
        if connection.focusedWindow != identifier { connection.focus(identifier) }
        self.clock.request(.paint)
        return false
      })
  }
}

@MainActor
extension Widget {
  /// The typed pointer of a window.
  var gtkWindow: UnsafeMutablePointer<GtkWindow> {
    pointer.assumingMemoryBound(to: GtkWindow.self)
  }
}
