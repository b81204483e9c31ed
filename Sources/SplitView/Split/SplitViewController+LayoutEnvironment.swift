// SPDX-License-Identifier: MIT

extension SplitViewController {
  /// Whether a controller is in a split view, and in which form that is.
  ///
  /// Source: [UISplitViewController.LayoutEnvironment](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/layoutenvironment).
  public enum LayoutEnvironment: Int, Sendable, Hashable, CaseIterable {
    /// Not in a split view.
    case none = 0
    /// In one whose columns stand side by side.
    case expanded = 1
    /// In one that is folded into a stack of pages.
    case collapsed = 2
  }
}

extension ViewController {
  /// The form of the nearest split view that this is in.
  ///
  /// A split view's own is that of the one around it.
  /// Source: [splitViewControllerLayoutEnvironment](https://developer.apple.com/documentation/uikit/uitraitcollection/splitviewcontrollerlayoutenvironment).
  public var splitViewControllerLayoutEnvironment: SplitViewController.LayoutEnvironment {
    guard let split = splitViewController else { return .none }
    return split.isCollapsed ? .collapsed : .expanded
  }
}
