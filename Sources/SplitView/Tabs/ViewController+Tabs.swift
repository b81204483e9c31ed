// SPDX-License-Identifier: MIT

extension ViewController {
  /// The nearest container that is a tab bar controller.
  ///
  /// Source: [tabBarController](https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller).
  public var tabBarController: TabBarController? { nearestAncestor() }

  /// What the tab of this controller shows.
  ///
  /// A navigation controller whose item says nothing is shown by that of its root page.
  /// Source: [tabBarItem](https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem).
  public var tabBarItem: TabBarItem {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let made = TabBarItem()
      made.owner = self
      ownTabBarItem = made
      return made
    }
    set {
      ownTabBarItem?.owner = nil
      ownTabBarItem = newValue
      newValue.owner = self
      tabDidChange()
    }
  }

  /// Tells the tab bar whose tab this controller is, or is the navigation stack in.
  func tabDidChange() {
    let container = (parent as? NavigationController)?.parent ?? parent
    (container as? TabBarController)?.updateTabBar()
  }
}
