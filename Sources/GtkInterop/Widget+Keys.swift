// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A key that moves along a row of things.
package enum NavigationKey: Sendable, Hashable, CaseIterable {
  /// To the left.
  case left
  /// To the right.
  case right
  /// To the first.
  case home
  /// To the last.
  case end

  init?(value: Int) {
    switch value {
    case Int(GDK_KEY_Left), Int(GDK_KEY_KP_Left): self = .left
    case Int(GDK_KEY_Right), Int(GDK_KEY_KP_Right): self = .right
    case Int(GDK_KEY_Home), Int(GDK_KEY_KP_Home): self = .home
    case Int(GDK_KEY_End), Int(GDK_KEY_KP_End): self = .end
    default: return nil
    }
  }
}

@MainActor
extension Widget {
  /// Calls `body` for the keys that move along a row, without modifiers, while the focus is inside.
  ///
  /// Where it answers false the key goes its way.
  package func observeKeys(_ body: @escaping @MainActor (NavigationKey) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_widget_add_controller(gtk, controller)
    connect(UnsafeMutableRawPointer(controller), "key-pressed") { arguments in
      let modifiers = [GDK_SHIFT_MASK, GDK_CONTROL_MASK, GDK_ALT_MASK].reduce(0) {
        $0 | Int($1.rawValue)
      }
      guard arguments.int(2) & modifiers == 0, let key = NavigationKey(value: arguments.int(0))
      else { return arguments.setReturn(false) }
      arguments.setReturn(body(key))
    }
  }
}
