// SPDX-License-Identifier: MIT

/// Puts calls of appearance off while an app moves controllers about in a split view.
///
/// What is on screen before and after hears nothing, whatever stacks it went through in between.
@MainActor
final class AppearanceHold {
  private static var present: AppearanceHold?

  private unowned let split: SplitViewController
  private let outer: AppearanceHold?
  private let before: [ViewController]

  /// Begins; the caller owes ``end()``.
  init(of split: SplitViewController) {
    self.split = split
    outer = AppearanceHold.present
    var found: [ViewController] = []
    func collect(_ controller: ViewController) {
      for child in controller.children {
        if child.isAppearing { found.append(child) }
        collect(child)
      }
    }
    collect(split)
    before = found
    AppearanceHold.present = self
  }

  /// From now on stacks send appearance themselves again.
  func end() {
    AppearanceHold.present = outer
  }

  /// Whether a stack leaves appearance to a split view: because it is in there, or in no window.
  static func holds(_ navigation: NavigationController) -> Bool {
    guard let present else { return false }
    if navigation.isInside(present.split) { return true }
    let outermost = navigation.outermost
    return outermost.host == nil && outermost.ownPresentation == nil
  }

  /// What has gone from the screen and what has come, containers first.
  /// - Parameter roots: The split view's controllers that are on screen afterwards.
  func changes(to roots: [ViewController]) -> (leaving: [ViewController], coming: [ViewController])
  {
    var after: [ViewController] = []
    func collect(_ controller: ViewController) {
      after.append(controller)
      for child in controller.childrenOnScreen { collect(child) }
    }
    for root in roots { collect(root) }
    return (
      before.filter { controller in
        controller.isAppearing && !after.contains { $0 === controller }
      },
      after.filter { !$0.isAppearing }
    )
  }
}
