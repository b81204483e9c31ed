// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// What a widget is to screen readers.
package enum AccessibleRole: Sendable {
  /// One of several panels' tabs.
  case tab
  /// What holds the tabs.
  case tabList

  var gtk: GtkAccessibleRole {
    self == .tab ? GTK_ACCESSIBLE_ROLE_TAB : GTK_ACCESSIBLE_ROLE_TAB_LIST
  }
}

@MainActor
extension Widget {
  /// Makes it something else to screen readers; only before it is first shown.
  package func setRole(_ role: AccessibleRole) {
    Properties.set("accessible-role", of: pointer, to: Int32(role.gtk.rawValue))
  }

  /// Tells screen readers of the object that it switches, such as a tab's panel.
  package func setAccessibleControls(_ accessible: UnsafeMutableRawPointer) {
    csv_accessible_set_controls(gtk, accessible)
  }
}
