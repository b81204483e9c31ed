// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// A controller without header bars as a split view shows it.
///
/// It gets a header bar where a person would miss one: where the window's buttons belong to it.
@MainActor
final class BarePage: PageContainer {
  private weak var split: SplitViewController?
  private let column: SplitViewColumn
  private let controller: ViewController
  private let alwaysHasHeader: Bool

  /// The controller's view, with the header bar over it.
  private(set) lazy var view = PageView(controller, in: self)

  /// - Parameter alwaysHasHeader: Whether the header bar is there without window buttons too.
  init(
    _ controller: ViewController, in column: SplitViewColumn, of split: SplitViewController,
    alwaysHasHeader: Bool = false
  ) {
    self.controller = controller
    self.column = column
    self.split = split
    self.alwaysHasHeader = alwaysHasHeader
  }

  /// The stack that lists the controller although the column draws it.
  private var stack: NavigationController? { column == .secondary ? split?.joinedStack : nil }

  var isNavigationBarHidden: Bool {
    if let stack { return stack.isNavigationBarHidden }
    return !alwaysHasHeader && controller.windowEdges == WindowEdges() && outerItems.isEmpty
  }

  func isOnTop(_ controller: ViewController) -> Bool { true }

  func pageBelow(_ controller: ViewController) -> ViewController? { stack?.pageBelow(controller) }

  func goBack() { stack?.goBack() }

  var outerItems: [BarButtonItem] { split?.headerItems[column] ?? [] }
}
