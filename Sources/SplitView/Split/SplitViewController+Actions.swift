// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What a split view does as actions, for menus, buttons and shortcuts of the app.
extension SplitViewController {
  /// The name of the action that shows and hides the sidebar, for everything inside the split view.
  ///
  /// It does what the button does, also where that isn't shown, and is disabled where a person can't
  /// change the sidebar: while folded, and where
  /// ``/SplitView/SplitViewController/setHideable(_:for:)`` keeps it. Where split views lie inside each
  /// other, it means the innermost one.
  public nonisolated static let toggleSidebarActionName = "\(actionPrefix).\(toggleSidebarAction)"

  nonisolated static let actionPrefix = "split-view"
  private nonisolated static let toggleSidebarAction = "toggle-sidebar"

  func makeActions() -> ActionGroup {
    let actions = ActionGroup()
    actions.add(SplitViewController.toggleSidebarAction, isEnabled: false) { [weak self] in
      _ = self?.toggleSidebar()
    }
    return actions
  }

  func updateActions(for state: SplitState) {
    let isEnabled =
      style == .unspecified
      ? configuration.hasClassicButton(for: state)
      : configuration.togglingSidebar(
        from: state, in: lastEnvironment ?? currentEnvironment) != nil
    actions.setEnabled(SplitViewController.toggleSidebarAction, isEnabled)
  }
}
