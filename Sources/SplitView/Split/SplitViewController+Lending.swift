// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// How a collapsed classic split view draws a stack that lists the secondary controller.
///
/// The primary navigation controller has it in its list, but the secondary column goes on drawing
/// it: the controller is lent. So a collapse and the expansion after it move no widget.
extension SplitViewController {
  /// Whether a page of a navigation controller is drawn by the secondary column.
  func lends(_ controller: ViewController, to navigation: NavigationController) -> Bool {
    guard style == .unspecified, slots[.secondary]?.content === controller,
      classicChange?.isJoining ?? splitState.isCollapsed || splitState.isCollapsed
    else { return false }
    return navigation === slots[.primary]?.content || navigation === classicChange?.primary
  }

  /// The navigation controller whose stack lists the lent controller.
  var joinedStack: NavigationController? {
    guard style == .unspecified, splitState.isCollapsed, !isTryingExpansion,
      let primary = slots[.primary]?.content as? NavigationController,
      let secondary = slots[.secondary]?.content,
      primary.stack.contains(where: { $0 === secondary })
    else { return nil }
    return primary
  }

  /// A page has left the stack for good.
  func lentPageWasRemoved(_ controller: ViewController) {
    guard style == .unspecified, classicChange == nil, splitState.isCollapsed,
      slots[.secondary]?.content === controller
    else { return }
    vacate(.secondary)
    updatePlaceholder()
  }

  /// Whether the stack of a navigation controller slides from column to column.
  func slidesStack(of navigation: NavigationController) -> Bool {
    style == .unspecified && slide != nil && navigation === slots[.primary]?.content
  }

  /// Whether a change of a navigation controller's stack can slide from column to column.
  func canSlideStack(of navigation: NavigationController) -> Bool {
    style == .unspecified && splitState.isCollapsed && isLaidOut && joinedStack === navigation
  }

  /// Ends a change of pages that went from column to column.
  func finishStack() {
    guard style == .unspecified, splitState.isCollapsed,
      let primary = slots[.primary]?.content as? NavigationController, !primary.isSliding
    else { return }
    primary.finishChange()
  }
}
