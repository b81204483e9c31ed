// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

extension Toplevel {
  /// Makes it a dialog over another window, which gets no input while this one is there.
  ///
  /// It belongs to the same application. It has to be closed before that window goes.
  package func makeModal(over other: Widget) {
    guard let parent = other.window else { return }
    let own = widget.pointer.assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(own, parent)
    gtk_window_set_modal(own, 1)
    if let application = gtk_window_get_application(parent) {
      gtk_window_set_application(own, application)
    }
    Properties.set("show-menubar", of: widget.pointer, to: false)
    widget.setClass("dialog", true)
    Properties.set(
      "accessible-role", of: widget.pointer, to: Int32(GTK_ACCESSIBLE_ROLE_DIALOG.rawValue))
  }

  /// Calls `body` for the Escape key alone, where nothing inside takes it.
  package func observeEscape(_ body: @escaping @MainActor () -> Void) {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
      let modifiers = Int(gtk_accelerator_get_default_mod_mask().rawValue)
      guard arguments.int(0) == Int(GDK_KEY_Escape), arguments.int(2) & modifiers == 0 else {
        return
      }
      arguments.setReturn(true)
      body()
    }
    gtk_widget_add_controller(widget.gtk, keys)
  }
}

@MainActor
extension Widget {
  /// The window that it is in, or nil.
  package var toplevel: Widget? {
    window.map { Widget(UnsafeMutableRawPointer($0)) }
  }

  /// Whether its window has the keyboard.
  package var isInActiveWindow: Bool { window.map { gtk_window_is_active($0) != 0 } ?? false }

  /// Brings its window to the front.
  package func presentWindow() { window.map { gtk_window_present($0) } }

  var window: UnsafeMutablePointer<GtkWindow>? {
    guard let root = gtk_widget_get_root(gtk) else { return nil }
    let pointer = UnsafeMutableRawPointer(root)
    guard Properties.isInstance(pointer, of: UInt(gtk_window_get_type())) else { return nil }
    return pointer.assumingMemoryBound(to: GtkWindow.self)
  }
}
