// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// What a widget is to screen readers.
package enum AccessibleRole: Sendable {
  /// One of several panels' tabs.
  case tab
  /// What holds the tabs.
  case tabList
  /// What a tab shows.
  case tabPanel
  /// Things that belong together.
  case group
  /// What parts two things, and can be moved.
  case separator

  var gtk: GtkAccessibleRole {
    switch self {
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tabPanel: GTK_ACCESSIBLE_ROLE_TAB_PANEL
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
    }
  }
}

@MainActor
extension Widget {
  /// Makes it something else to screen readers; only while it is in no window.
  package func setRole(_ role: AccessibleRole) {
    Properties.set("accessible-role", of: pointer, to: Int32(role.gtk.rawValue))
  }

  /// Tells screen readers of the widget that it switches, such as a tab's panel.
  package func setAccessibleControls(_ widget: Widget) {
    csv_accessible_set_controls(gtk, widget.gtk)
  }
}
