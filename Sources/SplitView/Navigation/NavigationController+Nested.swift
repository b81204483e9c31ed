// SPDX-License-Identifier: MIT

/// A navigation controller in another one's stack, as a classic split view has it: the inner one's
/// pages have the header bars, and lead back to the page below it.
extension NavigationController: PageHost {
  func pageBelow(container: ViewController) -> ViewController? { pageBelow(container) }

  func goBack(from container: ViewController) {
    guard stack.last === container else { return }
    goBack()
  }

  func outerItems(for container: ViewController) -> [BarButtonItem] { outerItems }

  /// Whether a tab bar controller may be in this stack: as the secondary controller alone.
  func mayHoldTabs(_ controller: ViewController) -> Bool {
    stack.contains { $0 === controller } || columnHost?.lends(controller, to: self) == true
  }
}

extension ViewController {
  /// This page, or what is on top of the stack that stands for a page.
  var pageOnTop: ViewController { (self as? NavigationController)?.stack.last?.pageOnTop ?? self }
}

/// The place of a page that has header bars of its own.
@MainActor
final class HeaderlessPlace: PageContainer {
  static let shared = HeaderlessPlace()

  let isNavigationBarHidden = true

  let outerItems: [BarButtonItem] = []

  func isOnTop(_ controller: ViewController) -> Bool { true }

  func pageBelow(_ controller: ViewController) -> ViewController? { nil }

  func goBack() {}
}
