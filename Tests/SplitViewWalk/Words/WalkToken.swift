// SPDX-License-Identifier: MIT

/// What a delegate hears, and what it can read of the split view at that moment.
package struct WalkToken: Sendable, Hashable, CustomStringConvertible {
  package var text: String
  package var isCollapsed: Bool
  package var displayMode: WalkMode

  package init(_ text: String, isCollapsed: Bool, displayMode: WalkMode) {
    self.text = text
    self.isCollapsed = isCollapsed
    self.displayMode = displayMode
  }

  package var description: String {
    "\(text)[\(isCollapsed ? "collapsed" : displayMode.rawValue)]"
  }
}
