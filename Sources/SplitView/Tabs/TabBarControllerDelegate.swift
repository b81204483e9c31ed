// SPDX-License-Identifier: MIT

/// Hears of the tabs that a person chooses.
///
/// What the program selects itself is not told.
/// Source: [UITabBarControllerDelegate](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate).
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// A person chose a tab, also the one that is shown: whether it is to be shown.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// A tab that a person chose is shown.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Lets every tab be shown.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
