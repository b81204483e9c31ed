// SPDX-License-Identifier: MIT

/// What the library's own buttons are called.
enum HeaderText {
  static let back = "Back"
  static let showSidebar = "Show sidebar"
  static let hideSidebar = "Hide sidebar"
  static let toggleSidebar = "Show or hide sidebar"
  static let showSidebars = "Show sidebars"
  static let showContentOnly = "Show the content only"

  static func back(to title: String) -> String { "Back to \(title)" }
}
